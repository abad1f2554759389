/** Whatever a device may say: read, or refused by the field that cannot be right. Never thrown at. Ruling G14. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawCode, readCode } from "./code.ts";
import { MOST_BYTES, decode } from "./decode.ts";
import { PHRASES, VERSION } from "./messages.ts";
import type { ClientMessage } from "./messages.ts";

const token = "A".repeat(22);
const command = { kind: 3, seat: 0, card: 51, word: -1, list: null };
const WISHES = [
  { kind: "sit", seat: 0 },
  { kind: "stand" },
  { kind: "leave" },
  { kind: "name", name: "Zoé" },
  { kind: "ready", on: true },
  { kind: "help", seat: 1, junior: true, headStart: 350 },
  { kind: "free", seat: 1 },
  { kind: "swap", seat: 0, with: 1 },
  { kind: "level", seat: 1, level: "child" },
  { kind: "resize", seats: 4 },
  { kind: "rules", game: "snap", rules: { tie: "pool", turnTime: 0 } },
  { kind: "host", member: 2 },
  { kind: "door", open: false },
  { kind: "code", hidden: true },
  { kind: "pause", on: true },
  { kind: "deal" },
  { kind: "end" },
] as const;
const MESSAGES: readonly ClientMessage[] = [
  { is: "open", version: VERSION, token, game: "snap", rules: {}, seats: 3 },
  { is: "hello", version: VERSION, token, code: "BCDFG" },
  { is: "hello", version: VERSION, token, code: "b c-d f g", table: "t-1", seat: -1, since: 7 },
  { is: "ask", id: "a", table: "t-1", seen: 3, command },
  { is: "ask", id: "a", table: "t-1", seen: 3, command: { ...command, list: [1, 2] }, paint: 1.5, press: 300.25 },
  ...WISHES.map((wish) => ({ is: "wish", id: "w", wish }) as const),
  ...PHRASES.map((phrase) => ({ is: "say", phrase }) as const),
];

describe("what devices say", () => {
  test.each(MESSAGES.map((message) => [JSON.stringify(message), message] as const))("%s", (text, message) => {
    expect(decode(text)).toEqual({ ok: true, value: message });
    expect(text.length).toBeLessThan(MOST_BYTES);
  });
});

const refusalOf = (message: unknown): unknown => {
  const read = decode(typeof message === "string" ? message : JSON.stringify(message));
  return read.ok ? "ok" : [read.refusal.code, read.refusal.facts?.["field"]];
};

describe("what nobody says", () => {
  const [open, hello, , ask] = MESSAGES;
  test.each([
    ["", ""],
    ["{", ""],
    ["[".repeat(4000), ""],
    [null, ""],
    [[], "is"],
    [{}, "is"],
    [{ is: "shout" }, "is"],
    [{ ...hello, token: "short" }, "token"],
    [{ ...hello, token: `${token}!` }, "token"],
    [{ ...hello, token: [token] }, "token"],
    [{ ...hello, more: 1 }, "more"],
    [{ ...hello, seat: 64 }, "seat"],
    [{ ...hello, since: -1 }, "since"],
    [{ ...hello, version: 1.5 }, "version"],
    [{ ...open, seats: 65 }, "seats"],
    [{ ...open, game: "../x" }, "game"],
    [{ ...open, rules: { "a b": 1 } }, "rules.a b"],
    [{ ...open, rules: { tie: null } }, "rules.tie"],
    [{ ...ask, id: "" }, "id"],
    [{ ...ask, id: "a b" }, "id"],
    [{ ...ask, table: "a/b" }, "table"],
    [{ ...ask, command: { ...command, seat: -1 } }, "command.seat"],
    [{ ...ask, command: { ...command, list: Array.from({ length: 17 }, () => 0) } }, "command.list"],
    [{ ...ask, command: { ...command, card: "7" } }, "command.card"],
    [{ ...ask, paint: -1 }, "paint"],
    [{ is: "wish", id: "a", wish: { kind: "come", token } }, "wish.kind"],
    [{ is: "wish", id: "a", wish: { kind: "decided", winners: [0] } }, "wish.kind"],
    [{ is: "wish", id: "a", wish: { kind: "host-gone", here: [] } }, "wish.kind"],
    [{ is: "wish", id: "a", wish: { kind: "round" } }, "wish.kind"],
    [{ is: "wish", id: "a", wish: { kind: "deserted" } }, "wish.kind"],
    [{ is: "wish", id: "a", wish: { kind: "level", seat: 0, level: "god" } }, "wish.level"],
    [{ is: "say", phrase: "you fool" }, "phrase"],
  ])("%j is refused by its field %j", (message, field) => {
    expect(refusalOf(message)).toEqual(["bad-message", field]);
  });

  test.each(["__proto__", "constructor"])("a rule by the name %s reaches no object", (name) => {
    const raw = JSON.stringify({ ...open, rules: {} }).replace(
      '"rules":{}',
      `"rules":{"${name}":{"x":1},"tie":"pool"}`,
    );
    const read = decode(raw);
    const rules = read.ok && read.value.is === "open" ? read.value.rules : null;
    expect(Object.entries(rules ?? {})).toEqual([["tie", "pool"]]);
    expect(rules).not.toHaveProperty("x");
  });
});

describe("laws", () => {
  /** Some message with one place in it changed to anything. */
  const bent = fc
    .record({
      message: fc.constantFrom(...MESSAGES),
      path: fc.nat(20),
      value: fc.oneof(fc.anything({ maxDepth: 2 }), fc.nat(60), fc.string(), fc.boolean()),
    })
    .map(({ message, path, value }) => {
      const copy = JSON.parse(JSON.stringify(message)) as Record<string, unknown>;
      const places: [Record<string, unknown>, string][] = [];
      const walk = (one: Record<string, unknown>): void => {
        for (const [key, inner] of Object.entries(one)) {
          places.push([one, key]);
          if (typeof inner === "object" && inner !== null) walk(inner as Record<string, unknown>);
        }
      };
      walk(copy);
      const [at, key] = places[path % places.length] ?? [copy, "is"];
      at[key] = value;
      return copy;
    });
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.json(),
    bent.map((one) => JSON.stringify(one, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value))),
  );

  const whole = (n: unknown, from: number, to: number): boolean =>
    Number.isInteger(n) && Number(n) >= from && Number(n) <= to;

  test("nothing is thrown, and what is accepted has the form that it says, and nothing besides", () => {
    let accepted = 0;
    fc.assert(
      fc.property(text, (raw) => {
        const read = decode(raw);
        if (!read.ok) {
          expect(read.refusal.code).toBe("bad-message");
          expect(String(read.refusal.facts?.["field"]).length).toBeLessThanOrEqual(40);
          return;
        }
        accepted += 1;
        const { value } = read;
        // read again it is the same: nothing of it was anything else
        expect(decode(JSON.stringify(value))).toEqual(read);
        if (value.is === "open" || value.is === "hello") expect(value.token).toMatch(/^[\w-]{22,64}$/);
        if (value.is === "open") expect(Object.values(value.rules).every((one) => typeof one !== "object")).toBe(true);
        if (value.is !== "ask") return;
        const { kind, seat, card, word, list } = value.command;
        expect(whole(kind, 0, 255) && whole(seat, 0, 63) && whole(card, -2, 255) && whole(word, -1, 255)).toBe(true);
        expect(list === null || (list.length <= 16 && list.every((n) => whole(n, -1, 255)))).toBe(true);
      }),
      { numRuns: 5000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  test("a code is read as it was drawn, however it is typed; anything else is none", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1000)), fc.constantFrom("", " ", "-", "."), (chance, gap) => {
        const code = drawCode((n) => (chance.next().value ?? 0) % n);
        expect(readCode([...code.toLowerCase()].join(gap))).toBe(code);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 16 }), (typed) => {
        const code = readCode(typed);
        if (code !== null) expect(code).toMatch(/^[BCDFGHJKMNPRSTVWXZ]{5}$/);
      }),
    );
  });
});
