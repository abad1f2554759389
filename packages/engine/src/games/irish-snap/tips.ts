/** Tipps: the bots. They see the view of their seat and nothing else. */
import { RANKS } from "../../cards/card.ts";
import { NO_CARD, command } from "../../kernel/event.ts";
import type { Command } from "../../kernel/event.ts";
import type { Level } from "../../kernel/levels.ts";
import { PEOPLE, chance } from "../../people/people.ts";
import type { Draw } from "../../people/people.ts";
import { Answer, Ask, NO_WORD } from "./events.ts";
import { nearMiss, triggers } from "./tips-look.ts";
import type { IrishView } from "./view.ts";

/** A lot among so many; impatience is that much rarer than a slip of the tongue. */
const LOT = 1009;
const EAGER_SHARE = 3;

export { reaction } from "./tips-race.ts";

/**
 * What a bot does in its own time: lay its card or say its word, answer in the calm game, be ready for the next deal; null when there
 * is nothing to do. The word is always the right one; `slip` makes mistakes. Rules IRISH-TURN-2, IRISH-TURN-4, IRISH-TIP-1, I18.
 */
export function tip(view: IrishView, level: Level, draw: Draw): Command | null {
  const { viewer } = view;
  if (isEager(view, level)) return command(Ask.Reach, viewer);
  if (view.mayReach) return command(Ask.Reach, viewer, NO_CARD, view.choosesWord ? nextWord(view) : NO_WORD);
  if (view.mayAnswer.length > 0) return command(Ask.Answer, viewer, NO_CARD, answer(view, level, draw));
  const waits = view.phase === "RoundOver" && viewer >= 0 && view.ready[viewer] === false;
  return waits ? command(Ask.NextDeal, viewer) : null;
}

/**
 * Now and then whoever comes after the seat on turn cannot wait, where that is a foul. It is made up once for each picture: a bot that
 * changed its mind at every look would never act, so the shuffled cards in sight decide it. Rulings I26, D49.
 */
function isEager(view: IrishView, level: Level): boolean {
  const { viewer, rules, phase, turn, layer, reached, out, tops, picture, seats } = view;
  const [top] = tops;
  if (rules.outOfTurn !== "foul" || phase !== "Play" || viewer < 0 || out[viewer] === true) return false;
  if (top === undefined || layer < 0 || reached || turn < 0 || turn === viewer) return false;
  let next = (turn + 1) % seats;
  while (out[next] === true && next !== turn) next = (next + 1) % seats;
  const lot = ((top + 1) * 7919 + picture * 104_729 + viewer * 1299) % LOT;
  return next === viewer && lot < (PEOPLE[level].slip * LOT) / EAGER_SHARE;
}

/** The word after the one just heard: a bot listens, it does not look up what is due. Rulings I3, I23. */
const nextWord = ({ word, layer }: IrishView): number => (layer < 0 ? 0 : (word + 1) % RANKS);

/** A word skipped or said twice, now and then. Rule IRISH-WORD-1. */
export function slip(view: IrishView, wish: Command, level: Level, draw: Draw): Command {
  if (wish.kind !== Ask.Reach || !view.choosesWord || !chance(draw, PEOPLE[level].slip / 2)) return wish;
  const off = draw(2) === 0 ? 1 : RANKS - 1;
  return { ...wish, word: (wish.word + off) % RANKS };
}

function answer(view: IrishView, level: Level, draw: Draw): number {
  const { miss, falseCall, lure } = PEOPLE[level];
  const slaps = triggers(view, view.word).length > 0;
  if (slaps) return chance(draw, miss) ? Answer.stay : Answer.slap;
  return chance(draw, nearMiss(view, view.word) ? lure : falseCall) ? Answer.slap : Answer.stay;
}
