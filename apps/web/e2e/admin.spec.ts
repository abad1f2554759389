/** The host's ledger in a real browser. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectNoViolations, path, watchFaults } from "./pages.ts";

/** The server of these tests was started with it. */
const TOKEN = process.env["E2E_ADMIN_TOKEN"] ?? "only-for-browser-tests";

async function openLedger(page: Page): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("Your token").fill(TOKEN);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Kept for" })).toBeVisible();
}

/** Somebody opens a table elsewhere; gives back its code. */
async function openTable(page: Page): Promise<string> {
  await page.goto(`${path("en", { name: "online" })}?game=snap`);
  await expect(page.locator(".code b")).toHaveCount(5);
  return (await page.locator(".code b").allInnerTexts()).join("");
}

const wider = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a live table is seen, its log taken home, and closed after one question; whoever is there is told (G13)", async ({
  page,
  browser,
}) => {
  const { faults } = watchFaults(page);
  const there = await browser.newPage();
  const code = await openTable(there);
  await openLedger(page);
  const row = page.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("Snap, lobby");
  await expect(row).toContainText("1 person, 3 bots");

  const [log] = await Promise.all([page.waitForEvent("download"), row.getByRole("button", { name: "Log" }).click()]);
  expect(log.suggestedFilename()).toBe(`snorum-${code}.json`);
  const text = readFileSync(await log.path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({ code, party: [{ seq: 0 }, { seq: 1 }] });
  expect(text).not.toContain("token");

  await row.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toContainText(`Close table ${code}?`);
  await page.keyboard.press("Escape");
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close it" }).click();
  await expect(page.getByText(`Table ${code} is closed.`)).toBeVisible();
  await expect(row).toBeHidden();
  await expect(there.getByText("The host has ended this table.")).toBeVisible();
  expect(faults).toEqual([]);
});

test("a wrong token opens nothing and says so; the right one is kept for this tab until it is locked", async ({
  page,
  context,
}) => {
  await page.goto("/admin");
  await page.getByLabel("Your token").fill("not-the-right-token");
  await page.getByRole("button", { name: "Open the ledger" }).click();
  await expect(page.getByRole("alert")).toHaveText("That is not the token.");
  await expect(page.getByLabel("Your token")).toBeFocused();
  await expectNoViolations(page, "a wrong token");
  await openLedger(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Kept for" })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole("button", { name: "Lock the ledger" }).click();
  await page.reload();
  await expect(page.getByLabel("Your token")).toBeFocused();
});

test("a server that has gone is told, and what was known stays; when it is back, all is well again", async ({
  page,
}) => {
  await openLedger(page);
  await page.route("**/admin/api/**", (route) => route.abort());
  await expect(page.getByText("The server does not answer.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kept for" })).toBeVisible();
  await expectNoViolations(page, "a server that has gone");
  await page.unroute("**/admin/api/**");
  await expect(page.getByText("The server does not answer.")).toBeHidden();
});

test("without a token the ledger says that it is off", async ({ page }) => {
  await page.route("**/admin", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace("<body>", "<body data-off>");
    await route.fulfill({ response: answer, status: 404, body });
  });
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "The ledger is off" })).toBeVisible();
  await expectNoViolations(page, "off");
});

test("a backup is made, and says where it is", async ({ page }) => {
  await openLedger(page);
  await page.getByRole("button", { name: "Back up now" }).click();
  await expect(page.getByText(/^Copied to .*snorum-.*\.db, [\d.]+ MB\.$/)).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the ledger has no fault in the ${colorScheme === "light" ? "day" : "night"}, and nothing runs off a screen of 320 points`, async ({
    page,
    browser,
  }) => {
    const { faults } = watchFaults(page);
    await page.emulateMedia({ colorScheme });
    await openTable(await browser.newPage());
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/admin");
    await expectNoViolations(page, "the way in");
    expect(await wider(page)).toBeLessThanOrEqual(0);
    await openLedger(page);
    await expect(page.getByRole("table")).toBeVisible();
    await expectNoViolations(page, "320");
    expect(await wider(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoViolations(page, "1280");
    await page
      .getByRole("button", { name: /^Close/ })
      .first()
      .click();
    await expectNoViolations(page, "the question");
    expect(faults).toEqual([]);
  });
