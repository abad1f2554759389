/**
 * Home's own script: brings what is printed to life without the framework's router. Whoever comes to home from another page of
 * ours has the router already, and never loads this.
 */
import type { SnipView } from "@snorum/engine";
import { hydrate } from "svelte";
import { langOf } from "#lib/path.ts";
import { startSettings } from "#lib/settings.svelte.ts";
import { askFor, messagesFor } from "#lib/words/index.ts";
import Home from "./Home.svelte";

/** Brings to life what stands in `target`. A function, since a module that waits keeps the bundler from joining small files. */
async function wake(target: HTMLElement): Promise<void> {
  const lang = langOf(location.pathname);
  const page: App.PageData = { lang, here: { name: "home" }, m: await messagesFor(lang) };
  askFor(() => page);
  // what this site itself has printed there, see the page
  const opening = JSON.parse(target.dataset["opening"] ?? "") as SnipView;
  hydrate(Home, { target, props: { opening } });
  startSettings();
  document.documentElement.dataset["ready"] = "";
}

const home = document.getElementById("home");
if (home !== null) void wake(home);
