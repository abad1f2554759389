/**
 * Keeps one seat's line: sends pings, times their answers, and says what they prove. The first ping goes out with each new face, in
 * the same write, so that its answer shows how long the face was under way. The referee believes no line beyond this. Rulings G4, G5.
 */
import type { Row, Link, Ms, Probe } from "../referee/types.ts";
import type { Line, Outside } from "../table/types.ts";

/** While a race may be open, and once somebody has pressed. In ms. */
const OPEN_EVERY_MS = 80;
const PRESSED_EVERY_MS = 40;
/** A face that nobody has pressed on for so long is looked at no longer. */
const OPEN_FOR_MS = 4000;
/** Between races, at moments that nobody can foresee. */
const IDLE_LEAST_MS = 1000;
const IDLE_MORE_MS = 2000;
/** A ping without an answer for so long: the line stands still. */
const STALLED_MS = 1000;
const LOST_MS = 10_000;
/** What is known of a line rests on so many answers; before it has so few, only arrival counts. */
const KEPT = 120;
const ENOUGH = 3;
/** Allowance for delay that pings do not explain: its size without jitter, and what each judged press gives back. */
const BUCKET_MS = 40;
const REFILL_MS = 4;
const REFILL_SHARE = 0.1;
const MOST_JITTER_MS = 40;
/** Honest error of a press that was painted and stamped by a browser. */
const SIGMA_MS = 8;

/** What a line needs from outside. */
export interface Wire {
  readonly outside: Pick<Outside, "now" | "schedule" | "draw">;
  /** Sends a ping with this number; its answer is told by `answered`. */
  readonly ping: (number: number) => void;
  /** Nothing has come back for ten seconds: nobody is there any more. */
  readonly lost?: () => void;
}

/** A line that is kept. */
export interface LineKeeper {
  /** A new face has just been written to it. */
  face(): void;
  /** Somebody has pressed: a verdict is waiting for what the pings say. */
  pressed(): void;
  /** The race is over. */
  settled(): void;
  /** The answer to ping `number` is in: gives back how long it was under way, in ms. An answer to no ping is none. */
  answered(number: number): Ms | null;
  /** A press of this seat was judged. */
  judged(row: Row): void;
  line(): Line;
  /** The middle of its last round trips in ms; null while there is none. */
  roundTrip(): Ms | null;
  close(): void;
}

/** What outlives one connection: a seat that comes back has spent what it has spent. */
export interface Allowance {
  spent: Ms;
}

/** The line of a person who is not here: nothing comes over it, and their hand is awaited by nobody. Ruling I46. */
export const NOBODY_THERE: Line = {
  live: false,
  sent: 0,
  probes: [],
  link: { kind: "unmeasured", rttMin: 0, jitter: 0, bucket: 0 },
  sigma: SIGMA_MS,
};

interface Ping {
  readonly number: number;
  readonly sent: Ms;
  back: Ms | null;
}

/** Keeps the line of one connection. */
export function keepLine({ outside, ping, lost }: Wire, allowance: Allowance = { spent: BUCKET_MS / 2 }): LineKeeper {
  const { now, schedule, draw } = outside;
  /** Pings since the newest face, the glued one first. */
  let race: Ping[] = [];
  /** Pings that are under way, whichever race they belong to. */
  const underWay = new Map<number, Ping>();
  /** The last round trips, the newest last. */
  const trips: Ms[] = [];
  let number = 0;
  let faceAt = now();
  /** It answered when the newest face was sent. */
  let stood = true;
  let openUntil = Number.NEGATIVE_INFINITY;
  let every = OPEN_EVERY_MS;
  let next: () => void = () => undefined;
  let closed = false;

  /** For so long the oldest ping has been without an answer. */
  const silentFor = (): Ms => {
    const [oldest] = underWay.values();
    return oldest === undefined ? 0 : now() - oldest.sent;
  };

  const send = (): void => {
    const one: Ping = { number: ++number, sent: now(), back: null };
    underWay.set(one.number, one);
    race.push(one);
    ping(one.number);
  };

  const beat = (): void => {
    next();
    if (closed) return;
    const open = now() < openUntil;
    const wait = open ? every : IDLE_LEAST_MS + draw(IDLE_MORE_MS + 1);
    next = schedule(now() + wait, () => {
      // between races one is enough: a line that stands still needs no more of them to show it
      if (now() < openUntil || underWay.size === 0) send();
      if (silentFor() >= LOST_MS) lost?.();
      beat();
    });
  };

  const jitter = (): Ms => Math.min(MOST_JITTER_MS, Math.max(0, at(trips, 0.9) - at(trips, 0.5)));
  const link = (): Link => ({
    kind: trips.length < ENOUGH ? "unmeasured" : "measured",
    rttMin: trips.length === 0 ? 0 : Math.min(...trips),
    jitter: jitter(),
    bucket: Math.max(0, BUCKET_MS + jitter() - allowance.spent),
  });

  send();
  beat();
  return {
    face() {
      faceAt = now();
      stood = silentFor() < STALLED_MS;
      race = [];
      every = OPEN_EVERY_MS;
      openUntil = faceAt + OPEN_FOR_MS;
      send();
      beat();
    },
    pressed() {
      if (every === PRESSED_EVERY_MS) return;
      every = PRESSED_EVERY_MS;
      openUntil = Math.max(openUntil, now() + OPEN_FOR_MS);
      send();
      beat();
    },
    settled() {
      openUntil = Number.NEGATIVE_INFINITY;
      every = OPEN_EVERY_MS;
      beat();
    },
    answered(answeredNumber) {
      const one = underWay.get(answeredNumber);
      if (one === undefined) return null;
      one.back = now();
      // Answers come in the order of their pings: what was sent before and is still out never will be.
      for (const older of underWay.keys()) if (older <= answeredNumber) underWay.delete(older);
      const trip = one.back - one.sent;
      trips.push(trip);
      if (trips.length > KEPT) trips.shift();
      return trip;
    },
    judged({ spent }) {
      allowance.spent = Math.max(0, allowance.spent + spent - REFILL_MS - REFILL_SHARE * jitter());
    },
    line: () => ({
      live: stood,
      sent: faceAt,
      probes: race.map(({ sent, back }): Probe => ({ sent, back })),
      link: link(),
      sigma: SIGMA_MS,
    }),
    roundTrip: () => (trips.length === 0 ? null : at(trips, 0.5)),
    close() {
      closed = true;
      next();
    },
  };
}

/** The value below which this share of them lies; 0 of none. */
function at(values: readonly Ms[], share: number): Ms {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
