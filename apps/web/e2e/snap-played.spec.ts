/** Every way to call, played on a screen: a call is made, judged right, and the cards are counted by the log that the browser keeps. */
import { NO_CARD, SnapEvent, rankOf } from "@snorum/engine";
import type { SnapView } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { STILL, after, allCards, cardsIn, dealTo, lying, matching, twins } from "./snap-brewed.ts";
import { watchFaults } from "./pages.ts";
import { giveVoice } from "./voice.ts";

const place = (page: Page, seat: number): Locator => page.locator(`[data-place="${seat}"]`);
const pads = (page: Page): Locator => page.locator("[data-place].person");
const two = ["child", "child"] as const;
const three = ["child", "child", "child"] as const;
const allIn = ({ out }: SnapView): boolean => !out.includes(true);
const stands = (view: SnapView): boolean => view.piles.every(({ cards }) => cards >= 2);

/** What each seat holds once `winner` has taken these piles and pools. */
function heldAfter(view: SnapView, winner: number, piles: readonly number[], pools = 0): readonly number[] {
  const lost = (seat: number): number => (piles.includes(seat) ? (view.piles[seat]?.cards ?? 0) : 0);
  const gain = piles.reduce((sum, seat) => sum + lost(seat), 0);
  return view.cards.map((own, seat) => own - lost(seat) + (seat === winner ? gain + pools : 0));
}

/** All are at the screen, and what shows has been seen for so long that a press is no guess. Notes from now on how each pad looks. */
async function seated(page: Page, people: number): Promise<void> {
  await expect(pads(page)).toHaveCount(people, { timeout: 30_000 });
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    for (const key of document.querySelectorAll<HTMLElement>("button.pad"))
      new MutationObserver(() => (key.dataset["looked"] = `${key.dataset["looked"] ?? ""} ${key.className}`)).observe(
        key,
        { attributeFilter: ["class"] },
      );
  });
}

/** The pad of this seat has looked like that, however briefly. */
const expectLook = (page: Page, seat: number, look: RegExp): Promise<void> =>
  expect(place(page, seat).locator(".pad")).toHaveAttribute("data-looked", look);

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });
test.setTimeout(150_000);

test("owners only: whoever's pile is not equal is ignored, then an owner takes both (SNAP-VAR-OWNERS, N23)", async ({
  page,
}) => {
  const { faults } = watchFaults(page);
  const before = await dealTo(
    page,
    { ...STILL, callers: "owners" },
    three,
    [0, 1, 2],
    (view) => allIn(view) && view.pools.length === 0 && twins(view).join() === "0,1" && stands(view),
  );
  await seated(page, 3);
  await page.keyboard.press("f");
  const ignored = await after(page, before, "Excused");
  expect(ignored.cards).toEqual(before.cards);
  await expectLook(page, 2, /locked|late/);
  await page.keyboard.press("k");
  const won = await after(page, before, "PilesWon");
  expect(won.cards).toEqual(heldAfter(before, 1, [0, 1]));
  expect(allCards(won)).toBe(52);
  await expectLook(page, 1, /won/);
  expect(faults).toEqual([]);
});

/** What the key for the third seat says. */
const BADGER = { names: /badger/i, noises: /grunt/i } as const;

for (const animals of ["names", "noises"] as const)
  test(`animals, ${animals}: whoever calls the other's animal has that pile, and the own top stays (${animals === "names" ? "SNAP-VAR-ANIMALS-1" : "SNAP-VAR-ANIMALS-2"}, N42)`, async ({
    page,
  }) => {
    const before = await dealTo(
      page,
      { ...STILL, callers: "owners", animals },
      three,
      [0, 1, 2],
      (view) => allIn(view) && view.pools.length === 0 && twins(view).join() === "0,2" && stands(view),
    );
    await seated(page, 3);
    await expect(place(page, 0).getByRole("group", { name: /animal/ })).toBeVisible();
    const keys = place(page, 0).locator(".call button");
    const key = keys.nth(before.places.indexOf(2));
    await expect(key).toHaveText(BADGER[animals]);
    await key.tap();
    const won = await after(page, before, "PilesWon");
    expect(won.fresh.find(({ kind }) => kind === SnapEvent.PilesWon)?.list).toEqual([2]);
    expect(won.cards).toEqual(heldAfter(before, 0, [2]));
    expect(won.piles[0]?.top).toBe(before.piles[0]?.top);
    expect(allCards(won)).toBe(52);
  });

test("two at one keyboard call animals by digits, each from their own side (SNAP-VAR-ANIMALS-1, N47)", async ({
  page,
}) => {
  const before = await dealTo(
    page,
    { ...STILL, callers: "owners", animals: "names" },
    three,
    [0, 1],
    (view) => allIn(view) && view.pools.length === 0 && twins(view).join() === "0,1" && stands(view),
  );
  await seated(page, 2);
  await page.keyboard.press("?");
  await expect(page.locator("dialog[open] dl")).toContainText(/6 7 8 I O/);
  await page.keyboard.press("Escape");
  await page.waitForTimeout(300);
  await page.keyboard.press(String(6 + before.places.indexOf(0)));
  const won = await after(page, before, "PilesWon");
  expect(won.fresh.find(({ kind }) => kind === SnapEvent.PilesWon)).toMatchObject({ seat: 1, list: [0] });
  expect(won.cards).toEqual(heldAfter(before, 1, [0]));
});

test("animals, noises: the device makes the noise that is called (SNAP-VAR-ANIMALS-2)", async ({ page }) => {
  const said = await giveVoice(page);
  const before = await dealTo(
    page,
    { ...STILL, callers: "owners", animals: "noises" },
    three,
    [0, 1, 2],
    (view) => allIn(view) && view.pools.length === 0 && twins(view).join() === "0,2" && stands(view),
  );
  await seated(page, 3);
  const noise = place(page, 0).locator(".call button").nth(before.places.indexOf(2));
  await expect(noise).toHaveText(BADGER.noises);
  await noise.tap();
  await after(page, before, "PilesWon");
  await expect.poll(async () => (await said()).join(" ")).toMatch(BADGER.noises);
});

test("animals, noises: M switches the device's noises off and on again, and says so (SNAP-VAR-ANIMALS-2)", async ({
  page,
}) => {
  await giveVoice(page);
  await dealTo(page, { ...STILL, callers: "owners", animals: "noises" }, three, [0], allIn);
  await expect(page.locator(".fan button")).toHaveCount(3, { timeout: 30_000 });
  const spoken = page.locator("[data-speech]");
  await page.keyboard.press("m");
  await expect(spoken.filter({ hasText: "Sound off." })).toHaveCount(1);
  await page.keyboard.press("m");
  await expect(spoken.filter({ hasText: "Sound on." })).toHaveCount(1);
});

test("slap: the hand on the one pile takes it whole (SNAP-VAR-SLAP, SNAP-VAR-ONE-1)", async ({ page }) => {
  const before = await dealTo(page, { ...STILL, piles: "one", how: "slap" }, two, [0, 1], (view) => {
    const [pile] = view.piles;
    return pile !== undefined && pile.under !== NO_CARD && pile.cards > 4 && rankOf(pile.top) === rankOf(pile.under);
  });
  await seated(page, 2);
  await place(page, 1).locator(".pad").tap();
  const won = await after(page, before, "PilesWon");
  expect(won.cards).toEqual([before.cards[0], (before.cards[1] ?? 0) + cardsIn(before.piles)]);
  expect(allCards(won)).toBe(52);
  await expectLook(page, 1, /won/);
});

test("slap and call: a hand alone is nothing; with the call it takes the pile (SNAP-VAR-SLAP, N36)", async ({
  page,
}) => {
  const before = await dealTo(page, { ...STILL, piles: "one", how: "slap-and-call" }, two, [0, 1], (view) => {
    const [pile] = view.piles;
    return pile !== undefined && pile.under !== NO_CARD && pile.cards > 4 && rankOf(pile.top) === rankOf(pile.under);
  });
  await seated(page, 2);
  await page.keyboard.press("1");
  await page.waitForTimeout(400);
  expect((await lying(page)).events).toHaveLength(before.events.length);
  await page.keyboard.press("a");
  const won = await after(page, before, "PilesWon");
  expect(won.cards).toEqual([(before.cards[0] ?? 0) + cardsIn(before.piles), before.cards[1]]);
});

test("grab: one calls first, another grabs and calls: the cards are the grabber's, and the late hand costs nothing (SNAP-VAR-GRAB, N38, D32)", async ({
  page,
}) => {
  const before = await dealTo(
    page,
    { ...STILL, how: "grab" },
    two,
    [0, 1],
    (view) => view.pools.length === 0 && twins(view).length === 2 && stands(view),
  );
  await seated(page, 2);
  await page.keyboard.press("a");
  await expect(place(page, 0).locator(".pad")).toHaveAccessibleName(/Now grab the acorn/);
  await page.keyboard.press("9");
  await page.keyboard.press("k");
  const won = await after(page, before, "PilesWon");
  expect(won.fresh.filter(({ kind }) => kind === SnapEvent.Called).map(({ seat }) => seat)).toEqual([1]);
  expect(won.cards).toEqual(heldAfter(before, 1, [0, 1]));
  await page.keyboard.press("1");
  await page.waitForTimeout(600);
  const later = await lying(page);
  expect(later.cards).toEqual(won.cards);
  expect(later.events.some(({ kind, seat }) => kind === SnapEvent.FalseCalled && seat === 0)).toBe(
    before.events.some(({ kind, seat }) => kind === SnapEvent.FalseCalled && seat === 0),
  );
});

test("calm: both answer, and the equal piles are for the one who was right (SNAP-VAR-CALM)", async ({ page }) => {
  const before = await dealTo(
    page,
    { race: "calm", turnTime: 0, mostMinutes: 0 },
    two,
    [0, 1],
    (view) =>
      view.phase === "Answer" &&
      view.pools.length === 0 &&
      twins(view).length === 2 &&
      view.answered.every((answered) => !answered),
  );
  await seated(page, 2);
  await page.keyboard.press("a");
  await page.keyboard.press("9");
  const told = await after(page, before, "AnswersShown");
  const winners = told.fresh.filter(({ kind }) => kind === SnapEvent.PilesWon).map(({ seat }) => seat);
  expect(new Set(winners)).toEqual(new Set([0]));
  expect(told.cards).toEqual(heldAfter(before, 0, [0, 1]));
  expect(allCards(told)).toBe(52);
});

test("come-back: whoever is out is back in with a pool (N18)", async ({ page }) => {
  const before = await dealTo(
    page,
    { ...STILL, comeBack: "on-a-pool" },
    three,
    [0, 1, 2],
    (view) => view.out.join() === "true,false,false" && matching(view).length === 1 && twins(view).length === 0,
  );
  await seated(page, 3);
  await page.keyboard.press("w");
  const back = await after(page, before, "CameBack");
  expect(back.out[0]).toBe(false);
  const [matched = -1] = matching(before);
  const rank = rankOf(before.piles[matched]?.top ?? 0);
  const pools = cardsIn(before.pools.filter(({ top }) => rankOf(top) === rank));
  expect(back.cards).toEqual(heldAfter(before, 0, [matched], pools));
  expect(allCards(back)).toBe(52);
});

test("a card to each: a false call pays one stock card to every other, and makes no pool (N7, D33)", async ({
  page,
}) => {
  const before = await dealTo(
    page,
    { ...STILL, falseCall: "card-to-each" },
    three,
    [0, 1, 2],
    (view) => allIn(view) && twins(view).length === 0 && stands(view) && Math.min(...view.stocks) >= 3,
  );
  await seated(page, 3);
  await page.keyboard.press("k");
  const paid = await after(page, before, "CardsPaid");
  const [first = 0, second = 0, third = 0] = before.cards;
  expect(paid.cards).toEqual([first + 1, second - 2, third + 1]);
  expect(paid.pools).toEqual([]);
  await expectLook(page, 1, /wrong/);
});
