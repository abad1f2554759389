/** What is heard at the table: the metronome's tick, and the word as its card lands. */
import type { IrishView } from "@snorum/engine";
import type { Lang } from "#lib/path.ts";
import type { Sounds } from "#lib/race/sounds.svelte.ts";
import type { Speaker } from "#lib/race/speaker.ts";

/** What a new face sounds like. Where nobody counts aloud there is no word to say. Rules IRISH-TURN-2, IRISH-TURN-3, IRISH-VAR-SILENT. */
export function soundFace(
  { rules, word }: Pick<IrishView, "rules" | "word">,
  text: string,
  lang: Lang,
  wanted: Readonly<Sounds>,
  { tick, say }: Speaker,
): void {
  if (wanted.tick && rules.laying === "by-itself") tick();
  if (wanted.word && rules.words !== "silent" && word >= 0) say(text, lang);
}
