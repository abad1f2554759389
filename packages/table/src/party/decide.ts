/** What a party allows: who may ask for what, and what it brings about. Pure; tokens and table names are handed in. */
import { completeRules, ok, refusal, refused } from "@snorum/engine";
import type { AnyGame, Refusal, Result, Rules } from "@snorum/engine";
import { MOST_HEAD_START_MS } from "@snorum/engine/tips";
import type { Level } from "@snorum/engine/tips";
import { seatOf } from "./fold.ts";
import { layOut, nightGoesOn, planNight, withPlaces } from "./night.ts";
import { HOUSE } from "./types.ts";
import type { MemberId, Party, PartyEvent, PartyWish } from "./types.ts";

/** What a party is given from outside. */
export interface PartyHouse {
  readonly games: readonly AnyGame[];
  /** Whether somebody may be called so. */
  readonly mayBeName: (name: string) => boolean;
  /** A name for the table of the next match, used by nobody before. */
  readonly nextTable: () => string;
}

/** Who fills seats that nobody has taken. */
export const USUAL_LEVEL: Level = "casual";
/** So many may watch, or wait for a seat. */
export const MOST_MEMBERS = 40;

const RULE = "G13";
const no = (code: string, facts?: Refusal["facts"]): Result<never> => refused(refusal(code, RULE, facts));

/** The seats, if there may be so many under these rules, else why not. */
function seatsFit(game: AnyGame, rules: Rules, seats: number): Refusal | null {
  const { min, table } = game.seats(rules);
  if (seats < min) return refusal("too-few-seats", "G3", { seats, min, max: table });
  if (seats > table) return refusal("too-many-seats", "G3", { seats, min, max: table });
  return null;
}

/** A new party. Refused with `unknown-game`, with what the rules refuse, or `too-few-seats`, `too-many-seats`. */
export function openParty(
  code: string,
  wish: { readonly game: string; readonly rules: Readonly<Record<string, unknown>>; readonly seats: number },
  house: PartyHouse,
): Result<readonly PartyEvent[]> {
  const checked = rulesFor(wish.game, wish.rules, wish.seats, house);
  if (!checked.ok) return checked;
  const { game, seats } = wish;
  return ok([{ kind: "opened", code, game, rules: checked.value, seats, level: USUAL_LEVEL }]);
}

function rulesFor(
  game: string,
  chosen: Readonly<Record<string, unknown>>,
  seats: number,
  { games }: PartyHouse,
): Result<Rules> {
  const found = games.find(({ id }) => id === game);
  if (found === undefined) return refused(refusal("unknown-game", "G16", { name: game }));
  const rules = completeRules(found, chosen);
  if (!rules.ok) return rules;
  const misfit = seatsFit(found, rules.value, seats);
  return misfit === null ? rules : refused(misfit);
}

/** Wishes that only the host has. */
const HOSTS: ReadonlySet<PartyWish["kind"]> = new Set([
  "help",
  "free",
  "dismiss",
  "swap",
  "level",
  "resize",
  "rules",
  "host",
  "door",
  "code",
  "pause",
  "deal",
  "night",
  "night-end",
  "end",
]);
/** What nobody but the house asks for. It may `end` a party, too. */
const OWN: ReadonlySet<PartyWish["kind"]> = new Set(["come", "host-gone", "round", "decided", "deserted"]);
/** What must wait until the cards are put away. */
const BETWEEN: ReadonlySet<PartyWish["kind"]> = new Set(["swap", "resize", "help", "deal", "night"]);
/** What a night has settled until it is over: its seats, its games and their rules. Decision 11. */
const SETTLED: ReadonlySet<PartyWish["kind"]> = new Set(["resize", "rules", "night"]);

/** Whether cards lie on the table. */
export const isPlaying = ({ match }: Party): boolean => match !== null && !match.over;

/**
 * What a wish brings about. Refused with `party-over`, `not-a-member`, `not-host`, `cards-lie`, `no-such-seat`, `seat-taken`,
 * `door-shut`, `sent-away`, `party-full`, `not-seated`, `bad-name`, `no-match`, `night-on`, `no-night`, or what the rules refuse.
 */
export function decideParty(
  party: Party,
  by: MemberId,
  wish: PartyWish,
  house: PartyHouse,
): Result<readonly PartyEvent[]> {
  if (party.over !== null) return no("party-over");
  const ends = by === HOUSE && wish.kind === "end";
  if (!ends && OWN.has(wish.kind) !== (by === HOUSE)) return no("not-a-member");
  if (by !== HOUSE && !party.members.some(({ id }) => id === by)) return no("not-a-member");
  if (!ends && HOSTS.has(wish.kind) && by !== party.host) return no("not-host");
  if (BETWEEN.has(wish.kind) && isPlaying(party)) return no("cards-lie");
  if (SETTLED.has(wish.kind) && nightGoesOn(party)) return no("night-on");
  if ("seat" in wish && party.seats[wish.seat] === undefined) return no("no-such-seat");
  switch (wish.kind) {
    case "come":
      return come(party, wish.token);
    case "sit":
      return sit(party, by, wish.seat);
    case "stand":
      return seated(party, by, (seat) => [{ kind: "stood", seat }]);
    case "leave":
      return ok([{ kind: "left", member: by }, ...successor(party, by)]);
    case "name": {
      const name = wish.name.normalize("NFC").trim().replace(/\s+/g, " ");
      if (name !== "" && !house.mayBeName(name)) return no("bad-name");
      return seated(party, by, (seat) => [{ kind: "named", seat, name }]);
    }
    case "ready":
      return seated(party, by, (seat) => [{ kind: "ready", seat, on: wish.on }]);
    case "help": {
      const { seat, junior, headStart } = wish;
      if (headStart > MOST_HEAD_START_MS) return no("head-start", { most: MOST_HEAD_START_MS });
      return ok([{ kind: "helped", seat, junior, headStart }]);
    }
    case "free":
      return party.seats[wish.seat]?.person === null ? no("seat-free") : ok([{ kind: "stood", seat: wish.seat }]);
    case "dismiss":
      return wish.member !== by && party.members.some(({ id }) => id === wish.member)
        ? ok([{ kind: "dismissed", member: wish.member }])
        : no("not-a-member");
    case "swap":
      if (party.seats[wish.with] === undefined) return no("no-such-seat");
      return ok([{ kind: "swapped", seat: wish.seat, with: wish.with }]);
    case "level":
      return ok([{ kind: "level", seat: wish.seat, level: wish.level }]);
    case "resize":
      return resize(party, wish.seats, house);
    case "rules": {
      const rules = rulesFor(wish.game, wish.rules, party.seats.length, house);
      return rules.ok ? ok([{ kind: "rules", game: wish.game, rules: rules.value }]) : rules;
    }
    case "host":
      return party.members.some(({ id }) => id === wish.member)
        ? ok([{ kind: "host", member: wish.member }])
        : no("not-a-member");
    case "door":
      return ok([{ kind: "door", open: wish.open }]);
    case "code":
      return ok([{ kind: "code", hidden: wish.hidden }]);
    case "pause":
      return isPlaying(party) ? ok([{ kind: "paused", on: wish.on }]) : no("no-match");
    case "deal": {
      const rules = rulesFor(party.game, party.rules, party.seats.length, house);
      return rules.ok ? ok([...takeSeats(party), { kind: "dealt", table: house.nextTable() }]) : rules;
    }
    case "night":
      return planNight(wish.games, house.games, ({ id }, rules) => rulesFor(id, rules, party.seats.length, house));
    case "night-end":
      return nightGoesOn(party) ? ok([{ kind: "night-over" }]) : no("no-night");
    case "end":
      return ok([{ kind: "over", why: "ended" }]);
    case "host-gone": {
      const heir = heirOf(party, wish.here);
      return heir === null || heir === party.host ? ok([]) : ok([{ kind: "host", member: heir }]);
    }
    case "round":
      return ok(takeSeats(party));
    case "decided":
      return isPlaying(party)
        ? ok([...decided(party, wish.winners, wish.places), ...takeSeats(party)])
        : no("no-match");
    case "deserted":
      return ok([{ kind: "over", why: "deserted" }]);
  }
}

/** Who comes takes the first bot's seat at once, or while cards lie when the next round begins; or watches. The first is the host. */
function come(party: Party, token: string): Result<readonly PartyEvent[]> {
  if (party.members.some((one) => one.token === token)) return no("not-a-member");
  if (party.barred.includes(token)) return no("sent-away");
  if (!party.open && party.came > 0) return no("door-shut");
  if (party.members.length >= MOST_MEMBERS) return no("party-full", { most: MOST_MEMBERS });
  const member = party.came + 1;
  const claimed = new Set(party.members.map(({ next }) => next));
  const seat = party.seats.findIndex(({ person }, at) => person === null && !claimed.has(at));
  const place: readonly PartyEvent[] =
    seat < 0 ? [] : isPlaying(party) ? [{ kind: "waits", member, seat }] : [{ kind: "sat", member, seat }];
  const host: readonly PartyEvent[] = party.host === null ? [{ kind: "host", member }] : [];
  return ok([{ kind: "came", member, token }, ...place, ...host]);
}

function sit(party: Party, by: MemberId, seat: number): Result<readonly PartyEvent[]> {
  const taken = party.seats[seat]?.person !== null || party.members.some(({ id, next }) => next === seat && id !== by);
  if (taken) return no("seat-taken");
  const own = seatOf(party, by);
  // who has cards would see those of two seats when the next round is dealt
  if (isPlaying(party) && own >= 0) return no("cards-lie");
  // counters go along: nobody walks over to those of a bot
  if (nightGoesOn(party) && own >= 0) return ok([{ kind: "swapped", seat: own, with: seat }]);
  return ok([isPlaying(party) ? { kind: "waits", member: by, seat } : { kind: "sat", member: by, seat }]);
}

function seated(
  party: Party,
  by: MemberId,
  then: (seat: number) => readonly PartyEvent[],
): Result<readonly PartyEvent[]> {
  const seat = seatOf(party, by);
  return seat < 0 ? no("not-seated") : ok(then(seat));
}

/** A match is over; in a night the game after it lies ready. */
function decided({ night, seats }: Party, winners: readonly number[], told?: readonly number[]): readonly PartyEvent[] {
  if (told?.length !== seats.length) return [{ kind: "decided", winners }];
  return [{ kind: "decided", winners, places: told }, ...layOut(withPlaces(night, told))];
}

/** Those who wait take the seats of the bots that they wait for. */
function takeSeats(party: Party): readonly PartyEvent[] {
  return party.members.flatMap(({ id, next }): readonly PartyEvent[] =>
    next !== null && party.seats[next]?.person === null ? [{ kind: "sat", member: id, seat: next }] : [],
  );
}

function resize(party: Party, seats: number, { games }: PartyHouse): Result<readonly PartyEvent[]> {
  const game = games.find(({ id }) => id === party.game);
  if (game === undefined) return refused(refusal("unknown-game", "G16", { name: party.game }));
  const misfit = seatsFit(game, party.rules, seats);
  if (misfit !== null) return refused(misfit);
  const person = party.seats.findIndex((one, at) => at >= seats && one.person !== null);
  return person < 0 ? ok([{ kind: "resized", seats, level: USUAL_LEVEL }]) : no("seat-taken", { seat: person });
}

/** When the host leaves for good, the next person at the table is it. */
function successor(party: Party, gone: MemberId): readonly PartyEvent[] {
  if (party.host !== gone) return [];
  const others = party.members.filter(({ id }) => id !== gone).map(({ id }) => id);
  return [{ kind: "host", member: heirOf(party, others) }];
}

/** The next person after the host in the order of seats, else whoever watches. */
function heirOf(party: Party, here: readonly MemberId[]): MemberId | null {
  const from = party.host === null ? 0 : Math.max(0, seatOf(party, party.host));
  const round = [...party.seats.slice(from), ...party.seats.slice(0, from)].map(({ person }) => person);
  const seatedHere = round.find((person) => person !== null && here.includes(person));
  return seatedHere ?? here.find((id) => party.members.some((one) => one.id === id)) ?? null;
}
