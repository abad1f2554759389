/**
 * What the framework's `devalue` does on a page, for plain data: our pages are sent nothing but records, lists, texts, numbers and
 * promises of them. The server still writes with the real one; what this cannot read it refuses, so that a build shows it.
 */
type Revivers = Readonly<Record<string, (value: unknown) => unknown>>;

/** How values that JSON has no sign for are written where a place in the list is named. */
const SPECIAL: ReadonlyMap<number, unknown> = new Map([
  [-1, undefined],
  [-3, Number.NaN],
  [-4, Infinity],
  [-5, -Infinity],
  [-6, -0],
]);

/** Puts a value together again from the list it was written as: records and lists name the places of what they hold. */
export function unflatten(written: unknown, revivers: Revivers = {}): unknown {
  const list: readonly unknown[] = Array.isArray(written) ? written : [];
  const made = new Map<number, unknown>();
  const read = (place: unknown): unknown => {
    if (typeof place !== "number") throw new Error("not plain data");
    if (SPECIAL.has(place)) return SPECIAL.get(place);
    if (!made.has(place)) make(place, list[place]);
    return made.get(place);
  };
  const make = (place: number, value: unknown): void => {
    if (Array.isArray(value)) {
      const [kind, inner] = value as readonly unknown[];
      if (typeof kind === "string") {
        const revive = revivers[kind];
        if (revive === undefined) throw new Error(`no plain data: ${kind}`);
        made.set(place, revive(read(inner)));
      } else {
        const items: unknown[] = [];
        made.set(place, items);
        for (const item of value) items.push(read(item));
      }
    } else if (typeof value === "object" && value !== null) {
      const record: Record<string, unknown> = {};
      made.set(place, record);
      for (const [key, item] of Object.entries(value)) record[key] = read(item);
    } else made.set(place, value);
  };
  return typeof written === "number" ? read(written) : read(0);
}

/** Writes down what the framework itself wants back later: the state of an entry in the history. */
export const stringify = (value: unknown): string => JSON.stringify(value ?? null);

/** Reads what `stringify` has written. */
export const parse = (text: string): unknown => JSON.parse(text);

/** Only a server writes data as script. */
export function uneval(): never {
  throw new Error("not on a page");
}

/** See `stringify`. */
export const stringifyAsync = async (value: unknown): Promise<string> => stringify(await value);
