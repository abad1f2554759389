/** One table as the host takes it home: its party's log and the logs of its matches, without the hashes of tokens. */
import { partyStream } from "../live/log.ts";
import type { PartyEntry } from "../live/log.ts";
import type { Streams } from "../store/streams.ts";

/** The logs of one table. An entry that is no JSON is null. */
export interface Exported {
  readonly code: string;
  readonly party: readonly unknown[];
  readonly matches: readonly { readonly table: string; readonly entries: readonly unknown[] }[];
}

/** Reads them; null where there is no such table. */
export async function exportTable(streams: Streams, code: string): Promise<Exported | null> {
  const party = (await streams.read(partyStream(code))).map(withoutTokens);
  if (party.length === 0) return null;
  const matches = [];
  for (const table of party.flatMap(tablesIn)) {
    const entries = (await streams.read(`table/${table}`)).map(withoutTokens);
    // the match of a table that was over long ago may be gone already
    if (entries.length > 0) matches.push({ table, entries });
  }
  return { code, party, matches };
}

function withoutTokens(body: string): unknown {
  try {
    return JSON.parse(body, (key, value: unknown) => (key === "token" ? undefined : value));
  } catch {
    return null;
  }
}

function tablesIn(entry: unknown): readonly string[] {
  const { events = [] } = (entry ?? {}) as Partial<PartyEntry>;
  return events.flatMap((event) => (event.kind === "dealt" ? [event.table] : []));
}
