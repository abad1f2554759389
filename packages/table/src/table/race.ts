/** An open race at a table: what the referee is shown, and its verdict as the rules hear it. */
import { NO_CARD, TABLE, command } from "@snorum/engine";
import type { Command, Racing, Seat } from "@snorum/engine";
import { NO_LINE, ONE_DEVICE } from "../referee/params.ts";
import { credit } from "../referee/referee.ts";
import type { Evidence, Runner, Verdict } from "../referee/types.ts";
import type { Finish, Line, Lines, Sitter } from "./types.ts";

/** The honest error of one press on one device, in ms. */
const SIGMA_MS = 6;

/** A press that waits for the verdict: when it came in, and the reaction that its own clock measured. */
export interface Pressed {
  readonly command: Command;
  readonly at: number;
  readonly reaction: number;
  /** The last entry that its client had seen. */
  readonly seen: number;
}

/** Presses by seat, since the first of them. */
export type Presses = ReadonlyMap<Seat, Pressed>;

/** A race as it stands at a table. */
export interface Race {
  readonly racing: Racing<unknown>;
  readonly state: unknown;
  readonly sitters: readonly Sitter[];
  readonly presses: Presses;
  /** When the newest face and the last award showed, by the table's clock. */
  readonly faceAt: number;
  readonly awardAt: number;
  /** The entry of that award. */
  readonly awardSeq: number;
  /** Since when everybody may press: since the face showed, or since the table was opened again with it. */
  readonly openSince: number;
  /** The table's name, and the lines that join seats to it; none where everybody sits at one device. */
  readonly table: string;
  readonly lines?: Lines | undefined;
  /** How often a line that stood still before the face has excused its seat in this match. Ruling D44. */
  readonly excuses: ReadonlyMap<Seat, number>;
}

/** The reaction that a press is credited with, in whole ms. */
export const reactionOf = ({ at, reaction }: Pressed, faceAt: number): number =>
  Math.round(Math.min(Math.max(reaction, 0), Math.max(at - faceAt, 0)));

/** So often a lost line excuses its seat in one match. Ruling D44. */
const MOST_EXCUSES = 3;

/**
 * The line of a seat in this race. It takes part if it stood when the face was sent to it: whoever is cut off after that has simply
 * not pressed, and whoever was cut off before is excused, a few times. Ruling D44.
 */
function lineOf({ lines, table, faceAt, excuses }: Race, seat: Seat): Line {
  const line = lines?.of(table, seat) ?? hereSince(faceAt);
  const live = (line.live && line.sent >= faceAt) || (excuses.get(seat) ?? 0) >= MOST_EXCUSES;
  return { ...line, live };
}

/** Who sits at the table's own device: no line, one clock. */
const hereSince = (faceAt: number): Line => ({ live: true, sent: faceAt, probes: [], link: NO_LINE, sigma: SIGMA_MS });

/**
 * What the referee needs to know. Where the last hand loses, a press that does not
 * suffice is none yet, and seats that may not press are waited for by nobody. Rulings I14, I30.
 */
export function evidenceOf(race: Race, now: number): Evidence {
  const { racing, state, sitters, presses, faceAt, openSince, lines } = race;
  const { params, judging } = lines ?? { params: ONE_DEVICE, judging: undefined };
  const runners = [...sitters.entries()].flatMap(([seat, { headStart = 0 }]): readonly Runner[] => {
    const press = presses.get(seat);
    const awaited = racing.awaits?.(state, seat) ?? racing.mayClaim(state, seat) === null;
    if (press === undefined && !awaited) return [];
    return [
      {
        ...lineOf(race, seat),
        seat,
        press: press === undefined ? null : { at: press.at, reaction: press.reaction },
        headStart,
      },
    ];
  });
  const pressed = runners.flatMap((runner) => (runner.press === null ? [] : [credit(runner, params, judging)]));
  const mode = racing.mode(
    state,
    pressed.map(({ seat, ms }) => ({ seat, ms: Math.round(ms) })),
  );
  if (mode === "first") {
    const tieMs = racing.tieMs(state);
    return { mode, runners, now, params: tieMs < 0 ? params : { ...params, band: tieMs } };
  }
  const suffices = (seat: Seat): boolean => {
    const press = presses.get(seat);
    return press !== undefined && (racing.suffices?.(state, press.command) ?? true);
  };
  return {
    mode,
    runners: runners.map((runner) => (suffices(runner.seat) ? runner : { ...runner, press: null })),
    now,
    params: { ...params, window: (racing.window?.(state) ?? params.window) + openSince - faceAt },
  };
}

/** The verdict as the command that the rules know. */
export function verdictCommand(
  race: Race,
  { mode }: Evidence,
  { rows, missing, band }: Extract<Verdict, { state: "decided" }>,
): Command {
  const { racing, state, sitters, presses, faceAt } = race;
  const hands = rows.flatMap(({ seat, ms, ranked }) => handOf(race, seat, ms, ranked));
  const tieMs = racing.tieMs(state) < 0 ? -1 : band;
  if (mode === "first") return command(racing.kind, TABLE, NO_CARD, tieMs, hands);
  const half = missing.flatMap((seat) => {
    const press = presses.get(seat);
    const ms = press === undefined ? 0 : reactionOf(press, faceAt);
    return handOf(race, seat, ms, ms - (sitters[seat]?.headStart ?? 0));
  });
  const none = missing.filter((seat) => !presses.has(seat)).flatMap((seat) => [seat, 0, NO_CARD, -1, -1, -1]);
  return command(racing.kind, TABLE, NO_CARD, tieMs, [...hands, ...half, ...none]);
}

/** A press that is no part of the race, as a command of its own. Ruling D6. */
export function voidCommand(race: Race, seat: Seat, ms: number): Command {
  return command(race.racing.kind, TABLE, NO_CARD, -1, handOf(race, seat, ms, ms));
}

/** One hand in the list of a race, or nothing where the seat has not pressed. */
function handOf(
  { presses, faceAt, awardAt, awardSeq }: Race,
  seat: Seat,
  ms: number,
  ranked: number,
): readonly number[] {
  const press = presses.get(seat);
  if (press === undefined) return [];
  // What was pressed before an award showed, and is judged after it, has come too late for it. Ruling G7.
  const since = press.seen < awardSeq ? 0 : Math.max(0, Math.round(faceAt + ms - awardAt));
  const sinceAward = Number.isFinite(awardAt) ? since : -1;
  return [seat, press.command.word, press.command.card, Math.round(ms), sinceAward, Math.round(ranked)];
}

/** The photo finish of a verdict. */
export function finishOf(evidence: Evidence, verdict: Verdict): Finish | undefined {
  if (verdict.state === "wait") return undefined;
  const { rows, tied, band, missing, confidence, forced } = verdict;
  const excused = excusedIn(evidence);
  const finish = { mode: evidence.mode, rows, tied, band, missing, confidence, forced };
  return excused.length > 0 ? { ...finish, excused } : finish;
}

/** Whose hand is awaited by nobody, as their line was down when the face showed. Rulings I46, D44. */
export const excusedIn = ({ mode, runners }: Evidence): readonly Seat[] =>
  mode === "last" ? runners.filter(({ live, press }) => !live && press === null).map(({ seat }) => seat) : [];
