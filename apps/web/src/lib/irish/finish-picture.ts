/** The photo finish of Irish Snap as every race draws it: the last hand takes the pile. */
import type { FinishPicture } from "#lib/race/finish.ts";
import type { Lane, Outcome, Photo } from "./photo.ts";
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

const WRONG: ReadonlySet<Outcome> = new Set<Outcome>(["false", "twitch", "half"]);

export function pictureOf(photo: Photo, texts: Pick<IrishTexts, "game">): FinishPicture {
  const note = ({ outcome, early }: Lane): string =>
    [early ? texts.game.photo.tooEarly : "", noteOf(outcome, texts)].filter(Boolean).join(" · ");
  const last = photo.lanes.find(({ outcome }) => outcome === "last");
  return {
    hands: photo.lanes.map((lane) => ({
      ...lane,
      mark: lane === last ? "last" : WRONG.has(lane.outcome) ? "wrong" : "",
      note: note(lane),
    })),
    silent: photo.missing,
    loser: last === undefined ? photo.taker : -1,
    tape: last?.ms ?? null,
    amnesty: false,
    tied: photo.tied > 1 && last !== undefined ? photo.lanes.slice(-photo.tied) : [],
  };
}
