/** Tips: the words of bots, and how often one of them slips. */
import { command } from "../../kernel/event.ts";
import type { Command } from "../../kernel/event.ts";
import { Ask, Word } from "./events.ts";
import type { Level } from "../../kernel/levels.ts";
import type { SnipView } from "./view.ts";

/** Of a hundred words so many are wrong or forgotten. */
const SLIPS: Readonly<Record<Level, number>> = { child: 12, family: 4, casual: 1, sharp: 0, champion: 0 };
/** Of a hundred bad words of others so many are noticed. */
const NOTICES: Readonly<Record<Level, number>> = { child: 15, family: 40, casual: 65, sharp: 85, champion: 97 };
const HUNDRED = 100;

/**
 * What becomes of a bot's wish when it opens its mouth: mostly the wish itself, sometimes with a wrong word, or none where
 * card and word go together. Rules SSS-CHANT-1, S16, S18. Ask once for each act.
 */
export function slip(view: SnipView, wish: Command, level: Level, draw: (n: number) => number): Command {
  const speaks = wish.word >= Word.snip && (wish.kind === Ask.Lay || wish.kind === Ask.Chant);
  if (view.rules.chants !== "must" || !speaks || draw(HUNDRED) >= SLIPS[level]) return wish;
  const forgets = view.rules.say === "with-card" && wish.kind === Ask.Lay && draw(2) === 0;
  // The fifth word comes to mind only where it is played.
  const words = view.rules.jig === "five" || view.rules.jig === "until-it-stops" ? Word.jig : Word.snorum;
  const other = ((wish.word + draw(words - 1)) % words) + 1;
  return command(wish.kind, wish.seat, wish.card, forgets ? Word.none : other, wish.list);
}

/**
 * Whether the viewer has noticed the bad word that lies there. Rulings S19, D15. A bot either heard it or did not: asking
 * twice gives the same answer, as it depends on nothing but the round, the card and the own hand. Juniors are let be (S21).
 */
export function notices(view: SnipView, level: Level): boolean {
  const { offence, offender, viewer } = view;
  if (offence < 0 || viewer < 0 || offender === viewer || view.inRound[viewer] !== true) return false;
  if (view.juniors[offender] === true) return false;
  let mix = 1 + viewer + view.round * 31 + offence * 977;
  for (const card of [...view.hand, ...view.out]) {
    mix = Math.imul(mix ^ card, 0x9e37_79b1);
    mix ^= mix >>> 15;
  }
  return (mix >>> 0) % HUNDRED < NOTICES[level];
}
