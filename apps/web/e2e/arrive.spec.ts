/** The ways to a table and back: each table is a page of its own, and comes alive without what leads from page to page. */
import { expect, test } from "@playwright/test";
import { GAMES, path, watchFaults } from "./pages.ts";

for (const game of GAMES)
  test(`from set-up to the table of ${game}, on with the same match from its rules, and back`, async ({ page }) => {
    const { faults } = watchFaults(page);
    await page.goto(path("en", { name: "setup", game }));
    await page.getByRole("link", { name: /^Deal/ }).first().click();
    await expect(page.getByRole("button", { name: "Menu" })).toBeVisible({ timeout: 20_000 });
    const table = path("en", { name: "table", game });
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(table);
    await page.goto(`${path("en", { name: "rules", game })}?from=table`);
    await page.getByRole("link", { name: "Back to the table" }).click();
    await expect(page.getByRole("button", { name: "Menu" })).toBeVisible({ timeout: 20_000 });
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path("en", { name: "setup", game })}$`));
    await expect(page.getByRole("link", { name: /^Deal/ }).first()).toBeVisible();
    expect(faults).toEqual([]);
  });
