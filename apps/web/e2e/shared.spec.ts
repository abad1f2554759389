/** Several people round one device: fingers at once, one keyboard for all, who pays for a false call, a reload, every screen. */
import { completeRules, printShareCode, snap } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { fingers, tapped } from "./fingers.ts";
import { expectKeys, sayMuch } from "./measures.ts";
import { THEMES, choose, expectNoViolations, path, watchFaults } from "./pages.ts";

function table(asked: Readonly<Record<string, unknown>>, seats: string, lang: "en" | "de" | "es" = "en"): string {
  const rules = completeRules(snap, asked);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return `${path(lang, { name: "table", game: "snap" })}?r=${printShareCode(snap, rules.value)}&s=${seats}`;
}

const QUICK = { pace: 500, turnTime: 0 };
const ANIMALS = ["otter", "heron", "badger", "mole"] as const;
type Name = (typeof ANIMALS)[number];
const pad = (page: Page, animal: Name): Locator => page.locator(`button.pad[data-seat="${animal}"]`);
const place = (page: Page, seat: number): Locator => page.locator(`[data-place="${seat}"]`);

/** The rank that each open pile shows; empty where none lies. */
async function ranks(page: Page): Promise<string[]> {
  const labels = await page.locator("[data-pile]").evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
  return labels.map((label) => /(\w+) of (?:spades|hearts|diamonds|clubs)/.exec(label)?.[1] ?? "");
}
const twins = (shown: readonly string[]): boolean =>
  shown.some((rank, at) => rank !== "" && shown.indexOf(rank) !== at);

/** Whoever may turn a card does so by `turn`, until the piles are as wished. */
async function playUntil(page: Page, turn: (key: Locator) => Promise<void>, wished: (shown: string[]) => boolean) {
  const from = Date.now();
  while (Date.now() - from < 120_000) {
    const lit = page.locator(".turnkey.lit").first();
    if (await lit.isVisible()) {
      if (wished(await ranks(page))) return;
      await turn(lit);
    }
    await page.waitForTimeout(60);
  }
  throw new Error("the piles never lay as wished");
}

/** Notes from now on how each call key looks, however briefly. */
async function watchPads(page: Page): Promise<(animal: Name) => Promise<string>> {
  await page.evaluate(() => {
    for (const key of document.querySelectorAll<HTMLElement>("button.pad"))
      new MutationObserver(() => (key.dataset["looked"] = `${key.dataset["looked"] ?? ""} ${key.className}`)).observe(
        key,
        { attributeFilter: ["class"] },
      );
  });
  return async (animal) => (await pad(page, animal).getAttribute("data-looked")) ?? "";
}

test.describe("a tablet in the middle", () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true, isMobile: true });

  test("of two fingers the earlier one wins, the later one is just too late (SNAP-CALL-2, G4, G7)", async ({
    page,
  }) => {
    const { faults } = watchFaults(page);
    await page.goto(table(QUICK, "yyyy"));
    await playUntil(page, tapped, twins);
    const looked = await watchPads(page);
    await fingers(page, [pad(page, "mole"), pad(page, "heron")], 70);
    await expect.poll(() => looked("mole")).toMatch(/called.*won/);
    await expect.poll(() => looked("heron")).toMatch(/late/);
    await expect(page.locator("div.told:not(.far)")).toContainText(/Mole|Heron/);
    expect(faults).toEqual([]);
  });

  test("two fingers in one frame are a dead heat where the table has a rule for it (SNAP-VAR-SIMUL)", async ({
    page,
  }) => {
    await page.goto(table({ ...QUICK, ties: "new-pool" }, "yyyy"));
    await playUntil(page, tapped, twins);
    const looked = await watchPads(page);
    await fingers(page, [pad(page, "otter"), pad(page, "badger")], 0);
    await expect.poll(() => looked("otter")).toMatch(/heat/);
    await expect.poll(() => looked("badger")).toMatch(/heat/);
    await expect(page.locator("[data-pool]")).toHaveCount(1);
  });

  test("a false call costs the one who made it, and nobody else (SNAP-POOL-1)", async ({ page }) => {
    await page.goto(table(QUICK, "yyyy"));
    await playUntil(page, tapped, (shown) => !shown.includes("") && !twins(shown));
    const before = await ranks(page);
    // sooner than this the call could be for equal cards that the last one has just covered, and such a call is free (G7)
    await page.waitForTimeout(700);
    const looked = await watchPads(page);
    await pad(page, "badger").tap();
    await expect.poll(() => looked("badger")).toMatch(/wrong/);
    await expect(page.locator("[data-pool]")).toHaveCount(1);
    expect(await ranks(page)).toEqual(before.map((rank, seat) => (seat === 2 ? "" : rank)));
  });

  test("a reload goes on with the same people and the same cards (G17)", async ({ page }) => {
    await page.goto(table(QUICK, "yfyk"));
    await expect(page.locator("button.pad")).toHaveCount(2, { timeout: 30_000 });
    await playUntil(page, tapped, (shown) => shown.filter(Boolean).length >= 3 && !twins(shown));
    const before = await ranks(page);
    await page.reload();
    await expect(page.locator("button.pad")).toHaveCount(2, { timeout: 30_000 });
    await expect(pad(page, "badger")).toBeVisible();
    await expect.poll(() => ranks(page)).toEqual(before);
  });

  test("whoever calls and grabs has two keys, and needs both (SNAP-VAR-GRAB, N38)", async ({ page }) => {
    await page.goto(table({ ...QUICK, how: "grab" }, "yy"));
    await playUntil(page, tapped, (shown) => !shown.includes("") && !twins(shown));
    const looked = await watchPads(page);
    await pad(page, "otter").tap();
    await expect(pad(page, "otter")).toHaveAccessibleName(/Otter’s key. Called. Now grab the acorn/);
    await place(page, 0).getByRole("button", { name: "Grab the acorn, Otter’s key" }).tap();
    await expect.poll(() => looked("otter")).toMatch(/wrong/);
  });

  for (const theme of THEMES) {
    test(`no violation with people all round: ${theme}`, async ({ page }) => {
      await choose(page, { theme });
      await page.goto(table({}, "yyyyff", "de"));
      await expect(page.locator("button.pad")).toHaveCount(4, { timeout: 30_000 });
      await page.waitForTimeout(1500);
      await expectNoViolations(page, "shared table");
    });
  }
});

test.describe("one keyboard", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("everybody has keys of their own, and two right after each other both count (G4, G9)", async ({ page }) => {
    const turns = ["q", "i", "t", "n"];
    await page.goto(table(QUICK, "yyyy"));
    await expect(page.locator("button.pad kbd")).toHaveText(["A", "K", "F", "M"], { timeout: 30_000 });
    await playUntil(
      page,
      async () => {
        for (const key of turns) await page.keyboard.press(key);
      },
      twins,
    );
    await page.waitForTimeout(150);
    const looked = await watchPads(page);
    await Promise.all([page.keyboard.press("k"), page.keyboard.press("m")]);
    const both = async (): Promise<string> => `${await looked("heron")} ${await looked("mole")}`;
    await expect.poll(both).toMatch(/won/);
    await expect.poll(both).toMatch(/late/);
    await page.keyboard.press("?");
    await expect(page.locator("dialog[open] dl")).toContainText("Heron: Snap! · Turn my card · Snap pool!");
  });
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
    for (const family of [false, true])
      test(`every key of six people is big enough and on the screen${family ? ", in the family's size" : ""}`, async ({
        page,
      }) => {
        await choose(page, { family });
        await page.goto(table({}, "yyyyyy", "de"));
        await expect(page.locator("button.pad")).toHaveCount(6, { timeout: 30_000 });
        await sayMuch(page);
        const keys = page.locator("[data-place] :is(.pad, .turnkey, .key)");
        await expectKeys(keys, 18, family && height > 799 ? 96 : 64);
      });
  });
}

test("set-up says who sits where, in the address, too", async ({ page }) => {
  await page.goto(`${path("en", { name: "setup", game: "snap" })}?s=yfc`);
  await page.locator(".players summary").first().click();
  await page.getByLabel("Who plays Badger").selectOption({ label: "plays here" });
  await expect(page.locator(".levels li select")).toHaveCount(3);
  await expect(page.locator(".players dl")).toContainText("K calls, I turns a card, O calls a pool");
  await expectNoViolations(page, "set-up for several");
  const deal = page.getByRole("link", { name: "Deal" });
  await expect(deal).toHaveAttribute("href", /&s=yfy$/);
  await deal.click();
  await expect(page.locator("button.pad")).toHaveCount(2, { timeout: 30_000 });
});

test("an address whose seats are none of ours says so, and deals the usual table", async ({ page }) => {
  await page.goto(table({}, "ff"));
  await expect(page.getByText("These seats are not a table of ours.")).toBeVisible();
  await expect(page.locator("button.turnkey")).toHaveCount(1);
});
