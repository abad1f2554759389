/** The little round on the poster: the engine, a fixed deal, and two bots who take what the rules offer. */
import {
  Ask,
  Event,
  NO_CARD,
  TABLE,
  Word,
  command,
  completeRules,
  openMatch,
  parseCard,
  snipSnapSnorum,
} from "@snorum/engine";
import type { Command, GameEvent, Refusal, Snip, SnipView } from "@snorum/engine";

/** The visitor's seat. Heron and badger sit at 1 and 2. */
export const YOU = 0;

const HANDS = [
  ["9H", "9C", "10S", "QS", "QD", "KD", "AH", "AC"],
  ["9S", "10H", "10D", "JS", "QH", "KS", "KH", "AS"],
  ["9D", "10C", "JH", "JD", "JC", "QC", "KC", "AD"],
] as const;

export interface Answer {
  /** The word that was said and is not the right one, or -1. */
  readonly wrongWord: number;
  readonly refusal: Refusal | null;
}

export interface Round {
  /** What the visitor may see. */
  view(): SnipView;
  lay(card: number, word: number): Answer;
  say(word: number): Answer;
  pass(): Answer;
  /** Lets the bot whose turn it is do one thing; false when it is not a bot's turn. */
  bot(): boolean;
}

/** A fresh round in which the visitor leads. */
export function newRound(): Round {
  const rules = completeRules(snipSnapSnorum, { deck: "24", rounds: 1 });
  if (!rules.ok) throw new Error(rules.refusal.code);
  const match = openMatch(
    snipSnapSnorum,
    rules.value,
    HANDS.map(() => ({ junior: false })),
  );
  if (!match.ok) throw new Error(match.refusal.code);
  const state: Snip = match.value;

  const perform = (asked: Command): Answer => {
    const events: GameEvent[] = [];
    const refusal = snipSnapSnorum.perform(state, asked, events);
    const mistaken = events.find((event) => event.kind === Event.Mischanted);
    return { wrongWord: mistaken?.word ?? Word.none, refusal };
  };
  const view = () => snipSnapSnorum.view(state, YOU);

  perform(command(Ask.NameDealer, HANDS.length - 1));
  const first = HANDS[YOU];
  const order = first.flatMap((_, at) => HANDS.map((hand) => parseCard(hand[at] ?? "")));
  perform(command(Ask.Deal, TABLE, NO_CARD, Word.none, order));

  return {
    view,
    lay: (card, word) => perform(command(Ask.Lay, YOU, card, word)),
    say: (word) => perform(command(Ask.Chant, YOU, NO_CARD, word)),
    pass: () => perform(command(Ask.Pass, YOU)),
    bot() {
      const { turn, nextWord, wordOwed } = view();
      if (turn <= YOU) return false;
      if (wordOwed > Word.lead) return perform(command(Ask.Chant, turn, NO_CARD, wordOwed)).refusal === null;
      const offered: Command[] = [];
      snipSnapSnorum.legal(state, turn, offered);
      const [choice] = offered;
      if (choice === undefined) return false;
      const word = choice.kind === Ask.Lay && nextWord > Word.lead ? nextWord : Word.none;
      return perform({ ...choice, word }).refusal === null;
    },
  };
}

/** The situation the page is printed with: heron led a nine, badger said "Snip", and now it is up to you. */
export function openingRound(): Round {
  const round = newRound();
  // your own king brings the lead to heron, who holds the last of them
  round.lay(parseCard("KD"), Word.none);
  for (let steps = 0; steps < 40 && round.view().turn !== YOU; steps++) round.bot();
  return round;
}
