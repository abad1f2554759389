/** Parts of the table that nobody needs while the first cards are laid: fetched once the table stands. */
export { default as Between } from "./Between.svelte";
export { default as Choices } from "#lib/race/Choices.svelte";
export { default as Chip } from "./Chip.svelte";
export { default as FinishDialog } from "./FinishDialog.svelte";
export { default as IrishEnd } from "./IrishEnd.svelte";
export { default as Judged } from "./Judged.svelte";
export { default as Landed } from "./Landed.svelte";
export { default as OneSwitch } from "./OneSwitch.svelte";
export { default as Referee } from "./Referee.svelte";
export { default as Shared } from "./Shared.svelte";
export { default as Sounds } from "./Sounds.svelte";
export { default as Ticket } from "./Ticket.svelte";
export { onSeatKey, sharedKeys } from "./seat-keys.ts";
export { answerTo } from "./spoken.ts";
export { Sitter } from "./sitter.svelte.ts";
export { deviceSpeaker, soundFace } from "./sound.ts";
export { sounds } from "./sounds.svelte.ts";
