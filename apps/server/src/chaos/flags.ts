/** What the chaos test can be told on its command line. */

/** How much chaos. */
export interface Chaos {
  readonly tables: number;
  readonly minutes: number;
  readonly seed: number;
}

const USUAL: Chaos = { tables: 18, minutes: 2, seed: 0 };
const QUICK: Chaos = { tables: 6, minutes: 0.3, seed: 0 };
const MOST = { tables: 500, minutes: 600, seed: 2 ** 31 } as const;
const USAGE = "npm run chaos -- [--quick] [--tables 1-500] [--minutes 0.1-600] [--seed N]";

/** Reads the flags, or says in one line what is wrong with them. Seed 0: any. */
export function readFlags(args: readonly string[]): Chaos | { readonly wrong: string } {
  let chaos: Chaos = args.includes("--quick") ? QUICK : USUAL;
  const rest = args
    .filter((one) => one !== "--quick")
    .flatMap((one) => (one.startsWith("--") ? one.split("=") : [one]));
  for (let at = 0; at < rest.length; at += 2) {
    const flag = rest[at] ?? "";
    const name = (["tables", "minutes", "seed"] as const).find((one) => `--${one}` === flag);
    if (name === undefined) return { wrong: `${JSON.stringify(flag)} is no flag. ${USAGE}` };
    const text = rest[at + 1] ?? "";
    const value = Number(text);
    const whole = name === "minutes" || Number.isInteger(value);
    if (!/^\d+(\.\d+)?$/.test(text) || !whole || value <= 0 || value > MOST[name])
      return { wrong: `${flag} needs a number that it can be, and not ${JSON.stringify(text)}. ${USAGE}` };
    chaos = { ...chaos, [name]: value };
  }
  return chaos;
}
