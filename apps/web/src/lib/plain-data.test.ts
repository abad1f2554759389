import { describe, expect, test } from "vitest";
import { parse, stringify, unflatten } from "./plain-data.ts";

describe("data sent with a page", () => {
  test("records and lists name the places of what they hold, shared ones too", () => {
    const written = [{ hand: 1, again: 1, empty: 4 }, [2, 3, -1], 7, "7D", []];
    expect(unflatten(written)).toEqual({ hand: [7, "7D", undefined], again: [7, "7D", undefined], empty: [] });
  });

  test("a lone value may be a sign of its own", () => {
    expect(unflatten(-1)).toBe(undefined);
    expect(unflatten([null])).toBe(null);
    expect(unflatten(["text"])).toBe("text");
  });

  test("what somebody knows how to revive is revived, and nothing else is guessed", () => {
    expect(unflatten([["Promise", 1], 5], { Promise: (id) => `promise ${String(id)}` })).toBe("promise 5");
    expect(() => unflatten([["Date", "2026-11-30"]])).toThrow("Date");
  });

  test("what the framework writes down comes back", () => {
    expect(parse(stringify({ from: "menu" }))).toEqual({ from: "menu" });
    expect(parse(stringify({}))).toEqual({});
  });
});
