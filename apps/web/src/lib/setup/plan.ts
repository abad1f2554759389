/** Who sits at the table and by which rules, as the set-up hands it to the table: in the address, and remembered. */
import { completeRules, parseShareCode, printShareCode, snipSnapSnorum } from "@snorum/engine";
import type { Rules } from "@snorum/engine";
import { LEVELS } from "@snorum/engine/tips";
import type { Level } from "@snorum/engine/tips";
import type { AnimalName } from "#lib/parts/pictures.ts";
import { remember, remembered } from "#lib/storage.ts";

/** Animals name the seats, in the order of the seats. */
const ANIMALS: readonly AnimalName[] = ["otter", "heron", "badger", "mole", "fox", "frog", "duck", "seal"];
export const MIN_SEATS = 3;
export const MAX_SEATS = 8;

export interface PlannedSeat {
  readonly animal: AnimalName;
  /** Null for the person at this device. */
  readonly bot: Level | null;
  readonly junior: boolean;
}

export interface TablePlan {
  readonly seats: readonly PlannedSeat[];
  readonly rules: Rules;
}

/** One letter a seat: who plays there; a capital letter is a junior. */
const LETTERS: Record<Level | "you", string> = {
  you: "y",
  child: "k",
  family: "f",
  casual: "c",
  sharp: "s",
  champion: "m",
};

/** A seat as it comes: you first, then bots who play as a family does. */
export const seatAt = (at: number): PlannedSeat => ({
  animal: ANIMALS[at] ?? "otter",
  bot: at === 0 ? null : "family",
  junior: false,
});

export const usualSeats = (): PlannedSeat[] => [0, 1, 2, 3].map(seatAt);

function usualRules(): Rules {
  const rules = completeRules(snipSnapSnorum, {});
  return rules.ok ? rules.value : {};
}

/** `yffc`: you and three bots. */
export const printSeats = (seats: readonly PlannedSeat[]): string =>
  seats.map(({ bot, junior }) => (junior ? LETTERS[bot ?? "you"].toUpperCase() : LETTERS[bot ?? "you"])).join("");

/** Reads seats; null when it is not a table of ours. */
export function parseSeats(text: string): PlannedSeat[] | null {
  if (text.length < MIN_SEATS || text.length > MAX_SEATS) return null;
  const seats: PlannedSeat[] = [];
  for (const [at, letter] of [...text].entries()) {
    const small = letter.toLowerCase();
    const level = LEVELS.find((one) => LETTERS[one] === small);
    if (level === undefined && small !== LETTERS.you) return null;
    seats.push({ animal: ANIMALS[at] ?? "otter", bot: level ?? null, junior: letter !== small });
  }
  return seats;
}

/** The part of an address that carries a plan: `?r=SN-7Q2K&s=yffc`. */
export const printPlan = ({ seats, rules }: TablePlan): string =>
  `?r=${printShareCode(snipSnapSnorum, rules)}&s=${printSeats(seats)}`;

/** Remembers a plan as the one that "play alone" deals next time. */
export const keepPlan = (plan: TablePlan): void => remember("plan", { query: printPlan(plan) });

/** The plan an address asks for; what it leaves open comes from the last table, or is as usual. */
export function planFrom(query: URLSearchParams): TablePlan {
  const kept = remembered("plan")["query"];
  const last = new URLSearchParams(typeof kept === "string" ? kept : "");
  const code = query.get("r") ?? last.get("r") ?? "";
  const parsed = parseShareCode([snipSnapSnorum], code);
  return {
    seats: parseSeats(query.get("s") ?? last.get("s") ?? "") ?? usualSeats(),
    rules: parsed.ok ? parsed.value.rules : usualRules(),
  };
}
