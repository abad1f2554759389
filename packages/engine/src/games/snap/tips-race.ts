/** How a bot races: it reacts to what it sees as people of its level do, drawn from the table's chance when the picture changes. */
import { NO_CARD, command } from "../../kernel/event.ts";
import type { Command } from "../../kernel/event.ts";
import type { Level } from "../../kernel/levels.ts";
import { Ask, Call } from "./events.ts";
import { PEOPLE, chance, reactionTime } from "../../people/people.ts";
import type { Draw, Person } from "../../people/people.ts";
import { lures, ownersOf, pairOpen, poolOpen, tops } from "./tips-look.ts";
import type { SnapView } from "./view.ts";

/**
 * What a bot is about to press, or that it will not. While `key` stays the same, what was drawn first stands. It ends with the card
 * for which it was drawn, so that no card is called for nothing twice.
 */
export interface Reaction {
  readonly key: string;
  readonly press: { readonly afterMs: number; readonly command: Command } | null;
}

/** Finding another's animal takes longer than one word for all; a hand has further to go than a voice. */
const ANIMAL_MS = 160;
const HAND_MS = 60;
/** Attention fades after so many cards without a match, and so much. */
const QUIET_CARDS = 15;
const QUIET_MS = 40;
/** Little ones tire after so many minutes, and are as tired as they get after as many again; beside its time to look a card takes so long. */
const TIRED_MS = 3 * 60_000;
const TURN_MS = 700;
/** Beaten, they hit out at so many cards. */
const MASHED_CARDS = 2;
/** Once bitten: so much slower, for so many cards. */
const BITTEN_MS = 60;
const BITTEN_CARDS = 2;

/**
 * What the bot presses for this picture. `known`: the key of what it is about to press already; the same key leaves it standing, so
 * that a card falling meanwhile neither hurries nor resets it. Rules SNAP-TIP-1, SNAP-VAR-OWNERS, SNAP-VAR-ANIMALS-1, N24.
 */
export function reaction(view: SnapView, level: Level, known: string, draw: Draw): Reaction {
  const person = PEOPLE[level];
  if (view.mayCall.length === 0) return { key: "", press: null };
  const match = whatIsOpen(view);
  if (match === null) return falseStart(view, person, known, draw);
  if (known.startsWith(`${match.key}${AT}`)) return { key: known, press: null };
  const key = `${match.key}${AT}${view.reveals}`;
  const overlooked = `overlooked ${key}`;
  if (overlooked === known || chance(draw, person.miss)) return { key: overlooked, press: null };
  const slower =
    slowness(view, person) + (view.mayCall.includes(Call.animal) && match.word !== Call.pool ? ANIMAL_MS : 0);
  const afterMs = reactionTime(person, watched(view), slower, draw);
  const asked = command(
    Ask.Call,
    view.viewer,
    targetOf(view, match, person, draw),
    wordOf(view, match.word, person, draw),
  );
  return { key, press: { afterMs, command: asked } };
}

/** Before the card for which something was drawn. */
const AT = " at ";

interface Open {
  readonly key: string;
  readonly rank: number;
  readonly word: number;
}

/** What this seat could win now, the pools first, as they bring more; who is out comes back on a pool only. Rulings N18, N24. */
function whatIsOpen(view: SnapView): Open | null {
  const pool = view.mayCall.includes(Call.pool) || view.rules.words === "one" ? poolOpen(view) : -1;
  if (pool >= 0) return { key: `pool ${pool}`, rank: pool, word: view.rules.words === "one" ? Call.snap : Call.pool };
  const rank = view.out[view.viewer] === true ? -1 : pairOpen(view);
  if (rank < 0) return null;
  if (view.rules.callers === "owners" && !ownersOf(view, rank).includes(view.viewer)) return null;
  return { key: `pair ${rank}`, rank, word: view.mayCall.includes(Call.animal) ? Call.animal : Call.snap };
}

const watched = (view: SnapView): number => tops(view).length + view.pools.length;

function slowness(view: SnapView, person: Person): number {
  const hand = view.rules.how === "call" ? 0 : HAND_MS;
  const quiet = Math.min(QUIET_MS, Math.max(0, view.quiet - QUIET_CARDS) * 4);
  return hand + quiet + tiredness(view, person) + (view.sinceWrong <= BITTEN_CARDS ? BITTEN_MS : 0);
}

/** A bot has no clock: how long it has played it knows from the cards it has seen. */
function tiredness({ reveals, rules }: SnapView, { tires }: Person): number {
  const over = (reveals * (rules.pace + TURN_MS) - TIRED_MS) / TIRED_MS;
  return Math.round(tires * Math.min(1, Math.max(0, over)));
}

/** "Snap!" slips out where "Snap pool!" was meant. */
function wordOf(view: SnapView, word: number, person: Person, draw: Draw): number {
  return word === Call.pool && view.mayCall.includes(Call.snap) && chance(draw, person.slip) ? Call.snap : word;
}

/** In the animals' game the other owner, or by a slip of the tongue somebody else; otherwise nothing in particular. */
function targetOf(view: SnapView, match: Open, person: Person, draw: Draw): number {
  if (match.word !== Call.animal) return NO_CARD;
  const others = ownersOf(view, match.rank).filter((seat) => seat !== view.viewer);
  const anybody = [...view.piles.keys()].filter((seat) => seat !== view.viewer && view.out[seat] === false);
  const from = chance(draw, person.slip) ? anybody : others;
  return from[draw(Math.max(1, from.length))] ?? NO_CARD;
}

/** Now and then a card is called for nothing, more often where two look alike. Drawn once for each card, and not after anything else was drawn for it. */
function falseStart(view: SnapView, person: Person, known: string, draw: Draw): Reaction {
  const key = `nothing${AT}${view.reveals}`;
  if (known === key) return { key, press: null };
  if (view.out[view.viewer] === true || known.endsWith(`${AT}${view.reveals}`)) return { key, press: null };
  const mash = view.sinceBeaten <= MASHED_CARDS ? person.mash : 0;
  const likely = tops(view).length < 2 ? 0 : Math.max(mash, lures(view) ? person.lure : person.falseCall);
  const foreign = view.rules.callers === "owners" && (view.piles[view.viewer]?.top ?? NO_CARD) === NO_CARD;
  if (foreign || !chance(draw, likely)) return { key, press: null };
  const animal = view.mayCall.includes(Call.animal);
  const target = animal ? anyOther(view, draw) : NO_CARD;
  const afterMs = reactionTime(person, watched(view), slowness(view, person), draw);
  return { key, press: { afterMs, command: command(Ask.Call, view.viewer, target, animal ? Call.animal : Call.snap) } };
}

function anyOther(view: SnapView, draw: Draw): number {
  const others = [...view.piles.keys()].filter((seat) => seat !== view.viewer && view.out[seat] === false);
  return others[draw(Math.max(1, others.length))] ?? NO_CARD;
}
