/** Measures one variant in a process of its own: `node one.mjs NAME SECONDS`. Prints the cards and the rounds a second of its best window. */
import { VARIANTS } from "./variants.mjs";

const [name, seconds] = process.argv.slice(2);
const round = await VARIANTS[name]();
const window = (ms) => {
  const from = performance.now();
  let laid = 0;
  let rounds = 0;
  let spent = 0;
  do {
    for (let more = 0; more < 20; more++) laid += round();
    rounds += 20;
    spent = performance.now() - from;
  } while (spent < ms);
  return { best: Math.round((laid / spent) * 1000), rounds: Math.round((rounds / spent) * 1000) };
};
window(Math.min(1000, Number(seconds) * 300));
let fastest = { best: 0, rounds: 0 };
for (let at = 0; at < 8; at++) {
  const one = window((Number(seconds) * 1000) / 8);
  if (one.best > fastest.best) fastest = one;
}
console.log(JSON.stringify({ name, ...fastest }));
