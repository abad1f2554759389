/**
 * Who was first, who was last: a pure function of what was sent, answered and pressed, and when. It ranks hands by their own
 * reaction, never by arrival, believes no line beyond what its pings prove, and says "wait" until no press still under way could
 * change the order. It knows no rules of any game. Rulings G4, G5, D2.
 */
import type { Evidence, Ms, Note, Params, Press, Row, Runner, Verdict } from "./types.ts";

/** How hands over lines are judged. See `lines.ts`: a table on one device has none, and need not load it. */
export interface Judging {
  /** The shortest reaction that a press still under way could be credited with. */
  watermark(runner: Runner, now: Ms, params: Params): Ms;
  /** The reaction that a press is credited with, and what of the allowance that takes. `raw`: from the face to its arrival. */
  credit(runner: Runner, press: Press, raw: Ms, params: Params, notes: Note[]): { readonly ms: Ms; readonly spent: Ms };
  /** Presses nearer than this are taken for one: wider where a reaction had to be corrected. */
  band(rows: readonly Row[], params: Params): Ms;
}

/** Only own devices: anything else is our own mistake. */
const NO_LINES: Judging = {
  watermark: ({ seat }) => offLine(seat),
  credit: ({ seat }) => offLine(seat),
  band: (_, { band }) => band,
};

function offLine(seat: number): never {
  throw new RangeError(`seat ${seat} is on a line`);
}

/** Judges a race. The same evidence always gives the same verdict. */
export function arbitrate({ mode, runners, now, params }: Evidence, lines = NO_LINES): Verdict {
  const rows = runners
    .flatMap((runner) => (runner.press !== null && runner.press.at <= now ? [credit(runner, params, lines)] : []))
    // Equal hands in the order of their seats, whoever came in first; the rules know better who is served.
    .toSorted((one, other) => one.ranked - other.ranked || one.seat - other.seat);
  const open = runners.filter(({ live, press }) => live && !(press !== null && press.at <= now));
  const behind = (goal: Ms) => (runner: Runner) => watermark(runner, now, params, lines) - runner.headStart > goal;
  return mode === "first"
    ? firstTakes(rows, open, behind, runners, now, params, lines)
    : lastLoses(rows, open, behind, runners, now, params, lines);
}

/** Whether a press of this runner that is still under way would come behind this reaction. */
type Behind = (goal: Ms) => (runner: Runner) => boolean;

function firstTakes(
  rows: readonly Row[],
  open: readonly Runner[],
  behind: Behind,
  runners: readonly Runner[],
  now: Ms,
  params: Params,
  lines: Judging,
): Verdict {
  const [first] = rows;
  if (first === undefined) return { state: "wait", recheckAt: now + params.mostWait };
  const firstAt = Math.min(...runners.flatMap(({ press }) => (press === null ? [] : [press.at])));
  const goal = first.ranked + Math.max(params.band, params.corrected);
  // After a busy moment several presses come in at once, the earliest not always first.
  const drained = open.every(({ link }) => link.kind !== "own-device") || now >= firstAt + params.queue;
  const settled = drained && open.every(behind(goal));
  const end = firstAt + params.mostWait + Math.max(0, ...open.map(({ headStart }) => headStart));
  const forced = now >= end;
  if (!settled && !forced)
    return { state: "wait", recheckAt: nextLook(open, goal, { from: firstAt, now, end }, params) };
  const band = lines.band(rows, params);
  const tied = rows.filter((row) => row.ranked - first.ranked <= band).length;
  return {
    state: "decided",
    rows,
    tied,
    band,
    missing: [],
    confidence: confidence(rows[0], rows[1]),
    forced: !settled,
  };
}

function lastLoses(
  rows: readonly Row[],
  open: readonly Runner[],
  behind: Behind,
  runners: readonly Runner[],
  now: Ms,
  params: Params,
  lines: Judging,
): Verdict {
  const end = Math.min(...runners.map(({ sent }) => sent)) + params.window;
  const last = rows.at(-1);
  const [only] = open;
  const provenLast =
    open.length === 1 && only !== undefined && last !== undefined && behind(last.ranked + params.band)(only);
  if (open.length > 0 && !provenLast && now < end) {
    const soon =
      open.length === 1 && last !== undefined
        ? nextLook(open, last.ranked + params.band, { from: 0, now, end }, params)
        : end;
    return { state: "wait", recheckAt: Math.min(end, soon) };
  }
  const missing = open.map(({ seat }) => seat);
  const band = lines.band(rows, params);
  const tied = last === undefined ? 0 : rows.filter((row) => last.ranked - row.ranked <= band).length;
  return {
    state: "decided",
    rows,
    tied,
    band,
    missing,
    confidence: confidence(rows.at(-2), last),
    forced: !provenLast && open.length > 0,
  };
}

interface Wait {
  readonly from: Ms;
  readonly now: Ms;
  readonly end: Ms;
}

/** When the slowest line may have spoken; `goal` is the reaction to be beaten. */
function nextLook(open: readonly Runner[], goal: Ms, { from, now, end }: Wait, params: Params): Ms {
  const waits = open.map((runner) => {
    const clear = runner.sent + goal + runner.headStart + 1;
    return runner.link.kind === "own-device"
      ? Math.max(clear, from) + params.queue
      : clear + runner.link.rttMin + params.mostUnexplained + params.slack;
  });
  return Math.min(end, Math.max(now + 1, ...waits));
}

/** The shortest reaction that a press still under way could be credited with. */
export const watermark = (runner: Runner, now: Ms, params: Params, lines = NO_LINES): Ms =>
  runner.link.kind === "own-device" ? now - runner.sent - params.queue : lines.watermark(runner, now, params);

/** The reaction that a press is credited with, and why. */
export function credit(runner: Runner, params: Params, lines = NO_LINES): Row {
  const { seat, press, sent, headStart, sigma } = runner;
  if (press === null) throw new RangeError(`seat ${seat} has not pressed`);
  const raw = press.at - sent;
  const notes: Note[] = [];
  const credited =
    runner.link.kind === "own-device"
      ? { ms: Math.min(Math.max(press.reaction, 0), Math.max(raw, 0)), spent: 0 }
      : lines.credit(runner, press, raw, params, notes);
  const { ms } = credited;
  if (headStart > 0) notes.push("head-start");
  const corrected = Math.abs(ms - press.reaction) > 0.5;
  return {
    seat,
    ms,
    ranked: ms - headStart,
    sigma: corrected ? Math.max(sigma, 14) : sigma,
    notes,
    spent: credited.spent,
  };
}

/** How sure it is that the first row beat the second. */
function confidence(first: Row | undefined, second: Row | undefined): number {
  if (first === undefined || second === undefined) return 0.995;
  const spread = Math.hypot(first.sigma, second.sigma);
  return spread === 0 ? 0.995 : Math.min(0.995, normal((second.ranked - first.ranked) / spread));
}

/** The normal distribution, to three places (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return z >= 0 ? 1 - tail : tail;
}
