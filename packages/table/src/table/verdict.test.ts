/** What the referee is shown of a race that the last hand loses, and what the rules hear of it. */
import { NO_CARD, command } from "@snorum/engine";
import type { Racing } from "@snorum/engine";
import { describe, expect, test } from "vitest";
import { arbitrate } from "../referee/referee.ts";
import { evidenceOf, finishOf, verdictCommand } from "./race.ts";
import type { Pressed, Race } from "./race.ts";

const SLAP = 5;
const RACE = 6;
const ONE = 0;
const BOTH = 1;
const FACE = 1000;

/** A slap: whether something lies there to be slapped, and who may not. */
interface Pile {
  readonly open: boolean;
  readonly barred?: readonly number[];
  readonly both?: boolean;
}

const EARLY_MS = 100;
const racing: Racing<Pile> = {
  mode: ({ open }, presses) => (open && presses.every(({ ms }) => ms >= EARLY_MS) ? "last" : "first"),
  claims: new Set([SLAP]),
  kind: RACE,
  faces: new Set(),
  awards: new Set(),
  tieMs: () => -1,
  mayClaim: ({ barred = [] }, seat) => (barred.includes(seat) ? { code: "not-in-game", rule: "I13", facts: {} } : null),
  window: () => 3000,
  suffices: ({ both = false }, { word }) => !both || word === BOTH,
};

function race(state: Pile, reactions: readonly (number | null)[], awardAt = Number.NEGATIVE_INFINITY): Race {
  const presses = new Map(
    reactions.flatMap((reaction, seat): [number, Pressed][] =>
      reaction === null
        ? []
        : [[seat, { command: command(SLAP, seat, NO_CARD, ONE), at: FACE + reaction, reaction, seen: 0 }]],
    ),
  );
  const sitters = reactions.map(() => ({ bot: null, junior: false }));
  return {
    racing,
    state,
    sitters,
    presses,
    faceAt: FACE,
    awardAt,
    awardSeq: 0,
    openSince: FACE,
    table: "",
    excuses: new Map(),
  };
}

/** What the rules hear, six numbers to a line; `wait` while the referee waits. */
function heard(one: Race, now: number): readonly (readonly number[])[] | "wait" {
  const evidence = evidenceOf(one, now);
  const verdict = arbitrate(evidence);
  if (verdict.state === "wait") return "wait";
  const list = verdictCommand(one, evidence, verdict).list ?? [];
  return Array.from({ length: list.length / 6 }, (_, at) => list.slice(at * 6, at * 6 + 6));
}

describe("what the rules hear of a slap", () => {
  test("hands in their order, and after them who could have slapped and did not, with -1 ms (IRISH-SLAP-2, I5)", () => {
    expect(heard(race({ open: true }, [420, null, 310]), 1600)).toEqual([
      [2, ONE, NO_CARD, 310, -1, 310],
      [0, ONE, NO_CARD, 420, -1, 420],
      [1, 0, NO_CARD, -1, -1, -1],
    ]);
  });

  test("several missing hands are named when the agreed time is over, from the face on (I6, D43)", () => {
    const one = race({ open: true }, [420, null, null]);
    expect(heard(one, 3999)).toBe("wait");
    expect(heard(one, 4000)).toEqual([
      [0, ONE, NO_CARD, 420, -1, 420],
      [1, 0, NO_CARD, -1, -1, -1],
      [2, 0, NO_CARD, -1, -1, -1],
    ]);
  });

  test("seats that may not slap are neither waited for nor missing (I13)", () => {
    expect(heard(race({ open: true, barred: [1, 3] }, [420, null, 310, null]), 1420)).toEqual([
      [2, ONE, NO_CARD, 310, -1, 310],
      [0, ONE, NO_CARD, 420, -1, 420],
    ]);
  });

  test("one hand alone is told at once: there is nobody it could lose against (D51)", () => {
    expect(heard(race({ open: true, barred: [1, 2] }, [420, null, null]), 1420)).toEqual([
      [0, ONE, NO_CARD, 420, -1, 420],
    ]);
  });

  test("where nothing is to be slapped the first hand is judged without waiting for anybody, and nobody is missing (I14)", () => {
    expect(heard(race({ open: false }, [420, null, 430]), 1480)).toEqual([
      [0, ONE, NO_CARD, 420, -1, 420],
      [2, ONE, NO_CARD, 430, -1, 430],
    ]);
  });

  test("a hand that was down before the card could be seen is judged at once, however open the slap is (I15, D45)", () => {
    expect(heard(race({ open: true }, [60, null, null]), 1120)).toEqual([[0, ONE, NO_CARD, 60, -1, 60]]);
  });

  test("where both hands are wanted a seat with one is missing, but its one hand is told (I30)", () => {
    const one = race({ open: true, both: true }, [420, 380, 300]);
    const presses = new Map(one.presses);
    for (const seat of [0, 2]) {
      const press = presses.get(seat);
      if (press !== undefined) presses.set(seat, { ...press, command: command(SLAP, seat, NO_CARD, BOTH) });
    }
    expect(heard({ ...one, presses }, 1425)).toBe("wait");
    expect(heard({ ...one, presses }, 1480)).toEqual([
      [2, BOTH, NO_CARD, 300, -1, 300],
      [0, BOTH, NO_CARD, 420, -1, 420],
      [1, ONE, NO_CARD, 380, -1, 380],
    ]);
  });

  test("what was pressed before a pile was taken and is judged after it came too late; it counts as at that moment (I45)", () => {
    expect(heard(race({ open: false }, [420, null], FACE + 400), 1480)).toEqual([[0, ONE, NO_CARD, 420, 20, 420]]);
    expect(heard(race({ open: false }, [420, null], FACE + 450), 1480)).toEqual([[0, ONE, NO_CARD, 420, 0, 420]]);
  });
});

describe("the photo finish of a slap", () => {
  test("all hands in their order, the last ones tied within the band, and who is missing (D2)", () => {
    const evidence = evidenceOf(race({ open: true }, [430, 300, 420, null]), 1600);
    expect(finishOf(evidence, arbitrate(evidence))).toMatchObject({
      mode: "last",
      rows: [{ seat: 1 }, { seat: 2 }, { seat: 0 }],
      tied: 2,
      missing: [3],
    });
  });
});
