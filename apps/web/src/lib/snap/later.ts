/** Parts of the table that nobody needs while the first cards are turned: fetched once the table stands. */
export { quotedRules } from "#lib/rules/clauses.ts";
export { default as Menu } from "#lib/table/Menu.svelte";
export { default as Note } from "#lib/table/Note.svelte";
export { default as RuleSheet } from "#lib/table/RuleSheet.svelte";
export { default as Choices } from "#lib/race/Choices.svelte";
export { default as FinishDialog } from "./FinishDialog.svelte";
export { default as Flights } from "./Flights.svelte";
export { default as Judged } from "./Judged.svelte";
export { default as Pools } from "./Pools.svelte";
export { default as Referee } from "./Referee.svelte";
export { default as Ring } from "./Ring.svelte";
export { default as Shared } from "./Shared.svelte";
export { default as SnapEnd } from "./SnapEnd.svelte";
export { default as Strip } from "./Strip.svelte";
export { choicesOf } from "./choices.ts";
export { keysOfOne, sharedKeys } from "./seat-keys.ts";
export { judgementOf, lateFor } from "./verdict.ts";
export { answerTo } from "./spoken.ts";
