/** Irish Snap played to its end on a screen: by keys, by touch, with one switch; and a device that says the words aloud. */
import { IrishEvent, rankOf } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import { brew, goOnWith } from "./brewed.ts";
import type { Stop } from "./brewed.ts";
import { tapped } from "./fingers.ts";
import {
  SLOW,
  WHOLE_MS,
  again,
  expectPlaces,
  expectRightTakers,
  happened,
  heap,
  layKey,
  never,
  noteVerdicts,
  play,
  sitDown,
  slapKey,
  table,
} from "./irish-table.ts";
import { expectNoViolations, watchFaults } from "./pages.ts";
import { giveVoice } from "./voice.ts";

const QUICK = { pace: 500 };

test("a whole game by keyboard: whoever is last takes and starts again, until one is left, and the podium (IRISH-TURN-2, IRISH-SLAP-2, IRISH-SLAP-3, IRISH-END-2)", async ({
  page,
}) => {
  test.setTimeout(WHOLE_MS);
  const { faults } = watchFaults(page);
  await noteVerdicts(page);
  await sitDown(page, table(QUICK, "ykk"));
  const acts = { lay: () => page.keyboard.press("Enter"), slap: () => page.keyboard.press("Space") };
  await play(page, acts, never);
  await expect(again(page)).toBeVisible({ timeout: 30_000 });
  await expectRightTakers(page);
  await expectPlaces(page, 3);
  await expectNoViolations(page, "match end");
  await page.reload();
  await expect(again(page)).toBeVisible({ timeout: 20_000 });
  expect(faults).toEqual([]);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a whole game with one finger, until one is left; nothing on the table scrolls (IRISH-TURN-2, IRISH-SLAP-2, IRISH-END-2)", async ({
    page,
  }) => {
    test.setTimeout(WHOLE_MS);
    const { faults } = watchFaults(page);
    await noteVerdicts(page);
    await sitDown(page, table(QUICK, "ykk"));
    const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(over).toBeLessThanOrEqual(1);
    await play(page, { lay: () => tapped(layKey(page)), slap: () => tapped(slapKey(page)) }, never);
    await expect(again(page)).toBeVisible({ timeout: 30_000 });
    await expectRightTakers(page);
    await expectPlaces(page, 3);
    expect(faults).toEqual([]);
  });
});

/** Two of four are still in, and the person is one of them. */
const two = ({ out, stocks }: { readonly out: readonly boolean[]; readonly stocks: readonly number[] }): boolean =>
  out.filter(Boolean).length === 2 && out[0] === false && Math.min(...stocks.filter((cards) => cards > 0)) <= 2;

test("the game ends with the last one who has cards, and that one has lost (IRISH-END-2)", async ({ page }) => {
  test.setTimeout(200_000);
  const entries = await brew({ ...QUICK, pairs: "off" }, SLOW, (view) => view.phase === "Play" && two(view));
  await goOnWith(page, entries);
  await play(page, { lay: () => page.keyboard.press("Enter"), slap: () => page.keyboard.press("Space") }, never);
  await expect(again(page)).toBeVisible({ timeout: 30_000 });
  await expectPlaces(page, 4);
});

test("one switch: cards lay themselves, the whole screen slaps to the end, and one more tap deals again (IRISH-TURN-3, IRISH-END-2)", async ({
  page,
}) => {
  test.setTimeout(200_000);
  const rules = { laying: "by-itself", beat: 60, pairs: "off", slapWindow: 10 };
  // it goes on where there is something to slap
  const toSlap: Stop = (view, events) =>
    view.phase === "Play" &&
    two(view) &&
    view.stocks[0] !== 0 &&
    events.some(({ kind }) => kind === IrishEvent.Laid) &&
    rankOf(view.tops[0] ?? -1) === view.word;
  await goOnWith(page, await brew(rules, SLOW, toSlap));
  await expect(heap(page)).toBeVisible({ timeout: 20_000 });
  await expect(layKey(page)).toHaveCount(0);
  const before = (await happened(page)).length;
  await play(page, { lay: () => Promise.resolve(), slap: () => page.mouse.click(6, 300) }, never);
  await expect(again(page)).toBeVisible({ timeout: 30_000 });
  await expectPlaces(page, 4);
  const hands = (await happened(page))
    .slice(before)
    .filter(({ kind, seat }) => kind === IrishEvent.Slapped && seat === 0);
  expect(hands.length).toBeGreaterThan(0);
  // a press that was still for the cards is over by then
  await expect(page.locator(".acts :is(a, button)").first()).toBeFocused({ timeout: 10_000 });
  await page.mouse.click(6, 300);
  await expect(again(page)).toHaveCount(0, { timeout: 20_000 });
  await expect(page.locator("[data-seat]").first()).toBeVisible({ timeout: 20_000 });
});

for (const words of ["app", "silent"] as const) {
  const silent = words === "silent";
  test(`a device that says words aloud ${silent ? "says none where nobody counts aloud (IRISH-VAR-SILENT, I39)" : "says each as its card lands (IRISH-TURN-2)"}`, async ({
    page,
  }) => {
    const said = await giveVoice(page);
    await sitDown(page, table({ words, laying: "by-itself", beat: 110, pairs: "off" }, "ykkk"));
    await page.mouse.click(6, 300);
    const told = new Set<string>();
    const laidSince = async (): Promise<number> => {
      const line = (await page.locator('[role="log"]').innerText()).trim();
      if (line.includes("lays")) told.add(line);
      return told.size;
    };
    await expect.poll(laidSince, { timeout: 40_000, intervals: [100] }).toBeGreaterThan(8);
    const spoken = await said();
    if (silent) expect(spoken).toEqual([]);
    else expect(spoken.length).toBeGreaterThan(3);
    if (!silent) for (const word of spoken) expect(word).toMatch(/^[a-z]+$/i);
  });
}
