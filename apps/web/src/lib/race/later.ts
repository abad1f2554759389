/** Parts round the table of a race that nobody needs while the first cards are laid: fetched once the table stands. */
export { quotedRules } from "#lib/rules/clauses.ts";
export { stayAwake } from "./awake.ts";
export { default as Menu } from "#lib/table/Menu.svelte";
export { default as Note } from "#lib/table/Note.svelte";
export { default as RuleSheet } from "#lib/table/RuleSheet.svelte";
