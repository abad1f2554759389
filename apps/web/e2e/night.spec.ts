/** A games night: put together, played game by game over reloads, and counted in one table. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { completeRules, irishSnap, printShareCode, snap, snipSnapSnorum } from "@snorum/engine";
import type { AnyGame } from "@snorum/engine";
import { LANGS, THEMES, choose, expectNoViolations, path, watchFaults } from "./pages.ts";
import { byPointer, playToTheEnd } from "./table.ts";

function codeOf(game: AnyGame, asked: Readonly<Record<string, unknown>>): string {
  const rules = completeRules(game, asked);
  return rules.ok ? printShareCode(game, rules.value) : "";
}

const SHORT = {
  "snip-snap-snorum": codeOf(snipSnapSnorum, { rounds: 1, chants: "app", deck: "24" }),
  snap: codeOf(snap, { mostMinutes: 1, turning: "by-itself", pace: 500 }),
  "irish-snap": codeOf(irishSnap, { end: "timed", minutes: 1, laying: "by-itself", beat: 75 }),
} as const;

const night = (page: Page, lang: (typeof LANGS)[number] = "en") => page.goto(path(lang, { name: "night" }));
const kept = (places: readonly (readonly number[])[], more: object = {}): string =>
  JSON.stringify({
    games: Object.entries(SHORT).map(([game, code]) => ({ game, code })),
    seats: "s=yffc",
    matches: places.map((_, at) => `match ${at}`),
    places,
    stopped: false,
    ...more,
  });
const keep = (page: Page, text: string) =>
  page.addInitScript((value) => localStorage.setItem("snorum.night", value), text);

const STANDS = [
  { name: "planning", text: "" },
  { name: "between", text: kept([[2, 1, 3, 3]]) },
  {
    name: "over",
    text: kept([
      [1, 2, 3, 4],
      [2, 1, 4, 3],
      [1, 2, 4, 3],
    ]),
  },
] as const;

for (const lang of LANGS) {
  for (const { name, text } of STANDS) {
    test(`the night, ${name}, in ${lang} speaks its language, in every look, without a fault (LANG-1)`, async ({
      page,
    }) => {
      const { faults } = watchFaults(page);
      if (text) await keep(page, text);
      for (const theme of THEMES) {
        await choose(page, { theme });
        await night(page, lang);
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        await expect(page.locator("main :is(ol, table)").first()).toBeVisible();
        await expectNoViolations(page, `${name} ${lang} ${theme}`);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
      expect(faults).toEqual([]);
    });
  }
}

test("a programme is put together: games come, go and move, each with its rules", async ({ page }) => {
  await night(page);
  const entries = page.locator("main ol > li");
  await expect(entries).toHaveCount(3);
  await page.getByRole("button", { name: "Add Snap" }).click();
  await page.getByRole("button", { name: "Snip Snap Snorum: later" }).click();
  await page.getByRole("button", { name: "Irish Snap: take out" }).click();
  await expect(entries.locator("h3")).toHaveText(["Snap", "Snip Snap Snorum", "Snap"]);
  await expect(page.getByRole("button", { name: "Begin: Snap" })).toBeVisible();
  await entries.first().getByLabel("House rules").selectOption("code");
  await entries.first().getByLabel("Code").fill("SN-NONSENSE");
  await entries.first().getByLabel("Code").blur();
  await expect(page.getByText("This is no code of this game.")).toBeVisible();
  await expect(entries.first().getByLabel("Code")).toHaveAttribute("aria-invalid", "true");
  await expect(entries.first().getByLabel("Code")).toHaveValue("SN-NONSENSE");
  await entries.first().getByLabel("Code").fill(SHORT.snap);
  await entries.first().getByLabel("Code").blur();
  await expect(entries.first().getByLabel("Code")).toHaveAttribute("aria-invalid", "false");
  await expect(page.getByText(`${SHORT.snap} is in force.`)).toBeVisible();
  await expect(page.locator(".folds summary").first()).toContainText(SHORT.snap);
  await expect(page.getByText("with 4 players that is 3, 2, 1, and 0")).toBeVisible();
});

test("a game's switches are in its entry, and one without rounds is played as often as is wished", async ({ page }) => {
  await night(page);
  const entry = page.locator("main ol > li").nth(1);
  await expect(async () => {
    await entry.getByText("Every switch").click();
    await expect(entry.getByText("The game", { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await entry.getByText("The game", { exact: true }).click();
  await entry.getByText("turns a card onto the one pile", { exact: false }).click();
  await expect(entry.getByLabel("House rules")).toHaveValue("code");
  await entry.getByRole("button", { name: "Snap: more" }).click();
  await expect(entry).toContainText("2 games");
  await expectNoViolations(page, "switches in the programme");
  await entry.getByRole("button", { name: "Back to the preset" }).click();
  await expect(entry.getByLabel("House rules")).toHaveValue("classic");
});

test("several people at one device play the games that can be shared to one table; the others say why not", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await night(page);
  await page.getByText("Who sits where").click();
  await page.getByLabel("Who plays Heron").selectOption("here");
  const entries = page.locator("main ol > li");
  await expect(entries.first().getByText("Left out: several of you")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Snip Snap Snorum" })).toBeDisabled();
  await entries.nth(1).getByLabel("House rules").selectOption("code");
  await entries.nth(1).getByLabel("Code").fill(SHORT.snap);
  await entries.nth(1).getByLabel("Code").blur();
  await entries.nth(2).getByLabel("House rules").selectOption("code");
  await entries.nth(2).getByLabel("Code").fill(SHORT["irish-snap"]);
  await entries.nth(2).getByLabel("Code").blur();
  await page.getByRole("button", { name: "Begin: Snap" }).click();
  await expect(page.locator("[data-place]").first()).toBeVisible({ timeout: 30_000 });
  await page.goto(path("en", { name: "night" }));
  await expect(page.getByRole("columnheader")).toContainText(["Game", "Otter", "Heron", "Badger", "Mole"]);
  await page.getByRole("link", { name: "Go on with Snap" }).click();
  await expect(page.locator("button.pad")).toHaveCount(2, { timeout: 30_000 });
  await onWithTheNight(page);
  await page.getByRole("link", { name: "Deal Irish Snap" }).click();
  await expect(page.locator("button.pad")).toHaveCount(2, { timeout: 30_000 });
  await onWithTheNight(page);
  await expect(page.locator("#end-title")).toContainText(/the night with/);
  await expect(page.locator("tbody tr:not(.open)")).toHaveCount(2);
});

for (const [game, places] of [
  ["Snap", [[2, 1, 3, 3]]],
  [
    "Irish Snap",
    [
      [2, 1, 3, 3],
      [2, 1, 3, 4],
    ],
  ],
] as const)
  test(`the head start that somebody has tonight is there in ${game}, too (G3, G13)`, async ({ page }) => {
    await keep(page, kept(places, { seats: "s=yyfc&h=0.150.0.0" }));
    await night(page);
    await page.getByRole("link", { name: `Deal ${game}`, exact: true }).click();
    await expect(page.locator("button.pad")).toHaveCount(2, { timeout: 30_000 });
    await expect(page.locator('[data-place="1"]')).toContainText("0.15");
    await expect(page.locator('[data-place="0"]')).not.toContainText("0.15");
  });

test("a game that ended while nobody looked counts when somebody comes back to the night", async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto("/");
  await page.evaluate(
    (text) => localStorage.setItem("snorum.night", text),
    kept([], {
      games: [
        { game: "snap", code: SHORT.snap },
        { game: "snap", code: SHORT.snap },
      ],
    }),
  );
  await night(page);
  await page.getByRole("link", { name: "Deal Snap" }).click();
  await expect(page.getByRole("link", { name: "On with the night" })).toBeVisible({ timeout: 150_000 });
  // as if the page had been left before its end was shown
  await page.evaluate(
    (text) => {
      const { matches } = JSON.parse(localStorage.getItem("snorum.night") ?? "{}") as { matches: string[] };
      localStorage.setItem("snorum.night", JSON.stringify({ ...JSON.parse(text), matches }));
    },
    kept([], {
      games: [
        { game: "snap", code: SHORT.snap },
        { game: "snap", code: SHORT.snap },
      ],
    }),
  );
  await night(page);
  await expect(page.getByRole("heading", { name: "After game 1 of 2" })).toBeVisible({ timeout: 15_000 });
});

test("a night that cannot be read is put aside, and said to be", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("snorum.night", '{"games":"none"'));
  await night(page);
  await expect(page.getByText("The saved night could not be read. It was set aside.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Programme" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("snorum.night"))).toBeNull();
});

test("a night is ended early, and whoever leads has won", async ({ page }) => {
  await page.goto("/");
  await page.evaluate((text) => localStorage.setItem("snorum.night", text), kept([[2, 1, 3, 3]]));
  await page.reload();
  await page.getByRole("link", { name: "Go on: game 2 of 3" }).click();
  await expect(page.getByText("Heron leads with 3 counters.")).toBeVisible();
  await page.getByRole("button", { name: "End the night here" }).click();
  await page.getByRole("button", { name: "End it" }).click();
  await expect(page.getByRole("heading", { name: "Heron wins the night with 3 counters!" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Another night" }).click();
  await expect(page.locator(".folds summary").first()).toContainText(SHORT["snip-snap-snorum"]);
});

test("three games are played through to one table, over reloads (LANG-1)", async ({ page }) => {
  test.setTimeout(420_000);
  const { faults } = watchFaults(page);
  await night(page);
  const entries = page.locator("main ol > li");
  for (const [at, code] of Object.values(SHORT).entries()) {
    // the page can be read before it can be used: what is chosen in between is chosen again
    await expect(async () => {
      await entries.nth(at).getByLabel("House rules").selectOption("classic");
      await entries.nth(at).getByLabel("House rules").selectOption("code");
      await expect(entries.nth(at).getByLabel("Code")).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await entries.nth(at).getByLabel("Code").fill(code);
    await entries.nth(at).getByLabel("Code").blur();
  }
  await page.getByRole("button", { name: "Begin: Snip Snap Snorum" }).click();

  // in the middle of a game the night is left by home, and gone on with from there
  await expect(page.locator(".hand button").first()).toBeVisible({ timeout: 30_000 });
  await page.goto("/");
  await page.getByRole("link", { name: "Go on: game 1 of 3" }).click();
  await page.getByRole("link", { name: "Go on with Snip Snap Snorum" }).click();
  await expect(page.locator(".hand button").first()).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await playToTheEnd(page, byPointer(page));
  await onWithTheNight(page);

  await expect(page.getByRole("heading", { name: "After game 1 of 3" })).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "Deal Snap" }).click();
  await onWithTheNight(page);
  await page.getByRole("link", { name: "Deal Irish Snap" }).click();
  await onWithTheNight(page);

  const podium = page.locator("#end-title");
  await expect(podium).toContainText(/the night with/);
  await page.reload();
  await expect(podium).toContainText(/the night with/);
  await expect(page.locator("tbody tr:not(.open)")).toHaveCount(3);
  const paid = await page.locator("tbody td").allInnerTexts();
  const sums = await page.locator("tfoot td").allInnerTexts();
  const numbers = paid.map((text) => Number.parseInt(text, 10));
  for (const [seat, sum] of sums.entries())
    expect(Number(sum)).toBe([0, 1, 2].reduce((all, game) => all + (numbers[game * 4 + seat] ?? 0), 0));
  expect(faults).toEqual([]);
});

/** Waits for the end of the match, if need be past the last counting, reloads there, and goes back to the night. */
async function onWithTheNight(page: Page): Promise<void> {
  const on = page.getByRole("link", { name: "On with the night" });
  const counted = page.getByRole("button", { name: "See who won" });
  await expect(on.or(counted).first()).toBeVisible({ timeout: 150_000 });
  if (await counted.isVisible()) await counted.click();
  await expect(on).toBeVisible();
  await page.reload();
  await expect(on).toBeVisible({ timeout: 30_000 });
  await on.click();
}
