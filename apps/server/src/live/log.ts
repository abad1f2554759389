/** What a party's own log holds. */
import type { MemberId, PartyEvent } from "@snorum/table/party";
import type { Streams } from "../store/streams.ts";

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

/** What the streams of parties begin with. */
export const PARTIES = "party/";
export const partyStream = (code: string): string => PARTIES + code;
export const codeOf = (stream: string): string => stream.slice(PARTIES.length);

/** The codes of all parties that are kept. */
export const keptCodes = async (streams: Pick<Streams, "list">): Promise<readonly string[]> =>
  (await streams.list(PARTIES)).map(({ stream }) => codeOf(stream));
