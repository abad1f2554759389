/** Chance, handed in: what the table draws for a game. */
import { NO_CARD, TABLE, command } from "@snorum/engine";
import type { Chance, Command } from "@snorum/engine";

/** Every order equally likely, as long as `draw` is fair. */
export function shuffled(cards: readonly number[], draw: (n: number) => number): number[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    const card = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = card;
  }
  return order;
}

/** The command that carries what was drawn. Rulings G1, G17. */
export function drawFor(chance: Chance, draw: (n: number) => number): Command {
  if (chance.draw === "pack") return command(chance.kind, TABLE, NO_CARD, -1, shuffled(chance.from, draw));
  return command(chance.kind, chance.from[draw(chance.from.length)] ?? 0);
}
