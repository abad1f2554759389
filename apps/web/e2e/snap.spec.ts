/** Snap on a screen: short games by keys and by touch, set-up, addresses, keys, one switch, small screens. */
import { SnapEvent, completeRules, printShareCode, snap } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { tapped } from "./fingers.ts";
import { STILL, after, dealTo, twins } from "./snap-brewed.ts";
import { THEMES, choose, expectNoViolations, path, watchFaults } from "./pages.ts";

function table(asked: Readonly<Record<string, unknown>>, seats: string, lang: "en" | "de" | "es" = "en"): string {
  const rules = completeRules(snap, asked);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return `${path(lang, { name: "table", game: "snap" })}?r=${printShareCode(snap, rules.value)}&s=${seats}`;
}

const SHORT = { piles: "one", pace: 500, mostReveals: 100 };
const turnKey = (page: Page): Locator => page.locator("button.turnkey");
const again = (page: Page): Locator => page.getByRole("button", { name: "Same again" });
const picture = async (page: Page): Promise<string> =>
  (await page.locator("[data-picture]").getAttribute("data-picture")) ?? "";

/** Plays by `turn` until the match is over, or until `until` says so. */
async function play(page: Page, turn: () => Promise<void>, until: () => Promise<boolean>): Promise<void> {
  const from = Date.now();
  while (Date.now() - from < 150_000) {
    if ((await again(page).isVisible()) || (await until())) return;
    if ((await turnKey(page).count()) > 0 && (await turnKey(page).getAttribute("aria-disabled")) !== "true")
      await turn();
    await page.waitForTimeout(120);
  }
  throw new Error("the match does not end");
}

const never = (): Promise<boolean> => Promise.resolve(false);

test("one pile by keyboard until the agreed number of cards: turning, calling, the podium (SNAP-TURN-2, N26)", async ({
  page,
}) => {
  test.setTimeout(200_000);
  const { faults } = watchFaults(page);
  await page.goto(table(SHORT, "ym"));
  await expect(turnKey(page)).toBeVisible({ timeout: 20_000 });
  await play(
    page,
    () => page.keyboard.press("Enter"),
    async () => (await picture(page)) !== "0" && Number(await picture(page)) >= 2,
  );
  await page.keyboard.press("Space");
  await expect(page.locator('[role="log"]')).toContainText(/You/);
  await play(page, () => page.keyboard.press("Enter"), never);
  await expect(again(page)).toBeVisible({ timeout: 30_000 });
  await expectNoViolations(page, "match end");
  await page.reload();
  await expect(again(page)).toBeVisible({ timeout: 20_000 });
  expect(faults).toEqual([]);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("one pile with one finger until the agreed number of cards; nothing on the table scrolls (SNAP-TURN-2, N26)", async ({
    page,
  }) => {
    test.setTimeout(200_000);
    const { faults } = watchFaults(page);
    await page.goto(table(SHORT, "ym", "en"));
    await expect(turnKey(page)).toBeVisible({ timeout: 20_000 });
    const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(over).toBeLessThanOrEqual(1);
    await play(page, () => tapped(turnKey(page)), never);
    await expect(again(page)).toBeVisible({ timeout: 30_000 });
    expect(faults).toEqual([]);
  });
});

test("a new deal asks before it puts a match away (G17)", async ({ page }) => {
  const address = table({ pace: 500 }, "yf");
  await page.goto(address);
  await expect(turnKey(page)).toBeVisible({ timeout: 20_000 });
  await play(
    page,
    () => page.keyboard.press("Enter"),
    async () => Number(await picture(page)) >= 2,
  );
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "A match is waiting" })).toBeVisible();
  await page.getByRole("button", { name: "Go on with it" }).click();
  await expect(turnKey(page)).toBeVisible({ timeout: 20_000 });
  expect(Number(await picture(page))).toBeGreaterThanOrEqual(2);
});

for (const theme of THEMES) {
  test(`no violation on table, set-up and rules: ${theme}`, async ({ page }) => {
    await choose(page, { theme });
    await page.goto(path("en", { name: "setup", game: "snap" }));
    await expectNoViolations(page, "set-up");
    await page.goto(path("de", { name: "rules", game: "snap" }));
    await expectNoViolations(page, "rules");
    await page.goto(table({}, "yfff", "es"));
    await expect(turnKey(page)).toBeVisible({ timeout: 20_000 });
    await page.waitForTimeout(1500);
    await expectNoViolations(page, "table");
  });
}

test("the set-up of Snap deals what it says, head starts included (G3)", async ({ page }) => {
  await page.goto(path("en", { name: "setup", game: "snap" }));
  await page.locator('label:has(input[name="preset"][value="animals"])').click();
  await expect(page.locator(".recipe")).toContainText(/animal/i);
  await page.locator(".players summary").first().click();
  await page.locator('.levels button[aria-label*="Head start"]').last().click();
  const deal = page.getByRole("link", { name: "Deal" });
  await expect(deal).toHaveAttribute("href", /&h=0\.0\.0\.50$/);
  await deal.click();
  await expect(turnKey(page)).toBeVisible({ timeout: 20_000 });
});

test("play even: a child has the head start with which it wins as often, in a match of three minutes, and the table shows it (G3, N26)", async ({
  page,
}) => {
  await page.goto(`${path("en", { name: "setup", game: "snap" })}?s=yc`);
  await page.locator(".players summary").first().click();
  await page.getByLabel("Otter is a child").check();
  await page.getByRole("button", { name: "Play even" }).click();
  await expect(page.locator(".recipe")).toContainText("3 minutes");
  await expect(page.locator(".players summary").first()).toContainText("Head start");
  await expectNoViolations(page, "set-up with head starts");
  const deal = page.getByRole("link", { name: "Deal" });
  await expect(deal).toHaveAttribute("href", /&s=Yc&h=350\.0$/);
  await deal.click();
  await expect(page.locator(".owner.mine .start")).toContainText(/0[.]35/, { timeout: 20_000 });
});

test("little ones' rules give whoever plays alone the child's head start, and say so (G3)", async ({ page }) => {
  await page.goto(`${path("en", { name: "setup", game: "snap" })}?s=yf`);
  await page.locator('label:has(input[name="preset"][value="little-ones"])').click();
  await expect(page.locator(".toast")).toContainText("Head starts: Otter 220 ms");
  await expect(page.locator(".recipe")).toContainText("3 minutes");
  await expect(page.getByRole("link", { name: "Deal" })).toHaveAttribute("href", /&s=Yf&h=220\.0$/);
});

test("a code that is none of ours, or another game's, is told at set-up and at the table (G16)", async ({ page }) => {
  const rules = completeRules(snap, {});
  const ours = rules.ok ? printShareCode(snap, rules.value) : "";
  for (const code of ["SP-ZZZZZ", ours.replace("SP", "SN")])
    for (const name of ["setup", "table"] as const) {
      await page.goto(`${path("en", { name, game: "snap" })}?r=${code}&s=yf`);
      await expect(page.getByText("This code is not one of ours.")).toBeVisible({ timeout: 20_000 });
    }
  await expect(page.locator(".where")).toContainText("2 at the table");
});

test("a code that somebody has told is typed in at set-up: its rules are chosen, and a wrong one says so (G16)", async ({
  page,
}) => {
  const rules = completeRules(snap, { piles: "one" });
  const code = rules.ok ? printShareCode(snap, rules.value) : "";
  await page.goto(path("en", { name: "setup", game: "snap" }));
  const field = page.getByLabel("Somebody has told you a code?");
  await field.fill("SP-ZZZZZ");
  await field.press("Enter");
  await expect(page.getByRole("alert")).toContainText("no code of this game");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill(` ${code.toLowerCase()} `);
  await expect(page.getByRole("alert")).toBeEmpty();
  await page.getByRole("button", { name: "Take these rules" }).click();
  await expect(page.locator(".code .num")).toHaveText(code);
  await expect(page.getByText(`The rules of ${code} are chosen.`)).toBeVisible();
});

test("an address with another language's words keeps its rules and seats", async ({ page }) => {
  const own = table({ piles: "one" }, "yff", "de");
  const query = own.slice(own.indexOf("?"));
  await page.goto(`/de/play/snap/table${query}`);
  await expect(page.locator(".heap")).toBeVisible({ timeout: 20_000 });
  expect(new URL(page.url()).pathname).toBe(path("de", { name: "table", game: "snap" }));
  await expect(page.locator("[data-stock]")).toHaveCount(3);
});

test("animals are chosen in one tap, and take along that only owners call (SNAP-VAR-ANIMALS-1)", async ({ page }) => {
  await page.goto(path("en", { name: "setup", game: "snap" }));
  await page.locator("summary", { hasText: "Animals" }).click();
  await expect(page.getByText("Only owners have an animal to call.").first()).toBeVisible();
  await page.locator("label", { hasText: "their names" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Only those whose piles are equal may call" })).toBeVisible();
  await expect(page.locator("footer .state")).toContainText(/changes? from/);
  await expect(page.locator(".recipe")).toContainText("call the other one’s animal first");
});

test("a table for little ones has big keys and no times, and the next table is as before", async ({ page }) => {
  const root = page.locator("html");
  await page.goto(table({ piles: "one", pace: 1600, turnTime: 20, mostMinutes: 3 }, "yk"));
  await expect(turnKey(page)).toBeVisible({ timeout: 20_000 });
  await expect(root).toHaveAttribute("data-family", "");
  const call = await page.locator(".slab button").boundingBox();
  expect(Math.min(call?.width ?? 0, call?.height ?? 0)).toBeGreaterThanOrEqual(96);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("dialog[open] a", { hasText: "Rules" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(root).not.toHaveAttribute("data-family", "");
});

test("one switch is enough: cards turn, space calls, and space deals again (SNAP-TURN-2)", async ({ page }) => {
  test.setTimeout(200_000);
  await page.goto(table({ words: "one", turning: "by-itself", pace: 500, mostReveals: 100 }, "yk"));
  await expect(turnKey(page)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => picture(page), { timeout: 20_000 }).not.toBe("0");
  await page.keyboard.press("Space");
  await expect(page.locator(".strip button").last()).toBeVisible();
  await expect(again(page)).toBeVisible({ timeout: 180_000 });
  await expect(again(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(again(page)).toHaveCount(0);
  await expect.poll(() => picture(page), { timeout: 20_000 }).not.toBe("0");
});

test("single letters can be switched off; the list of keys shows what does something (WCAG 2.1.4)", async ({
  page,
}) => {
  await page.goto(table({ pace: 500, turnTime: 0 }, "yk"));
  await expect(turnKey(page)).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press("?");
  const list = page.locator("dialog[open] dl");
  await expect(list).toContainText("call a pool");
  await expect(list).not.toContainText("animals");
  await expect(list).not.toContainText("grab");
  await page.goto(path("en", { name: "settings" }));
  await page.getByRole("switch", { name: /One-letter keys/ }).click();
  await page.goto(path("en", { name: "table", game: "snap" }));
  await expect(turnKey(page)).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press("?");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open] summary").last().click();
  await expect(list).toContainText("Space");
  await expect(list).not.toContainText("call a pool");
});

test("a key can be put elsewhere: it acts there, the list of keys says so, and a reload knows it (WCAG 2.1.4)", async ({
  page,
}) => {
  const before = await dealTo(
    page,
    STILL,
    ["child", "child"],
    [0],
    (view) => view.pools.length === 0 && twins(view).length === 0 && view.piles.every(({ cards }) => cards >= 2),
  );
  await page.goto(path("en", { name: "settings" }));
  await page.getByText("Where the keys are").click();
  const call = page.getByRole("button", { description: "Snap, Irish Snap: call, slap" });
  await call.press("Enter");
  await expect(call).toHaveText("Press a key …");
  await page.keyboard.press("F6");
  await expect(page.getByText("F6 stays what it is.")).toBeVisible();
  await page.keyboard.press("d");
  await expect(call).toHaveText("D");
  await expect(page.getByRole("button", { description: "Snap: call a pool" })).toHaveText("Space");
  await expectNoViolations(page, "keys");
  await page.goto(path("en", { name: "table", game: "snap" }));
  await expect(turnKey(page)).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press("?");
  await expect(page.locator("dialog[open] dl")).toContainText("D S callSpace call a pool");
  await page.keyboard.press("Escape");
  await page.waitForTimeout(700);
  await page.keyboard.press("d");
  const paid = await after(page, before, "FalseCalled");
  expect(paid.fresh.find(({ kind }) => kind === SnapEvent.FalseCalled)?.seat).toBe(0);
  await page.goto(path("en", { name: "settings" }));
  await page.getByText("Where the keys are").click();
  await page.getByRole("button", { name: "All keys as they were" }).click();
  await expect(call).toHaveText("Space");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test("the first tap on a pile only tells; however many pools lie there, each is as big as a finger", async ({
    page,
  }) => {
    test.setTimeout(200_000);
    await page.goto(table({ pace: 500, turnTime: 0 }, "yk"));
    await expect(turnKey(page)).toBeVisible({ timeout: 20_000 });
    await play(
      page,
      () => tapped(turnKey(page)),
      async () => (await page.locator("button[data-pile]").count()) > 0,
    );
    await page.locator("button[data-pile]").first().tap();
    await expect(page.locator(".caption")).toContainText("Tapping a pile");
    await expect(page.locator("[data-pool]")).toHaveCount(0);
    const pools = page.locator("[data-pool]");
    const from = Date.now();
    while ((await pools.count()) < 7 && Date.now() - from < 120_000) {
      await page.keyboard.press("Space");
      await page.waitForTimeout(450);
      if (await turnKey(page).evaluate((key) => key.classList.contains("lit"))) await tapped(turnKey(page));
      if (await again(page).isVisible()) break;
    }
    const sides = await pools.evaluateAll((all) =>
      all.map((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height)),
    );
    test.skip(sides.length < 6, "the child has won them back too soon");
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44 - 0.1);
  });
});
