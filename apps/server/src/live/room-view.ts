/** The party as one of its members sees it: nothing of tokens, and the code only where it is not hidden. */
import { isPlaying, seatOf } from "@snorum/table/party";
import type { MemberId, Party } from "@snorum/table/party";
import type { PartyView } from "@snorum/protocol";
import type { Guest } from "./presence.ts";

/** Makes the picture for `member`. */
export function viewOfParty(
  party: Party,
  member: MemberId,
  presence: (id: MemberId) => Pick<Guest, "connection" | "line" | "replaced"> | undefined,
): PartyView {
  const { code, game, rules, host, open, hidden, paused, match, won, over } = party;
  const night = party.night && {
    ...party.night,
    games: party.night.games.map(({ game: id, code: of }) => ({ game: id, code: of })),
  };
  const seats = party.seats.map(({ person, level, name, ready, junior, headStart }) => {
    const there = person === null ? undefined : presence(person);
    const here = (there?.connection ?? null) !== null;
    return {
      person,
      level,
      name,
      ready,
      junior,
      headStart,
      away: person !== null && (!here || there?.replaced === true),
      bot: person === null || (there?.replaced === true && isPlaying(party)),
      trip: here ? (there?.line?.roundTrip() ?? null) : null,
    };
  });
  const watchers = party.members
    .filter(({ id }) => seatOf(party, id) < 0)
    .map(({ id, next }) => ({ member: id, next }));
  const shown = !hidden || member === host ? code : null;
  const seat = seatOf(party, member);
  const you = member;
  return { code: shown, game, rules, seats, watchers, you, seat, host, open, hidden, paused, match, won, night, over };
}
