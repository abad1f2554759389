/** The screen stays lit while cards are on their way, and only then: at both tables with races. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { path } from "./pages.ts";

/** How many locks are held, counted at the browser's own door. */
const held = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as { held: number }).held);

for (const game of ["snap", "irish-snap"] as const)
  test(`the screen does not sleep during a match of ${game}, and may during a break`, async ({ page }) => {
    await page.addInitScript(() => {
      const counted = globalThis as unknown as { held: number };
      counted.held = 0;
      const request = () => {
        counted.held += 1;
        const lock = {
          released: false,
          release: () => ((lock.released ||= true), (counted.held -= 1), Promise.resolve()),
        };
        return Promise.resolve(lock);
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request } });
    });
    await page.goto(`${path("en", { name: "table", game })}?s=yff`);
    // what keeps it lit comes after the table
    await expect.poll(() => held(page), { timeout: 30_000 }).toBe(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(() => held(page)).toBe(0);
    await page.keyboard.press("Escape");
    await expect.poll(() => held(page)).toBe(1);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect.poll(() => held(page)).toBe(0);
  });

test("a browser that cannot keep the screen lit plays on without a fault", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "wakeLock", { value: { request: () => Promise.reject(new Error("no")) } }),
  );
  await page.goto(`${path("en", { name: "table", game: "snap" })}?s=yf`);
  await expect(page.locator("button.turnkey")).toBeVisible();
  await page.waitForTimeout(500);
  expect(faults).toEqual([]);
});
