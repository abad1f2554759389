/** A device with a voice of its own, and a look at what it has been told to say. */
import type { Page } from "@playwright/test";

/** From now on the device of this page says words, as its person wishes, and they are noted; gives back all it has said. */
export async function giveVoice(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    localStorage.setItem("snorum.sound", JSON.stringify({ tick: false, word: true }));
    const spoken: string[] = [];
    const voice = { lang: "en-GB", name: "test", default: true, localService: true, voiceURI: "test" };
    class Saying {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speechSynthesis = {
      getVoices: () => [voice],
      cancel: () => undefined,
      speak: ({ text }: Saying) => void spoken.push(text),
    };
    for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance: Saying, spoken }))
      Object.defineProperty(globalThis, name, { value, configurable: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { spoken: readonly string[] }).spoken);
}
