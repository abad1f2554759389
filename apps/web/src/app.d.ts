import type { Lang, Page } from "#lib/path.ts";
import type { Messages } from "#lib/words/index.ts";

declare global {
  namespace App {
    interface PageData {
      lang: Lang;
      /** Which page this is, for links to the same page in another language. */
      here: Page;
      m: Messages;
    }
  }
}

export {};
