/** What a screen has shown, however briefly: a busy machine looks too late for what people see. */
import type { Page } from "@playwright/test";

/** Notes from now on, on this page and on each that is opened after it, every text of what `selector` finds; gives back how to read what the page has noted, in order. */
export async function noteTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const name = `noted ${selector}`;
  const note = ({ what, key }: { readonly what: string; readonly key: string }): void => {
    const noted: string[] = [];
    Reflect.set(globalThis, key, noted);
    const look = (): void => {
      for (const one of document.querySelectorAll(what)) {
        const text = (one.textContent ?? "").replaceAll(/\s+/g, " ").trim();
        if (!noted.includes(text)) noted.push(text);
      }
    };
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document, all);
    look();
  };
  await page.addInitScript(note, { what: selector, key: name });
  await page.evaluate(note, { what: selector, key: name });
  return () => page.evaluate((key) => (Reflect.get(globalThis, key) ?? []) as string[], name);
}
