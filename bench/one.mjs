/** Measures one variant in a process of its own: `node one.mjs NAME SECONDS`. Prints the actions a second of its best window. */
import { VARIANTS } from "./variants.mjs";

const [name, seconds] = process.argv.slice(2);
const round = await VARIANTS[name]();
const window = (ms) => {
  const from = performance.now();
  let laid = 0;
  let spent = 0;
  do {
    for (let rounds = 0; rounds < 20; rounds++) laid += round();
    spent = performance.now() - from;
  } while (spent < ms);
  return (laid / spent) * 1000;
};
window(Math.min(1000, Number(seconds) * 300));
let best = 0;
for (let at = 0; at < 8; at++) best = Math.max(best, window((Number(seconds) * 1000) / 8));
console.log(JSON.stringify({ name, best: Math.round(best) }));
