/** Snap to its end and back: pools won back, whole games with own piles, a reload in a race, one press and one double tap. */
import { SnapEvent } from "@snorum/engine";
import type { SnapView } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { STILL, after, allCards, cardsIn, dealTo, lying, matching, twins } from "./snap-brewed.ts";
import { tapped } from "./fingers.ts";
import { watchFaults } from "./pages.ts";

const turnKey = (page: Page): Locator => page.locator("button.turnkey");
const again = (page: Page): Locator => page.getByRole("button", { name: "Same again" });
const mayTurn = (page: Page): Promise<boolean> =>
  page.locator("button.turnkey.lit:not([aria-disabled])").first().isVisible();

/** What a person at the table can see is equal: "pair", "pool", or neither. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const ranks = (of: string): readonly string[] =>
      [...document.querySelectorAll(of)].map(
        (one) => /(\w+) of (?:spades|hearts|diamonds|clubs)/.exec(one.getAttribute("aria-label") ?? "")?.[1] ?? "",
      );
    const [tops, pools] = [ranks("[data-pile]").filter(Boolean), ranks("[data-pool]")];
    if (tops.some((rank) => pools.includes(rank))) return "pool";
    return new Set(tops).size < tops.length ? "pair" : "";
  });

/** What is left of a game takes some minutes at most. */
const WHOLE_MS = 240_000;

/** How somebody plays: by keys, or by one finger. */
interface Hands {
  readonly turn: () => Promise<void>;
  readonly call: () => Promise<void>;
  readonly pool: () => Promise<void>;
}

const byKeys = (page: Page): Hands => ({
  turn: () => page.keyboard.press("Enter"),
  call: () => page.keyboard.press("Space"),
  pool: () => page.keyboard.press("d"),
});
const byFinger = (page: Page): Hands => ({
  turn: () => tapped(turnKey(page)),
  call: () => tapped(page.locator(".slab button")),
  pool: () => tapped(page.locator("button.poolkey")),
});

/** Plays attentively until the match is over. */
async function playOut(page: Page, { turn, call, pool }: Hands): Promise<void> {
  const from = Date.now();
  let called = "";
  while (Date.now() - from < WHOLE_MS - 60_000) {
    if (await again(page).isVisible()) return;
    const picture =
      (await page
        .locator("[data-picture]")
        .getAttribute("data-picture", { timeout: 1000 })
        .catch(() => null)) ?? "";
    const open = await seen(page);
    if (open !== "" && called !== picture) {
      called = picture;
      // sooner than anybody can see it a press is a guess (D3)
      await page.waitForTimeout(130);
      await (open === "pool" ? pool() : call());
    } else if (await mayTurn(page)) await turn();
    await page.waitForTimeout(60);
  }
  throw new Error("the match does not end");
}

/** A bot that makes mistakes has few cards left, some of them to turn, a pool lies there, and two piles are equal. */
const nearTheEnd = (view: SnapView): boolean =>
  !view.out.includes(true) &&
  view.pools.length > 0 &&
  twins(view).length === 2 &&
  (view.cards[1] ?? 0) <= 10 &&
  (view.stocks[1] ?? 0) >= 3 &&
  (view.cards[0] ?? 0) > 20;

/** The match has ended as it is written, and whoever had cards last has won. */
async function expectEnd(page: Page): Promise<void> {
  const end = await lying(page);
  expect(end.phase).toBe("MatchOver");
  expect(end.events.some(({ kind }) => kind === SnapEvent.Stopped)).toBe(false);
  expect(end.winners).toEqual([...end.out.keys()].filter((seat) => end.out[seat] === false));
  expect(end.winners).toHaveLength(1);
  expect(end.cards[end.winners[0] ?? 0]).toBe(52);
}

/** Plays on from there to the end: seat 0 has turned cards, won what lay there to be won at the start, and never called falsely. */
async function lastThird(page: Page, hands: Hands): Promise<void> {
  test.setTimeout(WHOLE_MS);
  const { faults } = watchFaults(page);
  const before = await dealTo(page, STILL, ["champion", "child"], [0], nearTheEnd);
  await expect(turnKey(page)).toBeVisible({ timeout: 30_000 });
  await playOut(page, hands);
  await expectEnd(page);
  const mine = (await lying(page)).events.slice(before.events.length).filter(({ seat }) => seat === 0);
  const kinds = new Set(mine.map(({ kind }) => kind));
  expect(kinds.has(SnapEvent.Turned)).toBe(true);
  expect(kinds.has(SnapEvent.PilesWon) || kinds.has(SnapEvent.PoolsWon)).toBe(true);
  expect(kinds.has(SnapEvent.FalseCalled)).toBe(false);
  expect(faults).toEqual([]);
}

test("the last third of a game, own piles and pools, by keyboard: right calls, then the last one with cards has won (SNAP-CALL-2, SNAP-END-1)", ({
  page,
}) => lastThird(page, byKeys(page)));

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the last third of a game, own piles and pools, with one finger: right calls, then the last one with cards has won (SNAP-CALL-2, SNAP-END-1)", ({
    page,
  }) => lastThird(page, byFinger(page)));
});

test("a false call makes a pool, and who made it wins it back with the pool key, card for card (SNAP-POOL-1, SNAP-POOL-2)", async ({
  page,
}) => {
  test.setTimeout(200_000);
  const before = await dealTo(
    page,
    STILL,
    ["child", "child"],
    [0, 1],
    (view) => view.pools.length === 0 && twins(view).length === 0 && view.piles.every(({ cards }) => cards >= 2),
  );
  await expect(page.locator("button.pad")).toHaveCount(2, { timeout: 30_000 });
  await page.waitForTimeout(300);
  await page.keyboard.press("a");
  const pooled = await after(page, before, "PilePooled");
  expect(pooled.pools.map(({ cards }) => cards)).toEqual([before.piles[0]?.cards]);
  expect(pooled.cards[0]).toBe((before.cards[0] ?? 0) - (before.piles[0]?.cards ?? 0));
  expect(allCards(pooled)).toBe(52);
  let now: Awaited<ReturnType<typeof lying>> = pooled;
  for (const from = Date.now(); matching(now).length === 0 && Date.now() - from < 150_000; now = await lying(page)) {
    await page.keyboard.press("q");
    await page.keyboard.press("i");
    await page.waitForTimeout(150);
  }
  const won = matching(now);
  expect(won.length).toBeGreaterThan(0);
  await page.waitForTimeout(200);
  await page.keyboard.press("w");
  const back = await after(page, now, "PoolsWon");
  const lost = (seat: number): number => (won.includes(seat) ? (now.piles[seat]?.cards ?? 0) : 0);
  const gain = lost(0) + lost(1) + cardsIn(now.pools);
  expect(back.cards).toEqual([(now.cards[0] ?? 0) - lost(0) + gain, (now.cards[1] ?? 0) - lost(1)]);
  expect(back.pools).toEqual([]);
  expect(allCards(back)).toBe(52);
});

test("a reload in the middle of a right call: it has been judged, or it can be made again, and the cards are the caller's either way (G17, D5)", async ({
  page,
}) => {
  const before = await dealTo(
    page,
    STILL,
    ["child", "child"],
    [0, 1],
    (view) => view.pools.length === 0 && twins(view).length === 2 && view.piles.every(({ cards }) => cards >= 2),
  );
  await expect(page.locator("button.pad")).toHaveCount(2, { timeout: 30_000 });
  await page.waitForTimeout(300);
  await page.keyboard.press("a");
  await page.reload();
  await expect(page.locator("button.pad")).toHaveCount(2, { timeout: 30_000 });
  await page.waitForTimeout(300);
  const reloaded = await lying(page);
  const judged = reloaded.events.length > before.events.length;
  if (!judged) {
    expect(reloaded.piles).toEqual(before.piles);
    expect(reloaded.cards).toEqual(before.cards);
    await page.keyboard.press("a");
  }
  const won = await after(page, before, "PilesWon");
  const theirs = before.piles[1]?.cards ?? 0;
  expect(won.cards).toEqual([(before.cards[0] ?? 0) + theirs, (before.cards[1] ?? 0) - theirs]);
  expect(won.fresh.filter(({ kind }) => kind === SnapEvent.Called)).toHaveLength(1);
  await expect.poll(async () => page.locator("[data-pile] .card").count(), { timeout: 5000 }).toBe(0);
});

test.describe("one press", () => {
  const quiet = ({ pools, piles, stocks, ...view }: SnapView): boolean =>
    pools.length === 0 &&
    twins({ pools, piles, stocks, ...view }).length === 0 &&
    piles.every(({ cards }) => cards >= 2) &&
    Math.min(...stocks) > 3;

  test("is answered within a frame, before anything is judged (G9)", async ({ page }) => {
    await dealTo(page, STILL, ["child", "child"], [0], quiet);
    await expect(turnKey(page)).toBeVisible({ timeout: 30_000 });
    await page.waitForTimeout(300);
    const shown = await page.evaluate(async () => {
      const key = document.querySelector(".slab button");
      key?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true, pointerId: 1 }));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return key?.classList.contains("called") ?? false;
    });
    expect(shown).toBe(true);
  });

  for (const apart of [0, 90, 250])
    test(`a double tap, ${apart} ms apart, ${apart === 0 ? "both presses within one frame, " : ""}pays for one false call and not for two (G9)`, async ({
      page,
    }) => {
      const before = await dealTo(page, STILL, ["child", "child"], [0, 1], quiet);
      await expect(page.locator("button.pad")).toHaveCount(2, { timeout: 30_000 });
      await page.waitForTimeout(300);
      await page.evaluate(async (ms) => {
        const key = document.querySelector('button.pad[data-seat="otter"]');
        for (let tap = 0; tap < 2; tap++) {
          key?.dispatchEvent(
            new PointerEvent("pointerdown", { bubbles: true, cancelable: true, pointerId: tap + 1, isPrimary: true }),
          );
          if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
        }
      }, apart);
      const paid = await after(page, before, "PilePooled");
      await page.waitForTimeout(600);
      const then = await lying(page);
      expect(then.events.slice(before.events.length).filter(({ kind }) => kind === SnapEvent.FalseCalled)).toHaveLength(
        1,
      );
      expect(then.cards).toEqual(paid.cards);
      expect(then.pools).toHaveLength(1);
      // afterwards another press is another call, as soon as its caller has seen the pool for long enough
      await expect(async () => {
        await page.keyboard.press("a");
        await expect.poll(async () => (await lying(page)).pools.length, { timeout: 3000 }).toBeGreaterThan(1);
      }).toPass({ timeout: 30_000 });
    });
});

test("the photo finish says why, and the rule behind it stays open until it is put away", async ({ page }) => {
  const before = await dealTo(
    page,
    STILL,
    ["child", "child"],
    [0],
    (view) => view.pools.length === 0 && twins(view).length === 2 && view.piles.every(({ cards }) => cards >= 2),
  );
  await expect(turnKey(page)).toBeVisible({ timeout: 30_000 });
  await page.waitForTimeout(300);
  await page.keyboard.press("Space");
  await after(page, before, "Called");
  await page.locator(".strip button").last().click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("button", { name: /^Why\?/ }).click();
  await page.waitForTimeout(600);
  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByRole("link", { name: /rules/i })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});
