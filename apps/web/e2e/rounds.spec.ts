/** A match of several rounds with counters, from the deal to the podium, by keys alone: nothing is focused by anything but keys. */
import { completeRules, printShareCode, snipSnapSnorum } from "@snorum/engine";
import type { SnipView } from "@snorum/engine";
import { SNIP_SNAP_SNORUM } from "@snorum/engine/play-snip";
import { readLog } from "@snorum/table";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { keptBy } from "./brewed.ts";
import { expectNoViolations, path, watchFaults } from "./pages.ts";
import { byKeys, playToTheEnd } from "./table.ts";

const KEPT = { game: "snip-snap-snorum", store: "snorum", kept: "snorum.table" } as const;
const ROUNDS = 3;

/** What lies on the table by the log that the browser keeps. */
async function lying(page: Page): Promise<SnipView> {
  const read = readLog(await keptBy(page, KEPT), [SNIP_SNAP_SNORUM]);
  if (!read.ok) throw new Error(read.refusal.code);
  return snipSnapSnorum.view(read.value.state as never, 0);
}

/** Goes on from control to control until the one of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    const at = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
    if (at === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no key leads to ${name}`);
}

test("three rounds with counters by keys alone: none is lost, the next round is dealt, and the podium (SSS-SCORE-2, S27)", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { faults } = watchFaults(page);
  const asked = { deck: "24", counters: "per-card", ante: "one", session: "rounds", rounds: ROUNDS, chantTime: 40_000 };
  const rules = completeRules(snipSnapSnorum, asked);
  if (!rules.ok) throw new Error(rules.refusal.code);
  const code = printShareCode(snipSnapSnorum, rules.value);
  await page.goto(`${path("en", { name: "table", game: "snip-snap-snorum" })}?r=${code}&s=ysk`);
  let counters = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    await playToTheEnd(page, byKeys(page));
    await expect(page.getByRole("button", { name: round < ROUNDS ? "Next round" : "See who won" })).toBeVisible({
      timeout: 30_000,
    });
    const view = await lying(page);
    const all = view.counters.reduce((sum, one) => sum + one, view.pot);
    expect(all).toBeGreaterThan(0);
    if (round > 1) expect(all).toBe(counters);
    counters = all;
    expect(view.round).toBe(round);
    if (round === 1) await expectNoViolations(page, "round end with counters");
    await tabTo(page, round < ROUNDS ? "Next round" : "See who won");
    await page.keyboard.press("Enter");
    if (round < ROUNDS) await expect(page.locator(".hand button").first()).toBeVisible({ timeout: 30_000 });
  }
  await expect(page.getByRole("button", { name: "Same again" })).toBeVisible();
  const { counters: held, winners } = await lying(page);
  const most = Math.max(...held);
  expect(winners.map((seat) => held[seat])).toEqual(winners.map(() => most));
  expect(faults).toEqual([]);
});
