/** What every browser test needs: the pages, the looks, and an eye for faults. */
import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { GAMES, LANGS, path } from "../src/lib/path.ts";
import type { Page as Place } from "../src/lib/path.ts";

export { GAMES, LANGS, path };

/** The three looks of the app. */
export const THEMES = ["day", "night", "contrast"] as const;

/** Every page that has no match on it. */
export const PAGES: readonly Place[] = [
  { name: "home" },
  { name: "settings" },
  { name: "night" },
  { name: "online" },
  ...GAMES.flatMap((game): Place[] => [
    { name: "setup", game },
    { name: "rules", game },
  ]),
];

/** What a page is called in the title of a test. */
export const titleOf = (one: Place): string => ("game" in one ? `${one.name} of ${one.game}` : one.name);

/** The look is chosen as a person's choice would be: from the device's memory, before the first paint. */
export async function choose(page: Page, settings: object): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("snorum.settings", kept), JSON.stringify(settings));
}

/** No violation of WCAG 2.2 A and AA that a machine can find. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  expect(found, what).toEqual([]);
}

/** Notes everything that a page must never do: throw, log an error, ask another host, set a cookie. */
export function watchFaults(page: Page): { readonly faults: string[] } {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`threw ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`logged ${message.text()}`);
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") faults.push(`asked ${hostname}`);
  });
  return { faults };
}
