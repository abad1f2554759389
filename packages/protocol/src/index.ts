/** The protocol's front door: what devices and servers say to each other. */
export { CODE_LENGTH, LETTERS, drawCode, readCode } from "./code.ts";
export { Close, PHRASES, VERSION } from "./messages.ts";
export type { ClientMessage, NightView, PartyView, Phrase, SeatView, ServerMessage, Wish } from "./messages.ts";
