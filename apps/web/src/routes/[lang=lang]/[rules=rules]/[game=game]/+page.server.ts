import { de, en, es, type GlossaryId } from "@snorum/engine/words";
import { rulesOf } from "#lib/rules/texts.server.ts";
import type { PageServerLoad } from "./$types";

const TERMS: readonly GlossaryId[] = [
  "rank",
  "lead",
  "chant",
  "pass",
  "round",
  "match",
  "counter",
  "pot",
  "ante",
  "eldest-hand",
];

export const load: PageServerLoad = ({ params }) => ({
  sections: rulesOf(params.game, params.lang),
  /** The same words in three languages, side by side. */
  sideBySide: [
    ...(["A", "J", "Q", "K"] as const).map((rank) => [en, de, es].map(({ ranks }) => ranks[rank])),
    ...TERMS.map((id) => [en, de, es].map(({ glossary }) => glossary[id].term)),
  ],
});
