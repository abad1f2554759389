/** A plan as an address carries it, and kept for the next time: what tables do without. */
import { printShareCode } from "@snorum/engine";
import type { AnyGame } from "@snorum/engine";
import { remember } from "#lib/storage.ts";
import { keptAs } from "./kept.ts";
import { LETTERS } from "./plan.ts";
import type { PlannedSeat, TablePlan } from "./plan.ts";
import { ANIMALS } from "./seated.ts";

/** `yffc`: you and three bots; `yyfc`: two people and two bots. */
export const printSeats = (seats: readonly PlannedSeat[]): string =>
  seats.map(({ bot, junior }) => (junior ? LETTERS[bot ?? "you"].toUpperCase() : LETTERS[bot ?? "you"])).join("");

/**
 * The part of an address that carries a plan: `?r=SN-7Q2K&s=yffc`, with `&h=0.150.0.0` where somebody has a head start and `&a=4123`
 * where somebody has picked an animal.
 */
export function printPlan(game: AnyGame, { seats, rules }: TablePlan): string {
  const ahead = seats.some(({ headStart }) => headStart > 0);
  const more = ahead ? `&h=${seats.map(({ headStart }) => headStart).join(".")}` : "";
  const picked = seats.some(({ animal }, at) => animal !== ANIMALS[at]);
  const who = picked ? `&a=${seats.map(({ animal }) => ANIMALS.indexOf(animal)).join("")}` : "";
  return `?r=${printShareCode(game, rules)}&s=${printSeats(seats)}${more}${who}`;
}

/** Remembers a plan as the one that "play alone" deals next time. */
export const keepPlan = (game: AnyGame, plan: TablePlan): void =>
  remember(keptAs(game.id), { query: printPlan(game, plan) });
