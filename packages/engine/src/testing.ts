/** The door for tests: tables in one line, and the laws that every game obeys. */
export * from "./kernel/laws.ts";
export * as snipSnapSnorumTables from "./games/snip-snap-snorum/testing.ts";
