/** How a night stands, and who has won it, in words. */
import { lang } from "#lib/words/index.ts";
import { ownSeat, standingOf } from "./night.ts";
import type { Night } from "./night.ts";
import { nightWords } from "./words.ts";

type NameOf = (seat: number) => string;

interface Front {
  /** Everybody in the first place. */
  readonly seats: readonly number[];
  readonly names: string;
  readonly counters: string;
  /** The seat of this device is alone in front. */
  readonly yours: boolean;
}

function frontOf(night: Night, nameOf: NameOf): Front {
  const standing = standingOf(night);
  const own = ownSeat(night);
  const seats = standing.filter(({ place }) => place === 1).map(({ seat }) => seat);
  // in the middle of a sentence you are small
  const named = seats.map((seat, at) => (at > 0 && seat === own ? nightWords().youSmall : nameOf(seat)));
  return {
    seats,
    names: new Intl.ListFormat(lang()).format(named),
    counters: nightWords().counters(standing[0]?.counters ?? 0),
    yours: seats.length === 1 && seats[0] === own,
  };
}

/** Who leads; before the first game is over, how many there are. */
export function leadsOf(night: Night, nameOf: NameOf): string {
  const m = nightWords();
  if (night.places.length === 0) return m.first(night.games.length);
  const { seats, names, counters, yours } = frontOf(night, nameOf);
  if (seats.length > 1) return m.level(names, counters);
  return yours ? m.youLead(counters) : m.leads(names, counters);
}

/** Who has won a night that is over. */
export function wonOf(night: Night, nameOf: NameOf): string {
  const m = nightWords();
  const { seats, names, counters, yours } = frontOf(night, nameOf);
  if (seats.length > 1) return m.share(names, counters);
  return yours ? m.youWin(counters) : m.wins(names, counters);
}
