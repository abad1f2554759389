/** Several people round one device at Irish Snap: fingers at once, a game to its end, one keyboard for all, every screen. */
import { rankOf } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { brew, goOnWith } from "./brewed.ts";
import { fingers, tapped } from "./fingers.ts";
import { again, expectSilence, noteSilence, table } from "./irish-table.ts";
import { expectKeys, sayMuch } from "./measures.ts";
import { THEMES, choose, expectNoViolations, watchFaults } from "./pages.ts";

const QUICK = { pace: 500, turnTime: 0, slapWindow: 10, pairs: "off" };
type Name = "otter" | "heron" | "badger";
const pad = (page: Page, animal: Name): Locator => page.locator(`button.pad[data-seat="${animal}"]`);
const place = (page: Page, seat: number): Locator => page.locator(`[data-place="${seat}"]`);
const pads = (page: Page): Locator => page.locator("button.pad");

interface Table {
  /** What is said of the pile. */
  readonly label: string;
  readonly rank: string;
  readonly word: string;
  readonly pile: number;
  /** Cards held and in the pile. */
  readonly cards: number;
}
/** What lies there, as the page shows it. */
const seen = (page: Page): Promise<Table> =>
  page.evaluate(() => {
    const label = document.querySelector("[data-heap]")?.getAttribute("aria-label") ?? "";
    const pile = Number(/; (\d+)/.exec(label)?.[1] ?? 0);
    const held = [...document.querySelectorAll("[data-place] .cards .vh")].map((one) =>
      Number.parseInt(one.textContent ?? "", 10),
    );
    return {
      label,
      rank: /: (\w+) of/.exec(label)?.[1] ?? "",
      word: (document.querySelector(".heart .near.shout")?.textContent ?? "").replaceAll(/[^a-z]/gi, "").toLowerCase(),
      pile,
      cards: held.reduce((sum, cards) => sum + cards, pile),
    };
  });

/** Whoever may lay does so by `lay`, until what lies there is as wished; false once the game is over. */
async function playUntil(
  page: Page,
  lay: (key: Locator) => Promise<void>,
  wished: (table: Table) => boolean,
): Promise<boolean> {
  const from = Date.now();
  while (Date.now() - from < 120_000) {
    if (await again(page).isVisible()) return false;
    if (wished(await seen(page))) return true;
    const lit = page.locator(".laykey.lit").first();
    if (await lit.isVisible()) await lay(lit);
    await page.waitForTimeout(60);
  }
  throw new Error("the pile never lay as wished");
}
const fits = ({ rank, word }: Table): boolean => rank !== "" && rank === word;

/** A table at which the bot is out, and two people have few cards each. */
const twoLeft = () =>
  brew({ ...QUICK, turnTime: 8 }, ["child", "child", "child"], ({ out, stocks, phase, layer }) => {
    const least = Math.min(stocks[0] ?? 0, stocks[1] ?? 0);
    return phase === "Play" && layer < 0 && out[2] === true && least > 1 && least < 12;
  });

test.describe("a tablet in the middle", () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });

  test("of three hands the last one takes the pile, and whose it is lays the ace (IRISH-SLAP-2, IRISH-SLAP-3)", async ({
    page,
  }) => {
    await page.goto(table(QUICK, "yyy"));
    await expect(pads(page)).toHaveCount(3, { timeout: 20_000 });
    await playUntil(page, tapped, fits);
    const { pile } = await seen(page);
    await fingers(page, [pad(page, "heron"), pad(page, "otter"), pad(page, "badger")], 70);
    await expect(pad(page, "badger")).toHaveAccessibleName(new RegExp(`(?:Last hand!|Hand missing!).*\\+${pile}$`));
    await expect(pad(page, "otter")).toHaveAccessibleName(/Safe!/);
    await expect(place(page, 2).getByRole("button", { name: /“ace”/ })).toBeVisible();
    await expect.poll(async () => (await seen(page)).cards).toBe(52);
  });

  test("two people play to the end: each time the later hand takes the pile, and no card is lost (I8, IRISH-SLAP-3, IRISH-END-2)", async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { faults } = watchFaults(page);
    await goOnWith(page, await twoLeft(), "en", [0, 1]);
    await expect(pads(page)).toHaveCount(2, { timeout: 20_000 });
    let races = 0;
    while (await playUntil(page, tapped, fits)) {
      const { pile } = await seen(page);
      await fingers(page, [pad(page, "otter"), pad(page, "heron")], 70);
      await expect(pad(page, "heron")).toHaveAccessibleName(new RegExp(`Hand missing! \\+${pile}$`));
      await expect(pad(page, "otter")).toHaveAccessibleName(/Safe!/);
      races += 1;
      if (!(await again(page).isVisible()))
        await expect
          .poll(async () => {
            const { cards } = await seen(page);
            return (await again(page).isVisible()) ? 52 : cards;
          })
          .toBe(52);
    }
    expect(races).toBeGreaterThan(0);
    const places = await page.locator("tbody th").allInnerTexts();
    expect(places.at(-1)).toContain("Heron");
    expect(faults).toEqual([]);
  });

  test("a slap for nothing costs the one who made it, whoever's turn it is (IRISH-SLAP-4)", async ({ page }) => {
    await page.goto(table(QUICK, "yyy"));
    await expect(pads(page)).toHaveCount(3, { timeout: 20_000 });
    await playUntil(page, tapped, (now) => now.pile >= 2 && !fits(now));
    await page.waitForTimeout(250);
    await pad(page, "badger").tap();
    await expect(pad(page, "badger")).toHaveAccessibleName(/Nothing fits! \+\d+/);
    await expect(place(page, 2).getByRole("button", { name: /“ace”/ })).toBeVisible();
    await expect.poll(async () => (await seen(page)).cards).toBe(52);
  });

  test("the count is read from all four sides (IRISH-TURN-2)", async ({ page }) => {
    await page.goto(table(QUICK, "yyf"));
    await playUntil(page, tapped, ({ pile }) => pile >= 1);
    await expect(page.locator(".heart .shout")).toHaveText(Array.from({ length: 4 }, () => /“\w+”/));
  });

  test("where the count is silent it is read from none, no card is counted, and nothing in the page counts along (IRISH-VAR-SILENT, D42)", async ({
    page,
  }) => {
    await noteSilence(page);
    await page.goto(table({ words: "silent", pace: 500, turnTime: 0, slapWindow: 2, pairs: "off" }, "yyf"));
    await expect(pads(page)).toHaveCount(2, { timeout: 20_000 });
    const faces = new Set<string>();
    await playUntil(page, tapped, ({ label }) => faces.add(label).size > 12);
    await expect(page.locator(".heart .shout")).toHaveCount(0);
    await expect(page.locator(".place .cards").first()).not.toContainText(/\d/);
    await expectSilence(page);
  });

  test("the one ring of words faces whoever chooses, and the card goes with the word (IRISH-WORD-1)", async ({
    page,
  }) => {
    await page.goto(table({ words: "own", pace: 500, turnTime: 0, pairs: "off" }, "yyy"));
    const ring = page.locator(".wring.on");
    const caption = page.locator(".told:not(.far) .caption");
    for (const word of ["ace", "two", "three"]) {
      await expect(caption).toContainText("Which word?", { timeout: 30_000 });
      const who = /(\w+): Which word/.exec((await caption.textContent()) ?? "")?.[1] ?? "";
      await expect(page.locator(`.words.${who === "Heron" ? "far" : "near"}`)).toBeVisible();
      await ring.getByRole("button", { name: word, exact: true }).tap();
      await expect(caption).toContainText(new RegExp(`${who} lays .* “${word}”`));
    }
  });

  test("everybody has a home for the thumb, and leaving it for nothing is a twitch (IRISH-SLAP-5)", async ({
    page,
  }) => {
    const still = await brew(
      { ...QUICK, twitch: "home", turnTime: 0 },
      ["child", "child", "child"],
      ({ phase, pile, layer, tops: [top = -1, below = -1], word, out }) =>
        phase === "Play" &&
        layer >= 0 &&
        pile > 2 &&
        !out.includes(true) &&
        rankOf(top) !== word &&
        rankOf(top) !== rankOf(below),
    );
    await goOnWith(page, still, "en", [0, 1, 2]);
    await expect(page.locator(".homespot")).toHaveCount(3, { timeout: 20_000 });
    const turn = Number(await page.locator('[data-place][aria-current="true"]').getAttribute("data-place"));
    const waits = (turn + 1) % 3;
    // sooner than that the card has not been seen, or the hand could be for the one before (D3)
    await page.waitForTimeout(700);
    await place(page, waits).locator(".homespot").tap();
    await expect(place(page, waits).locator("button.pad")).toHaveAccessibleName(/Twitched!/);
  });

  test("a reload goes on with the same people and the same cards (G17)", async ({ page }) => {
    await page.goto(table(QUICK, "yfy"));
    await expect(pads(page)).toHaveCount(2, { timeout: 20_000 });
    await playUntil(page, tapped, (now) => now.pile >= 1 && !fits(now) && now.cards === 52);
    await page.reload();
    await expect(pads(page)).toHaveCount(2, { timeout: 20_000 });
    await expect(pad(page, "badger")).toBeVisible();
    await expect.poll(async () => (await seen(page)).cards).toBe(52);
  });

  for (const theme of THEMES) {
    test(`no violation with people all round: ${theme}`, async ({ page }) => {
      await choose(page, { theme });
      await page.goto(table({}, "yyyyff", "de"));
      await expect(pads(page)).toHaveCount(4, { timeout: 30_000 });
      await page.waitForTimeout(1500);
      await expectNoViolations(page, "shared table");
    });
  }
});

test.describe("one keyboard", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("everybody has keys of their own: the later of two takes the pile (I8)", async ({ page }) => {
    await goOnWith(page, await twoLeft(), "en", [0, 1]);
    await expect(page.locator("button.pad kbd")).toHaveText(["K", "A"], { timeout: 20_000 });
    const lay = async (): Promise<void> => {
      for (const key of ["q", "i"]) await page.keyboard.press(key);
    };
    if (!(await playUntil(page, lay, fits))) throw new Error("over before a slap");
    await page.waitForTimeout(250);
    await page.keyboard.press("k");
    await page.waitForTimeout(120);
    await page.keyboard.press("a");
    await expect(pad(page, "otter")).toHaveAccessibleName(/Hand missing! \+\d+/);
    await page.keyboard.press("?");
    await expect(page.locator("dialog[open] dl")).toContainText("Heron: Slap! · Lay my card");
  });
});

for (const [width, height, seats] of [
  [390, 844, "yyff"],
  [390, 844, "yyyyyy"],
  [360, 640, "yyyy"],
  [844, 390, "yyff"],
  [768, 1024, "yyyyyy"],
  [1280, 800, "yyyyyyff"],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
    for (const family of [false, true])
      test(`every key of ${seats} is big enough and on the screen${family ? ", in the family's size" : ""}`, async ({
        page,
      }) => {
        await choose(page, { family });
        await page.goto(table({}, seats, "de"));
        const people = [...seats].filter((one) => one === "y").length;
        await expect(pads(page)).toHaveCount(people, { timeout: 30_000 });
        await sayMuch(page);
        await expectKeys(page.locator("[data-place] :is(.pad, .laykey)"), 2 * people, 64);
      });
  });
}

test("a phone is too small for choosing words together, and says why (IRISH-WORD-1)", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(table({ words: "own" }, "yyf"));
  await expect(page.getByText(/this screen is too small for that/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("link", { name: "Other rules" })).toBeVisible();
});
