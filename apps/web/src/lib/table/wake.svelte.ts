/**
 * A table's own script: lays the table on the printed page without the framework's router, which nobody needs while cards lie there.
 * Whoever comes from a page of ours loads the table as a page, too.
 */
import { mount } from "svelte";
import type { Component } from "svelte";
import { langOf, path } from "#lib/path.ts";
import type { Game, Lang } from "#lib/path.ts";
import { startSettings } from "#lib/settings.svelte.ts";
import { askFor, messagesFor } from "#lib/words/index.ts";
import { tableMessages } from "#lib/words/table.ts";

/** Lays the table of a game in the language of its address, or goes on to the address it has in that language. */
export async function wake(
  game: Game,
  Table: Component,
  textsOf: (lang: Lang) => Promise<Readonly<Record<string, unknown>>>,
): Promise<void> {
  const lang = langOf(location.pathname);
  const here = { name: "table", game } as const;
  const own = path(lang, here);
  if (location.pathname !== own) {
    location.replace(own + location.search);
    return;
  }
  const pageIn = async (tongue: Lang): Promise<App.PageData> => {
    const [m, table, texts] = await Promise.all([messagesFor(tongue), tableMessages(tongue), textsOf(tongue)]);
    const found = { lang: tongue, here, m, ...texts, table };
    return found;
  };
  let page = $state.raw(await pageIn(lang));
  askFor(
    () => page,
    (tongue) =>
      void pageIn(tongue).then((other) => {
        page = other;
        document.documentElement.lang = tongue;
        history.replaceState(null, "", path(tongue, here) + location.search);
      }),
  );
  const target = document.getElementById("table");
  if (target === null) return;
  target.replaceChildren();
  mount(Table, { target });
  startSettings();
  document.documentElement.dataset["ready"] = "";
}
