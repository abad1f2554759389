/** Whole games as text. A change here is a change of the rules: read it. `UPDATE=1 npx vitest run playthroughs` writes them anew. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GAMES } from "./index.ts";
import { openMatch } from "../kernel/match.ts";
import { drawFrom, drawn, legalAsks } from "../kernel/laws.ts";
import type { AnyGame } from "../kernel/game.ts";
import type { Command, GameEvent } from "../kernel/event.ts";
import { parseGameName } from "../kernel/game-name.ts";
import type { Draw } from "../kernel/laws.ts";
import { anyAct } from "./irish-snap/testing.ts";
import { keenAct } from "./snap/testing.ts";

const UPDATE = process.env["UPDATE"] === "1";
const HOW = "UPDATE=1 npx vitest run playthroughs";

/** By game: the file, the game's one-line name, seats and seed. */
const GAMES_PLAYED: Readonly<
  Record<string, readonly (readonly [file: string, name: string, seats: number, seed: number])[]>
> = {
  "snip-snap-snorum": [
    ["classic", "snip-snap-snorum(classic, rounds=1)", 3, 1],
    ["little-ones", "snip-snap-snorum(little-ones, rounds=1)", 4, 2],
    ["counters", "snip-snap-snorum(counters, rounds=1)", 4, 3],
    ["take-back", "snip-snap-snorum(deck=24, forgotten=take-back, judge=challenge, firstDealer=cut, rounds=1)", 3, 4],
    ["penalty-card", "snip-snap-snorum(deck=24, forgotten=penalty-card, rounds=1)", 3, 5],
    ["poker-face", "snip-snap-snorum(deck=24, chants=silent, match=may, rounds=1)", 3, 6],
    ["lay-all", "snip-snap-snorum(deck=32, lay=all, rounds=1)", 5, 7],
    ["jig", "snip-snap-snorum(jig, stopWord=jig, rounds=1)", 4, 8],
    ["earl", "snip-snap-snorum(earl, deck=24, rounds=1)", 3, 9],
    ["elimination", "snip-snap-snorum(strict, deck=24, stack=5, forgotten=counter)", 3, 10],
  ],
  snap: [
    ["classic", "snap(classic)", 3, 1],
    ["little-ones", "snap(little-ones)", 4, 2],
    ["animals", "snap(animals)", 3, 3],
    ["dead-heat", "snap(dead-heat, won=shuffled)", 4, 4],
    ["owners", "snap(owners, comeBack=on-a-pool)", 3, 5],
    ["calm", "snap(calm, mostReveals=100)", 3, 6],
    ["card-to-each", "snap(falseCall=card-to-each, words=one)", 3, 7],
    ["slap", "snap(slap)", 3, 8],
    ["slap-and-call", "snap(slap, how=slap-and-call)", 2, 9],
    ["grab", "snap(grab)", 3, 10],
    ["one-switch", "snap(one-switch)", 2, 11],
  ],
  "irish-snap": [
    ["classic", "irish-snap(classic)", 4, 32],
    ["little-ones", "irish-snap(little-ones)", 3, 27],
    ["pub", "irish-snap(pub, hands=both, twitch=home, minutes=10)", 5, 10],
    ["jokers", "irish-snap(jokers, missing=drawn, unslapped=next)", 4, 22],
    ["own-count", "irish-snap(own-count, hesitation=foul, outOfTurn=foul)", 3, 59],
    ["silent", "irish-snap(silent)", 4, 25],
    ["timed", "irish-snap(timed, level=sudden-death)", 3, 28],
    ["to-the-end", "irish-snap(to-the-end)", 3, 58],
    ["calm", "irish-snap(calm)", 3, 9],
    ["two-deals", "irish-snap(deals=2, pairs=off, minutes=10)", 3, 57],
  ],
};

/** How a game, or one file of it, is played where chance alone would make nothing but mistakes. */
const PLAYED_BY: Readonly<Record<string, (state: never, draw: Draw) => Command | undefined>> = {
  "irish-snap": anyAct,
  "snap/slap": keenAct,
  "snap/slap-and-call": keenAct,
  "snap/grab": keenAct,
  "snap/one-switch": keenAct,
};

function byChance(game: AnyGame, seats: number): (state: never, draw: Draw) => Command | undefined {
  return (state, draw) => {
    const chance = game.chance(state);
    const asks = legalAsks(game, state, seats);
    // The clock that is over first; the agreed end of the match would make a short one.
    const [clock] = game.deadlines(state).toSorted((one, other) => one.afterMs - other.afterMs);
    const all = asks.length > 0 || clock === undefined ? asks : [clock.command];
    return chance === null ? all[draw(all.length)] : drawn(chance, draw);
  };
}

/** Plays a match by chance and writes down what happened. */
function playthrough(game: AnyGame, file: string, name: string, seats: number, seed: number): string {
  const draw = drawFrom(seed);
  const parsed = parseGameName([game], name);
  if (!parsed.ok) throw new Error(`${name}: ${parsed.refusal.code}`);
  const opened = openMatch(
    game,
    parsed.value.rules,
    Array.from({ length: seats }, () => ({ junior: false })),
  );
  if (!opened.ok) throw new Error(`${name}: ${opened.refusal.code}`);
  const play = PLAYED_BY[`${game.id}/${file}`] ?? PLAYED_BY[game.id] ?? byChance(game, seats);
  const lines = [name, `seats ${seats}, seed ${seed}`, ""];
  for (let step = 0; step < 5000 && game.outcome(opened.value) === null; step++) {
    const asked = play(opened.value as never, draw);
    const events: GameEvent[] = [];
    if (asked === undefined || game.perform(opened.value, asked, events) !== null)
      throw new Error(`${name}: stuck at step ${step}`);
    lines.push(...events.map((one) => game.printEvent(one)));
  }
  return `${lines.join("\n")}\n`;
}

describe("playthroughs", () => {
  test("every game has some", () => {
    for (const { id } of GAMES)
      expect(GAMES_PLAYED[id]?.length ?? 0, `${id} has no playthrough: add one, then ${HOW}`).toBeGreaterThan(0);
  });

  for (const [id, played] of Object.entries(GAMES_PLAYED)) {
    test.each(played)(`${id}: %s is played as it is written (G17)`, (file, name, seats, seed) => {
      const game = GAMES.find((one) => one.id === id);
      const path = new URL(`./${id}/playthroughs/${file}.txt`, import.meta.url);
      const text = game === undefined ? "" : playthrough(game, file, name, seats, seed);
      if (UPDATE) {
        mkdirSync(new URL(".", path), { recursive: true });
        writeFileSync(path, text);
      }
      expect(text.split("\n").length, `${file}.txt shows next to nothing: choose another seed`).toBeGreaterThan(25);
      expect(existsSync(path), `${file}.txt is missing: ${HOW}`).toBe(true);
      expect(text, `${file}.txt differs; if the rules have changed on purpose: ${HOW}`).toBe(
        readFileSync(path, "utf8"),
      );
    });
  }
});
