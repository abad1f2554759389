/** Wishes that come too late to be carried out, and need not be told off for it. */
import type { Refusal } from "@snorum/engine";

/** So long after one's own card a further press is for that card, in milliseconds. */
const SAME_TURN_MS = 1500;
/** So long after cards have been won whoever calls for them is late. Ruling G7. */
const AMNESTY_MS = 600;

const SPENT: ReadonlySet<Refusal["code"]> = new Set(["reached-already", "not-your-turn", "moved-on"]);

/** A second press for one's own card, `since` ms after the first: it asks for what has been done. Ruling S24. */
export const isRepeat = (code: Refusal["code"], since: number): boolean => SPENT.has(code) && since < SAME_TURN_MS;

/** A call for a pile that somebody won `since` ms ago. Ruling G7. */
export const isLate = (code: Refusal["code"], since: number): boolean => code === "no-card-yet" && since < AMNESTY_MS;
