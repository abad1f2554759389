/** The referee: order, ties, waiting, last hands, and that a verdict can be judged again. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LINES } from "./lines.ts";
import { NETWORK, NO_LINE, ONE_DEVICE } from "./params.ts";
import { arbitrate, credit, watermark } from "./referee.ts";
import type { Evidence, Link, Probe, Runner } from "./types.ts";

const at = (seat: number, reaction: number | null, more: Partial<Runner> = {}): Runner => ({
  seat,
  live: true,
  sent: 1000,
  probes: [],
  press: reaction === null ? null : { at: 1000 + reaction, reaction },
  link: NO_LINE,
  sigma: 6,
  headStart: 0,
  ...more,
});
const judge = (runners: readonly Runner[], now: number, mode: "first" | "last" = "first") =>
  arbitrate({ mode, runners, now, params: ONE_DEVICE });

describe("first hand, one device", () => {
  test("no press, no verdict", () => {
    expect(judge([at(0, null), at(1, null)], 1500).state).toBe("wait");
  });

  test("waits until nobody else could still have been within the band (D2)", () => {
    const early = judge([at(0, 300), at(1, null)], 1300);
    expect(early).toEqual({ state: "wait", recheckAt: 1351 });
    const later = judge([at(0, 300), at(1, null)], 1351);
    expect(later).toMatchObject({ state: "decided", tied: 1, forced: false });
  });

  test("hands are ranked by reaction, never by the order in which they came in (G4)", () => {
    const late = { ...at(1, null), press: { at: 1345, reaction: 290 } };
    const verdict = judge([at(0, 300), late], 1400);
    expect(verdict.state === "decided" && verdict.rows.map(({ seat, ms }) => [seat, ms])).toEqual([
      [1, 290],
      [0, 300],
    ]);
  });

  test("after a busy moment the presses of that moment are heard before any is judged (G15)", () => {
    const queued = { ...at(0, null), press: { at: 1900, reaction: 320 } };
    expect(judge([queued, at(1, null)], 1900)).toEqual({ state: "wait", recheckAt: 1930 });
    const other = { ...at(1, null), press: { at: 1901, reaction: 295 } };
    expect(judge([queued, other], 1930)).toMatchObject({ state: "decided", rows: [{ seat: 1 }, { seat: 0 }] });
  });

  test("within 20 ms it is a dead heat, beyond it is not (G5, D2)", () => {
    expect(judge([at(0, 300), at(1, 320)], 1400)).toMatchObject({ tied: 2 });
    expect(judge([at(0, 300), at(1, 321)], 1400)).toMatchObject({ tied: 1 });
  });

  test("two presses in one frame are a dead heat (G15)", () => {
    expect(judge([at(0, 300), at(1, 300)], 1400)).toMatchObject({
      tied: 2,
      confidence: expect.closeTo(0.5, 5) as number,
    });
  });

  test("a head start is taken off before ranking, and said", () => {
    const verdict = judge([at(0, 400), at(1, 500, { headStart: 150 })], 1600);
    expect(verdict).toMatchObject({ rows: [{ seat: 1, ms: 500, ranked: 350, notes: ["head-start"] }, { seat: 0 }] });
  });

  test("a seat that is not there is not waited for", () => {
    expect(judge([at(0, 300), at(1, null, { live: false })], 1300).state).toBe("decided");
  });

  test("nobody is waited for longer than a quarter of a second", () => {
    const slow: Link = { kind: "measured", rttMin: 400, jitter: 20, bucket: 40 };
    const silent = at(1, null, { link: slow, probes: [{ sent: 1000, back: null }] });
    expect(arbitrate({ mode: "first", runners: [at(0, 300), silent], now: 1549, params: NETWORK }, LINES).state).toBe(
      "wait",
    );
    expect(
      arbitrate({ mode: "first", runners: [at(0, 300), silent], now: 1550, params: NETWORK }, LINES),
    ).toMatchObject({
      state: "decided",
      forced: true,
    });
  });

  test("a press that claims more than the time there was is cut to it, and none is less than nothing", () => {
    expect(credit({ ...at(0, null), press: { at: 1200, reaction: 900 } }, ONE_DEVICE).ms).toBe(200);
    expect(credit({ ...at(0, null), press: { at: 1200, reaction: -50 } }, ONE_DEVICE).ms).toBe(0);
  });
});

describe("over a line", () => {
  const link: Link = { kind: "measured", rttMin: 60, jitter: 5, bucket: 0 };
  const probes: readonly Probe[] = [{ sent: 1000, back: 1060 }];

  test("the own reaction counts where the pings allow it (G4)", () => {
    const runner = { ...at(0, null, { link, probes }), press: { at: 1360, reaction: 295 } };
    expect(credit(runner, NETWORK, LINES)).toMatchObject({ ms: 295, notes: [] });
  });

  test("a reaction shorter than the line can prove is raised: a forged stamp wins nothing", () => {
    const forged = { ...at(0, null, { link, probes }), press: { at: 1700, reaction: 1 } };
    const { ms, notes } = credit(forged, NETWORK, LINES);
    expect(ms).toBeGreaterThan(550);
    expect(notes).toContain("raised-by-line");
  });

  test("faster than a hand can be, but not before the face could be seen, ranks as 150 ms and is noted", () => {
    const quick = (reaction: number) =>
      credit(
        { ...at(0, null, { link: { ...link, bucket: 40 }, probes }), press: { at: 1060 + reaction, reaction } },
        NETWORK,
        LINES,
      );
    expect(quick(149)).toMatchObject({ ms: 150, notes: expect.arrayContaining(["floor"]) as string[] });
    expect(quick(100)).toMatchObject({ ms: 150, notes: expect.arrayContaining(["floor"]) as string[] });
    expect(quick(99)).toMatchObject({ ms: 99, notes: [] });
    expect(quick(150)).toMatchObject({ ms: 150, notes: [] });
  });

  test("a ping that has no answer yet counts with its age: a line that stalls takes its own press along", () => {
    const stalled = {
      ...at(0, null, { link, probes: [...probes, { sent: 1300, back: null }] }),
      press: { at: 1550, reaction: 300 },
    };
    const answered = { ...stalled, probes: [...probes, { sent: 1300, back: 1550 }] };
    expect(credit(stalled, NETWORK, LINES).ms).toBe(300);
    expect(credit(stalled, NETWORK, LINES).ms).toBe(credit(answered, NETWORK, LINES).ms);
  });

  test("where a reaction had to be corrected a dead heat is wider: 25 ms in place of 12 (G5)", () => {
    const near = { ...at(1, null, { link: { ...link, bucket: 40 }, probes }), press: { at: 1380, reaction: 320 } };
    const honest = { ...at(0, null, { link: { ...link, bucket: 40 }, probes }), press: { at: 1360, reaction: 300 } };
    const blind = { ...honest, link: { ...link, kind: "unmeasured" as const } };
    const tied = (one: Runner) => arbitrate({ mode: "first", runners: [one, near], now: 3000, params: NETWORK }, LINES);
    expect(tied(honest)).toMatchObject({ tied: 1, band: 12 });
    expect(tied(blind)).toMatchObject({ band: 25 });
  });

  test("an answered ping proves that no press left before it", () => {
    const runner = at(0, null, { link, probes: [...probes, { sent: 1300, back: 1362 }] });
    expect(watermark(runner, 1361, NETWORK, LINES)).toBeLessThan(0);
    expect(watermark(runner, 1362, NETWORK, LINES)).toBe(300 - 48);
  });

  test("where nothing can be measured, arrival counts, and that is said", () => {
    const blind = {
      ...at(0, null, { link: { ...link, kind: "unmeasured" }, probes }),
      press: { at: 1400, reaction: 20 },
    };
    expect(credit(blind, NETWORK, LINES)).toMatchObject({ ms: 320, notes: ["by-arrival"] });
  });
});

describe("last hand", () => {
  test("waits for all but one, and for that one until it is provably last (I8)", () => {
    const runners = [at(0, 300), at(1, 350), at(2, null)];
    expect(judge(runners, 1360, "last")).toEqual({ state: "wait", recheckAt: 1401 });
    expect(judge(runners, 1400, "last").state).toBe("wait");
    expect(judge(runners, 1401, "last")).toMatchObject({
      state: "decided",
      missing: [2],
      rows: [{ seat: 0 }, { seat: 1 }],
      forced: false,
    });
  });

  test("a hand with a head start is waited for so much longer", () => {
    const runners = [at(0, 300), at(1, null, { headStart: 200 })];
    expect(judge(runners, 1350, "last")).toEqual({ state: "wait", recheckAt: 1551 });
    const late = { ...at(1, null, { headStart: 200 }), press: { at: 1480, reaction: 480 } };
    expect(judge([at(0, 300), late], 1551, "last")).toMatchObject({ rows: [{ seat: 1, ranked: 280 }, { seat: 0 }] });
  });

  test("two missing hands are waited for until the window is over, four seconds from the face (D43)", () => {
    const runners = [at(0, 300), at(1, null), at(2, null)];
    expect(judge(runners, 1310, "last")).toEqual({ state: "wait", recheckAt: 5000 });
    expect(judge(runners, 4999, "last").state).toBe("wait");
    expect(judge(runners, 5000, "last")).toMatchObject({ missing: [1, 2], forced: true });
  });

  test("no hand at all: nothing to wait for but the end of the window (I4)", () => {
    expect(judge([at(0, null), at(1, null)], 4999, "last").state).toBe("wait");
    expect(judge([at(0, null), at(1, null)], 5000, "last")).toMatchObject({ rows: [], tied: 0, missing: [0, 1] });
  });

  test("a seat whose line was down before the face is excused: nobody waits for it, and it is not missing (I46)", () => {
    expect(judge([at(0, 300), at(1, 350), at(2, null, { live: false })], 1360, "last")).toMatchObject({
      state: "decided",
      missing: [],
    });
  });

  test("all hands down: decided at once, the last ones tied within the band (D2)", () => {
    expect(judge([at(0, 300), at(1, 350), at(2, 365)], 1400, "last")).toMatchObject({
      state: "decided",
      tied: 2,
      missing: [],
    });
    expect(judge([at(0, 300), at(1, 305), at(2, 365)], 1400, "last")).toMatchObject({ tied: 1 });
  });

  test("how sure it is is told of the last two, who are in question", () => {
    const close = judge([at(0, 100), at(1, 350), at(2, 351)], 1400, "last");
    const clear = judge([at(0, 100), at(1, 101), at(2, 351)], 1400, "last");
    expect(close.state === "decided" && close.confidence).toBeCloseTo(0.547, 2);
    expect(clear.state === "decided" && clear.confidence).toBe(0.995);
  });
});

describe("any race at all", () => {
  const runner = fc.record({
    reaction: fc.option(fc.integer({ min: 0, max: 2000 })),
    headStart: fc.integer({ min: 0, max: 350 }),
  });

  test("the order in which presses come in changes nothing; the same evidence gives the same verdict (G17)", () => {
    fc.assert(
      fc.property(
        fc.array(runner, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1000, max: 4000 }),
        (seats, now) => {
          const runners = seats.map(({ reaction, headStart }, seat) => at(seat, reaction, { headStart }));
          const evidence: Evidence = { mode: "first", runners, now, params: ONE_DEVICE };
          const verdict = arbitrate(evidence);
          const again = arbitrate(JSON.parse(JSON.stringify(evidence)) as Evidence);
          expect(again).toEqual(verdict);
          const turned = arbitrate({ ...evidence, runners: runners.toReversed() });
          const order = (one: typeof verdict) =>
            one.state === "decided" ? one.rows.map(({ seat, ranked }) => [seat, ranked]) : one;
          expect(order(turned)).toEqual(order(verdict));
        },
      ),
    );
  });

  test("whoever ranks first wins, whatever the head starts, if the press is made in its own time (G4)", () => {
    const hands = fc.array(runner, { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(hands, (seats) => {
        const all = seats.map(({ reaction, headStart }, seat) => at(seat, reaction, { headStart }));
        const whole = arbitrate({ mode: "first", runners: all, now: 9000, params: ONE_DEVICE });
        for (let now = 1000; now < 4000; now += 7) {
          const verdict = arbitrate({ mode: "first", runners: all, now, params: ONE_DEVICE });
          if (verdict.state !== "decided") continue;
          expect(verdict.forced).toBe(false);
          expect(verdict.rows[0]).toEqual(whole.state === "decided" ? whole.rows[0] : null);
          return;
        }
      }),
    );
  });

  test("once decided, no later press on the same device would have come first (D5)", () => {
    fc.assert(
      fc.property(fc.array(runner, { minLength: 2, maxLength: 6 }), fc.integer({ min: 0, max: 29 }), (seats, queue) => {
        const all = seats.map(({ reaction, headStart }, seat) => ({
          ...at(seat, null, { headStart }),
          press: reaction === null ? null : { at: 1000 + reaction + queue, reaction },
        }));
        for (let now = 1000; now < 3300; now += 7) {
          const verdict = arbitrate({ mode: "first", runners: all, now, params: ONE_DEVICE });
          if (verdict.state !== "decided") continue;
          const whole = arbitrate({ mode: "first", runners: all, now: 9000, params: ONE_DEVICE });
          if (verdict.forced || whole.state !== "decided") return;
          expect(verdict.rows[0]?.ranked).toBe(whole.rows[0]?.ranked);
          return;
        }
      }),
    );
  });

  test("once decided, no later press on the same device would have been earlier than the last hand (D5, I8)", () => {
    fc.assert(
      fc.property(fc.array(runner, { minLength: 2, maxLength: 6 }), fc.integer({ min: 0, max: 29 }), (seats, queue) => {
        const all = seats.map(({ reaction, headStart }, seat) => ({
          ...at(seat, null, { headStart }),
          press: reaction === null ? null : { at: 1000 + reaction + queue, reaction },
        }));
        for (let now = 1000; now < 5000; now += 7) {
          const verdict = arbitrate({ mode: "last", runners: all, now, params: ONE_DEVICE });
          if (verdict.state !== "decided") continue;
          const whole = arbitrate({ mode: "last", runners: all, now: 9000, params: ONE_DEVICE });
          if (whole.state !== "decided") throw new Error("never decided");
          const [missing] = verdict.missing;
          if (missing === undefined) expect(verdict.rows).toEqual(whole.rows);
          else expect([...whole.missing, whole.rows.at(-1)?.seat]).toContain(missing);
          return;
        }
      }),
    );
  });
});
