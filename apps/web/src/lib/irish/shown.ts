/** How the view of Irish Snap is drawn: the word with its marks, and the seats. */
import type { IrishView } from "@snorum/engine";
import type { IrishWords } from "@snorum/engine/words";
import { rankSign } from "@snorum/engine";
import { fanOf } from "#lib/table/seats.ts";
import type { SeatPicture } from "#lib/table/seats.ts";

/** The word by itself, in the marks of the language: “Four”. Empty where nobody says it. */
export const wordShown = (words: Pick<IrishWords, "shouts" | "quote">, word: number): string =>
  word < 0 ? "" : words.quote(words.shouts[rankSign(word)]);

/** The seats; `drums`: who lets the others wait, or -1; `ticks`: what a seat has done that answers or is ready; `ahead`: its head start. */
export function irishSeats(
  view: IrishView,
  names: readonly string[],
  {
    drums,
    callers,
    answered,
    ahead = () => undefined,
  }: {
    readonly drums: number;
    readonly callers: ReadonlySet<number>;
    readonly answered: string;
    readonly ahead?: (seat: number) => SeatPicture["ahead"];
  },
): readonly SeatPicture[] {
  const picture = (cards: number, seat: number): SeatPicture => ({
    name: names[seat] ?? "",
    turn: view.turn === seat,
    away: view.out[seat] === true,
    calling: callers.has(seat),
    cards: cards < 0 ? null : cards,
    held: cards < 0 ? 3 : fanOf(cards),
    counters: null,
    // time is over: these play on for the first place
    crown: view.level[seat] === true,
    knocks: "",
    drums: drums === seat,
    tick: view.phase === "Answer" && view.answered[seat] === true ? answered : "",
  });
  return view.stocks.map((cards, seat) => {
    const start = ahead(seat);
    return start === undefined ? picture(cards, seat) : { ...picture(cards, seat), ahead: start };
  });
}

/** Wanting to lay now would be a foul: somebody else is on turn at a table where that costs the pile. Ruling I26. */
export const tooEager = ({ rules, viewer, turn, out, tops, phase }: IrishView): boolean =>
  rules.outOfTurn === "foul" &&
  phase === "Play" &&
  turn >= 0 &&
  turn !== viewer &&
  out[viewer] === false &&
  tops.length > 0;

/** The newest thing that happened is the card or the word that lies there: nobody has slapped, and nothing has been judged since. */
export const justLaid = ({
  view,
  settling,
  verdict,
  lines,
}: {
  readonly view: Pick<IrishView, "layer">;
  readonly settling: boolean;
  readonly verdict: unknown;
  readonly lines: readonly { readonly seat: number; readonly urgent: boolean }[];
}): boolean => {
  const line = lines.at(-1);
  return view.layer >= 0 && !settling && verdict === null && line?.seat === view.layer && !line.urgent;
};

/** Something has been judged and its cards have not yet moved: nobody is on turn, and nobody is next. Ruling D5. */
export const settled = (view: IrishView): IrishView => ({
  ...view,
  turn: -1,
  mayReach: false,
  choosesWord: false,
  mayAnswer: [],
});

/** Seconds as minutes: 1:05. */
export const minutesOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
