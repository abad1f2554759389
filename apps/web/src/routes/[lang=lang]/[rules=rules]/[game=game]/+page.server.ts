import { de, en, es, irishDe, irishEn, irishEs, snapDe, snapEn, snapEs } from "@snorum/engine/words";
import type { GlossaryId, IrishGlossaryId, SnapGlossaryId } from "@snorum/engine/words";
import type { Game } from "#lib/path.ts";
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

const SNAP_TERMS: readonly SnapGlossaryId[] = [
  "stock",
  "pile",
  "top-card",
  "equal",
  "call",
  "false-call",
  "pool",
  "turn",
  "photo-finish",
  "dead-heat",
  "last-chance",
];

const IRISH_TERMS: readonly IrishGlossaryId[] = [
  "stock",
  "pile",
  "word",
  "slap",
  "false-slap",
  "pair",
  "sandwich",
  "twitch",
  "home-spot",
  "out",
  "last-duty",
  "photo-finish",
  "sudden-death",
];

/** The terms of a game in three languages. */
const TERMS_OF: Readonly<Record<Game, readonly (readonly string[])[]>> = {
  "snip-snap-snorum": TERMS.map((id) => [en, de, es].map(({ glossary }) => glossary[id].term)),
  snap: SNAP_TERMS.map((id) => [snapEn, snapDe, snapEs].map(({ glossary }) => glossary[id].term)),
  "irish-snap": IRISH_TERMS.map((id) => [irishEn, irishDe, irishEs].map(({ glossary }) => glossary[id].term)),
};

export const load: PageServerLoad = ({ params }) => ({
  sections: rulesOf(params.game, params.lang),
  /** The same words in three languages, side by side. */
  sideBySide: [
    ...(["A", "J", "Q", "K"] as const).map((rank) => [en, de, es].map(({ ranks }) => ranks[rank])),
    ...TERMS_OF[params.game],
  ],
});
