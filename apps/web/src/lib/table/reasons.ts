/** Why something was not done, or what it cost: one sentence and the rule that says so. */
import { Event, rankOf, rankSign, suitOf, suitSign } from "@snorum/engine";
import type { GameEvent, Refusal, SnipView } from "@snorum/engine";
import type { Words } from "@snorum/engine/words";

export interface Reason {
  readonly text: string;
  /** Empty where no paragraph says so. */
  readonly rule: string;
}

/** What goes wrong in the app and not in the game: no rule explains it. */
const NO_RULE: ReadonlySet<string> = new Set(["not-saved", "our-fault", "unknown-command", "bad-seat"]);

type Sentence = (facts: object) => string;

/** A refusal in the words of the game, or in those that all games share. */
export function refusalIn(refusal: Refusal, view: SnipView, snip: Words, nameOf: (seat: number) => string): Reason {
  const { facts, code, rule } = refusal;
  const card = typeof facts["card"] === "number" && facts["card"] >= 0 ? facts["card"] : undefined;
  const rank = typeof facts["rank"] === "number" ? facts["rank"] : card === undefined ? undefined : rankOf(card);
  const named = {
    ...(typeof facts["seat"] === "number" ? { name: nameOf(facts["seat"]) } : {}),
    ...(rank === undefined ? {} : { rank: rankSign(rank) }),
    ...(card === undefined || view.rules.jig === "off" ? {} : { suit: suitSign(suitOf(card)) }),
  };
  const own = snip.refusals[code as keyof Words["refusals"]] as Sentence | undefined;
  const common = snip.kernelRefusals[code as keyof Words["kernelRefusals"]] as Sentence | undefined;
  return { text: own?.(named) ?? common?.(facts) ?? code, rule: NO_RULE.has(code) ? "" : rule };
}

const PENALTIES: Readonly<Record<string, string>> = {
  "take-back": "SSS-CHANT-1",
  "penalty-card": "SSS-CHANT-2",
  counter: "SSS-CHANT-3",
};
const COSTLY: ReadonlySet<number> = new Set<number>([
  Event.Mischanted,
  Event.ChantMissed,
  Event.ChantFined,
  Event.TookBack,
  Event.Drew,
]);

/** The rule by which a word of the viewer's costs something, while that is being shown. */
export function penaltyRule(event: GameEvent | null, view: SnipView): string | null {
  if (event === null || event.seat !== view.viewer || !COSTLY.has(event.kind)) return null;
  return PENALTIES[view.rules.forgotten] ?? "SSS-PLAY-3";
}
