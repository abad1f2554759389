/** What surrounds a match: going on, being asked, other tabs, other languages, clocks, and what is said about it all. */
import { completeRules, printShareCode, snipSnapSnorum } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { path } from "./pages.ts";
import { byPointer, playToTheEnd } from "./table.ts";

const table = (lang: "en" | "de" | "es" = "en") => path(lang, { name: "table", game: "snip-snap-snorum" });
function dealing(chosen: Record<string, string | number>, seats = "ysk"): string {
  const rules = completeRules(snipSnapSnorum, chosen);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return `?r=${printShareCode(snipSnapSnorum, rules.value)}&s=${seats}`;
}
const SHORT = dealing({ deck: "24", rounds: 1, chantTime: 40_000 });
const LONG = dealing({ rounds: 3, chantTime: 40_000 });

const yourGo = (page: Page) => page.locator(".leadcall, .hand .fit").first();
/** Leads or matches, whichever is due: then the match is under way. */
async function act(page: Page): Promise<void> {
  await expect(yourGo(page)).toBeVisible({ timeout: 60_000 });
  if (await page.locator(".leadcall").isVisible()) await page.locator(".hand button").first().click();
  else await page.locator(".hand .fit").first().click();
}
const menu = async (page: Page) => page.getByRole("button", { name: /^(Menu|Menü|Menú)$/ }).click();

test("a match that is over shows its podium again after a reload, and deals only when asked (G17)", async ({
  page,
}) => {
  await page.goto(table() + SHORT);
  await playToTheEnd(page, byPointer(page));
  await page.getByRole("button", { name: "See who won" }).click();
  await expect(page.getByRole("button", { name: "Same again" })).toBeVisible();
  const title = await page.locator("#end-title").innerText();
  await page.reload();
  await expect(page.locator("#end-title")).toHaveText(title);
  await page.getByRole("button", { name: "Same again" }).click();
  await expect(page.locator(".hand button").first()).toBeVisible();
  await page.reload();
  await expect(page.locator(".hand button").first()).toBeVisible();
});

test("a match under way is not dealt over without being asked (G17)", async ({ page }) => {
  await page.goto(table() + LONG);
  await act(page);
  const cards = () =>
    page.locator(".hand button").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  const held = await cards();
  await page.goto(path("en", { name: "home" }));
  await expect(page.getByRole("link", { name: "Go on: round 1" })).toBeVisible();
  await page.getByRole("link", { name: "New match" }).click();
  await expect(page.getByRole("heading", { name: "A match is waiting" })).toBeVisible();
  await page.getByRole("button", { name: "Go on with it" }).click();
  await expect(page.locator(".hand button").first()).toBeVisible();
  expect(await cards()).toEqual(held);
  await page.goto(path("en", { name: "setup", game: "snip-snap-snorum" }));
  await page.getByRole("link", { name: "Deal" }).click();
  await page.getByRole("button", { name: "Deal anew" }).click();
  await expect(page.locator(".hand button").first()).toBeVisible();
  await act(page);
  await menu(page);
  await page.getByRole("button", { name: "Start afresh" }).click();
  await page.getByRole("button", { name: "Play on" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("of two tabs only the newer one plays, and the older one can take over (G17)", async ({ page, context }) => {
  await page.goto(table() + LONG);
  await act(page);
  const other = await context.newPage();
  await other.goto(table());
  await expect(other.locator(".hand button").first()).toBeVisible();
  await expect(page.getByText("This match goes on in another tab.")).toBeVisible();
  await page.getByRole("button", { name: "Go on here" }).click();
  await expect(page.locator(".hand button").first()).toBeVisible();
  await expect(other.getByText("This match goes on in another tab.")).toBeVisible();
});

test("what was said follows the language, is there after a reload, and the switch leaves no step back (LANG-1)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path("en", { name: "settings" }));
  await page.goto(table() + LONG);
  await act(page);
  await expect(page.locator(".lines")).toContainText("You");
  const before = await page.locator(".lines li").count();
  await menu(page);
  await page.getByRole("dialog").getByText("Settings").click();
  await page.getByRole("dialog").getByText("Deutsch").click();
  await expect(page).toHaveURL(table("de"));
  await page.keyboard.press("Escape");
  await expect(page.locator(".lines")).toContainText("Du");
  await expect(page.locator(".lines")).not.toContainText("You");
  await page.reload();
  await expect(page.locator(".lines")).toContainText("Du");
  expect(await page.locator(".lines li").count()).toBeGreaterThanOrEqual(before);
  await page.goBack();
  await expect(page).toHaveURL(path("en", { name: "settings" }));
});

test("the time for a turn is seen running, and what the app did then is said (G11, S49)", async ({ page }) => {
  await page.goto(table() + dealing({ turnTime: 5, chants: "silent" }));
  await expect(yourGo(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(page.locator(".caption")).toContainText("Time is up: the app plays for you.", { timeout: 15_000 });
});

test("the second press of a double tap is not told off (S24)", async ({ page }) => {
  await page.goto(table() + dealing({ chants: "silent" }));
  for (let turns = 0; turns < 4; turns++) {
    await expect(yourGo(page)).toBeVisible({ timeout: 60_000 });
    const lead = await page.locator(".leadcall").isVisible();
    await page
      .locator(lead ? ".hand button" : ".hand .fit")
      .first()
      .dblclick({ delay: 0 });
    await expect(page.locator(".caption.no")).toBeHidden();
    await page.waitForTimeout(500);
    if (await page.locator("#end-title").isVisible()) break;
  }
});

test("a round can be broken off, asked once, and is dealt again (S28)", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(table() + LONG);
  await act(page);
  await menu(page);
  await page.getByRole("button", { name: "Break off the round" }).click();
  await expect(page.getByRole("heading", { name: "Break off this round?" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Break off the round" }).click();
  await expect(page.locator(".lines")).toContainText("The round is broken off and does not count.");
  await expect(page.locator(".hand button").first()).toBeVisible();
});

test("the paragraph behind a refusal opens over the table, by the number it has on the rules page (SSS-PLAY-8)", async ({
  page,
}) => {
  await page.goto(table() + LONG);
  await act(page);
  if (await page.locator(".beads").isVisible()) await page.keyboard.press("1");
  await page.waitForTimeout(1500);
  const link = page.locator(".caption.no a");
  // who leads may lay anything, so the wrong card is tried when somebody else has led
  await expect(async () => {
    if (await page.locator(".leadcall").isVisible()) await act(page);
    else await page.locator(".hand button:not(.fit)").last().click();
    await expect(link).toHaveText(/^Rule\s\d+\.\d+$/, { timeout: 2500 });
  }).toPass({ timeout: 60_000 });
  const name = await link.innerText();
  const target = new URL((await link.getAttribute("href")) ?? "", page.url()).hash.slice(1);
  await link.click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.getByRole("link", { name: "All the rules" }).click();
  const clause = page.locator(".clause", { has: page.locator(`[id="${target}"]`) });
  await expect(clause).toContainText(name.replace(/^Rule\s/, ""));
  await expect(clause).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: "Back to the table" }).click();
  await expect(page.locator(".hand button").first()).toBeVisible();
});

test("a code that is none of ours is said to be so at the table (G16)", async ({ page }) => {
  await page.goto(`${table()}?r=nonsense`);
  await expect(page.getByText("This code is not one of ours")).toBeVisible();
  await expect(page.locator(".hand button").first()).toBeVisible();
});

test.describe("a phone that stores nothing", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("says so over the seats, never over the keys, and leaves a mark (G17)", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(globalThis, "indexedDB", { value: undefined }));
    await page.goto(table() + LONG);
    const note = page.locator(".note");
    await expect(note).toBeVisible();
    const keys = await page.locator(".keys").boundingBox();
    const box = await note.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((keys?.y ?? 0) / 2);
    await page.getByRole("button", { name: "Close" }).tap();
    await expect(note).toBeHidden();
    await page.getByRole("button", { name: "This browser stores nothing" }).tap();
    await expect(note).toBeVisible();
    await expect(note).toBeHidden({ timeout: 8000 });
  });
});
