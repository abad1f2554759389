/** Home, set-up, rules and settings: three languages, three looks, no script needed where text is all. */
import { completeRules, printShareCode, snipSnapSnorum } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import { GAMES, LANGS, PAGES, THEMES, choose, expectNoViolations, path, titleOf, watchFaults } from "./pages.ts";
import type { Page as Place } from "../src/lib/path.ts";

for (const lang of LANGS) {
  for (const one of PAGES) {
    test(`${titleOf(one)} in ${lang} speaks its language, in every look, without a fault (LANG-1)`, async ({
      page,
      context,
    }) => {
      const { faults } = watchFaults(page);
      for (const theme of THEMES) {
        await choose(page, { theme });
        await page.goto(path(lang, one));
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        for (const other of LANGS)
          await expect(page.locator(`link[hreflang="${other}"]`)).toHaveAttribute("href", path(other, one));
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectNoViolations(page, `${titleOf(one)} ${lang} ${theme}`);
      }
      expect(faults).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });
  }
}

test.describe("small screens", () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const lang of LANGS) {
    test(`nothing runs off a screen of 320 points in ${lang}`, async ({ page }) => {
      for (const one of PAGES) {
        await page.goto(path(lang, one));
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider, titleOf(one)).toBeLessThanOrEqual(0);
      }
    });
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  const CLAUSES = {
    "snip-snap-snorum": ["SSS-PLAY-4", "SSS-GLOSS-1", "S13"],
    snap: ["SNAP-CALL-2", "SNAP-POOL-1", "N2"],
    "irish-snap": ["IRISH-SLAP-2", "IRISH-PAIR-1", "I11"],
  } as const;
  for (const lang of LANGS) {
    test(`the rules of every game in ${lang} can be read, and every clause has its place (LANG-1)`, async ({
      page,
    }) => {
      for (const game of GAMES) {
        await page.goto(path(lang, { name: "rules", game }));
        for (const id of CLAUSES[game]) await expect(page.locator(`[id="${id}"]`)).toBeAttached();
        expect((await page.locator("main").innerText()).length).toBeGreaterThan(5000);
      }
    });
  }
});

test("a page that is not there says so and leads home", async ({ page }) => {
  const answer = await page.goto("/en/rules/whist");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("link").first()).toBeVisible();
});

test("English home, and pages under another language's words, lead to their own address", async ({ page }) => {
  for (const [from, to] of [
    ["/en", "/"],
    ["/de/play/snip-snap-snorum", path("de", { name: "setup", game: "snip-snap-snorum" })],
    ["/es/rules/snip-snap-snorum", path("es", { name: "rules", game: "snip-snap-snorum" })],
    ["/en/ajustes", path("en", { name: "settings" })],
    ["/de/play/snip-snap-snorum/table", path("de", { name: "table", game: "snip-snap-snorum" })],
  ] as const) {
    const answer = await page.goto(from);
    expect(answer?.status(), from).toBe(200);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  }
});

test("set-up says why something does not go, in full, and warns of small hands (G16, S44)", async ({ page }) => {
  const rules = completeRules(snipSnapSnorum, { counters: "per-card", passFine: "each", deck: "24" });
  const code = rules.ok ? printShareCode(snipSnapSnorum, rules.value) : "";
  await page.goto(`${path("en", { name: "setup", game: "snip-snap-snorum" })}?r=${code}&s=yfffffff`);
  await expect(page.getByText("With 8 players and 24 cards, a hand has only 3 to start with")).toBeVisible();
  await page.locator("summary", { hasText: "Counters" }).click();
  await expect(page.getByText(/^Without counters there is nothing to pay for a pass with\.$/)).toBeVisible();
  await page.locator("summary", { hasText: "Cards" }).click();
  await expect(page.getByText("Only with “Jig: Jig, runs of four or Jig, runs of five”.")).toBeVisible();
});

test("a house rule of Irish Snap is a sentence, marked in the rules, and carried by its code (IRISH-VAR-COURT)", async ({
  page,
}) => {
  await page.goto(path("en", { name: "setup", game: "irish-snap" }));
  await page.getByRole("radio", { name: /^Pub rules/ }).check();
  await expect(page.locator(".recipe")).toContainText("Every jack is a slap.");
  const code = await page.locator("footer .num").innerText();
  expect(code).toMatch(/^IR-/);
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await expect(page.locator(".yours", { hasText: "Every jack is a slap." })).toBeVisible();
  await page.getByRole("link", { name: `Your rules: ${code}` }).click();
  await expect(page.locator("footer .num")).toHaveText(code);
});

test("set-up of Irish Snap says why a rule rests (I22, I25)", async ({ page }) => {
  await page.goto(path("en", { name: "setup", game: "irish-snap" }));
  await page.locator("summary", { hasText: "Counting" }).click();
  await expect(page.getByText("Only with “Counting: you choose the word”.")).toBeVisible();
  await page.locator("summary", { hasText: "Laying and pace" }).click();
  await page.getByRole("switch", { name: /lay themselves/ }).check();
  await page.locator("summary", { hasText: "Mistakes" }).click();
  await expect(page.getByText("Not with “The cards lay themselves, as steadily as a clock”.").first()).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  for (const lang of LANGS) {
    test(`what needs script says so and leads to the rules: ${lang} (LANG-1)`, async ({ page }) => {
      const places: readonly Place[] = [
        { name: "settings" },
        { name: "night" },
        ...GAMES.flatMap((game): Place[] => [
          { name: "setup", game },
          { name: "table", game },
        ]),
      ];
      for (const one of places) {
        await page.goto(path(lang, one));
        const game = "game" in one ? one.game : "snip-snap-snorum";
        const note = page.locator("p.scriptless");
        await expect(note, titleOf(one)).toBeVisible();
        await expect(note).toContainText("JavaScript");
        await expect(note.getByRole("link")).toHaveAttribute("href", path(lang, { name: "rules", game }));
      }
      await page.goto(path(lang, { name: "rules", game: "snap" }));
      await expect(page.locator("p.scriptless")).toHaveCount(0);
    });
  }
});

test("what is tapped while a slow page is still loading is never taken back", async ({ page }) => {
  // the page can be read at once, and answers only when its scripts are there
  await page.route("**/_app/**/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.goto(path("en", { name: "setup", game: "irish-snap" }), { waitUntil: "commit" });
  await page.locator("summary", { hasText: "Counting" }).click();
  await page.getByRole("radio", { name: /^Pub rules/ }).check();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("details", { hasText: "Counting" }).first()).toHaveAttribute("open", "");
  await expect(page.locator(".recipe")).toContainText("Every jack is a slap.");
});
