/** Parts of the table that nobody needs while the first cards are laid: fetched once the table stands. */
export { quotedRules } from "#lib/rules/clauses.ts";
export { default as Dialog } from "#lib/parts/Dialog.svelte";
export { default as Cuts } from "./Cuts.svelte";
export { default as Menu } from "./Menu.svelte";
export { default as Note } from "./Note.svelte";
export { default as RuleSheet } from "./RuleSheet.svelte";
export { default as Standings } from "./Standings.svelte";
export { answerTo } from "./spoken.ts";
