/** Whole rounds in a real browser: by keys alone, by touch, and over a reload. */
import { snipSnapSnorum, completeRules, printShareCode } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import { THEMES, choose, expectNoViolations, path, watchFaults } from "./pages.ts";
import { byFinger, byKeys, byPointer, playToTheEnd } from "./table.ts";

const rules = completeRules(snipSnapSnorum, { deck: "24", rounds: 1, chantTime: 40_000 });
const code = rules.ok ? printShareCode(snipSnapSnorum, rules.value) : "";
const table = (lang: "en" | "de" | "es" = "en") => path(lang, { name: "table", game: "snip-snap-snorum" });
const SHORT = `?r=${code}&s=ysk`;

test("a match is played to its end by keys alone (SSS-PLAY-1, SSS-PLAY-2, SSS-PLAY-10)", async ({ page }) => {
  const { faults } = watchFaults(page);
  await page.goto(table() + SHORT);
  await playToTheEnd(page, byKeys(page));
  await page.getByRole("button", { name: "See who won" }).press("Enter");
  await expect(page.getByRole("button", { name: "Same again" })).toBeVisible();
  expect(faults).toEqual([]);
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("a match is played to its end by touch at 390 × 844 (SSS-PLAY-3, SSS-PLAY-4)", async ({ page }) => {
    const { faults } = watchFaults(page);
    await page.goto(table("de") + SHORT);
    await playToTheEnd(page, byFinger(page));
    await page.getByRole("button", { name: "Wer hat gewonnen?" }).tap();
    await expect(page.getByRole("link", { name: "Regeln ändern" })).toBeVisible();
    expect(faults).toEqual([]);
  });
});

test("after a reload in mid-rank the match goes on with the same cards (G17)", async ({ page }) => {
  await page.goto(table("es") + SHORT);
  const cards = async () =>
    page.locator(".hand button").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  await expect(page.locator(".beads, .leadcall, .hand .fit").first()).toBeVisible();
  if (await page.locator(".leadcall").isVisible()) await page.locator(".hand button").first().click();
  else await page.locator(".hand .fit").first().click();
  // the card is on its way until the log has it
  await page.waitForTimeout(600);
  const held = await cards();
  expect(held.length).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator(".hand button").first()).toBeVisible();
  expect(await cards()).toEqual(held);
  await expect(page).toHaveURL(table("es"));
});

test("the cut for the first deal is shown, a card for every seat (SSS-PLAYERS-2, G1)", async ({ page }) => {
  const cut = completeRules(snipSnapSnorum, { firstDealer: "cut" });
  const query = cut.ok ? printShareCode(snipSnapSnorum, cut.value) : "";
  await page.goto(`${table()}?r=${query}&s=yffc`);
  await expect(page.getByText("Cutting for the first deal")).toBeVisible();
  await expect(page.locator(".hand button").first()).toBeVisible();
});

test("a damaged match is put aside with a message, and a new one begins (G17)", async ({ page }) => {
  await page.goto(table() + SHORT);
  await expect(page.locator(".hand button").first()).toBeVisible();
  await page.goto(path("en", { name: "settings" }));
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const open = indexedDB.open("snorum");
        open.onerror = () => failed(open.error ?? new Error("no store"));
        open.onsuccess = () => {
          const change = open.result.transaction("entries", "readwrite");
          const all = change.objectStore("entries").getAll();
          all.onsuccess = () => {
            const [first] = all.result as { table: string; seq: number; entry: unknown }[];
            if (first !== undefined) change.objectStore("entries").put({ ...first, entry: { seq: 0, nonsense: true } });
          };
          change.oncomplete = () => done();
        };
      }),
  );
  await page.goto(table());
  await expect(page.getByText("It was set aside, and a new one begins")).toBeVisible();
  await expect(page.locator(".hand button").first()).toBeVisible();
});

test("an illegal card bounces with a sentence and the rule (SSS-PLAY-8, S23)", async ({ page }) => {
  await page.goto(table() + SHORT);
  await expect(page.locator(".hand .fit, .leadcall").first()).toBeVisible({ timeout: 60_000 });
  if (await page.locator(".leadcall").isVisible()) await page.locator(".hand button").first().click();
  // a second press right behind the first would be its echo, and no card of its own
  await page.waitForTimeout(600);
  const before = await page.locator(".hand").getAttribute("style");
  await page.locator(".hand button:not(.fit)").last().click();
  await expect(page.locator(".caption.no a")).toHaveAttribute("href", /#(SSS-PLAY-[89]|S18)$/);
  expect(await page.locator(".hand").getAttribute("style")).toBe(before);
});

for (const theme of THEMES) {
  test(`the table and the end of a round have no violation by ${theme}`, async ({ page }) => {
    await choose(page, { theme });
    await page.goto(table() + SHORT);
    await expect(page.locator(".hand button").first()).toBeVisible();
    await expectNoViolations(page, `table ${theme}`);
    await page.getByRole("button", { name: "Menu" }).click();
    await expectNoViolations(page, `menu ${theme}`);
    await page.keyboard.press("Escape");
    await playToTheEnd(page, byPointer(page));
    await expectNoViolations(page, `round ${theme}`);
    await page.getByRole("button", { name: "See who won" }).click();
    await expect(page.getByRole("button", { name: "Same again" })).toBeVisible();
    await expectNoViolations(page, `podium ${theme}`);
  });
}
