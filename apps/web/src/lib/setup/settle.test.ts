/** Whatever is chosen does something, and nothing contradicts it. */
import { conflictsIn, fillIn, holds, irishSnap, isNumberSpec, snap, snipSnapSnorum } from "@snorum/engine";
import type { AnyGame } from "@snorum/engine";
import { describe, expect, test } from "vitest";
import { changesAlong } from "./settle.ts";

const GAMES: readonly AnyGame[] = [snipSnapSnorum, snap, irishSnap];

describe.each(GAMES)("$id", (game) => {
  test.each(Object.entries(game.presets))(
    "every answer can be chosen from %s, and takes along what it needs (G16)",
    (_, preset) => {
      for (const [option, spec] of Object.entries(game.options)) {
        for (const value of isNumberSpec(spec) ? [spec.min, spec.max, spec.usual] : spec.choices) {
          const along = changesAlong(game, preset, option, value);
          expect(along, `${option} ${value}`).not.toBeNull();
          const rules = fillIn(game.options, { ...preset, [option]: value, ...along });
          if (!rules.ok) throw new Error(rules.refusal.code);
          expect(conflictsIn(game, rules.value), `${option} ${value}`).toEqual([]);
          expect(holds(spec.needs ?? {}, rules.value), `${option} ${value}`).toBe(true);
          expect(rules.value[option]).toBe(value);
        }
      }
    },
  );
});

/** A preset of Snap. */
const preset = (name: string) => snap.presets[name] ?? {};

test("animals take along what their preset has: only owners call (SNAP-VAR-ANIMALS-1)", () => {
  expect(changesAlong(snap, {}, "animals", "names")).toEqual({ callers: "owners" });
  expect(changesAlong(snap, preset("animals"), "callers", "all")).toEqual({ animals: "off" });
});

test("hands take along the one pile they land on (SNAP-VAR-SLAP)", () => {
  expect(changesAlong(snap, {}, "how", "slap")).toEqual({ piles: "one" });
  expect(changesAlong(snap, preset("owners"), "how", "slap")).toEqual({ piles: "one", callers: "all" });
});

test("what goes together as it is changes nothing else", () => {
  expect(changesAlong(snap, {}, "pace", 1200)).toEqual({});
});
