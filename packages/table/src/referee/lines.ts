/** Hands over a network: nothing is believed of a line beyond what its pings prove. Rulings G4, G5. */
import type { Judging } from "./referee.ts";
import type { Ms, Note, Params, Press, Probe, Row, Runner } from "./types.ts";

/** An answered ping proves that no press left before it. */
function watermark({ link, sent, probes }: Runner, now: Ms, params: Params): Ms {
  const answered = probes.findLast(({ back }) => back !== null && back <= now);
  if (answered === undefined) return Number.NEGATIVE_INFINITY;
  const glued = roundTrip(probes[0]);
  return answered.sent - sent - Math.max(0, glued - link.rttMin) - params.mostUnexplained - params.slack;
}

/** Less than this after a face nobody has seen it: such a press is a guess, and the rules judge it by the picture before. Ruling D3. */
const SEEN_MS = 100;

/** Who could have seen the face, and is faster than a hand can be, ranks as the floor. Rulings G6, D3. */
function credit(
  runner: Runner,
  press: Press,
  raw: Ms,
  params: Params,
  notes: Note[],
): { readonly ms: Ms; readonly spent: Ms } {
  const believed = believe(runner, press, raw, params, notes);
  if (believed.ms < SEEN_MS || believed.ms >= params.floor) return believed;
  notes.push("floor");
  return { ...believed, ms: params.floor };
}

/** Believed within what the pings prove, and a little beyond as long as the allowance lasts. */
function believe(
  runner: Runner,
  { at, reaction }: Press,
  raw: Ms,
  params: Params,
  notes: Note[],
): { readonly ms: Ms; readonly spent: Ms } {
  const { link, probes } = runner;
  const seen = Math.max(roundTrip(probes[0]), tripsAround(probes, at));
  if (link.kind === "unmeasured") {
    notes.push("by-arrival");
    return { ms: Math.max(raw - seen - 20, raw - params.cap), spent: 0 };
  }
  const jitter = Math.min(40, Math.max(5, link.jitter));
  const low = Math.max(watermark(runner, at, params), raw - seen - params.mostUnexplained - jitter - params.slack);
  const high = raw - link.rttMin + params.slack;
  let ms = Math.min(Math.max(reaction, low), high);
  if (ms > reaction + 0.5) notes.push("raised-by-line");
  if (ms < reaction - 0.5) notes.push("capped-by-line");
  ms = Math.max(ms, raw - params.cap);
  const unexplained = raw - ms - seen - 27;
  const spent = Math.min(Math.max(unexplained, 0), link.bucket);
  if (spent > 0) notes.push("allowance-used");
  if (unexplained > link.bucket && !notes.includes("raised-by-line")) notes.push("raised-by-line");
  return { ms: ms + Math.max(0, unexplained - link.bucket), spent };
}

const roundTrip = (probe: Probe | undefined): Ms =>
  probe === undefined || probe.back === null ? 0 : probe.back - probe.sent;

/** The longest round trip of the pings that were under way when the press came in; one that has no answer yet counts with its age. */
const tripsAround = (probes: readonly Probe[], at: Ms): Ms =>
  Math.max(
    0,
    ...probes
      .filter(({ sent, back }) => sent <= at && (back === null || back >= at))
      .map((probe) => (probe.back === null ? at - probe.sent : roundTrip(probe))),
  );

/** What was measured and had to be changed is known less well. */
const CORRECTIONS: ReadonlySet<Note> = new Set(["capped-by-line", "raised-by-line", "by-arrival", "floor"]);

const bandOf = (rows: readonly Row[], { band, corrected }: Params): Ms =>
  rows.some(({ notes }) => notes.some((note) => CORRECTIONS.has(note))) ? Math.max(band, corrected) : band;

/** How hands over a line are judged. */
export const LINES: Judging = { watermark, credit, band: bandOf };
