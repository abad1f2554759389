/** A person at the table, as the tests play one. */
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { clicked, tapped } from "./fingers.ts";

/** How a test acts: by mouse, by finger or by keys alone. */
export interface Hands {
  readonly lead: () => Promise<void>;
  readonly match: () => Promise<void>;
  readonly word: (number: number) => Promise<void>;
  readonly knock: () => Promise<void>;
}

/** A person with a mouse. */
export const byPointer = (page: Page): Hands => ({
  lead: () => clicked(page.locator(".hand button").first()),
  match: () => clicked(page.locator(".hand .fit").first()),
  word: (number) => clicked(page.locator(".keys button").nth(number - 1)),
  knock: () => clicked(page.locator("button.knock")),
});

/** A person with a keyboard, who goes to each card from where they are. */
export const byKeys = (page: Page): Hands => ({
  lead: async () => {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  },
  match: async () => {
    for (let stacks = 0; stacks < 13; stacks++) {
      await page.keyboard.press("ArrowRight");
      if ((await page.locator(".hand .fit:focus").count()) > 0) break;
    }
    await page.keyboard.press("Enter");
  },
  word: (number) => page.keyboard.press(String(number)),
  knock: () => page.keyboard.press("0"),
});

/** A person with one finger. */
export const byFinger = (page: Page): Hands => ({
  lead: () => tapped(page.locator(".hand button").first()),
  match: () => tapped(page.locator(".hand .fit").first()),
  word: (number) => tapped(page.locator(".keys button").nth(number - 1)),
  knock: () => tapped(page.locator("button.knock")),
});

/** Plays on, whatever comes, until the round or the match is over. */
export async function playToTheEnd(page: Page, hands: Hands): Promise<void> {
  const end = page.locator("#end-title");
  for (let acts = 0; acts < 400; acts++) {
    if (await end.isVisible()) return;
    if (await page.locator(".leadcall").isVisible()) await hands.lead();
    else if (await page.locator(".beads").isVisible()) await hands.word(await dueWord(page));
    else if ((await page.locator(".hand .fit").count()) > 0) await hands.match();
    else if (await page.locator("button.knock.now:enabled").isVisible()) await hands.knock();
    await page.waitForTimeout(120);
  }
  await expect(end).toBeVisible();
}

/** The word that is due, by its place among the keys. */
async function dueWord(page: Page): Promise<number> {
  const keys = await page
    .locator(".keys button")
    .evaluateAll((found) => found.map((key) => key.classList.contains("next")));
  return Math.max(0, keys.indexOf(true)) + 1;
}
