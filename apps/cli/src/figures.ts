/** `figures`: measures the key figures of the rule text's tips anew, beside the values they were written from. */
import { Ask, Word, command, completeRules, rankOf, snipSnapSnorum } from "@snorum/engine";
import type { CardId, Rules, SnipView } from "@snorum/engine";
import type { Level } from "@snorum/engine/tips";
import { parseArgs } from "node:util";
import { chanceFrom } from "./chance.ts";
import { progress } from "./progress.ts";
import { Mean, playDeal } from "./rounds.ts";
import type { Mind } from "./rounds.ts";
import { mindOf } from "./simulate.ts";
import { Stop, sayRefusal, wholeNumber } from "./stop.ts";

interface Figure {
  readonly what: string;
  readonly reference: number;
  readonly chosen: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly one: Mind;
  readonly field: Mind;
  /** Counts only rounds in which the one was dealt four of a kind. */
  readonly quads?: boolean;
}

/** Leads only some of the hand's cards, where there are any of them. */
function leading(level: Level, some: (view: SnipView, card: CardId) => boolean): Mind {
  const mind = mindOf(level);
  return (view, draw) => {
    const hand = view.phase === "Lead" ? view.hand.filter((card) => some(view, card)) : [];
    return mind(hand.length === 0 ? view : { ...view, hand, playable: hand }, draw);
  };
}

const held = (view: SnipView, card: CardId): number => view.hand.filter((one) => rankOf(one) === rankOf(card)).length;
const quadsLast = leading("sharp", (view, card) => held(view, card) < 4);
const deadFirst = leading("casual", (view, card) => {
  const gone = view.gone[rankOf(card)] ?? 0;
  return gone > 0 && gone + held(view, card) === 4;
});

/** Forgets one word in ten. */
function forgetful(mind: Mind): Mind {
  return (view, draw) => {
    const wish = mind(view, draw);
    const forgets = wish !== null && wish.kind === Ask.Lay && wish.word >= Word.snip && draw(10) === 0;
    return forgets ? command(Ask.Lay, wish.seat, wish.card) : wish;
  };
}

const advice = mindOf("casual");
const save = mindOf("sharp");
const APP = { chants: "app" };
const PENALTY = { forgotten: "penalty-card", say: "with-card" };

const FIGURES: readonly Figure[] = [
  { what: "one saves among advice, 4 seats", reference: 36.0, chosen: APP, seats: 4, one: save, field: advice },
  { what: "one saves among advice, 5 seats", reference: 21.9, chosen: APP, seats: 5, one: save, field: advice },
  { what: "one saves among advice, 6 seats", reference: 17.9, chosen: APP, seats: 6, one: save, field: advice },
  {
    what: "dealt a quad, led at once, 4 seats",
    reference: 31.5,
    chosen: APP,
    seats: 4,
    one: save,
    field: advice,
    quads: true,
  },
  {
    what: "dealt a quad, kept for last, 4 seats",
    reference: 4.3,
    chosen: APP,
    seats: 4,
    one: quadsLast,
    field: advice,
    quads: true,
  },
  {
    what: "dead first, a word in ten forgotten",
    reference: 40.8,
    chosen: PENALTY,
    seats: 4,
    one: forgetful(deadFirst),
    field: forgetful(advice),
  },
];

/** Runs the command. */
export function figures(args: readonly string[]): string {
  const options = {
    rounds: { type: "string" },
    seed: { type: "string" },
    json: { type: "boolean", default: false },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const rounds = wholeNumber("rounds", values.rounds, 20_000, 1, 1_000_000_000);
  const seed = wholeNumber("seed", values.seed, 1, 0, 4_294_967_295);
  const step = progress(FIGURES.length * rounds);
  const rows = FIGURES.map((figure, at) => {
    const mean = measure(figure, Math.ceil(rounds / figure.seats), chanceFrom(seed, at), (deal) =>
      step(at * rounds + Math.min(rounds, deal * figure.seats)),
    );
    return { what: figure.what, measured: 100 * mean.mean, interval: 100 * mean.interval, reference: figure.reference };
  });
  step(FIGURES.length * rounds);
  if (values.json) return JSON.stringify({ figures: rows, rounds, seed });
  const lines = rows.map(({ what, measured, interval, reference }) => {
    const value = `${measured.toFixed(1)} ± ${interval.toFixed(1)}`;
    return `${what.padEnd(38)} ${value.padEnd(14)} ${reference.toFixed(1).padStart(9)}`;
  });
  return [
    `${"wins of one seat in %".padEnd(38)} ${"measured".padEnd(14)} reference   (${rounds} rounds each)`,
    ...lines,
  ].join("\n");
}

function measure(figure: Figure, deals: number, draw: (n: number) => number, step: (deal: number) => void): Mean {
  const complete = completeRules(snipSnapSnorum, { ...figure.chosen, session: "agreement" });
  if (!complete.ok) throw new Stop(sayRefusal(complete.refusal));
  const rules: Rules = complete.value;
  const minds = Array.from({ length: figure.seats }, (_, seat) => (seat === 0 ? figure.one : figure.field));
  const mean = new Mean();
  for (let deal = 0; deal < deals; deal++) {
    const own = playDeal(rules, minds, draw).flatMap((place) => place.slice(0, 1));
    if (figure.quads) for (const share of own.filter(({ quad }) => quad)) mean.add(share.won);
    else mean.add(own.reduce((sum, { won }) => sum + won, 0) / own.length);
    step(deal + 1);
  }
  return mean;
}
