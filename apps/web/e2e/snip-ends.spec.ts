/** How a match of Snip Snap Snorum ends otherwise than by rounds: by a vote, after a tie, as one after the other is out; and a page that nobody looks at. */
import { Ask, command, snipSnapSnorum } from "@snorum/engine";
import type { SnipView } from "@snorum/engine";
import { readLog } from "@snorum/table";
import { SNIP_SNAP_SNORUM } from "@snorum/engine/play-snip";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { brewOf, goOnAt, keptBy } from "./brewed.ts";
import { expectNoViolations, watchFaults } from "./pages.ts";
import { byPointer, playToTheEnd } from "./table.ts";

const KEPT = { game: "snip-snap-snorum", store: "snorum", kept: "snorum.table" } as const;
const BOTS = ["casual", "child", "casual", "casual"] as const;
const NEXT = command(Ask.NextRound, 0);

/** Bots play until it looks like that to seat 0; then a person goes on there. */
async function comeTo(
  page: Page,
  asked: Readonly<Record<string, unknown>>,
  stop: (view: SnipView) => boolean,
): Promise<void> {
  const rules = { chants: "app", ...asked };
  const entries = await brewOf<SnipView>(SNIP_SNAP_SNORUM, rules, BOTS, stop, NEXT);
  await goOnAt(page, KEPT, entries, [0]);
}

const seats = (page: Page) => page.locator(".seats .seat");
const endTitle = (page: Page) => page.locator("#end-title");

test("by agreement whoever would stop says so, sees what the others say, and the match ends once more than half would (S27)", async ({
  page,
}) => {
  const { faults } = watchFaults(page);
  await comeTo(page, { session: "agreement", deck: "24" }, ({ phase }) => phase === "RoundOver");
  await page.getByRole("button", { name: "That’s it" }).click();
  await expect(page.locator(".votes li").filter({ hasText: "You" })).toContainText("would stop");
  // the bots vote with the persons, and then whoever likes sees the end
  await expect(page.locator(".votes li").filter({ hasText: "would stop" })).toHaveCount(3);
  await page.getByRole("button", { name: "See who won" }).click();
  await expect(page.getByRole("button", { name: "Same again" })).toBeVisible({ timeout: 20_000 });
  expect(faults).toEqual([]);
});

test("level at the end, a round more between those two decides, and the podium says so (SSS-WIN-2, S25)", async ({
  page,
}) => {
  const { faults } = watchFaults(page);
  await comeTo(
    page,
    { rounds: 2, deck: "24" },
    ({ tieBreak, phase, sittingOut }) => tieBreak && phase === "Lead" && sittingOut[0] === false,
  );
  await expect(page.locator(".where")).toContainText("Tie-break");
  await expect(seats(page).filter({ hasText: "out" })).toHaveCount(2);
  await playToTheEnd(page, byPointer(page));
  const seen = page.getByRole("button", { name: "See who won" });
  await expect(seen.or(page.getByRole("button", { name: "Same again" })).first()).toBeVisible();
  if (await seen.isVisible()) await seen.click();
  await expect(page.getByText("Level after the last round: the tie-break decided.")).toBeVisible();
  await expectNoViolations(page, "the end after a tie-break");
  expect(faults).toEqual([]);
});

test("whoever is not in the tie-break looks on and has nothing to press (SSS-WIN-2, G14)", async ({ page }) => {
  await comeTo(
    page,
    { rounds: 2, deck: "24" },
    ({ tieBreak, phase, sittingOut }) => tieBreak && phase === "Lead" && sittingOut[0] === true,
  );
  await expect(page.locator(".watches")).toContainText("This round is the others’: they are level.");
  await expect(page.locator(".hand button, .keys button")).toHaveCount(0);
  await expect(endTitle(page)).toBeVisible({ timeout: 90_000 });
});

test("whoever has no counters left is out and looks on until one has them all (SSS-SCORE-5, S31)", async ({ page }) => {
  const { faults } = watchFaults(page);
  await comeTo(
    page,
    { session: "elimination", counters: "per-card", stack: 5 },
    ({ phase, sittingOut, tieBreak }) => phase === "Lead" && !tieBreak && sittingOut[0] === true,
  );
  await expect(page.locator(".watches")).toContainText("You are out of the match.");
  await expect(seats(page).first()).toContainText("out");
  await expect(page.locator(".hand button, .keys button")).toHaveCount(0);
  await expectNoViolations(page, "the table of whoever is out");
  await expect(endTitle(page)).toBeVisible({ timeout: 90_000 });
  expect(faults).toEqual([]);
});

test("a page that slept comes back with one jump to what lies there now (G17)", async ({ page }) => {
  await page.clock.install();
  await comeTo(page, { deck: "24" }, ({ phase, turn }) => phase === "Lead" && turn === 1);
  await expect(seats(page).first()).toBeVisible({ timeout: 20_000 });
  const before = (await keptBy(page, KEPT)).length;
  await page.clock.fastForward("02:00");
  await expect.poll(async () => (await keptBy(page, KEPT)).length, { timeout: 20_000 }).toBeGreaterThan(before);
  await expect(page.locator(".hand .fit, .leadcall, #end-title").first()).toBeVisible({ timeout: 20_000 });
  const read = readLog(await keptBy(page, KEPT), [SNIP_SNAP_SNORUM]);
  if (!read.ok) throw new Error(read.refusal.code);
  const { sizes } = snipSnapSnorum.view(read.value.state as never, 0);
  await expect
    .poll(async () => (await seats(page).allInnerTexts()).map((text) => Number(/\d+/.exec(text)?.[0] ?? -1)))
    .toEqual(sizes);
});
