/** Folds what happened in a party. Total: whatever was logged can be folded. */
import type { Level } from "@snorum/engine/tips";
import { nightOver, withPlaces, withSeatsSwapped } from "./night.ts";
import type { MemberId, Party, PartyEvent, PartySeat } from "./types.ts";

const botSeat = (level: Level): PartySeat => ({
  person: null,
  level,
  name: "",
  ready: false,
  junior: false,
  headStart: 0,
});

/** A party before anything happened. */
export const NO_PARTY: Party = {
  code: "",
  game: "",
  rules: {},
  seats: [],
  members: [],
  came: 0,
  host: null,
  open: true,
  barred: [],
  hidden: false,
  paused: false,
  match: null,
  won: [],
  night: null,
  over: null,
};

const withSeat = (party: Party, seat: number, change: Partial<PartySeat>): readonly PartySeat[] =>
  party.seats.map((one, at) => (at === seat ? { ...one, ...change } : one));

/** The seat of a member; -1 for who watches. */
export const seatOf = (party: Party, member: MemberId): number =>
  party.seats.findIndex(({ person }) => person === member);

/** The party after one more event. */
export function foldParty(party: Party, event: PartyEvent): Party {
  switch (event.kind) {
    case "opened": {
      const { code, game, rules, seats, level } = event;
      const all = Array.from({ length: seats }, () => botSeat(level));
      return { ...NO_PARTY, code, game, rules, seats: all, won: all.map(() => 0) };
    }
    case "came":
      return {
        ...party,
        came: Math.max(party.came, event.member),
        members: [...party.members, { id: event.member, token: event.token, next: null }],
      };
    case "sat": {
      const from = party.seats[seatOf(party, event.member)];
      const stood = party.seats.map((one) => (one.person === event.member ? botSeat(one.level) : one));
      const seats = stood.map((one, at) =>
        at === event.seat ? { ...one, person: event.member, name: from?.name ?? "", ready: false } : one,
      );
      return { ...party, seats, members: waiting(party, event.member, null) };
    }
    case "waits":
      return { ...party, members: waiting(party, event.member, event.seat) };
    case "stood":
      return { ...party, seats: party.seats.map((one, at) => (at === event.seat ? botSeat(one.level) : one)) };
    case "left":
      return without(party, event.member);
    case "dismissed": {
      const tokens = party.members.flatMap(({ id, token }) => (id === event.member ? [token] : []));
      return { ...without(party, event.member), barred: [...party.barred, ...tokens] };
    }
    case "named":
      return { ...party, seats: withSeat(party, event.seat, { name: event.name }) };
    case "ready":
      return { ...party, seats: withSeat(party, event.seat, { ready: event.on }) };
    case "helped":
      return {
        ...party,
        seats: withSeat(party, event.seat, { junior: event.junior, headStart: event.headStart }),
      };
    case "swapped": {
      const one = party.seats[event.seat];
      const other = party.seats[event.with];
      if (one === undefined || other === undefined) return party;
      const seats = party.seats.map((seat, at) => (at === event.seat ? other : at === event.with ? one : seat));
      const won = party.won.map(
        (n, at) => party.won[at === event.seat ? event.with : at === event.with ? event.seat : at] ?? n,
      );
      return { ...party, seats, won, night: withSeatsSwapped(party.night, event.seat, event.with) };
    }
    case "level":
      return { ...party, seats: withSeat(party, event.seat, { level: event.level }) };
    case "resized": {
      const seats = Array.from({ length: event.seats }, (_, at) => party.seats[at] ?? botSeat(event.level));
      return { ...party, seats, won: seats.map((_, at) => party.won[at] ?? 0) };
    }
    case "rules":
      return { ...party, game: event.game, rules: event.rules };
    case "host":
      return { ...party, host: event.member };
    case "door":
      return { ...party, open: event.open };
    case "code":
      return { ...party, hidden: event.hidden };
    case "paused":
      return { ...party, paused: event.on };
    case "dealt":
      return {
        ...party,
        paused: false,
        seats: party.seats.map((one) => ({ ...one, ready: false })),
        match: { table: event.table, number: (party.match?.number ?? 0) + 1, over: false },
        // a night that is over has been looked at
        night: nightOver(party.night) ? null : party.night,
      };
    case "decided":
      return {
        ...party,
        paused: false,
        match: party.match === null ? null : { ...party.match, over: true },
        won: party.won.map((n, at) => n + (event.winners.includes(at) ? 1 : 0)),
        night: withPlaces(party.night, event.places ?? []),
      };
    case "night":
      return { ...party, night: { games: event.games, places: [], stopped: false } };
    case "night-over":
      return { ...party, night: party.night && { ...party.night, stopped: true } };
    case "over":
      return { ...party, over: event.why };
  }
}

function without(party: Party, member: MemberId): Party {
  const seats = party.seats.map((one) => (one.person === member ? botSeat(one.level) : one));
  return { ...party, seats, members: party.members.filter(({ id }) => id !== member) };
}

const waiting = (party: Party, member: MemberId, next: number | null): Party["members"] =>
  party.members.map((one) => (one.id === member ? { ...one, next } : one));
