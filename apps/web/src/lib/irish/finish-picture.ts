/** The photo finish of Irish Snap as every race draws it: the last hand takes the pile. */
import type { FinishPicture } from "#lib/race/finish.ts";
import { noteOf } from "./note.ts";
import type { Lane, Outcome, Photo } from "./photo.ts";
import type { IrishTexts } from "./words.ts";

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

/** The rule by which a hand counted as it did. */
export function ruleOf(outcome: Outcome): string {
  const rules: Readonly<Record<Outcome, string>> = {
    safe: "IRISH-SLAP-2",
    last: "IRISH-SLAP-2",
    half: "I30",
    false: "IRISH-SLAP-4",
    twitch: "IRISH-SLAP-5",
    free: "D50",
    locked: "I16",
    taken: "I45",
    covered: "G8",
    settled: "I14",
  };
  return rules[outcome];
}
