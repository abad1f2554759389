/** One thing that happened is one line, in the language of whoever reads it. */
import { Event, completeRules, event, openMatch, snipSnapSnorum } from "@snorum/engine";
import type { SnipRules, SnipView } from "@snorum/engine";
import { de, en } from "@snorum/engine/words";
import { describe, expect, test } from "vitest";
import tableDe from "#lib/words/table-de.ts";
import tableEn from "#lib/words/table-en.ts";
import { hasLine, lineOf } from "./captions.ts";
import type { Spoken } from "./captions.ts";

const english: Spoken = { snip: en, table: tableEn };
const german: Spoken = { snip: de, table: tableDe };
const names = ["Otter", "Heron", "Badger", "Mole"];
const nameOf = (seat: number): string => names[seat] ?? "";

function pictureOf(chosen: Record<string, string>, part: Partial<SnipView> = {}): SnipView {
  const rules = completeRules(snipSnapSnorum, chosen);
  const match = openMatch(
    snipSnapSnorum,
    rules.ok ? rules.value : {},
    names.map(() => ({ junior: false })),
  );
  if (!match.ok) throw new Error(match.refusal.code);
  return { ...snipSnapSnorum.view(match.value, 0), ...part };
}
const rulesOf = (chosen: Record<string, string>): SnipRules => pictureOf(chosen).rules;
const SEVEN = 24;

describe("a line", () => {
  test("is worded when it is read, so it follows the language (LANG-1)", () => {
    const noted = { id: 0, event: event(Event.Led, 0, SEVEN), view: pictureOf({}), timeUp: false };
    expect(lineOf(noted, english, nameOf)?.text).toBe("You lead a seven.");
    expect(lineOf(noted, german, nameOf)?.text).toBe("Du spielst eine Sieben aus.");
  });

  test("says when the app has played, since the time was up (G11, S49)", () => {
    const noted = { id: 0, event: event(Event.Led, 0, SEVEN), view: pictureOf({}), timeUp: true };
    expect(lineOf(noted, english, nameOf)?.text).toBe("Time is up: the app plays for you. You lead a seven.");
  });

  test("takes the deal and all antes together (SSS-SCORE-7)", () => {
    const rules = rulesOf({ counters: "per-card", ante: "one" });
    const dealt = event(Event.Dealt, 3);
    const antes = names.map((_, seat) => event(Event.Anted, seat, -1, 0, 1));
    const happened = [event(Event.DealerFound, 3), dealt, ...antes];
    const said = happened.filter((one, at) => hasLine(one, happened[at + 1], rules));
    expect(said).toEqual([antes[3]]);
    const view = pictureOf({ counters: "per-card", ante: "one" }, { dealer: 3, pot: 4 });
    const noted = { id: 0, event: event(Event.Anted, 3, -1, 0, 1), view, timeUp: false };
    expect(lineOf(noted, english, nameOf)?.text).toBe("Mole deals. Everybody pays in: 4 counters in the pot.");
  });

  test("names the dealer once where nothing is cut for, and after a cut both times (G1)", () => {
    const found = event(Event.DealerFound, 2);
    expect(hasLine(found, event(Event.Dealt, 2), rulesOf({}))).toBe(false);
    expect(hasLine(found, event(Event.Dealt, 2), rulesOf({ firstDealer: "cut" }))).toBe(true);
    expect(hasLine(event(Event.Dealt, 2), undefined, rulesOf({}))).toBe(true);
  });

  test("has the card and its word in one (SSS-PLAY-2)", () => {
    const rules = rulesOf({});
    const laid = event(Event.Laid, 1, SEVEN, 1);
    expect(hasLine(laid, event(Event.Chanted, 1, SEVEN, 1), rules)).toBe(false);
    expect(hasLine(laid, event(Event.Mischanted, 1, SEVEN, 2), rules)).toBe(true);
  });
});
