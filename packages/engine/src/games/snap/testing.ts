/** A table in one line and play in a few words: how the tests of this game are written. */
import { NO_CARD, command, event } from "../../kernel/event.ts";
import type { CardId, Command, GameEvent, Seat } from "../../kernel/event.ts";
import { parseGameName } from "../../kernel/game-name.ts";
import { Broken } from "../../kernel/refusal.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { drawn } from "../../kernel/laws.ts";
import type { Draw } from "../../kernel/laws.ts";
import { parseCard, printCard } from "../../cards/card.ts";
import { POOL, pairs, poolMatches } from "./equal.ts";
import { Ask, Call, Event, Excuse } from "./events.ts";
import { snap } from "./index.ts";
import { PACK, Phase, cloneMatch, onePile } from "./state.ts";
import type { Snap } from "./state.ts";

/** A match with names on its seats. */
export interface TestTable {
  readonly match: Snap;
  readonly names: readonly string[];
}

/** A press in a race: who, what, at what, how long after the newest face and after the last award. */
export interface Press {
  readonly who: string;
  readonly word?: keyof typeof Call;
  /** A name, or `pool 2`. */
  readonly at?: string;
  readonly ms?: number;
  readonly sinceAward?: number;
  /** Taken off before hands are ranked. */
  readonly headStart?: number;
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

/**
 * A table as it lies: `table("", "anna: 7D 4C / QS | ben: 9H / 7C", "KS KD")`. Before the stroke the stock, the card that is turned
 * first coming first; behind it the open pile, top last; then the pools, each from the bottom up. The first seat is on turn.
 * With one pile, the pile stands behind the stroke of the first seat.
 */
export function table(rules: string, seats: string, ...pools: readonly string[]): TestTable {
  const parsed = parseGameName([snap], rules.includes("(") ? rules : `${snap.id}(${rules})`);
  if (!parsed.ok) throw new Broken(`${rules}: ${parsed.refusal.code} ${JSON.stringify(parsed.refusal.facts)}`);
  const rows = seats.split("|").map((row) => {
    const [name = "", cards = ""] = row.split(":");
    const [stock = "", pile = ""] = cards.split("/");
    return { name: name.trim(), stock: readCards(stock).toReversed(), pile: readCards(pile) };
  });
  const match = snap.create(
    parsed.value.rules,
    rows.map(() => ({ junior: false })),
  );
  match.phase = Phase.Play;
  match.dealer = rows.length - 1;
  match.turn = 0;
  match.nextPool = pools.length + 1;
  match.pools = pools.map((cards, at) => ({ number: at + 1, cards: readCards(cards) }));
  for (const [seat, { stock, pile }] of rows.entries()) {
    match.stocks[seat] = stock;
    match.piles[seat] = pile;
    match.out[seat] = Number(stock.length + pile.length === 0 && !onePile(match));
    for (const card of pile) match.seen[card] = 1;
  }
  for (const { cards } of match.pools) for (const card of cards) match.seen[card] = 1;
  match.reveals = rows.some(({ pile }) => pile.length > 0) ? rows.length : 0;
  match.turner = rows.length - 1;
  for (const [seat, { pile }] of rows.entries()) if (pile.length > 0) match.toppedAt[seat] = seat + 1;
  match.newest = match.piles[onePile(match) ? 0 : match.turner]?.at(-1) ?? NO_CARD;
  return { match, names: rows.map(({ name }) => name) };
}

/** What a command brings about, told line by line; or the code and the rule of the refusal. The table given stays as it is. */
export interface Told {
  readonly table: TestTable;
  readonly lines: readonly string[];
}

function carryOut({ match, names }: TestTable, commands: readonly Command[]): Told {
  const after = cloneMatch(match);
  const lines: string[] = [];
  for (const asked of commands) {
    const events: GameEvent[] = [];
    const reason: Refusal | null = snap.perform(after, asked, events);
    lines.push(
      ...(reason === null ? events.map((one) => tell(names, one)) : [`refused: ${reason.code} (${reason.rule})`]),
    );
  }
  return { table: { match: after, names }, lines };
}

const seatOf = (names: readonly string[], who: string): Seat => {
  const seat = names.indexOf(who);
  if (seat < 0) throw new Broken(`nobody is called ${who}`);
  return seat;
};

const targetOf = (names: readonly string[], at: string | undefined): number => {
  if (at === undefined) return NO_CARD;
  return at.startsWith("pool ") ? POOL + Number(at.slice(5)) : seatOf(names, at);
};

/** The next card shows. */
export const turnCard = (table: TestTable): Told => carryOut(table, [command(Ask.Turn, -1)]);

/** So many cards show, one after the other. */
export const turnCards = (table: TestTable, cards: number): Told =>
  carryOut(
    table,
    Array.from({ length: cards }, () => command(Ask.Turn, -1)),
  );

/** A seat reaches for the card. */
export const reachFor = (table: TestTable, who: string): Told =>
  carryOut(table, [command(Ask.Reach, seatOf(table.names, who))]);

/** One call in its own time. */
export const callOut = (table: TestTable, who: string, word: keyof typeof Call = "snap", at?: string): Told =>
  carryOut(table, [command(Ask.Call, seatOf(table.names, who), targetOf(table.names, at), Call[word])]);

/** What the referee saw of several presses, a millisecond apart unless they say otherwise; nearer than `tieMs` is a dead heat where the table has a rule for that. */
export const raceOf = (table: TestTable, presses: readonly Press[], tieMs = 20): Told =>
  carryOut(table, [
    command(
      Ask.Race,
      -1,
      NO_CARD,
      tieMs,
      presses.flatMap(({ who, word = "snap", at, sinceAward = -1, headStart = 0, ...press }, place) => {
        const ms = press.ms ?? 400 + place;
        return [seatOf(table.names, who), Call[word], targetOf(table.names, at), ms, sinceAward, ms - headStart];
      }),
    ),
  ]);

/** An answer in the calm game. */
export const answers = (table: TestTable, given: Readonly<Record<string, number>>): Told =>
  carryOut(
    table,
    Object.entries(given).map(([who, word]) => command(Ask.Answer, seatOf(table.names, who), NO_CARD, word)),
  );

/** The table shuffles for the next seat: the given cards, the one that comes first first. */
export const shuffleTo = (table: TestTable, order: string): Told =>
  carryOut(table, [command(Ask.Shuffle, -1, NO_CARD, -1, readCards(order).toReversed())]);

/** The table in one line again, as `table` reads it. */
export function lies({ match, names }: TestTable): string {
  const row = (name: string, seat: Seat): string => {
    const stock = (match.stocks[seat] ?? []).toReversed().map(printCard).join(" ");
    const pile = (match.piles[seat] ?? []).map(printCard).join(" ");
    return `${name}: ${stock === "" ? "-" : stock}${pile === "" ? "" : ` / ${pile}`}`;
  };
  const pools = match.pools.map(({ number, cards }) => `pool ${number}: ${cards.map(printCard).join(" ")}`);
  return [...names.map(row), ...pools].join(" | ");
}

const EXCUSES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(Excuse).map(([name, why]) => [why, name]),
);
const CALLS = Object.keys(Call);
const NAMES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(Event).map(([name, kind]) => [kind, name]),
);

/** One event as a short sentence. */
function tell(names: readonly string[], { kind, seat, card, word, amount, list }: GameEvent): string {
  const who = names[seat] ?? "table";
  const those = (list ?? []).map((one) => (one >= POOL ? `pool ${one - POOL}` : (names[one] ?? String(one)))).join(" ");
  const stays = card === NO_CARD ? "" : `, ${printCard(card)} stays`;
  switch (kind) {
    case Event.Turned:
      return `${who} turns ${printCard(card)}`;
    case Event.TurnedOver:
      return `${who} turns the pile over`;
    case Event.Called:
      return `${who} calls ${CALLS[word] ?? ""}`;
    case Event.PilesWon:
      return `${who} wins the piles of ${those}${stays}`;
    case Event.PoolsWon:
      return `${who} wins pool ${(list ?? []).join(" ")}`;
    case Event.PoolsLeft:
      return `${who} is given pool ${(list ?? []).join(" ")}`;
    case Event.Excused:
      return `${who} is excused: ${EXCUSES[word] ?? ""}`;
    case Event.FalseCalled:
      return `${who} was wrong`;
    case Event.PilePooled:
      return `the pile of ${who} is pool ${amount}${stays}`;
    case Event.CardPooled:
      return `${printCard(card)} of ${who} is pool ${amount}`;
    case Event.CardsPaid:
      return `${who} pays ${those}`;
    case Event.PileGiven:
      return `${who} gives the pile to ${names[amount] ?? ""}${stays}`;
    case Event.TiePooled:
      return `${those} make pool ${amount}${stays}`;
    case Event.Out:
      return `${who} is out`;
    case Event.MatchWon:
      return `${those} won`;
    case Event.Locked:
      return `${who} is locked`;
    default:
      return `${who} ${NAMES[kind] ?? kind}${word === 0 ? "" : ` ${word}`}${amount === 0 ? "" : ` ${amount}`}${those === "" ? "" : ` [${those}]`}`;
  }
}

/** Test only: a fresh game with the pack dealt as given, the first card to the dealer's left. */
export function dealt(rules: string, names: readonly string[], pack: readonly CardId[] = PACK): TestTable {
  const parsed = parseGameName([snap], `${snap.id}(${rules})`);
  if (!parsed.ok) throw new Broken(`${rules}: ${parsed.refusal.code}`);
  const match = snap.create(
    parsed.value.rules,
    names.map(() => ({ junior: false })),
  );
  snap.evolve(match, event(Event.DealerFound, names.length - 1));
  snap.perform(match, command(Ask.Deal, -1, NO_CARD, -1, pack), []);
  return { match, names };
}

/** Test only: somebody turns or the clock does; what is equal is mostly called, by one or by two at nearly one moment, and now and then something that is not. */
export function keenAct(match: Snap, draw: Draw): Command | undefined {
  const chance = snap.chance(match);
  if (chance !== null) return drawn(chance, draw);
  const word = poolMatches(match, "now").length > 0 ? Call.pool : Call.snap;
  const open = word === Call.pool || pairs(match, "now").length > 0;
  if (match.phase === Phase.Play && draw(open ? 4 : 30) < (open ? 3 : 1)) {
    const seats = Array.from({ length: match.seats }, (_, seat) => seat).filter(
      (seat) => snap.view(match, seat).mayCall.length > 0,
    );
    const first = seats[draw(Math.max(1, seats.length))];
    const other = seats[draw(Math.max(1, seats.length))];
    const said = snap.view(match, first ?? 0).mayCall.includes(word) ? word : Call.snap;
    const hands = [first, ...(other === first ? [] : [other])].flatMap((seat, place) => {
      const ms = 300 + 60 * place + draw(400);
      return seat === undefined ? [] : [seat, said, NO_CARD, ms, -1, ms];
    });
    if (hands.length > 0) return command(Ask.Race, -1, NO_CARD, -1, hands);
  }
  const asks: Command[] = [];
  for (let seat = 0; seat < match.seats; seat++) snap.legal(match, seat, asks);
  const reaches = asks.filter(({ kind }) => kind === Ask.Reach);
  const clocks = snap.deadlines(match).filter(({ key }) => !key.startsWith("minutes"));
  return reaches[0] ?? clocks[draw(Math.max(1, clocks.length))]?.command;
}
