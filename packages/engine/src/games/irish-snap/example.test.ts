/** The example that the rule document prints, as a whole deal. `UPDATE=1` writes its text anew. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TABLE, command } from "../../kernel/event.ts";
import { parseCard } from "../../cards/card.ts";
import { Ask } from "./events.ts";
import { irishSnap } from "./index.ts";
import { carryOut, dealt, next, raceAsked } from "./testing.ts";

const PATH = new URL("./playthroughs/example.txt", import.meta.url);
const NAMES = ["anna", "ben", "carla", "dan"];
/** The cards that are laid first, in their order: dan deals and begins. */
const FIRST = "3S 6C QD JH 2D 9S KD 8C".split(" ").map(parseCard);
/** Of the cards in dealing order the last one for each seat is laid first. */
const AT = [51, 48, 49, 50, 47, 44, 45, 46];

/** A pack that brings these cards first, and in which ben's next card is an ace or anything else. */
function packFor(first: readonly number[]): readonly number[] {
  const rest = irishSnap.pack(dealt("", NAMES).match.rules).filter((card) => !first.includes(card));
  return Array.from({ length: 52 }, (_, at) =>
    AT.includes(at) ? (first[AT.indexOf(at)] ?? -1) : (rest.shift() ?? -1),
  );
}

test("nine on six, king on seven, eight on eight: three slap at once, ben is last, takes the pile and says ace; case 1 of the table (IRISH-SLAP-1, IRISH-SLAP-2, IRISH-SLAP-3)", () => {
  const start = dealt("", NAMES, packFor(FIRST));
  const step = (seat: number) => [command(Ask.Reach, seat), command(Ask.Lay, TABLE)];
  const before = carryOut(start, ...[3, 0, 1, 2, 3, 0, 1, 2].flatMap(step));
  expect(before.lines.filter((line) => line.includes("lays")).slice(-3)).toEqual([
    "anna lays 9S: 6",
    "ben lays KD: 7",
    "carla lays 8C: 8",
  ]);
  const slapped = carryOut(before.table, raceAsked(NAMES, "carla 331, anna 342, dan 350, ben 611"));
  expect(slapped.lines).toEqual(["carla slaps", "anna slaps", "dan slaps", "ben slaps", "ben takes 8: last"]);
  expect(next(slapped.table)).toBe("ben A");
  const ace = carryOut(slapped.table, ...step(1));
  expect(ace.lines[1]).toMatch(/^ben lays \w+: A$/);
  const events = [...before.events, ...slapped.events, ...ace.events];
  const text = `${["irish-snap(classic)", "seats 4: anna ben carla dan, who deals", "", ...events.map((one) => irishSnap.printEvent(one))].join("\n")}\n`;
  if (process.env["UPDATE"] === "1") writeFileSync(PATH, text);
  expect(text).toBe(readFileSync(PATH, "utf8"));
});
