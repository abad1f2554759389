/** What a party's own log holds. */
import type { MemberId, PartyEvent } from "@snorum/table/party";

/** One line of a party's log: everything that one wish brought about. */
export interface PartyEntry {
  readonly seq: number;
  /** Milliseconds by the server's clock. */
  readonly at: number;
  readonly by: MemberId;
  /** The device-made id of the wish, so that a repeat gets the first answer; empty for the house's own. */
  readonly id: string;
  readonly events: readonly PartyEvent[];
}

export const partyStream = (code: string): string => `party/${code}`;
