/** The table on every screen: on a phone nothing scrolls and the key that is needed is in sight. */
import { completeRules, irishSnap, printShareCode, snipSnapSnorum } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { choose, path } from "./pages.ts";

const GAME = "snip-snap-snorum";

type Asked = Readonly<Record<string, unknown>>;

function query(asked: Asked, seats: string): string {
  const rules = completeRules(snipSnapSnorum, asked);
  return `?r=${rules.ok ? printShareCode(snipSnapSnorum, rules.value) : ""}&s=${seats}`;
}

async function deal(page: Page, asked: Asked, seats: string, lang: "en" | "de" | "es" = "en"): Promise<void> {
  await page.goto(path(lang, { name: "table", game: GAME }) + query(asked, seats));
  await expect(page.locator(".hand button").first()).toBeVisible({ timeout: 30_000 });
}

/** By how many points the page is longer or wider than its window. */
const over = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ]);

const TABLES = [
  { name: "plain", asked: {}, seats: "yffc" },
  { name: "three, full hands", asked: {}, seats: "yff" },
  { name: "the Earl, four", asked: { words: "earl", chantTime: 8000, knock: "by-hand" }, seats: "yffc" },
  { name: "the Earl, eight", asked: { words: "earl", chantTime: 8000, knock: "by-hand" }, seats: "yffcmkfs" },
  { name: "counters, five", asked: { counters: "per-card", ante: "one" }, seats: "yffcm" },
  { name: "the Jig, three", asked: { jig: "five", knock: "by-hand" }, seats: "yff" },
] as const;

/** Tables of Irish Snap: few and many, and the one where the word is chosen. */
const IRISH = [
  [{}, "yfc"],
  [{ words: "own", wrongWord: "foul" }, "yffc"],
  [{ jokers: "on" }, "yffcmkfs"],
] as const;

for (const [width, height] of [
  [390, 844],
  [390, 700],
  [360, 640],
  [844, 390],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
    test("the table never scrolls", async ({ page }) => {
      for (const { name, asked, seats } of TABLES) {
        await deal(page, asked, seats, "de");
        expect(await over(page), name).toEqual([0, 0]);
      }
    });

    test("nor does the table of Irish Snap, where the key for slapping is in sight (IRISH-SLAP-1)", async ({
      page,
    }) => {
      // nobody is asked whether the table before may go
      await page.addInitScript(() => localStorage.removeItem("snorum.begun-irish-snap"));
      for (const [asked, seats] of IRISH) {
        const rules = completeRules(irishSnap, asked);
        const code = rules.ok ? printShareCode(irishSnap, rules.value) : "";
        await page.goto(`${path("de", { name: "table", game: "irish-snap" })}?r=${code}&s=${seats}`);
        const key = page.locator(".slapkey button");
        await expect(key).toBeVisible({ timeout: 30_000 });
        await expect(key).toBeInViewport({ ratio: 1 });
        expect(await over(page), seats).toEqual([0, 0]);
      }
    });
  });
}

test("a resting key says why (SSS-PLAY-1)", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (let tries = 0; tries < 12; tries++) {
    await deal(page, { forgotten: "take-back", judge: "challenge" }, "yff");
    await expect(page.locator(".leadcall, .ladder .laid").first()).toBeVisible();
    if (await page.locator(".leadcall").isVisible()) break;
  }
  const key = page.locator(".keys button").first();
  await expect(key).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator(".why")).toContainText("The first card is silent");
  await page.getByRole("button", { name: "The word was wrong!" }).click({ force: true });
  await expect(page.locator(".why")).toHaveText("Nobody else has said a word yet.");
});

test("at 320 points with letters of 200 % no name is cut and every key is reached", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await choose(page, { textSize: 200 });
  await deal(page, { counters: "per-card", ante: "one" }, "yffcm");
  const cut = await page
    .locator(".seats .name, .keys button, .caption")
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
  expect(cut).toEqual([]);
  expect((await over(page))[0]).toBeLessThanOrEqual(0);
  for (const key of await page.locator(".keys button").all()) {
    await key.scrollIntoViewIfNeeded();
    await expect(key).toBeInViewport({ ratio: 1 });
  }
});
