/** Who wins which call, by what a person sees: cards are counted on the screen before and after, and go to whoever it says was first. */
import { NO_CARD, SnapEvent, rankOf } from "@snorum/engine";
import type { SnapView } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { STILL, after, dealTo, twins } from "./snap-brewed.ts";

const NAMES = ["You", "Heron", "Badger", "Mole"];

interface Lying {
  /** Face-down cards and cards in the open piles, by seat. */
  readonly stocks: readonly number[];
  readonly piles: readonly number[];
  readonly pools: number;
  readonly inPools: number;
  /** The ranks of the two newest cards of the one pile. */
  readonly heap: readonly string[];
}

/** What lies on the table, all at one moment. */
const look = (page: Page): Promise<Lying> =>
  page.evaluate(() => {
    const bySeat = <T>(kind: string, none: T, of: (one: Element) => T): T[] => {
      const found = new Map(
        [...document.querySelectorAll(`[data-${kind}]`)].map((one) => [
          Number(one.getAttribute(`data-${kind}`)),
          of(one),
        ]),
      );
      // who is out has no stock to show
      return Array.from({ length: Math.max(0, ...found.keys()) + 1 }, (_, seat) => found.get(seat) ?? none);
    };
    const label = (one: Element): string => one.getAttribute("aria-label") ?? "";
    const count = (one: Element): number => Number(/(\d+) in the pile/.exec(label(one))?.[1] ?? 0);
    const pools = [...document.querySelectorAll("[data-pool]")].map((one) =>
      Number(/(\d+) cards?$/.exec(label(one))?.[1] ?? 0),
    );
    return {
      stocks: bySeat("stock", 0, (one) => Number(one.querySelector(".cnt")?.textContent ?? 0)),
      piles: bySeat("pile", 0, count),
      pools: pools.length,
      inPools: pools.reduce((sum, cards) => sum + cards, 0),
      heap: [
        ...(document.querySelector(".heap")?.getAttribute("aria-label") ?? "").matchAll(
          /(\w+) of (?:spades|hearts|diamonds|clubs)/g,
        ),
      ].map(([, rank = ""]) => rank),
    };
  });

/** What the table says of the call that is made by `press`; empty where nobody has won by it. */
async function verdictOf(page: Page, press: () => Promise<void>): Promise<string> {
  const told = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const look = () => {
          const title = document.querySelector('[data-verdict="won"] .title');
          if (title) resolve(title.textContent ?? "");
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        setTimeout(() => resolve(""), 3000);
      }),
  );
  await press();
  return told;
}

/** The cards that each seat holds, face down and open: turning one changes nothing in that. */
const held = ({ stocks, piles }: Lying): readonly number[] => stocks.map((cards, seat) => cards + (piles[seat] ?? 0));
const total = (cards: readonly number[]): number => cards.reduce((sum, one) => sum + one, 0);

/** All have cards on the table and some to turn, and no pool lies. */
const full = (view: SnapView): boolean => view.pools.length === 0 && view.piles.every(({ cards }) => cards >= 2);
const winnerOf = (won: Awaited<ReturnType<typeof after>>): number =>
  won.fresh.find(({ kind }) => kind === SnapEvent.PilesWon)?.seat ?? -1;

test.use({ viewport: { width: 1280, height: 800 } });

test("whoever the table calls first has all equal piles, and nobody else has lost a card (SNAP-CALL-2, SNAP-CALL-3)", async ({
  page,
}) => {
  const dealt = await dealTo(
    page,
    STILL,
    ["child", "child", "child"],
    [0],
    (view) => full(view) && twins(view).length === 2,
  );
  await expect(page.locator("button.slab")).toBeVisible({ timeout: 30_000 });
  const before = await look(page);
  const title = await verdictOf(page, async () => {
    // earlier than anybody can see it a press is a guess (D3)
    await page.waitForTimeout(300);
    await page.keyboard.press("Space");
  });
  const winner = winnerOf(await after(page, dealt, "PilesWon"));
  expect(title).toContain(winner === 0 ? "Yours" : NAMES[winner]);
  const equal = twins(dealt);
  const gain = total(equal.filter((seat) => seat !== winner).map((seat) => before.piles[seat] ?? 0));
  const due = held(before).map((cards, seat) =>
    seat === winner ? cards + gain : cards - (equal.includes(seat) ? (before.piles[seat] ?? 0) : 0),
  );
  await expect.poll(async () => held(await look(page)), title).toEqual(due);
  expect(total(due)).toBe(52);
});

test("a false call makes the whole own pile a pool, and no card is lost (SNAP-POOL-1)", async ({ page }) => {
  await dealTo(page, STILL, ["child", "child"], [0], (view) => full(view) && twins(view).length === 0);
  await expect(page.locator("button.slab")).toBeVisible({ timeout: 30_000 });
  const before = await look(page);
  // sooner than this the call could be for equal cards that the last one has just covered, and such a call is free (G7)
  await page.waitForTimeout(700);
  await page.keyboard.press("Space");
  await expect(page.locator('[data-verdict="wrong"]')).toBeVisible();
  await expect
    .poll(async () => {
      const { pools, inPools, piles } = await look(page);
      return [piles[0], pools, inPools];
    })
    .toEqual([0, 1, before.piles[0]]);
  const now = await look(page);
  expect(now.stocks[0]).toBe(before.stocks[0]);
  expect(total([...held(now), now.inPools])).toBe(52);
});

test("one pile: the winner takes every card of it (SNAP-VAR-ONE-1)", async ({ page }) => {
  const dealt = await dealTo(page, { ...STILL, piles: "one" }, ["child", "child"], [0, 1], (view) => {
    const [pile] = view.piles;
    return pile !== undefined && pile.under !== NO_CARD && pile.cards > 4 && rankOf(pile.top) === rankOf(pile.under);
  });
  await expect(page.locator("button.pad")).toHaveCount(2, { timeout: 30_000 });
  const before = await look(page);
  expect(before.heap).toHaveLength(2);
  expect(before.heap[0]).toBe(before.heap[1]);
  const title = await verdictOf(page, async () => {
    await page.waitForTimeout(300);
    await page.keyboard.press("k");
  });
  expect(winnerOf(await after(page, dealt, "PilesWon"))).toBe(1);
  expect(title).toContain("Heron");
  await expect.poll(async () => (await look(page)).heap).toEqual([]);
  expect((await look(page)).stocks).toEqual([before.stocks[0], 52 - (before.stocks[0] ?? 0)]);
});

test("the first has both piles, the second is late at no cost; the next card is turned on an empty pile (SNAP-CALL-2, G7)", async ({
  page,
}) => {
  const dealt = await dealTo(page, STILL, ["child", "child"], [0, 1], (view) => full(view) && twins(view).length === 2);
  await expect(page.locator("button.pad")).toHaveCount(2, { timeout: 30_000 });
  const before = await look(page);
  const title = await verdictOf(page, async () => {
    await page.waitForTimeout(300);
    await page.keyboard.press("k");
    await page.keyboard.press("a");
  });
  expect(title).toContain("Heron was first");
  await after(page, dealt, "PilesWon");
  await expect.poll(async () => (await look(page)).piles).toEqual([0, 0]);
  const { stocks, pools } = await look(page);
  expect([stocks[0], stocks[1], pools]).toEqual([before.stocks[0], (before.stocks[1] ?? 0) + total(before.piles), 0]);
});
