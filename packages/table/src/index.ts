/** The table's front door. */
export type * from "./table/types.ts";
