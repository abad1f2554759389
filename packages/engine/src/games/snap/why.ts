/** Why a call counted as it did: the clause behind what came of it, for whoever asks. */
import { Call } from "./events.ts";
import type { Excuse } from "./events.ts";
import type { SnapRules } from "./options.ts";

/** What can come of a call. */
export type CallOutcome = "won" | "heat" | "false" | keyof typeof Excuse;

const EXCUSED: Readonly<Record<Exclude<keyof typeof Excuse, "free">, string>> = {
  taken: "G7",
  covered: "G8",
  turnedOver: "D4",
  notOwner: "N23",
  wrongAnimal: "N43",
  out: "N18",
};

/** The id of the clause by which this call (see `Call`) came to this at a table with these rules. */
export function ruleBehind(outcome: CallOutcome, call: number, rules: SnapRules): string {
  if (outcome === "won") return behindWin(call, rules);
  if (outcome === "heat") return behindHeat(call, rules);
  if (outcome === "false") return behindFalse(call, rules);
  if (outcome !== "free") return EXCUSED[outcome];
  if (rules.piles === "one") return "N31";
  return rules.falseCall === "pool" || call === Call.animal ? "N7" : "D33";
}

function behindWin(call: number, rules: SnapRules): string {
  if (call === Call.animal) return rules.animals === "noises" ? "SNAP-VAR-ANIMALS-2" : "SNAP-VAR-ANIMALS-1";
  if (rules.how === "grab") return "SNAP-VAR-GRAB";
  if (rules.how !== "call") return "SNAP-VAR-SLAP";
  if (rules.piles === "one") return "SNAP-VAR-ONE-1";
  if (call === Call.pool) return "SNAP-POOL-2";
  return rules.callers === "owners" ? "SNAP-VAR-OWNERS" : "SNAP-CALL-2";
}

function behindHeat(call: number, rules: SnapRules): string {
  if (rules.animals !== "off") return rules.zoo === "again" ? "D36" : "N48";
  return call === Call.pool ? "N20" : "SNAP-VAR-SIMUL";
}

function behindFalse(call: number, rules: SnapRules): string {
  if (call === Call.animal) return "N44";
  if (rules.piles === "one") return rules.how === "call" || rules.how === "grab" ? "SNAP-VAR-ONE-2" : "N37";
  if (rules.falseCall !== "pool") return "D33";
  if (rules.how === "grab") return "N39";
  return call === Call.pool ? "N41" : "SNAP-POOL-1";
}
