/** The list beside the hands: who was down when, who was not, and who pays. */
import { IrishAnswer } from "@snorum/engine";
import type { Seat } from "@snorum/engine";
import { noteOf } from "./note.ts";
import { VOID } from "./photo.ts";
import type { Verdict } from "./verdict.ts";
import type { IrishTexts } from "./words.ts";

/** One seat in the list. */
export interface Row {
  readonly seat: Seat;
  /** In which place its hand came, where that counts. */
  readonly place: string;
  readonly note: string;
  /** When the hand came, in ms; 0 where there was none. */
  readonly ms: number;
  readonly look: "" | "takes" | "wrong" | "void";
}

/** What everybody answered, or hands in their order, then missing ones and excused ones, then who pays without either; each seat once. */
export function rowsOf(verdict: Verdict, texts: Pick<IrishTexts, "game" | "shell">): readonly Row[] {
  const { answers, verdicts } = texts.game;
  const takes = (seat: Seat): boolean => verdict.takers.includes(seat);
  if (verdict.answers.length > 0)
    return verdict.answers.flatMap((answer, seat) => {
      if (answer < 0) return [];
      const note = answer === IrishAnswer.slap ? answers.slap : answers.stay;
      return [{ seat, place: "", note, ms: 0, look: takes(seat) ? "takes" : "" }];
    });
  let place = 0;
  const hands = verdict.hands
    // a hand that came too late to count is missing all the same
    .filter(({ seat }) => !verdict.missing.includes(seat))
    .map(({ seat, ms, outcome }): Row => {
      const counts = outcome === "safe" || outcome === "last";
      const tooEarly = verdict.early && takes(seat);
      const note = outcome === "last" ? "" : tooEarly ? texts.shell.tooEarly : noteOf(outcome, texts);
      const look = takes(seat) ? "takes" : VOID.has(outcome) ? "void" : counts ? "" : "wrong";
      return { seat, place: counts ? String(++place) : "", note, ms, look };
    });
  const missing = verdict.missing.map((seat): Row => ({
    seat,
    place: "",
    note: verdicts.missing,
    ms: 0,
    look: takes(seat) ? "takes" : "wrong",
  }));
  const excused = verdict.excused.map((seat): Row => ({
    seat,
    place: "",
    note: texts.shell.lineDown,
    ms: 0,
    look: "void",
  }));
  const lone = verdict.takers
    .filter((seat) => ![...hands, ...missing].some((row) => row.seat === seat))
    .map((seat): Row => ({ seat, place: "", note: "", ms: 0, look: "takes" }));
  return [...hands, ...missing, ...excused, ...lone];
}
