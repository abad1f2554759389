/** What the referee is given and what it says. Everything is data, so that a verdict can be judged again from the log. */
import type { Seat } from "@snorum/engine";

/** Milliseconds. Times by the table's clock unless it says otherwise. */
export type Ms = number;

/** A ping of the line: when it left, and when its answer was back (null: not yet). */
export interface Probe {
  readonly sent: Ms;
  readonly back: Ms | null;
}

/** How a seat is joined to the table. */
export interface Link {
  /** `own-device`: no line in between; `measured`: reaction believed within what the pings prove; `unmeasured`: arrival only. */
  readonly kind: "own-device" | "measured" | "unmeasured";
  readonly rttMin: Ms;
  readonly jitter: Ms;
  /** What is left of the seat's allowance for delay that the pings do not explain. */
  readonly bucket: Ms;
}

/** A press. `reaction` was measured on the seat's own clock, from the picture to the press. */
export interface Press {
  readonly at: Ms;
  readonly reaction: Ms;
}

/** One seat in a race. */
export interface Runner {
  readonly seat: Seat;
  /** Connected: its silence means that it has not pressed. */
  readonly live: boolean;
  /** When the face was sent to it. */
  readonly sent: Ms;
  readonly probes: readonly Probe[];
  readonly press: Press | null;
  readonly link: Link;
  /** Honest error of one measurement, one standard deviation. */
  readonly sigma: Ms;
  /** An agreed head start, taken off the reaction before seats are ranked. */
  readonly headStart: Ms;
}

/** The measures of fairness. See `params.ts`. */
export interface Params {
  /** Presses nearer than this are a dead heat where the table has a rule for ties. */
  readonly band: Ms;
  /** Longest wait for others after the first press; for a hand with a head start so much longer. */
  readonly mostWait: Ms;
  /** How long everybody may press in a race that the last hand loses. */
  readonly window: Ms;
  /** Unexplained delay that is believed for one press. */
  readonly mostUnexplained: Ms;
  /** Room for clocks and queues. */
  readonly slack: Ms;
  /** Nothing is believed beyond this. */
  readonly cap: Ms;
  /** Nobody who could have seen the face is ranked as faster than this. */
  readonly floor: Ms;
  /** The band where a reaction had to be corrected, if it is wider. */
  readonly corrected: Ms;
  /** How late a press may reach the table on its own device. */
  readonly queue: Ms;
}

/** Why a row is as it is. */
export type Note = "head-start" | "capped-by-line" | "raised-by-line" | "allowance-used" | "by-arrival" | "floor";

/** One hand, as credited. */
export interface Row {
  readonly seat: Seat;
  /** The credited reaction. */
  readonly ms: Ms;
  /** What it is ranked by: the head start taken off. */
  readonly ranked: Ms;
  readonly sigma: Ms;
  readonly notes: readonly Note[];
  /** Taken from the allowance. */
  readonly spent: Ms;
}

/** Not yet, or decided for good. */
export type Verdict =
  | { readonly state: "wait"; readonly recheckAt: Ms }
  | {
      readonly state: "decided";
      /** First hand first. */
      readonly rows: readonly Row[];
      /** How many at the head (for the last hand: at the end) are within the band. */
      readonly tied: number;
      /** Presses nearer than this were taken for one. */
      readonly band: Ms;
      /** Seats that could have pressed and did not. */
      readonly missing: readonly Seat[];
      /** How sure it is that the first beat the second, 0.5 to 0.995. */
      readonly confidence: number;
      /** The wait was over before everybody's line had spoken. */
      readonly forced: boolean;
    };

/** A race as the referee saw it: enough to judge it again. */
export interface Evidence {
  readonly mode: "first" | "last";
  readonly runners: readonly Runner[];
  readonly now: Ms;
  readonly params: Params;
}
