/** Two real browsers at one online table: from the link to the end of the match, and through every break. */
import { completeRules, irishSnap, printShareCode, snap } from "@snorum/engine";
import type { AnyGame } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { LANGS, THEMES, choose, expectNoViolations, path, watchFaults } from "./pages.ts";
import { byPointer, playToTheEnd } from "./table.ts";

/** Opens a table, and gives back its code. */
async function openTable(page: Page, asked = "game=snip-snap-snorum"): Promise<string> {
  await page.goto(`${path("en", { name: "online" })}?${asked}`);
  await expect(page.locator(".code b")).toHaveCount(5);
  return (await page.locator(".code b").allInnerTexts()).join("");
}

/** Somebody else with a device of their own. */
async function friend(browser: Browser, code: string, locale = "de-DE"): Promise<Page> {
  const page = await (await browser.newContext({ locale, viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(`/t/${code}`);
  await expect(page.locator("ol .seat").first()).toBeVisible();
  return page;
}

test("by the link a friend has a seat at once, in their own language, and says that they are ready (G13)", async ({
  page,
  browser,
}) => {
  const { faults } = watchFaults(page);
  const code = await openTable(page);
  const guest = await friend(browser, code, "es-ES");
  await expect(guest).toHaveURL(new RegExp(`/es/juntos\\?t=${code}$`));
  await expect(guest.locator("ol .seat").nth(1)).toContainText("tú");
  await guest.getByRole("button", { name: "Me apunto" }).click();
  await expect(page.locator("ol .seat").nth(1)).toContainText("ready");
  await guest.getByRole("button", { name: "¿Cómo te llamamos?" }).click();
  await guest.getByLabel("¿Cómo te llamamos?").fill("0171 555");
  await guest.getByRole("button", { name: "Así me llamo" }).click();
  await expect(guest.getByRole("status").filter({ hasText: "Elige otro nombre" })).toBeVisible();
  await guest.getByLabel("¿Cómo te llamamos?").fill("Zoë");
  await guest.getByRole("button", { name: "Así me llamo" }).click();
  await expect(page.locator("ol .seat").nth(1)).toContainText("Zoë");
  expect(faults).toEqual([]);
});

test("two browsers play a match to its end; one reloads in the middle, one is without a network for ten seconds (G12, G17)", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const code = await openTable(page);
  const guest = await friend(browser, code);
  await page.getByRole("button", { name: "Deal now" }).click();
  await expect(guest.locator(".hand button").first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(".hand button").first()).toBeVisible({ timeout: 30_000 });

  const before = await guest.locator(".hand button").allInnerTexts();
  await guest.reload();
  await expect(guest.locator(".hand button").first()).toBeVisible({ timeout: 30_000 });
  expect(await guest.locator(".hand button").allInnerTexts()).toEqual(before);

  await guest.context().setOffline(true);
  await expect(guest.getByText("Die Leitung ist weg")).toBeVisible({ timeout: 30_000 });
  await guest.waitForTimeout(10_000);
  await guest.context().setOffline(false);
  await expect(guest.getByText("Die Leitung ist weg")).toBeHidden({ timeout: 30_000 });

  await Promise.all([playToTheEnd(page, byPointer(page)), playToTheEnd(guest, byPointer(guest))]);
});

/** A table of a game with races, as its address asks for it. */
function race(game: AnyGame, asked: Readonly<Record<string, unknown>>, seats: string): string {
  const rules = completeRules(game, asked);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return `game=${game.id}&r=${printShareCode(game, rules.value)}&s=${seats}`;
}

/** Plays by keys alone: turns or lays when it can, and calls or slaps at every ninth card, right or wrong. */
async function raceToTheEnd(page: Page): Promise<void> {
  const again = page.getByRole("button", { name: "Same again" });
  const key = page.locator("button.turnkey, button.laykey").first();
  let acts = 0;
  for (const from = Date.now(); Date.now() - from < 200_000;) {
    if (await again.isVisible()) return;
    // between two looks the match may end, and the key with it
    const off = await key.getAttribute("aria-disabled", { timeout: 500 }).catch(() => "true");
    if (off !== "true") {
      await page.keyboard.press("Enter");
      if (++acts % 9 === 0) await page.keyboard.press("Space");
    }
    await page.waitForTimeout(100);
  }
  throw new Error("the match does not end");
}

for (const [game, asked] of [
  [snap, race(snap, { piles: "one", pace: 500, mostReveals: 100 }, "yff")],
  [irishSnap, race(irishSnap, { pace: 500, end: "timed", minutes: 1 }, "yff")],
] as const) {
  test(`two browsers play ${game.id} to its end; one reloads in the middle, one is without a network for ten seconds (G4, G12, G17)`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(400_000);
    const code = await openTable(page, asked);
    const guest = await friend(browser, code, "en-GB");
    await page.getByRole("button", { name: "Deal now" }).click();
    for (const one of [page, guest])
      await expect(one.locator("button.turnkey, button.laykey, .slapkey").first()).toBeVisible({ timeout: 30_000 });
    await page.reload();
    await expect(page.locator("button.turnkey, button.laykey, .slapkey").first()).toBeVisible({ timeout: 30_000 });
    await guest.context().setOffline(true);
    await expect(guest.getByText("The line is gone")).toBeVisible({ timeout: 30_000 });
    await guest.waitForTimeout(10_000);
    await guest.context().setOffline(false);
    await expect(guest.getByText("The line is gone")).toBeHidden({ timeout: 30_000 });
    await Promise.all([raceToTheEnd(page), raceToTheEnd(guest)]);
  });
}

test("a code that no table has says so, and takes another (LANG-1)", async ({ page }) => {
  for (const lang of LANGS) {
    await page.goto(`${path(lang, { name: "online" })}?t=BBBBB`);
    await expect(page.getByRole("heading", { level: 2 })).toContainText("BBBBB");
    await page.locator("#table-code").fill("x");
    await page.locator("form button").click();
    await expect(page.getByRole("alert")).toContainText("KRTMP");
  }
});

test("the host changes rules and game for the next match; a table too large for it says so (G13, G3)", async ({
  page,
}) => {
  await openTable(page);
  const change = async (game: string, preset: string): Promise<void> => {
    await page.getByRole("button", { name: "The table", exact: true }).click();
    await page.getByRole("button", { name: /Change rules/ }).click();
    await page.getByText(game, { exact: true }).last().click();
    await page.getByRole("button", { name: preset, exact: true }).click();
  };
  await change("Snap", "Animals");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Snap · your table");
  await expect(page.getByText("These rules hold from the next match.")).toBeVisible();
  await change("Irish Snap", "Classic");
  for (let seats = 4; seats < 8; seats++) await page.getByRole("button", { name: "One more seat" }).click();
  await expect(page.locator("ol .seat")).toHaveCount(8);
  await change("Snap", "Classic");
  await expect(page.getByText("More seats do not go with these rules.")).toBeVisible();
});

test("the table goes on in another language, under that language's address (LANG-1)", async ({ page }) => {
  const code = await openTable(page);
  await page.getByRole("button", { name: "Deal now" }).click();
  await expect(page.locator(".hand button").first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("dialog[open] summary").first().click();
  await page.getByText("Deutsch", { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/de/zusammen\\?t=${code}$`));
  await page.reload();
  await expect(page.locator(".hand button").first()).toBeVisible({ timeout: 30_000 });
});

test("what is said is read in everybody's own language, and can be muted", async ({ page, browser }) => {
  const code = await openTable(page);
  const guest = await friend(browser, code);
  await page.getByRole("button", { name: "Deal now" }).click();
  await page.getByRole("button", { name: "The table", exact: true }).click();
  await page.getByRole("button", { name: "Say something" }).click();
  await page.getByRole("button", { name: "Good luck!" }).click();
  await expect(guest.getByText("Viel Glück!")).toBeVisible();
});

test("the host pauses, shuts the door and ends the table; everybody is told (G13)", async ({ page, browser }) => {
  const code = await openTable(page);
  const guest = await friend(browser, code);
  await page.getByRole("button", { name: "Deal now" }).click();
  await expect(guest.locator(".hand button").first()).toBeVisible({ timeout: 30_000 });
  const tool = async (name: RegExp | string): Promise<void> => {
    await page.getByRole("button", { name: "The table", exact: true }).click();
    await page.getByRole("button", { name }).click();
  };
  await tool(/Pause for everybody/);
  await expect(guest.getByText("Das Spiel macht Pause.")).toBeVisible();
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await expect(guest.getByText("Das Spiel macht Pause.")).toBeHidden();
  await tool(/Close the door/);
  const late = await (await browser.newContext()).newPage();
  await late.goto(`/t/${code}`);
  await expect(late.getByRole("heading", { name: /door of this table is closed/ })).toBeVisible();
  await tool(/End the table/);
  await page.getByRole("button", { name: "End it" }).click();
  await expect(guest.getByText("Dieser Tisch ist aufgelöst.")).toBeVisible();
});

for (const theme of THEMES) {
  test(`no violation in the lobby, at the tools and where nothing is found: ${theme}`, async ({ page }) => {
    await choose(page, { theme });
    await page.goto(path("en", { name: "online" }));
    await expectNoViolations(page, "start");
    await openTable(page);
    await expectNoViolations(page, "lobby");
    await page.getByRole("button", { name: "The table", exact: true }).click();
    await expectNoViolations(page, "tools");
    await page.goto(`${path("en", { name: "online" })}?t=BBBBB`);
    await expect(page.getByRole("heading", { level: 2 })).toContainText("BBBBB");
    await expectNoViolations(page, "not found");
  });
}
