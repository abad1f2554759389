/** The client's door: for pages, bots and tests that sit down at an online table. */
export { Client } from "./client.ts";
export type { ClientEars, ClientOutside, Purpose, Standing, Wire, WireEars } from "./client.ts";
export { RemoteTable } from "./remote-table.ts";
