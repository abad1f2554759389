/** A games night of people with devices of their own: one link, one programme, one table of counters on every screen. */
import { completeRules, irishSnap, printShareCode, snap, snipSnapSnorum } from "@snorum/engine";
import type { AnyGame } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { LANGS, expectNoViolations, path, watchFaults } from "./pages.ts";
import { byPointer, playToTheEnd } from "./table.ts";

function codeOf(game: AnyGame, asked: Readonly<Record<string, unknown>>): string {
  const rules = completeRules(game, asked);
  return rules.ok ? printShareCode(game, rules.value) : "";
}

const SNIP = codeOf(snipSnapSnorum, { rounds: 1, chants: "app", deck: "24" });
const SNAP = codeOf(snap, { piles: "one", mostReveals: 100, turning: "by-itself", pace: 500 });

const IRISH = codeOf(irishSnap, { end: "timed", minutes: 1, laying: "by-itself", beat: 110 });

const sums = (page: Page): Promise<string[]> => page.locator("tfoot td").allInnerTexts();

test("two browsers play a night of all three games to one table; both reload in between (G13, G17)", async ({
  page,
  browser,
}) => {
  test.setTimeout(400_000);
  const { faults } = watchFaults(page);
  await page.goto(`${path("en", { name: "online" })}?night=${SNIP}.${SNAP}.${IRISH}&s=yff&h=0.150.0`);
  await expect(page.locator("tbody tr")).toHaveCount(3, { timeout: 30_000 });
  await expect(page.locator("ol .seat").nth(1)).toContainText("150 ms", { timeout: 30_000 });
  const code = (await page.locator(".code b").allInnerTexts()).join("");
  const guest = await (await browser.newContext({ locale: "en-GB", viewport: { width: 390, height: 844 } })).newPage();
  await guest.goto(`/t/${code}`);
  await expect(guest.locator("tbody tr")).toHaveCount(3);
  await expectNoViolations(page, "a night before its first game");

  await page.getByRole("button", { name: "Deal Snip Snap Snorum" }).click();
  await expect(guest.locator(".hand button").first()).toBeVisible({ timeout: 30_000 });
  await Promise.all([playToTheEnd(page, byPointer(page)), playToTheEnd(guest, byPointer(guest))]);
  for (const one of [page, guest]) {
    await one.reload();
    await one.getByRole("button", { name: "On with the night" }).click({ timeout: 30_000 });
    await expect(one.getByRole("heading", { name: "After game 1 of 3" })).toBeVisible();
  }
  expect(await sums(page)).toEqual(await sums(guest));

  await guest.getByRole("button", { name: "I’m in" }).click();
  await expect(page.locator("ol .seat").nth(1)).toContainText("ready");
  // the head start of the first game is there in the others
  for (const game of ["Snap", "Irish Snap"]) {
    await page.getByRole("button", { name: `Deal ${game}`, exact: true }).click();
    await expect(page.locator(".start .vh, .ahead .vh")).toContainText("0.15", { timeout: 30_000 });
    for (const one of [page, guest])
      await one.getByRole("button", { name: "On with the night" }).click({ timeout: 150_000 });
  }
  for (const one of [page, guest]) {
    await expect(one.locator("#end-title")).toContainText(/the night with/);
    await expect(one.locator("tbody tr:not(.open)")).toHaveCount(3);
  }
  expect(await sums(page)).toEqual(await sums(guest));
  await expectNoViolations(page, "a night that is over");
  await page.getByRole("button", { name: "Another night" }).click();
  await expect(page.locator("main ol > li")).toHaveCount(3);
  expect(faults).toEqual([]);
});

test("at a table the host plans a night, and ends it early; seats too many for a game are told (G3, G13)", async ({
  page,
}) => {
  const { faults } = watchFaults(page);
  await page.goto(`${path("en", { name: "online" })}?game=irish-snap&s=yfffffff`);
  await expect(page.locator("ol .seat")).toHaveCount(8);
  await page.getByRole("button", { name: "The table", exact: true }).click();
  await page.getByRole("button", { name: /^Games night/ }).click();
  await expect(page.getByText(/this table has 8 seats/)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("button", { name: "Begin the night" })).toBeDisabled();
  await page.getByRole("button", { name: "Snap: take out", exact: true }).click();
  await expect(page.getByRole("button", { name: "Begin the night" })).toBeEnabled();
  await expectNoViolations(page, "planning a night online");
  await page.getByRole("button", { name: "Begin the night" }).click();
  await expect(page.locator("tbody tr")).toHaveCount(2);
  await page.getByRole("button", { name: "The table", exact: true }).click();
  await expect(page.getByRole("button", { name: /Change rules/ })).toBeDisabled();
  await page.getByRole("button", { name: "End the night here" }).click();
  await page.getByRole("button", { name: "End it" }).click();
  await expect(page.getByRole("button", { name: "Another night" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("a night online speaks every language (LANG-1)", async ({ page }) => {
  for (const lang of LANGS) {
    await page.goto(`${path(lang, { name: "online" })}?night=${SNIP}.${SNAP}&s=yff`);
    await expect(page.locator("tbody tr")).toHaveCount(2);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await page.setViewportSize({ width: 320, height: 640 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  }
});
