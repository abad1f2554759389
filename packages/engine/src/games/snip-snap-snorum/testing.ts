/** A table in one line, play in a few words, and the table in one line again: how the tests of this game are written. */
import { command, event } from "../../kernel/event.ts";
import type { Command, GameEvent, Seat } from "../../kernel/event.ts";
import { WATCHER } from "../../kernel/game.ts";
import type { Rules } from "../../kernel/options.ts";
import { Broken } from "../../kernel/refusal.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { RANKS, SUITS, parseCard, printCard, rankOf, suitOf } from "../../cards/card.ts";
import { Ask, Event, Word, printEvent } from "./events.ts";
import { parseGameName } from "../../kernel/game-name.ts";
import { snipSnapSnorum } from "./index.ts";
import { Phase, Place, cardsInPlay, cloneMatch, handOf, runCards } from "./state.ts";
import type { Snip } from "./state.ts";

/** A match with names on its seats, and what happened in it last. */
export interface TestTable {
  readonly match: Snip;
  readonly names: readonly string[];
  readonly events: readonly GameEvent[];
}

const WORDS: Readonly<Record<string, number>> = { Line: Word.lead, Snip: 1, Snap: 2, Snorum: 3, Jig: 4 };
const WORD_NAMES = ["Line", "Snip", "Snap", "Snorum", "Jig"] as const;

interface SeatLine {
  readonly name: string;
  readonly junior: boolean;
  readonly counters: number | null;
  readonly cards: readonly number[];
}

/** `ben junior 3: 7D 9C` is a junior seat with three counters and two cards. */
function parseSeat(text: string): SeatLine {
  const [who = "", cards = ""] = text.split(":");
  const [name = "", ...marks] = who.trim().split(/\s+/);
  const counters = marks.find((mark) => /^-?\d+$/.test(mark));
  return {
    name,
    junior: marks.includes("junior"),
    counters: counters === undefined ? null : Number(counters),
    cards: cards
      .trim()
      .split(/\s+/)
      .filter((card) => card !== "" && card !== "-")
      .map(readCard),
  };
}

function readCard(text: string): number {
  const card = parseCard(text);
  if (card < 0) throw new Broken(`"${text}" is no card`);
  return card;
}

/**
 * A table on which the first seat named is eldest hand and leads: `table("forgotten=take-back", "anna: 7S KD | ben: 7D | carla: 7C")`.
 * Cards that nobody is given are out of play. Antes are paid. The rules are the inside of a one-line name.
 */
export function table(rules: string, hands: string): TestTable {
  const seats = hands.split("|").map(parseSeat);
  const parsed = parseGameName([snipSnapSnorum], rules.includes("(") ? rules : `${snipSnapSnorum.id}(${rules})`);
  if (!parsed.ok) throw new Broken(`${rules}: ${parsed.refusal.code} ${JSON.stringify(parsed.refusal.facts)}`);
  const match = snipSnapSnorum.create(parsed.value.rules, seats);
  const events: GameEvent[] = [];
  for (const [seat, { counters }] of seats.entries()) if (counters !== null) match.counters[seat] = counters;
  snipSnapSnorum.evolve(match, event(Event.DealerFound, seats.length - 1));
  snipSnapSnorum.perform(match, command(Ask.Deal, -1, -1, -1, cardsInPlay(match)), events);
  giveHands(
    match,
    seats.map(({ cards }) => cards),
  );
  return { match, names: seats.map(({ name }) => name), events };
}

/** Test only: these hands instead of the dealt ones. */
function giveHands(match: Snip, hands: readonly (readonly number[])[]): void {
  match.hands.fill(0);
  match.sizes.fill(0);
  match.gone.fill(SUITS);
  for (const card of cardsInPlay(match)) match.places[card] = Place.Laid;
  for (const [seat, cards] of hands.entries()) {
    for (const card of cards) {
      if (match.places[card] !== Place.Laid) throw new Broken(`${printCard(card)} is not in this pack, or given twice`);
      match.places[card] = Place.Unseen;
      match.gone[rankOf(card)] = (match.gone[rankOf(card)] ?? 0) - 1;
      match.hands[seat * RANKS + rankOf(card)] = (match.hands[seat * RANKS + rankOf(card)] ?? 0) | (1 << suitOf(card));
    }
    match.sizes[seat] = cards.length;
  }
}

function seatOf(names: readonly string[], name: string): Seat {
  const seat = names.indexOf(name);
  if (seat < 0) throw new Broken(`nobody is called "${name}"`);
  return seat;
}

/** Reads one step of play as a command: `ben 7D Snip`, `ben says Snap`, `ben passes`, `time`, `clock`, `next round`. */
export function parseStep({ match, names }: TestTable, step: string): Command {
  if (step === "time") return command(Ask.TimeUp, -1);
  if (step === "clock") return command(Ask.Auto, match.turn);
  if (step === "next round") return command(Ask.NextRound, 0);
  if (step.startsWith("deal")) return command(Ask.Deal, -1, -1, -1, cardsInPlay(match));
  const [who = "", what = "", word = ""] = step.split(" ");
  const seat = who === "watcher" ? WATCHER : seatOf(names, who);
  if (what === "passes") return command(Ask.Pass, seat);
  if (what === "challenges") return command(Ask.Challenge, seat);
  if (what === "votes") return command(Ask.VoteStop, seat);
  if (what === "breaks") return command(Ask.BreakOff, seat);
  if (what === "calls") return command(Ask.NextRound, seat);
  if (what === "says") return command(Ask.Chant, seat, -1, WORDS[word] ?? 99);
  return command(Ask.Lay, seat, readCard(what), word === "" ? Word.none : (WORDS[word] ?? 99));
}

/** Accepted without being offered: a wrong card that is shown and taken back, and breaking a round off, which is possible at any time. */
export const beyond = (rules: Rules, { kind }: Command): boolean =>
  kind === Ask.BreakOff || (kind === Ask.Lay && rules["illegal"] === "shown");

/** Plays the steps on a copy of the table; a refused step is an error. `deal anna: 7S | ben: 8S` deals just these hands. */
export function play(before: TestTable, ...steps: readonly string[]): TestTable {
  const match = cloneMatch(before.match);
  const fine = snipSnapSnorum.broken(match) === null;
  let events: GameEvent[] = [];
  for (const step of steps) {
    const happened: GameEvent[] = [];
    const refusal = snipSnapSnorum.perform(match, parseStep({ ...before, match }, step), happened);
    if (refusal !== null) throw new Broken(`"${step}" is refused: ${refusal.code} ${JSON.stringify(refusal.facts)}`);
    if (step.startsWith("deal ")) dealJust(match, before.names, step.slice("deal ".length));
    const fault = snipSnapSnorum.broken(match);
    if (fine && fault !== null) throw new Broken(`after "${step}": ${fault}`);
    events = [...events, ...happened];
  }
  return { ...before, match, events };
}

function dealJust(match: Snip, names: readonly string[], hands: string): void {
  const cards: (readonly number[])[] = names.map(() => []);
  for (const seat of hands.split("|").map(parseSeat)) cards[seatOf(names, seat.name)] = seat.cards;
  giveHands(match, cards);
}

/** Why a step is refused, as `code rule`; an error when it is not, or when the refusal changed anything. */
export function refusalOf(before: TestTable, step: string): string {
  const match = cloneMatch(before.match);
  const events: GameEvent[] = [];
  const refusal: Refusal | null = snipSnapSnorum.perform(match, parseStep(before, step), events);
  if (refusal === null) throw new Broken(`"${step}" is not refused`);
  if (events.length > 0 || snipSnapSnorum.print(match) !== snipSnapSnorum.print(before.match)) {
    throw new Broken(`"${step}" is refused with ${refusal.code}, and yet something changed`);
  }
  return `${refusal.code} ${refusal.rule}`;
}

/** The whole table: `anna 7H KD | ben - | carla 9H; run 7S 7D; carla to match`. A run that is put away stands in brackets. */
export function print(t: TestTable): string {
  const parts = [printHands(t), ...printRun(t), standing(t)];
  if (t.match.rules.counters !== "off") parts.push(printCounters(t));
  return parts.join("; ");
}

/** The hands: `anna 7H KD | ben - | carla 9H`. */
export function printHands({ match, names }: TestTable): string {
  return names.map((name, seat) => `${name} ${handOf(match, seat).map(printCard).join(" ") || "-"}`).join(" | ");
}

function printRun({ match }: TestTable): readonly string[] {
  const cards = runCards(match).map(printCard).join(" ");
  return cards === "" ? [] : [match.runOver ? `run (${cards})` : `run ${cards}`];
}

/** What the table waits for: `anna leads`, `ben to match`, `ben owes Snip`, `carla wins the round`. */
export function standing({ match, names }: TestTable): string {
  const turn = names[match.turn] ?? "nobody";
  switch (match.phase) {
    case Phase.Dealer:
      return "no dealer yet";
    case Phase.Deal:
      return `to be dealt after ${names[match.dealer] ?? "nobody"}`;
    case Phase.Lead:
      return `${turn} leads`;
    case Phase.Match:
      return `${turn} to match`;
    case Phase.Chant:
      return `${turn} owes ${WORD_NAMES[match.runLength - 1] ?? "nothing"}`;
    case Phase.Challenge:
      return `${names[match.offender] ?? "nobody"} may be challenged`;
    case Phase.RoundOver:
      return match.tieBreak ? "tie-break" : `${names[match.results.at(-1)?.winner ?? -1] ?? "nobody"} wins the round`;
    default:
      return `${match.winners.map((seat) => names[seat]).join(" and ")} wins the match`;
  }
}

/** Counters by seat, and the pot: `25 24 26 +0`. */
export function printCounters({ match }: TestTable): string {
  return `${Array.from(match.counters).join(" ")} +${match.pot}`;
}

/** What happened in the last `play`, one event after another: `anna Led 7S, ben Passed`. */
export function happened({ events, names }: TestTable): string {
  return events.map((one) => printEvent(one).replace(/^\d+/, (seat) => names[Number(seat)] ?? seat)).join(", ");
}
