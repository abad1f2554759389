/** The photo finish of Snap as every race draws it: the first hand wins, and late ones cost nothing. */
import type { FinishPicture } from "#lib/race/finish.ts";
import type { Lane, Photo } from "./photo.ts";
import type { SnapTexts } from "./words.ts";

export function pictureOf(photo: Photo, { game }: Pick<SnapTexts, "game">): FinishPicture {
  const note = ({ outcome, early }: Lane): string => {
    if (outcome === "false") return game.verdicts.wrong;
    if (early) return game.photo.tooEarly;
    // where there is a winner, the picture says of itself that late hands cost nothing
    return outcome === "won" || outcome === "heat" || (outcome === "taken" && photo.winner >= 0)
      ? ""
      : game.photo.noPenalty;
  };
  return {
    hands: photo.lanes.map((lane) => ({
      ...lane,
      mark: lane.seat === photo.winner ? "first" : lane.outcome === "false" ? "wrong" : "",
      note: note(lane),
    })),
    silent: photo.silent,
    tape: photo.lanes.find(({ seat }) => seat === photo.winner)?.ms ?? null,
    amnesty: true,
    tied: photo.lanes.filter(({ outcome }) => outcome === "heat"),
  };
}
