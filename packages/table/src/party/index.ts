/** The party's door. */
export * from "./types.ts";
export { brokenParty } from "./broken.ts";
export { foldParty, NO_PARTY, seatOf } from "./fold.ts";
export { decideParty, isPlaying, MOST_MEMBERS, openParty, USUAL_LEVEL } from "./decide.ts";
export type { PartyHouse } from "./decide.ts";
export { MOST_NIGHT_GAMES, nightGoesOn } from "./night.ts";
