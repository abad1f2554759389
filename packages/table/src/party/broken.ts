/** What must always hold of a party: looked at when a log is read, and by the laws. */
import { completeRules } from "@snorum/engine";
import { LEVELS, MOST_HEAD_START_MS } from "@snorum/engine/tips";
import { isPlaying } from "./decide.ts";
import type { PartyHouse } from "./decide.ts";
import { brokenNight } from "./night.ts";
import type { Party } from "./types.ts";

/** The sentence says what is broken; null: nothing is. */
export function brokenParty(party: Party, { games }: Pick<PartyHouse, "games">): string | null {
  const { seats, members, barred, host, came, won, match } = party;
  const ids = new Set(members.map(({ id }) => id));
  const game = games.find(({ id }) => id === party.game);
  const rules = game === undefined ? null : completeRules(game, party.rules);
  const fits = game !== undefined && rules?.ok === true ? game.seats(rules.value) : null;
  if (fits === null) return `no such game or rules: ${party.game}`;
  if (!(seats.length >= fits.min && seats.length <= fits.table)) return `${seats.length} seats`;
  if (ids.size < members.length) return "two members with one number";
  if (members.some(({ id }) => !(Number.isInteger(id) && id > 0 && id <= came))) return "a member who never came";
  if (members.some(({ token }) => typeof token !== "string")) return "a member without a token";
  if (new Set(members.map(({ token }) => token)).size < members.length) return "two members with one token";
  if (members.some(({ token }) => barred.includes(token))) return "somebody who was sent away";
  if (host === null ? members.length > 0 : !ids.has(host)) return `host ${host} is no member`;
  const people = seats.flatMap(({ person }) => (person === null ? [] : [person]));
  if (people.some((person) => !ids.has(person))) return "a stranger has a seat";
  if (new Set(people).size < people.length) return "somebody has two seats";
  if (seats.some(({ level }) => !LEVELS.includes(level))) return "a bot of no level";
  if (seats.some(({ headStart }) => !(headStart >= 0 && headStart <= MOST_HEAD_START_MS)))
    return "a head start too long";
  if (won.length !== seats.length || won.some((n) => !Number.isInteger(n) || n < 0)) return "matches won by no seat";
  const next = members.flatMap((one) => (one.next === null ? [] : [one.next]));
  if (next.length > 0 && !isPlaying(party)) return "somebody waits for a seat that is free";
  if (next.some((seat) => seats[seat]?.person !== null)) return "somebody waits for a seat that is no bot's";
  if (new Set(next).size < next.length) return "two wait for one seat";
  if (party.paused && !isPlaying(party)) return "a pause without a match";
  if (match !== null && !(typeof match.table === "string" && match.number > 0)) return "a match without a table";
  return brokenNight(party, games);
}
