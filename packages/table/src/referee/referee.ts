/**
 * Who was first, who was last: a pure function of what was sent, answered and pressed, and when. It ranks hands by their own
 * reaction, never by arrival, believes no line beyond what its pings prove, and says "wait" until no press still under way could
 * change the order. It knows no rules of any game. Rulings G4, G5, D2.
 */
import type { Evidence, Ms, Note, Params, Probe, Row, Runner, Verdict } from "./types.ts";

/** Judges a race. The same evidence always gives the same verdict. */
export function arbitrate({ mode, runners, now, params }: Evidence): Verdict {
  const rows = runners
    .flatMap((runner) => (runner.press !== null && runner.press.at <= now ? [credit(runner, params)] : []))
    .toSorted((one, other) => one.ranked - other.ranked);
  const open = runners.filter(({ live, press }) => live && !(press !== null && press.at <= now));
  return mode === "first" ? firstTakes(rows, open, runners, now, params) : lastLoses(rows, open, runners, now, params);
}

function firstTakes(
  rows: readonly Row[],
  open: readonly Runner[],
  runners: readonly Runner[],
  now: Ms,
  params: Params,
): Verdict {
  const [first] = rows;
  if (first === undefined) return { state: "wait", recheckAt: now + params.mostWait };
  const firstAt = Math.min(...runners.flatMap(({ press }) => (press === null ? [] : [press.at])));
  const goal = first.ranked + params.band;
  // After a busy moment several presses come in at once, the earliest not always first.
  const drained = open.every(({ link }) => link.kind !== "own-device") || now >= firstAt + params.queue;
  const settled = drained && open.every((runner) => watermark(runner, now, params) - runner.headStart > goal);
  const forced = now >= firstAt + params.mostWait;
  const end = firstAt + params.mostWait;
  if (!settled && !forced)
    return { state: "wait", recheckAt: nextLook(open, goal, { from: firstAt, now, end }, params) };
  const tied = rows.filter((row) => row.ranked - first.ranked <= params.band).length;
  return { state: "decided", rows, tied, missing: [], confidence: confidence(rows[0], rows[1]), forced: !settled };
}

function lastLoses(
  rows: readonly Row[],
  open: readonly Runner[],
  runners: readonly Runner[],
  now: Ms,
  params: Params,
): Verdict {
  const end = Math.min(...runners.map(({ sent }) => sent)) + params.window;
  const last = rows.at(-1);
  const [only] = open;
  const provenLast =
    open.length === 1 &&
    only !== undefined &&
    last !== undefined &&
    watermark(only, now, params) - only.headStart > last.ranked + params.band;
  if (open.length > 0 && !provenLast && now < end) {
    const soon =
      open.length === 1 && last !== undefined
        ? nextLook(open, last.ranked + params.band, { from: 0, now, end }, params)
        : end;
    return { state: "wait", recheckAt: Math.min(end, soon) };
  }
  const missing = open.map(({ seat }) => seat);
  const tied = last === undefined ? 0 : rows.filter((row) => last.ranked - row.ranked <= params.band).length;
  return {
    state: "decided",
    rows,
    tied,
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

/** The shortest reaction that a press still under way could be credited with. An answered ping proves that none left before it. */
export function watermark({ link, sent, probes }: Runner, now: Ms, params: Params): Ms {
  if (link.kind === "own-device") return now - sent - params.queue;
  const answered = probes.findLast(({ back }) => back !== null && back <= now);
  if (answered === undefined) return Number.NEGATIVE_INFINITY;
  const glued = roundTrip(probes[0]);
  return answered.sent - sent - Math.max(0, glued - link.rttMin) - params.mostUnexplained - params.slack;
}

/** The reaction that a press is credited with, and why. */
export function credit(runner: Runner, params: Params): Row {
  const { seat, press, sent, headStart, sigma } = runner;
  if (press === null) throw new RangeError(`seat ${seat} has not pressed`);
  const raw = press.at - sent;
  const notes: Note[] = [];
  const credited =
    runner.link.kind === "own-device"
      ? { ms: Math.min(Math.max(press.reaction, 0), Math.max(raw, 0)), spent: 0 }
      : overLine(runner, press.reaction, raw, params, notes);
  const ms = Math.max(credited.ms, params.floor > 0 && credited.ms >= 100 ? params.floor : credited.ms);
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

function overLine(
  runner: Runner,
  reaction: Ms,
  raw: Ms,
  params: Params,
  notes: Note[],
): { readonly ms: Ms; readonly spent: Ms } {
  const { link, probes, press } = runner;
  const seen = Math.max(roundTrip(probes[0]), tripsAround(probes, press?.at ?? 0));
  if (link.kind === "unmeasured") {
    notes.push("by-arrival");
    return { ms: Math.max(raw - seen - 20, raw - params.cap), spent: 0 };
  }
  const jitter = Math.min(40, Math.max(5, link.jitter));
  const low = Math.max(
    watermark(runner, press?.at ?? 0, params),
    raw - seen - params.mostUnexplained - jitter - params.slack,
  );
  const high = raw - link.rttMin + params.slack;
  let ms = Math.min(Math.max(reaction, low), high);
  if (ms > reaction + 0.5) notes.push("raised-by-line");
  if (ms < reaction - 0.5) notes.push("capped-by-line");
  ms = Math.max(ms, raw - params.cap);
  const unexplained = raw - ms - seen - 27;
  const spent = Math.min(Math.max(unexplained, 0), link.bucket);
  if (spent > 0) notes.push("allowance-used");
  return { ms: ms + Math.max(0, unexplained - link.bucket), spent };
}

const roundTrip = (probe: Probe | undefined): Ms =>
  probe === undefined || probe.back === null ? 0 : probe.back - probe.sent;

/** The longest round trip of the pings that were under way when the press came in. */
const tripsAround = (probes: readonly Probe[], at: Ms): Ms =>
  Math.max(0, ...probes.filter(({ sent, back }) => sent <= at && back !== null && back >= at).map(roundTrip));

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
