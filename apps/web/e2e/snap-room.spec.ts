/** Room on the table of Snap: everything that can be tapped is in the window, no name is cut, and nothing moves or hides a rank. */
import { completeRules, printShareCode, snap } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { LANGS, choose, path } from "./pages.ts";
import { STILL, dealTo, twins } from "./snap-brewed.ts";

type Lang = (typeof LANGS)[number];

interface Asked {
  readonly asked: Readonly<Record<string, unknown>>;
  readonly seats: string;
}

/** A table on a device of its own, where no other match waits. */
async function open(browser: Browser, { asked, seats }: Asked, lang: Lang, settings = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await choose(page, settings);
  const rules = completeRules(snap, asked);
  if (!rules.ok) throw new Error(rules.refusal.code);
  await page.goto(`${path(lang, { name: "table", game: "snap" })}?r=${printShareCode(snap, rules.value)}&s=${seats}`);
  await expect(page.locator("button.turnkey")).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("[data-pools]")).toBeVisible();
  return page;
}

/** What does not lie wholly in the window. */
const astray = (page: Page, of: string): Promise<readonly string[]> =>
  page.locator(of).evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const out = left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
      return out ? [`${one.className} ${one.textContent?.trim() ?? ""}`] : [];
    }),
  );

/** Texts that are wider or higher than their place. */
const cut = (page: Page): Promise<readonly string[]> =>
  page
    .locator(".name, .turnkey, .poolkey, .fan button")
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
        .map((one) => one.textContent?.trim() ?? ""),
    );

/** Pairs of names of which one lies over the other. */
const touching = (page: Page): Promise<readonly string[]> =>
  page.locator(".piles .name").evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.flatMap((box, at) => {
      const next = boxes[at + 1];
      return next &&
        next.top < box.bottom &&
        box.top < next.bottom &&
        next.left < box.right - 0.5 &&
        box.left < next.right
        ? [all[at]?.textContent ?? ""]
        : [];
    });
  });

const TABLES = [
  { name: "plain", asked: {}, seats: "yfffff" },
  { name: "noises", asked: { animals: "noises", callers: "owners" }, seats: "yfffff" },
  { name: "calm", asked: { race: "calm" }, seats: "yfff" },
  { name: "acorn", asked: { how: "grab" }, seats: "yfffff" },
] as const;
const SIZES = [
  [360, 740],
  [320, 568],
  [390, 844],
  [740, 360],
  [568, 320],
  [768, 1024],
  [1024, 768],
] as const;

for (const lang of LANGS) {
  test(`whatever can be tapped lies within the window, and every name is whole: ${lang}`, async ({ browser }) => {
    test.setTimeout(240_000);
    for (const table of TABLES) {
      const page = await open(browser, table, lang);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const where = `${table.name}, ${width} × ${height}`;
        expect(await astray(page, "main button, main .poolkey, .topline button, .owner .name"), where).toEqual([]);
        expect(await cut(page), where).toEqual([]);
        if (width >= 360) expect(await touching(page), where).toEqual([]);
      }
      await page.close();
    }
  });
}

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`letters of 200 % at ${width} × ${height}: the keys stay in the window, and all else is reached by scrolling`, async ({
    browser,
  }) => {
    for (const table of TABLES) {
      const page = await open(browser, table, "de", { textSize: 200 });
      await page.setViewportSize({ width, height });
      expect(await cut(page), table.name).toEqual([]);
      expect(await astray(page, ".turnkey, .slab button, .poolkey")).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      for (const name of await page.locator(".owner .name").all()) {
        await name.scrollIntoViewIfNeeded();
        await expect(name).toBeInViewport({ ratio: 1 });
      }
      await page.close();
    }
  });
}

test("a pool is named beside its card, and the acorn stays where it is when a pool comes (SNAP-POOL-1)", async ({
  browser,
}) => {
  test.setTimeout(200_000);
  const page = await open(browser, { asked: { how: "grab" }, seats: "yf" }, "en");
  const acorn = page.locator("button.acorn");
  const before = await acorn.boundingBox();
  const pools = page.locator("[data-pool]");
  // both halves of a call while nothing is equal: the own pile becomes a pool
  for (let tries = 0; tries < 60 && (await pools.count()) < 2; tries++) {
    if ((await page.locator("button.turnkey").getAttribute("aria-disabled")) !== "true") {
      await page.keyboard.press("Enter");
      await page.locator('.owner.mine [data-pile][aria-label*=" of "]').waitFor({ timeout: 5000 });
      await page.waitForTimeout(300);
      await page.keyboard.press("Space");
      await page.keyboard.press("g");
    }
    await page.waitForTimeout(400);
  }
  expect(await pools.count()).toBeGreaterThan(0);
  expect(await acorn.boundingBox()).toEqual(before);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const hidden = await pools.evaluateAll(
      (all) =>
        all.filter((pool) => {
          const [card, tag] = [".card", ".tag"].map((part) => pool.querySelector(part)?.getBoundingClientRect());
          if (!card || !tag) return true;
          // ranks stand in the upper left and, upside down, in the lower right quarter
          const [x, y] = [card.left + card.width / 2, card.top + card.height / 2];
          const inUpper = tag.top < y && tag.left < x && tag.bottom > card.top && tag.right > card.left;
          return inUpper || (tag.top < card.bottom - 1 && tag.right > x);
        }).length,
    );
    expect(hidden, `${width} × ${height}`).toBe(0);
  }
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`what a call has come to leaves the word of the key to be read at ${width} × ${height} (SNAP-POOL-1)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await dealTo(page, STILL, ["child", "child", "child"], [0], (view) => twins(view).length === 0 && view.reveals > 6);
    const key = page.locator("button.slab");
    await expect(key).toBeVisible({ timeout: 30_000 });
    await page.waitForTimeout(700);
    const place = await key.boundingBox();
    await key.click();
    const gap = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = (): void => {
            const verdict = document.querySelector(".judged .verdict")?.getBoundingClientRect();
            const word = document.querySelector(".slab .word")?.getBoundingClientRect();
            if (verdict && word) resolve(word.top - verdict.bottom);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    // what is drawn of a letter begins below the top of its line
    expect(await gap).toBeGreaterThan(-12);
    expect(await key.boundingBox()).toEqual(place);
  });
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const) {
  test(`in the calm game a verdict lies over no pool and no answer, and what others said over no line, at ${width} × ${height} (SNAP-VAR-CALM)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await dealTo(
      page,
      { race: "calm", turnTime: 0, mostMinutes: 0 },
      ["child", "child", "child"],
      [0],
      (view) => view.pools.length > 1 && view.phase === "Answer" && twins(view).length === 0,
    );
    await expect(page.locator(".fan button")).toHaveCount(3, { timeout: 30_000 });
    const over = page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          const laps = (one: string, others: string): readonly string[] => {
            const box = document.querySelector(one)?.getBoundingClientRect();
            return [...document.querySelectorAll(others)]
              .filter((other) => {
                const { top, bottom, left, right } = other.getBoundingClientRect();
                return box && top < box.bottom - 1 && box.top < bottom - 1 && left < box.right && box.left < right;
              })
              .map((other) => `${one} over ${other.textContent}`);
          };
          const look = (): void => {
            if (!document.querySelector(".judged .verdict") || !document.querySelector(".owner .bubble"))
              return void requestAnimationFrame(look);
            resolve([...laps(".judged .verdict", "[data-pool], .fan button"), ...laps(".piles .bubble", "header > p")]);
          };
          look();
        }),
    );
    await page.keyboard.press("2");
    expect(await over).toEqual([]);
  });
}
