/** The door to lines: for whoever joins seats to a table over a network. */
export { NOBODY_THERE, keepLine } from "./line.ts";
export type { Allowance, LineKeeper, Wire } from "./line.ts";
export { LINES } from "../referee/lines.ts";
export { NETWORK } from "../referee/params.ts";
