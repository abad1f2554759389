/** An open race at a table: who has pressed what, and what the referee is shown. */
import { NO_CARD, TABLE, command } from "@snorum/engine";
import type { Command, Racing, Seat } from "@snorum/engine";
import { NO_LINE, ONE_DEVICE } from "../referee/params.ts";
import type { Evidence, Runner, Verdict } from "../referee/types.ts";
import type { Answer, Finish, Sitter } from "./types.ts";

/** The honest error of one press on one device, in ms. */
const SIGMA_MS = 6;

/** A press that waits for the verdict: when it came in, and the reaction that its own clock measured. */
export interface Pressed {
  readonly command: Command;
  readonly at: number;
  readonly reaction: number;
}

/** A press of a client that waits for its answer. */
export interface Asked extends Pressed {
  readonly id: string;
  readonly answer: (answer: Answer) => void;
  readonly answered: Promise<Answer>;
}

/** Presses by seat, since the first of them. */
export type Presses = ReadonlyMap<Seat, Pressed>;

/** What the referee needs to know. Everybody sits at one device: no line, one clock. */
export function evidenceOf(
  mode: "first" | "last",
  tieMs: number,
  sitters: readonly Sitter[],
  mayClaim: (seat: Seat) => boolean,
  presses: Presses,
  faceAt: number,
  now: number,
): Evidence {
  const runners = [...sitters.entries()].flatMap(([seat, { headStart = 0 }]): readonly Runner[] => {
    const press = presses.get(seat);
    if (press === undefined && !mayClaim(seat)) return [];
    return [
      {
        seat,
        live: true,
        sent: faceAt,
        probes: [],
        press: press === undefined ? null : { at: press.at, reaction: press.reaction },
        link: NO_LINE,
        sigma: SIGMA_MS,
        headStart,
      },
    ];
  });
  return { mode, runners, now, params: tieMs < 0 ? ONE_DEVICE : { ...ONE_DEVICE, band: tieMs } };
}

/** The verdict as the command that the rules know. `awardAt`: when the last award showed, by the table's clock. */
export function verdictCommand(
  racing: Racing<unknown>,
  tieMs: number,
  verdict: Extract<Verdict, { state: "decided" }>,
  presses: Presses,
  faceAt: number,
  awardAt: number,
): Command {
  const list = verdict.rows.flatMap(({ seat, ms, ranked }) => {
    const press = presses.get(seat);
    if (press === undefined) return [];
    const sinceAward = Number.isFinite(awardAt) ? Math.round(faceAt + ms - awardAt) : -1;
    return [seat, press.command.word, press.command.card, Math.round(ms), Math.max(-1, sinceAward), Math.round(ranked)];
  });
  return command(racing.kind, TABLE, NO_CARD, tieMs, list);
}

/** The photo finish of a verdict. */
export function finishOf({ params }: Evidence, verdict: Verdict): Finish | undefined {
  if (verdict.state === "wait") return undefined;
  const { rows, tied, missing, confidence, forced } = verdict;
  return { rows, tied, band: params.band, missing, confidence, forced };
}
