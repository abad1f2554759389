/** The engine's front door: the kernel's words, the cards, and the games. */
export * from "./kernel/event.ts";
export * from "./kernel/game.ts";
export * from "./kernel/game-name.ts";
export * from "./kernel/match.ts";
export * from "./kernel/options.ts";
export * from "./kernel/refusal.ts";
export * from "./kernel/share-code.ts";
export * from "./cards/card.ts";
export * from "./cards/pack.ts";
export { GAMES } from "./games/index.ts";
export * from "./games/snap/door.ts";
export { snipSnapSnorum } from "./games/snip-snap-snorum/index.ts";
export { Ask, Event, Word } from "./games/snip-snap-snorum/events.ts";
export type { RefusalCode } from "./games/snip-snap-snorum/events.ts";
export { CONFLICTS, OPTIONS, PRESETS } from "./games/snip-snap-snorum/options.ts";
export type { SnipRules } from "./games/snip-snap-snorum/options.ts";
export type { RoundResult, Snip } from "./games/snip-snap-snorum/state.ts";
export type { RunCard, SnipView } from "./games/snip-snap-snorum/view.ts";
