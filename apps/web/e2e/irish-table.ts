/** A table of Irish Snap as the tests play at it: what lies there, whoever lays and slaps, what was judged, and what nobody may read. */
import { completeRules, irishSnap, printShareCode } from "@snorum/engine";
import type { GameEvent } from "@snorum/engine";
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { keptBy } from "./brewed.ts";
import { path } from "./pages.ts";

/** The address of a table with these rules. */
export function table(
  asked: Readonly<Record<string, unknown>>,
  seats: string,
  lang: "en" | "de" | "es" = "en",
): string {
  const rules = completeRules(irishSnap, asked);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return `${path(lang, { name: "table", game: "irish-snap" })}?r=${printShareCode(irishSnap, rules.value)}&s=${seats}`;
}

export const SLOW = ["child", "child", "child", "child"] as const;
/** The game as it is, from the deal until one is left: three minutes as a rule, five at the most. */
export const WHOLE_MS = 420_000;
export const layKey = (page: Page): Locator => page.locator("button.laykey");
export const slapKey = (page: Page): Locator => page.locator(".slapkey button");
export const again = (page: Page): Locator => page.getByRole("button", { name: "Same again" });
export const heap = (page: Page): Locator => page.locator("[data-heap]");
export const verdict = (page: Page): Locator => page.locator("[data-verdict]");

export async function sitDown(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(heap(page)).toBeVisible({ timeout: 20_000 });
}

/** What lies on top and what was said with it: "six", "six"; empty where nothing lies. */
export async function face(
  page: Page,
): Promise<{ readonly rank: string; readonly word: string; readonly size: number }> {
  const [label, shout] = await page.evaluate(() => [
    document.querySelector("[data-heap]")?.getAttribute("aria-label") ?? "",
    document.querySelector(".middle .shout")?.textContent ?? "",
  ]);
  return {
    rank: /: (\w+) of/.exec(label)?.[1] ?? "",
    word: shout.replaceAll(/[^a-z]/gi, "").toLowerCase(),
    size: Number(/; (\d+)/.exec(label)?.[1] ?? 0),
  };
}

/** Plays until the match is over or `until` says so: lays by `lay` when it can, slaps by `slap` where word and card fit. */
export async function play(
  page: Page,
  acts: { readonly lay: () => Promise<void>; readonly slap?: () => Promise<void> },
  until: () => Promise<boolean>,
): Promise<void> {
  const from = Date.now();
  let slapped = "";
  while (Date.now() - from < WHOLE_MS - 60_000) {
    if ((await again(page).isVisible()) || (await until())) return;
    if (await layKey(page).isVisible()) await acts.lay();
    const { rank, word, size } = await face(page);
    if (acts.slap && rank !== "" && rank === word && slapped !== `${rank} ${size}`) {
      slapped = `${rank} ${size}`;
      await acts.slap();
    }
    await page.waitForTimeout(90);
  }
  throw new Error("the match does not end");
}
export const never = (): Promise<boolean> => Promise.resolve(false);

/** A slap as it was judged on screen. */
interface Judged {
  readonly why: string;
  /** Each hand in the list: its place, if it counts, and how it is set off. */
  readonly rows: readonly { readonly text: string; readonly look: string }[];
  /** Who lays the first card of the new count. */
  starts: string;
}

/** From now on every verdict is noted, and who says ace after it. */
export const noteVerdicts = async (page: Page): Promise<void> =>
  void (await page.addInitScript(() => {
    const judged: Judged[] = [];
    Object.assign(globalThis, { judged });
    let open: Judged | null = null;
    let shown: Element | null = null;
    let before = "";
    const look = (): void => {
      const box = document.querySelector("[data-verdict]");
      const said = document.querySelector(".caption")?.textContent ?? "";
      const laid = /(\w+) lays? .* and says? “ace”/.exec(said);
      if (open !== null && open.starts === "" && laid !== null && said !== before) open.starts = laid[1] ?? "";
      if (box === null || box === shown) return;
      shown = box;
      before = said;
      const rows = [...box.querySelectorAll(".landed li")].map((row) => ({
        text: (row.textContent ?? "").replaceAll(/\s+/g, " ").trim(),
        look: /takes|wrong|void/.exec(row.className)?.[0] ?? "",
      }));
      open = { why: box.getAttribute("data-verdict") ?? "", rows, starts: "" };
      judged.push(open);
    };
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true }),
    );
  }));

/** Every pile went to the last hand, to one that was missing, or to whoever slapped for nothing, and whoever took it starts again. */
export async function expectRightTakers(page: Page): Promise<void> {
  const judged = await page.evaluate(() => (globalThis as unknown as { judged: Judged[] }).judged);
  const taken = judged.filter(({ why }) => why !== "none");
  expect(taken.length).toBeGreaterThan(0);
  for (const { why, rows, starts } of taken) {
    const [taker, ...more] = rows.filter(({ look }) => look === "takes");
    expect(more, why).toEqual([]);
    if (why === "last") expect(taker).toBe(rows.findLast(({ text }) => /\d (?:ms|\D)/.test(text)));
    else if (why === "missing") expect(taker?.text).toContain("Hand missing!");
    else expect(taker?.text).toMatch(/Nothing fits!|Too early!/);
    if (starts !== "") expect(taker?.text).toContain(starts);
  }
}

/** Everybody has a place, and whoever is left with all that remains has the last one. */
export async function expectPlaces(page: Page, seats: number): Promise<void> {
  const places = await page.locator("tbody th").allInnerTexts();
  expect(places.map((text) => Number.parseInt(text, 10))).toEqual(Array.from({ length: seats }, (_, at) => at + 1));
}

/** All that has happened in the match, in order, as the browser keeps it. */
export async function happened(page: Page): Promise<readonly GameEvent[]> {
  const entries = await keptBy(page, { game: "irish-snap", store: "snorum-irish", kept: "snorum.table-irish" });
  return entries.flatMap((entry) => ("events" in entry ? entry.events : []));
}

/** From now on each state of the page is noted while a pile grows, and all that is spoken. What is told when it has been taken is told to all. */
export const noteSilence = async (page: Page): Promise<void> =>
  void (await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const note = (): void => {
      const settled = document.querySelector("[data-verdict]") !== null;
      const lies = document.querySelector('[data-heap][aria-label^="On the pile"]') !== null;
      if (!settled && lies) seen.push(`${document.title} ${document.body.querySelector(".screen")?.outerHTML ?? ""}`);
      for (const spoken of document.querySelectorAll("[data-speech] p")) seen.push(`said ${spoken.textContent ?? ""}`);
    };
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true }),
    );
  }));

/** So many faces in a row whose numbers go along show that something counts. */
const RUN = 6;

/** Numbers that are the whole of an attribute or of a text, by their name and their place among those of that name. */
function numbersIn(markup: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const met = new Map<string, number>();
  for (const [, name = "text", attribute, text] of markup.matchAll(/([\w-]+)="(\d+)"|>\s*(\d+)\s*</g)) {
    const at = (met.get(name) ?? 0) + 1;
    met.set(name, at);
    found.set(`${name} ${at}`, Number(attribute ?? text));
  }
  return found;
}

/** The names of all numbers that go up by one or two with each of the faces. */
function running(faces: readonly string[]): readonly string[] {
  const numbers = faces.map(numbersIn);
  const counts = (name: string, from: number): boolean =>
    numbers.slice(from + 1, from + RUN).every((one, at) => {
      const up = (one.get(name) ?? Number.NaN) - (numbers[from + at]?.get(name) ?? Number.NaN);
      return up === 1 || up === 2;
    });
  const starts = numbers.slice(0, Math.max(0, numbers.length - RUN + 1));
  return [...new Set(starts.flatMap((one, from) => [...one.keys()].filter((name) => counts(name, from))))];
}

/** Of all that was noted nothing says the count: no word of it, no size, no number that goes along. Rules IRISH-VAR-SILENT, D42, I39. */
export async function expectSilence(page: Page): Promise<void> {
  const seen = await page.evaluate(() => [...new Set((globalThis as unknown as { seen: string[] }).seen)]);
  const stages = seen.filter((one) => !one.startsWith("said "));
  const said = seen.filter((one) => one.startsWith("said "));
  // a card lies there with its name; the last state of each is what can be read longest
  const byCard = new Map(stages.map((stage) => [/On the pile: [^"]*/.exec(stage)?.[0] ?? "", stage]));
  expect(byCard.size).toBeGreaterThanOrEqual(RUN);
  for (const stage of stages) {
    // nobody's cards and no pile is counted, and no word of the count stands in quotation marks
    expect(stage).not.toMatch(/; \d+ cards|\d+ cards?</);
    expect(stage).not.toMatch(/class="count|“|data-picture/);
  }
  expect(running([...byCard.values()])).toEqual([]);
  expect(said.some((one) => one.includes("lays"))).toBe(true);
  for (const one of said) expect(one.replace(/The word was “\w+”\./, "")).not.toContain("“");
}
