/** Each variant of Irish Snap played once on a screen: what the rule does is seen there, and no card is lost. */
import { IrishEvent, isJoker, rankOf } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { brew, goOnWith } from "./brewed.ts";
import type { Stop } from "./brewed.ts";
import { SLOW, again, happened, layKey, table, verdict } from "./irish-table.ts";
import { noteTexts } from "./noted.ts";
import { watchFaults } from "./pages.ts";

const THREE = SLOW.slice(1);
const QUICK = { pace: 500, turnTime: 0 };
const JACK = 10;
const caption = (page: Page): Locator => page.locator(".caption");
const log = (page: Page): Locator => page.locator('[role="log"]');

/** Cards held and in the pile, as the page shows them. */
const cards = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const held = [...document.querySelectorAll("[data-seat] .cards .vh")].map(
      (one) => Number.parseInt(one.textContent ?? "", 10) || 0,
    );
    const label = document.querySelector("[data-heap]")?.getAttribute("aria-label") ?? "";
    return held.reduce((sum, one) => sum + one, Number(/; (\d+)/.exec(label)?.[1] ?? 0));
  });
const pack = (page: Page, size: number): Promise<void> => expect.poll(() => cards(page)).toBe(size);

/** Goes on where a slap has just become one for `why`, before any hand. */
async function toSlap(page: Page, asked: Readonly<Record<string, unknown>>, stop: Stop): Promise<void> {
  await goOnWith(page, await brew({ ...QUICK, turnTime: 8, ...asked }, THREE, stop));
  await expect(page.locator("[data-heap], [data-verdict]").first()).toBeVisible({ timeout: 20_000 });
}
const laid = (events: Parameters<Stop>[1]): boolean => events.some(({ kind }) => kind === IrishEvent.Laid);
const wordFits = ({ tops, word }: Parameters<Stop>[0]): boolean =>
  tops[0] !== undefined && !isJoker(tops[0]) && rankOf(tops[0]) === word;
/** The newest card is one to slap, and neither by its word nor by the one below it. */
const only =
  (by: (tops: readonly number[]) => boolean): Stop =>
  (view, events) =>
    laid(events) && !wordFits(view) && view.pile > 3 && view.layer > 0 && !view.out.some(Boolean) && by(view.tops);
const rank = (card: number | undefined): number => (card === undefined || isJoker(card) ? -1 : rankOf(card));

for (const [name, asked, size, stop, said] of [
  ["a joker", { jokers: "on", pairs: "off" }, 54, only(([top = -1]) => isJoker(top)), /joker/i],
  ["a jack", { courts: "jacks", pairs: "off" }, 52, only(([top]) => rank(top) === JACK), /jack/i],
  ["a queen", { courts: "queens", pairs: "off" }, 52, only(([top]) => rank(top) === JACK + 1), /queen/i],
  ["a pair", {}, 52, only(([top, below]) => rank(top) === rank(below)), /pair/i],
  [
    "a sandwich",
    { sandwich: "on", pairs: "off" },
    52,
    only(([top, , second]) => rank(top) >= 0 && rank(top) === rank(second)),
    /sandwich/i,
  ],
] as const) {
  const ids = { "a joker": "IRISH-VAR-JOKER", "a jack": "IRISH-VAR-COURT", "a queen": "IRISH-VAR-COURT" } as const;
  const id = name === "a pair" ? "IRISH-PAIR-1" : name === "a sandwich" ? "IRISH-VAR-SANDWICH" : ids[name];
  test(`${name} is slapped whatever the word, and the table says why (${id})`, async ({ page }) => {
    const { faults } = watchFaults(page);
    const reasons = await noteTexts(page, ".judged .why");
    const takers = await noteTexts(page, ".landed .takes");
    await toSlap(page, asked, stop);
    await page.waitForTimeout(150);
    await page.keyboard.press("Space");
    await expect.poll(takers, { timeout: 20_000 }).toHaveLength(1);
    expect((await reasons())[0]).toMatch(said);
    await expect(page.locator("[data-heap]")).toBeVisible({ timeout: 15_000 });
    await pack(page, size);
    expect(faults).toEqual([]);
  });
}

test("the first slap for nothing is free, and the second costs the pile (IRISH-SLAP-4, D50)", async ({ page }) => {
  const quiet: Stop = (view, events) =>
    laid(events) && !wordFits(view) && view.pile > 2 && view.turn === 0 && view.free[0] === true && view.layer > 0;
  await toSlap(page, { falseSlap: "first-free", pairs: "off", turnTime: 60 }, quiet);
  await page.waitForTimeout(1200);
  await page.keyboard.press("Space");
  await expect(caption(page)).toContainText(/first false slap is free/);
  await pack(page, 52);
  await expect(async () => {
    // one slap for each card: the next one needs the next card
    await page.keyboard.press("Enter");
    await page.waitForTimeout(900);
    await page.keyboard.press("Space");
    await expect(caption(page)).toContainText(/You slapped for nothing and take/, { timeout: 1500 });
  }).toPass({ timeout: 40_000 });
  await pack(page, 52);
});

test("whoever hesitates takes the pile, where that was agreed (IRISH-TURN-4, I25)", async ({ page }) => {
  const mine: Stop = (view, events) => laid(events) && !wordFits(view) && view.pile > 1 && view.turn === 0;
  await toSlap(page, { hesitation: "foul", turnTime: 5, pairs: "off", slapWindow: 2 }, mine);
  await expect(verdict(page)).toContainText("Too slow!", { timeout: 20_000 });
  await expect(page.locator(".landed .takes")).toContainText("You");
  await pack(page, 52);
  await expect(layKey(page)).toContainText("ace");
});

for (const [unslapped, taker] of [
  ["layer", "the one who laid it"],
  ["next", "whoever lays next"],
] as const) {
  test(`a slap that nobody makes goes to ${taker}, where that was agreed (I4, D47)`, async ({ page }) => {
    // a person has laid it, and all others are people who do not slap either: nobody is as patient as they are
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(table({ ...QUICK, unslapped, pairs: "off", slapWindow: 2 }, "yyy"));
    await expect(page.locator("button.pad")).toHaveCount(3, { timeout: 20_000 });
    const turns = ["q", "i", "t"];
    const fit = (): Promise<number> =>
      page.evaluate(() => {
        const label = document.querySelector("[data-heap]")?.getAttribute("aria-label") ?? "";
        const word = (document.querySelector(".heart .near.shout")?.textContent ?? "").replaceAll(/[^a-z]/gi, "");
        const fits = /: (\w+) of/.exec(label)?.[1] === word.toLowerCase() && word !== "";
        return fits ? Number(/; (\d+)/.exec(label)?.[1] ?? 0) : 0;
      });
    let pile = 0;
    for (let tries = 0; tries < 400 && pile === 0; tries++) {
      for (const key of turns) await page.keyboard.press(key);
      await page.waitForTimeout(120);
      pile = await fit();
    }
    expect(pile).toBeGreaterThan(0);
    const next = Number(await page.locator('[data-place][aria-current="true"]').getAttribute("data-place"));
    const who = unslapped === "next" ? next : (next + 2) % 3;
    await expect(page.locator(`[data-place="${who}"] button.pad`)).toHaveAccessibleName(new RegExp(`\\+${pile}$`), {
      timeout: 10_000,
    });
    await expect(page.locator(`[data-place="${who}"]`).getByRole("button", { name: /“ace”/ })).toBeVisible();
    await pack(page, 52);
  });
}

test("a wrong word costs the pile, where that was agreed (IRISH-WORD-1, I22)", async ({ page }) => {
  const mine: Stop = (view, events) => laid(events) && !wordFits(view) && view.pile > 1 && view.turn === 0;
  await toSlap(page, { words: "own", wrongWord: "foul", pairs: "off", turnTime: 60 }, mine);
  const ring = page.getByRole("group", { name: "The thirteen words" });
  await expect(ring).toHaveClass(/on/, { timeout: 20_000 });
  const before = await page.evaluate(() => document.querySelector(".middle .shout")?.textContent ?? "");
  // after a king ace would be right
  await ring.getByRole("button", { name: /King/i.test(before) ? "seven" : "ace", exact: true }).click();
  await expect(log(page)).toContainText(/but “\w+” was due/, { timeout: 10_000 });
  await expect(page.locator(".landed .takes")).toContainText("You", { timeout: 10_000 });
  await expect(ring).toHaveClass(/on/, { timeout: 10_000 });
  await pack(page, 52);
});

test("to the end: who has no cards says the word alone, and may take a pile all the same (IRISH-VAR-TOTHEEND, I17, I18)", async ({
  page,
}) => {
  const bare: Stop = (view) =>
    view.phase === "Play" &&
    view.turn === 0 &&
    !view.reached &&
    !wordFits(view) &&
    view.stocks.every((cards, seat) => (seat === 0 ? cards === 0 : cards > 8));
  await toSlap(page, { end: "to-the-end", pairs: "off", turnTime: 60, slapWindow: 3, minutes: 60 }, bare);
  await expect(layKey(page)).toContainText(/Say “\w+”/, { timeout: 20_000 });
  const before = (await happened(page)).length;
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText(/You say “\w+”/, { timeout: 10_000 });
  // from now on only words, and no slap: a pile is waiting
  const own = page.locator(".landed .takes", { hasText: "You" });
  for (let tries = 0; tries < 500 && !(await own.isVisible()); tries++) {
    if (await layKey(page).isVisible()) await page.keyboard.press("Enter");
    await page.waitForTimeout(150);
  }
  await expect(own).toContainText("Hand missing!");
  const since = (await happened(page)).slice(before).filter(({ seat }) => seat === 0);
  expect(since.some(({ kind }) => kind === IrishEvent.Spoke)).toBe(true);
  expect(since.some(({ kind }) => kind === IrishEvent.Laid)).toBe(false);
  expect(since.findLast(({ kind }) => kind === IrishEvent.PileTaken)?.amount).toBeGreaterThan(0);
  await expect(page.locator('[data-seat="0"] .cards .vh')).toHaveText(/^[1-9]/, { timeout: 10_000 });
  await pack(page, 52);
});

test("to the end: one has all the cards and has lost (IRISH-VAR-TOTHEEND, I20)", async ({ page }) => {
  test.setTimeout(200_000);
  // whoever never slaps takes pile after pile, until nobody else has a card
  const near: Stop = ({ stocks: [own = 0, ...others], phase, pile }) =>
    phase === "Play" && own + pile >= 46 && Math.max(...others) > 0;
  await toSlap(page, { end: "to-the-end", courts: "both", minutes: 60 }, near);
  const from = Date.now();
  while (Date.now() - from < 150_000 && !(await again(page).isVisible())) {
    if (await layKey(page).isVisible()) await page.keyboard.press("Enter");
    await page.waitForTimeout(150);
  }
  await expect(again(page)).toBeVisible();
  const events = await happened(page);
  expect(events.some(({ kind }) => kind === IrishEvent.TimeOver)).toBe(false);
  const taker = events.findLast(({ kind }) => kind === IrishEvent.PileTaken)?.seat ?? -1;
  const places = events.findLast(({ kind }) => kind === IrishEvent.RoundOver)?.list ?? [];
  expect(places).toEqual([0, 1, 2].map((seat) => (seat === taker ? 3 : 1)));
});

test("sudden death: time is over, and the level ones play on until one of them takes a pile or is out (I38, D53)", async ({
  page,
}) => {
  const level: Stop = ({ suddenDeath, phase }) => suddenDeath && phase === "Play";
  await toSlap(page, { end: "timed", minutes: 1, level: "sudden-death" }, level);
  await expect(page.locator(".where")).toContainText("sudden death");
  const crowned = page.locator("[data-seat]:has(.crown)");
  await expect(crowned.first()).toBeVisible();
  const seats = await crowned.evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-seat"))));
  expect(seats.length).toBeGreaterThan(1);
  await pack(page, 52);
  const from = Date.now();
  while (Date.now() - from < 90_000 && !(await again(page).isVisible())) {
    if (await layKey(page).isVisible()) await page.keyboard.press("Enter");
    await page.waitForTimeout(150);
  }
  await expect(again(page)).toBeVisible();
  const events = await happened(page);
  const places = events.findLast(({ kind }) => kind === IrishEvent.RoundOver)?.list ?? [];
  const first = [0, 1, 2].filter((seat) => places[seat] === 1);
  expect(first.length).toBeGreaterThan(0);
  expect(first.every((seat) => seats.includes(seat))).toBe(true);
  const end = events.findLast(({ kind }) => kind === IrishEvent.PileTaken || kind === IrishEvent.Out);
  expect(seats).toContain(end?.seat);
  // whoever has taken the pile is not first any more, and whoever is out is
  expect(first.includes(end?.seat ?? -1)).toBe(end?.kind === IrishEvent.Out);
});

test("a reload in the middle of a verdict shows it again (G17)", async ({ page }) => {
  await toSlap(
    page,
    { pairs: "off", turnTime: 60 },
    (view, events) => laid(events) && wordFits(view) && view.layer > 0,
  );
  await expect(verdict(page)).toBeVisible({ timeout: 15_000 });
  const rows = await page.locator(".landed li").allTextContents();
  expect(rows.length).toBeGreaterThan(0);
  await page.reload();
  await expect(verdict(page)).toBeVisible({ timeout: 15_000 });
  expect(await page.locator(".landed li").allTextContents()).toEqual(rows);
  await expect(page.locator("[data-heap]")).toBeVisible({ timeout: 10_000 });
  await pack(page, 52);
});
