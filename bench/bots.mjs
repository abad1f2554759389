/** `npm run bench -- bots`: how long bots think, per decision about a lead. */
import { Ask, command, completeRules, openMatch, snipSnapSnorum as game } from "@snorum/engine";
import { LEVELS, TIPS } from "@snorum/engine/tips";

const draw = (n) => Math.floor(Math.random() * n);

function times(level, seats, options, decisions) {
  const rules = completeRules(game, { chants: "app", session: "agreement", ...options }).value;
  const match = openMatch(
    game,
    rules,
    Array.from({ length: seats }, () => ({ junior: false })),
  ).value;
  const tip = TIPS[game.id];
  const spent = [];
  const out = [];
  game.perform(match, command(Ask.NameDealer, 0), out);
  while (spent.length < decisions) {
    out.length = 0;
    if (game.chance(match) !== null) {
      const deck = [...game.pack(rules)];
      for (let last = deck.length - 1; last > 0; last--) {
        const other = draw(last + 1);
        [deck[last], deck[other]] = [deck[other], deck[last]];
      }
      game.perform(match, command(Ask.Deal, -1, -1, -1, deck), out);
    } else if (match.turn < 0) game.perform(match, command(Ask.NextRound, 0), out);
    else if (!match.runOver) game.perform(match, command(Ask.Auto, match.turn), out);
    else {
      const from = performance.now();
      const wish = tip(game.view(game.conceal(match, match.turn), match.turn), level, draw);
      spent.push(performance.now() - from);
      game.perform(match, wish, out);
    }
  }
  spent.splice(0, decisions >> 2);
  spent.sort((one, other) => one - other);
  const mean = spent.reduce((sum, one) => sum + one, 0) / spent.length;
  return { mean, p95: spent[Math.floor(spent.length * 0.95)], longest: spent.at(-1) };
}

/** Prints a table for people and one line for programs. */
export function measureBots(quick) {
  const rows = [];
  console.log("milliseconds for a lead, the picture of the table included: mean, 95 of 100, longest");
  for (const [rules, options] of [
    ["base", {}],
    ["counters", { counters: "per-card" }],
    ["jig", { jig: "four" }],
  ]) {
    for (const seats of [3, 4, 6]) {
      for (const level of LEVELS) {
        const heavy = level === "champion";
        const row = { rules, seats, level, ...times(level, seats, options, (heavy ? 120 : 600) * (quick ? 1 : 5)) };
        for (const key of ["mean", "p95", "longest"]) row[key] = Number(row[key].toFixed(3));
        rows.push(row);
        const numbers = [row.mean, row.p95, row.longest].map((ms) => ms.toFixed(3).padStart(8)).join(" ");
        console.log(`${rules.padEnd(9)} ${seats} seats  ${level.padEnd(9)} ${numbers}`);
      }
    }
  }
  console.log(JSON.stringify({ bench: "bots", rows }));
}
