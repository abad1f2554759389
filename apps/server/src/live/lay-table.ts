/** Lays the match that is due on the table. Ruling G17. */
import { openTable } from "@snorum/table";
import type { Outside, Sitter, Table } from "@snorum/table";
import type { Party } from "@snorum/table/party";
import { resumeTable } from "@snorum/table/resume";

/** The table; null where no match is due, or with what is wrong: `unreadable` for good, `not-saved` for now. */
export interface Laid {
  readonly table: Table<unknown> | null;
  readonly wrong: "unreadable" | "not-saved" | null;
}

/** Goes on with the match of the party from its log, or opens it where there is no log yet. */
export async function layTable({ match, seats, game, rules }: Party, outside: Outside): Promise<Laid> {
  if (match === null) return { table: null, wrong: null };
  try {
    const known = await resumeTable<unknown>(match.table, outside);
    if (known.ok) return { table: known.value, wrong: null };
    // a match that is over is only looked at
    if (known.refusal.code !== "no-log") return { table: null, wrong: match.over ? null : "unreadable" };
    if (match.over) return { table: null, wrong: null };
    const sitters = seats.map(({ person, level, junior, headStart }): Sitter => {
      const bot = person === null ? level : null;
      return headStart > 0 ? { bot, junior, headStart } : { bot, junior };
    });
    const opened = await openTable<unknown>({ table: match.table, game, rules, seats: sitters }, outside);
    return opened.ok ? { table: opened.value, wrong: null } : { table: null, wrong: "not-saved" };
  } catch {
    return { table: null, wrong: "not-saved" };
  }
}
