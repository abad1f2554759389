/** What whoever hosts counts, told as it happens. */
import type { Finish } from "@snorum/table";

export interface Counts {
  /** Somebody is at a table: for the first time, or again. */
  came(again: boolean): void;
  /** Something was asked for and refused, with this code. */
  refused(code: string): void;
  /** A ping is back after so many ms. */
  trip(ms: number): void;
  /** A race has been judged. */
  judged(finish: Finish): void;
}
