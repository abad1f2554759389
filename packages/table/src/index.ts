/** The table's front door. */
export type * from "./table/types.ts";
export { memoryLog } from "./table/memory-log.ts";
export type * from "./referee/types.ts";
export { arbitrate } from "./referee/referee.ts";
export type { Judging } from "./referee/referee.ts";
export { openTable } from "./table/table.ts";
export { shuffled } from "./table/chance.ts";
export { evidenceOf } from "./table/race.ts";
export { virtualClock } from "./table/virtual-clock.ts";
export { readLog } from "./record/read-log.ts";
