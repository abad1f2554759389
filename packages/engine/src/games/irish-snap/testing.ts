/** A table in one line and play in a few words: how the tests of this game are written. */
import { NO_CARD, TABLE, command, event } from "../../kernel/event.ts";
import type { CardId, Command, GameEvent, Seat } from "../../kernel/event.ts";
import { parseGameName } from "../../kernel/game-name.ts";
import { drawn } from "../../kernel/laws.ts";
import type { Draw } from "../../kernel/laws.ts";
import { Broken } from "../../kernel/refusal.ts";
import { ACE, RANKS, parseCard, printCard, rankOf, rankSign } from "../../cards/card.ts";
import { Ask, Event, Excuse, Hand, NO_WORD, Why } from "./events.ts";
import { irishSnap } from "./index.ts";
import type { IrishRules } from "./options.ts";
import { cannotSlap, isAwaited } from "./slap.ts";
import { Phase, allSeats, cloneMatch, toTheEnd } from "./state.ts";
import type { Irish } from "./state.ts";
import { slapOpen, triggers } from "./triggers.ts";

/** A match with names on its seats. */
export interface TestTable {
  readonly match: Irish;
  readonly names: readonly string[];
}

function readCards(text: string): CardId[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((card) => card !== "" && card !== "-")
    .map((sign) => {
      const card = parseCard(sign);
      if (card < 0) throw new Broken(`"${sign}" is no card`);
      return card;
    });
}

/** A word by its sign: `A`, `10`, `K`; none for an empty text. */
const wordOf = (sign: string): number => (sign === "" ? NO_WORD : rankOf(parseCard(`${sign}S`)));

function rulesOf(text: string): IrishRules {
  const parsed = parseGameName([irishSnap], text.includes("(") ? text : `${irishSnap.id}(${text})`);
  if (!parsed.ok) throw new Broken(`${text}: ${parsed.refusal.code} ${JSON.stringify(parsed.refusal.facts)}`);
  return parsed.value.rules as IrishRules;
}

const freshMatch = (rules: string, seats: number): Irish =>
  irishSnap.create(
    rulesOf(rules),
    Array.from({ length: seats }, () => ({ junior: false })),
  );

/**
 * A table as it lies: `table("pairs=off", "anna: 7D 4C | ben: 9H | carla: 5C", "9C KS", "7")`. The stocks, the card that is laid first
 * coming first; the pile, top last; the word said with its top. The first seat is on turn, the last one has laid, and nobody can
 * slap that card any more.
 */
export function table(rules: string, seats: string, pile = "", word = ""): TestTable {
  const rows = seats.split("|").map((row) => {
    const [name = "", cards = ""] = row.split(":");
    return { name: name.trim(), stock: readCards(cards).toReversed() };
  });
  const match = freshMatch(rules, rows.length);
  match.phase = Phase.Play;
  match.deal = 1;
  match.dealer = rows.length - 1;
  match.turn = 0;
  match.pile = readCards(pile);
  match.word = wordOf(word);
  match.due = word === "" ? ACE : (match.word + 1) % RANKS;
  match.layer = match.pile.length > 0 ? rows.length - 1 : -1;
  match.free.fill(match.rules.falseSlap === "first-free" ? 1 : 0);
  for (const card of match.pile) match.seen[card] = 1;
  let place = 0;
  for (const [seat, { stock }] of rows.entries()) {
    match.stocks[seat] = stock;
    if (stock.length > 0 || toTheEnd(match)) continue;
    match.out[seat] = 1;
    match.places[seat] = ++place;
  }
  return { match, names: rows.map(({ name }) => name) };
}

/** A fresh game with the pack dealt as given, the first card to the left of the last seat, who deals. */
export function dealt(rules: string, names: readonly string[], pack?: readonly CardId[]): TestTable {
  const match = freshMatch(rules, names.length);
  irishSnap.evolve(match, event(Event.DealerFound, names.length - 1));
  irishSnap.perform(match, command(Ask.Deal, TABLE, NO_CARD, -1, pack ?? irishSnap.pack(match.rules)), []);
  return { match, names };
}

/** What commands bring about, told line by line; or the code and the rule of a refusal. The table given stays as it is. */
export interface Told {
  readonly table: TestTable;
  readonly lines: readonly string[];
  readonly events: readonly GameEvent[];
}

/** Carries commands out, one after the other. */
export function carryOut({ match, names }: TestTable, ...commands: readonly Command[]): Told {
  const after = cloneMatch(match);
  const lines: string[] = [];
  const all: GameEvent[] = [];
  for (const asked of commands) {
    const events: GameEvent[] = [];
    const reason = irishSnap.perform(after, asked, events);
    all.push(...events);
    lines.push(
      ...(reason === null ? events.map((one) => tell(names, one)) : [`refused: ${reason.code} (${reason.rule})`]),
    );
  }
  return { table: { match: after, names }, lines, events: all };
}

function seatOf(names: readonly string[], who: string): Seat {
  const seat = names.indexOf(who);
  if (seat < 0) throw new Broken(`nobody is called ${who}`);
  return seat;
}

/** So many cards show, one after the other. */
export const lay = (at: TestTable, cards = 1): Told =>
  carryOut(at, ...Array.from({ length: cards }, () => command(Ask.Lay, TABLE)));

/** A seat reaches for its card, with the word it will say where words are its own. */
export const reach = (at: TestTable, who: string, word = ""): Told =>
  carryOut(at, command(Ask.Reach, seatOf(at.names, who), NO_CARD, wordOf(word)));

/** A seat chooses its word, and the card shows. */
export const say = (at: TestTable, who: string, word: string): Told =>
  carryOut(at, command(Ask.Reach, seatOf(at.names, who), NO_CARD, wordOf(word)), command(Ask.Lay, TABLE));

/** One slap in its own time. */
export const slap = (at: TestTable, who: string, hand: keyof typeof Hand = "one"): Told =>
  carryOut(at, command(Ask.Slap, seatOf(at.names, who), NO_CARD, Hand[hand]));

/** One hand of `race` as numbers. */
function readHand(names: readonly string[], text: string): readonly number[] {
  const [who = "", ms = "", ...more] = text.trim().split(/\s+/);
  const hand = more.includes("both") ? Hand.both : more.includes("start") ? Hand.start : Hand.one;
  const since = more.indexOf("since");
  const at = ms === "-" ? -1 : Number(ms);
  return [seatOf(names, who), hand, NO_CARD, at, since < 0 ? -1 : Number(more[since + 1]), at];
}

/** The referee's ranking: `race(at, "anna 300, ben 420 both, carla -")`, ms after the face, `-` for no hand, `since 300` after the last award. */
export const raceAsked = (names: readonly string[], hands: string): Command =>
  command(
    Ask.Race,
    TABLE,
    NO_CARD,
    -1,
    hands.split(",").flatMap((hand) => readHand(names, hand)),
  );

/** See `raceAsked`. */
export const race = (at: TestTable, hands: string): Told => carryOut(at, raceAsked(at.names, hands));

const ASKS = { ...Ask };

/** Something that only the table does, or that has no other words here. */
export const ask = (at: TestTable, kind: keyof typeof Ask, who = ""): Told =>
  carryOut(at, command(ASKS[kind], who === "" ? TABLE : seatOf(at.names, who)));

/** Answers in the calm game. */
export const answers = (at: TestTable, given: Readonly<Record<string, number>>): Told =>
  carryOut(
    at,
    ...Object.entries(given).map(([who, word]) => command(Ask.Answer, seatOf(at.names, who), NO_CARD, word)),
  );

/** The table in one line again, as `table` reads it. */
export function lies({ match, names }: TestTable): string {
  const row = (name: string, seat: Seat): string =>
    `${name}: ${(match.stocks[seat] ?? []).toReversed().map(printCard).join(" ") || "-"}`;
  const pile = match.pile.length > 0 ? ` / ${match.pile.map(printCard).join(" ")}` : "";
  return names.map(row).join(" | ") + pile;
}

/** Who is on turn, and with which word: `anna 7`. */
export const next = ({ match, names }: TestTable): string => `${names[match.turn] ?? "nobody"} ${signOf(match.due)}`;

const signOf = (word: number): string => (word < 0 ? "?" : rankSign(word));
const nameOfValue = (values: Readonly<Record<string, number>>, value: number): string =>
  Object.keys(values).find((name) => values[name] === value) ?? "";
const HANDS: Readonly<Record<number, string>> = {
  [Hand.one]: "slaps",
  [Hand.both]: "slaps with both hands",
  [Hand.start]: "twitches",
};

/** One event as a short sentence. */
function tell(names: readonly string[], { kind, seat, card, word, amount, list }: GameEvent): string {
  const who = names[seat] ?? "table";
  const those = (list ?? []).map((one) => names[one] ?? String(one)).join(" ");
  const sentences: Readonly<Record<number, () => string>> = {
    [Event.DealerFound]: () => `${who} deals`,
    [Event.Reached]: () => `${who} reaches`,
    [Event.Laid]: () => `${who} lays ${printCard(card)}: ${signOf(word)}`,
    [Event.Spoke]: () => `${who} says ${signOf(word)}`,
    [Event.Slapped]: () => `${who} ${HANDS[word] ?? ""}`,
    [Event.Missed]: () => `missed: ${those}`,
    [Event.FalseSlapped]: () => `${who} was wrong`,
    [Event.FreeSlap]: () => `${who} was wrong, for free`,
    [Event.Excused]: () => `${who} is excused: ${nameOfValue(Excuse, word)}`,
    [Event.WrongWord]: () => `${who} said ${signOf(word)} for ${signOf(amount)}`,
    [Event.Hesitated]: () => `${who} hesitated`,
    [Event.OutOfTurn]: () => `${who} was out of turn`,
    [Event.Locked]: () => `${who} is locked`,
    [Event.Unlocked]: () => `${who} is unlocked`,
    [Event.WindowClosed]: () => (word === 1 ? "nobody slapped in time" : "time is over"),
    [Event.CountShown]: () => `it was ${signOf(word)}`,
    [Event.TakerDrawn]: () => `${who} is drawn`,
    [Event.PileTaken]: () => `${who} takes ${amount}: ${nameOfValue(Why, word)}`,
    [Event.PileShared]: () => `shared: ${those}; ${who} starts`,
    [Event.Out]: () => `${who} is out, place ${amount}`,
    [Event.Answered]: () => `${who} answers ${word}`,
    [Event.AnswersShown]: () => `answers: ${(list ?? []).join(" ")}`,
    [Event.TimeOver]: () => (word === 1 ? "sudden death" : "the time is up"),
    [Event.RoundOver]: () => `places ${(list ?? []).join(" ")}`,
    [Event.MatchWon]: () => `won: ${those}`,
    [Event.Ready]: () => `${who} is ready`,
  };
  return sentences[kind]?.() ?? irishSnap.printEvent({ kind, seat, card, word, amount, list });
}

/** Times of hands: early, at the edges, and late. */
const ODD_MS = [0, 50, 99, 100, 250, 399, 400, 700, 700, 2500] as const;
/** As people have them. */
const HUMAN_MS = [290, 310, 340, 380, 420, 480, 560, 700, 90] as const;

/** Any ranking that a referee could hand in, or null where nobody may slap. */
export function anyRace(match: Irish, draw: Draw, times: readonly number[] = ODD_MS): Command | null {
  const presses = allSeats(match)
    .filter((seat) => cannotSlap(match, seat) === null)
    .filter(() => draw(4) > 0)
    .map((seat) => ({ seat, ms: times[draw(times.length)] ?? 0 }))
    .filter(({ seat, ms }) => cannotSlap(match, seat, ms) === null)
    .toSorted((one, other) => one.ms - other.ms);
  if (presses.length === 0) return null;
  const last = irishSnap.race?.mode(match, presses) === "last";
  const twitch = match.rules.twitch === "home" && !slapOpen(match);
  const hand = (): number => {
    if (match.rules.hands === "both" && draw(2) === 0) return Hand.both;
    return twitch && draw(3) === 0 ? Hand.start : Hand.one;
  };
  const list = presses.flatMap(({ seat, ms }) => [seat, hand(), NO_CARD, ms, draw(2) === 0 ? -1 : draw(1200), ms]);
  const pressing = presses.map(({ seat }) => seat);
  const missing = last ? allSeats(match).filter((seat) => !pressing.includes(seat) && isAwaited(match, seat)) : [];
  return command(Ask.Race, TABLE, NO_CARD, -1, [...list, ...missing.flatMap((seat) => [seat, 0, NO_CARD, -1, -1, -1])]);
}

/** What people might do next: mostly they slap what is to be slapped, sometimes what is not, and now and then say a wrong word. */
export function anyAct(match: Irish, draw: Draw): Command | undefined {
  const chance = irishSnap.chance(match);
  if (chance !== null) return drawn(chance, draw);
  if (match.phase === Phase.Play && draw(slapOpen(match) ? 6 : 40) < (slapOpen(match) ? 5 : 1)) {
    const hands = anyRace(match, draw, HUMAN_MS);
    if (hands !== null) return hands;
  }
  const asks: Command[] = [];
  for (const seat of allSeats(match)) irishSnap.legal(match, seat, asks);
  const answer = triggers(match) > 0 ? 1 : 0;
  const likely = asks.filter(
    ({ kind, seat, word }) =>
      (kind === Ask.Reach &&
        (seat === match.turn || draw(30) === 0) &&
        (word < 0 || word === match.due || draw(200) === 0)) ||
      (kind === Ask.Answer && (word === answer || draw(12) === 0)) ||
      kind === Ask.NextDeal,
  );
  if (likely.length > 0) return likely[draw(likely.length)];
  const clocks = irishSnap.deadlines(match).filter(({ key }) => !key.startsWith("minutes") || draw(400) === 0);
  return clocks[draw(clocks.length)]?.command ?? asks.find(({ kind }) => kind !== Ask.Slap);
}
