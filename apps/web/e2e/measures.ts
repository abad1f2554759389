/** How much room there is on a table that several people share. */
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** Lets the table say as much as it ever does: the longest name and three lines. */
export async function sayMuch(page: Page): Promise<void> {
  await page.locator(".told .caption").evaluateAll((all) => {
    for (const one of all) {
      const says = document.createElement("span");
      says.textContent = "Maulwurf teilt alle Karten aus. Zwei gleiche oben? Dann ruf, so schnell du kannst!";
      one.classList.remove("silent");
      one.replaceChildren(says);
    }
  });
}

/** So many keys are all on the screen and at least so many pixels wide and high, once their words have their letters. */
export async function expectKeys(keys: Locator, count: number, leastPx: number): Promise<void> {
  const sizes = () =>
    keys.evaluateAll((all) =>
      all.map((one) => {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        return {
          seen: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
          side: Math.min(width, height),
        };
      }),
    );
  await expect(keys).toHaveCount(count);
  await expect.poll(async () => (await sizes()).every(({ seen }) => seen)).toBe(true);
  expect(Math.min(...(await sizes()).map(({ side }) => side))).toBeGreaterThanOrEqual(leastPx - 0.5);
}
