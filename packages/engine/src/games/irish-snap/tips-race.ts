/** How a bot slaps: it reacts to what it sees and hears as people of its level do, drawn once for each picture. */
import { NO_CARD, command } from "../../kernel/event.ts";
import type { Command } from "../../kernel/event.ts";
import type { Level } from "../../kernel/levels.ts";
import { PEOPLE, chance, reactionTime } from "../../people/people.ts";
import type { Draw, Person } from "../../people/people.ts";
import { Ask, Hand } from "./events.ts";
import { believed, countOn, printCount } from "./tips-count.ts";
import { nearMiss, triggers, watched } from "./tips-look.ts";
import type { IrishView } from "./view.ts";

/** What a bot is about to press, or that it will not. While `key` stays the same, what was drawn first stands. */
export interface Reaction {
  readonly key: string;
  readonly press: { readonly afterMs: number; readonly command: Command } | null;
}

/** A hand has further to go than a voice, and the second one a little further. */
const HAND_MS = 60;
const SECOND_HAND_MS = 50;
/** The word says no and the card says yes: so much slower, and so much more often overlooked. */
const CONFLICT_MS = 60;
const CONFLICT_MISSES = 1.5;
/** Counting in one's head takes its time. */
const COUNTING_MS = 40;
/** Attention fades after so many cards without a slap, and so much. */
const QUIET_CARDS = 15;
const QUIET_MS = 40;
/** Who overlooks a trigger mostly sees the others' hands go down, so much later. */
const FOLLOWS = 0.9;
const FOLLOWS_MS = 450;
/** What the table puts before a key whose press it has sent. */
const PRESSED = "pressed ";

/**
 * What the bot slaps at this picture. `known` is the key that it gave last, and all that it remembers: the picture that it has made up
 * its mind about, and with nobody counting aloud its own count. Rules IRISH-SLAP-1, IRISH-SLAP-4, IRISH-VAR-SILENT, IRISH-TIP-1, I40.
 */
export function reaction(view: IrishView, level: Level, known: string, draw: Draw): Reaction {
  const silent = view.rules.words === "silent";
  const [picture = "", memory = ""] = (known.startsWith(PRESSED) ? known.slice(PRESSED.length) : known).split(" ");
  const count = silent ? countOn(memory, view, level, draw) : null;
  const key = count === null ? String(view.picture) : `${view.picture} ${printCount(count)}`;
  if (picture === String(view.picture)) return { key: known.endsWith(key) ? known : key, press: null };
  if (!view.maySlap || view.layer < 0) return { key, press: null };
  const word = count === null ? view.word : believed(count);
  return { key, press: slap(view, word, PEOPLE[level], draw) };
}

function slap(view: IrishView, word: number, person: Person, draw: Draw): Reaction["press"] {
  const found = triggers(view, word);
  const reacts = (slower: number): number =>
    reactionTime(person, watched(view.rules), HAND_MS + slowness(view) + slower, draw);
  if (found.length === 0) return falseSlap(view, word, person, reacts, draw);
  const conflict = word >= 0 && !found.includes("word");
  const overlooked = chance(draw, person.miss * (conflict ? CONFLICT_MISSES : 1));
  if (overlooked && !chance(draw, FOLLOWS)) return null;
  const both = view.rules.hands === "both" && found.length > 1 && !chance(draw, person.slip);
  const slower = (conflict ? CONFLICT_MS : 0) + (overlooked ? FOLLOWS_MS : 0) + (both ? SECOND_HAND_MS : 0);
  return press(view, reacts(slower), both ? Hand.both : Hand.one);
}

/** Now and then a hand goes down for nothing, more often where it looks like something; where the home is watched, it may only twitch. */
function falseSlap(
  view: IrishView,
  word: number,
  person: Person,
  reacts: (slower: number) => number,
  draw: Draw,
): Reaction["press"] {
  const near = nearMiss(view, word);
  if (chance(draw, near ? person.lure : person.falseCall)) return press(view, reacts(0), Hand.one);
  const twitches = near && view.rules.twitch === "home" && chance(draw, person.lure);
  return twitches ? press(view, reacts(-HAND_MS), Hand.start) : null;
}

const press = (view: IrishView, afterMs: number, hand: number): Reaction["press"] => ({
  afterMs,
  command: command(Ask.Slap, view.viewer, NO_CARD, hand),
});

function slowness({ pile, rules }: IrishView): number {
  const quiet = Math.min(QUIET_MS, Math.max(0, pile - QUIET_CARDS) * 4);
  return quiet + (rules.words === "silent" ? COUNTING_MS : 0);
}
