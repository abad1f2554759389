/** What a hand has come to, in a word or two. */
import type { Outcome } from "./photo.ts";
import type { IrishTexts } from "./words.ts";

/** What came of a hand, in a word or two; empty where it was simply in time. */
export function noteOf(outcome: Outcome, { game }: Pick<IrishTexts, "game">): string {
  const { verdicts, photo } = game;
  const notes: Readonly<Record<Outcome, string>> = {
    safe: "",
    last: verdicts.last,
    half: verdicts.missing,
    false: verdicts.wrong,
    twitch: verdicts.twitch,
    free: verdicts.free,
    locked: photo.noPenalty,
    taken: verdicts.late,
    covered: verdicts.unlucky,
    settled: photo.noPenalty,
  };
  return notes[outcome];
}
