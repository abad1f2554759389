/** What the engine's front door shows of Snap, under names of its own. */
export { POOL as SNAP_POOL } from "./equal.ts";
export {
  Answer as SnapAnswer,
  Ask as SnapAsk,
  Call as SnapCall,
  Event as SnapEvent,
  Excuse as SnapExcuse,
  Lock as SnapLock,
  Stop as SnapStop,
} from "./events.ts";
export { snap } from "./index.ts";
export { ruleBehind as snapRuleBehind } from "./why.ts";
export type { CallOutcome as SnapCallOutcome } from "./why.ts";
export type { SnapRules } from "./options.ts";
export type { ShownPile, ShownPool, SnapView } from "./view.ts";
