/** Who sits at the table and by which rules, as the set-up hands it to the table: in the address, and remembered. */
import { completeRules, parseShareCode } from "@snorum/engine";
import type { AnyGame, Rules } from "@snorum/engine";
import { LEVELS, MOST_HEAD_START_MS } from "@snorum/engine/tips";
import type { Level } from "@snorum/engine/tips";
import type { TableSetup } from "@snorum/table";
import type { AnimalName } from "#lib/parts/pictures.ts";
import { lastQuery } from "./kept.ts";
import { ANIMALS, allDifferent, animalAt } from "./seated.ts";

/** A head start is chosen in such steps, up to such a length. */
export const HEAD_START = { step: 50, most: MOST_HEAD_START_MS } as const;

export interface PlannedSeat {
  readonly animal: AnimalName;
  /** Null for a person at this device. */
  readonly bot: Level | null;
  readonly junior: boolean;
  /** Taken off the reactions of this seat, in ms, in games with races. */
  readonly headStart: number;
}

export interface TablePlan {
  readonly seats: readonly PlannedSeat[];
  readonly rules: Rules;
}

/** One letter a seat: who plays there; a capital letter is a junior. */
export const LETTERS: Readonly<Record<Level | "you", string>> = {
  you: "y",
  child: "k",
  family: "f",
  casual: "c",
  sharp: "s",
  champion: "m",
};

/** A seat as it comes: you first, then bots who play as a family does; with the animal that sits there at the table of this page. */
export const seatAt = (at: number): PlannedSeat => ({
  animal: animalAt(at),
  bot: at === 0 ? null : "family",
  junior: false,
  headStart: 0,
});

export const usualSeats = (): PlannedSeat[] => ANIMALS.slice(0, 4).map((animal, at) => ({ ...seatAt(at), animal }));

/** The seats of the table that is shown, for another match of the same people. */
export const sameSeats = (sitters: TableSetup["seats"]): PlannedSeat[] =>
  sitters.map(({ bot, junior, headStart = 0 }, at) => ({ ...seatAt(at), bot, junior, headStart }));

function usualRules(game: AnyGame): Rules {
  const rules = completeRules(game, {});
  return rules.ok ? rules.value : {};
}

/** Whether several people may sit round one device: only where every card that is seen lies open for all, and the table has places for them. */
export const sharesDevice = ({ id }: AnyGame): boolean => id === "snap" || id === "irish-snap";

/** Reads seats; null when it is not a table of ours: nobody sits there, or somebody whose cards others would see. */
export function parseSeats(game: AnyGame, text: string, headStarts = "", picked = ""): PlannedSeat[] | null {
  const { min, table } = game.seats(usualRules(game));
  if (text.length < min || text.length > table) return null;
  const ahead = headStarts.split(".").map(Number);
  const animals = parseAnimals(picked, text.length);
  const seats: PlannedSeat[] = [];
  for (const [at, letter] of [...text].entries()) {
    const small = letter.toLowerCase();
    const level = LEVELS.find((one) => LETTERS[one] === small);
    if (level === undefined && small !== LETTERS.you) return null;
    seats.push({
      animal: animals[at] ?? "otter",
      bot: level ?? null,
      junior: letter !== small,
      headStart: aheadBy(ahead[at] ?? 0),
    });
  }
  const people = seats.filter(({ bot }) => bot === null).length;
  const fits = sharesDevice(game) ? people > 0 : people === 1 && seats[0]?.bot === null;
  return fits ? seats : null;
}

const aheadBy = (ms: number): number => (Number.isInteger(ms) && ms >= 0 && ms <= HEAD_START.most ? ms : 0);

/** `4031`: each seat's animal by its number in the list. What is no such choice is the usual one. Ruling N47. */
const parseAnimals = (text: string, seats: number): readonly AnimalName[] =>
  allDifferent(Array.from({ length: seats }, (_, at) => ANIMALS[Number(text[at] ?? at)] ?? ANIMALS[at] ?? "otter"));

/** What of an address is none of ours, its rules or its seats; the plan then has the usual ones. Null where nothing is. */
export function damageOf(game: AnyGame, query: URLSearchParams): "rules" | "seats" | null {
  const [code, seats] = [query.get("r"), query.get("s")];
  if (code !== null && !parseShareCode([game], code).ok) return "rules";
  return seats !== null && parseSeats(game, seats) === null ? "seats" : null;
}

/** The plan an address asks for; what it leaves open comes from the last table, or is as usual. */
export function planFrom(game: AnyGame, query: URLSearchParams): TablePlan {
  const last = new URLSearchParams(lastQuery(game.id));
  const parsed = parseShareCode([game], query.get("r") ?? last.get("r") ?? "");
  const seats = query.get("s") ?? last.get("s") ?? "";
  const told = query.has("s") ? query : last;
  return {
    seats: parseSeats(game, seats, told.get("h") ?? "", told.get("a") ?? "") ?? usualSeats(),
    rules: parsed.ok ? parsed.value.rules : usualRules(game),
  };
}
