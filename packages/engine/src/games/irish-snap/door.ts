/** What the engine's front door shows of Irish Snap, under names of its own. */
export {
  Answer as IrishAnswer,
  Ask as IrishAsk,
  Event as IrishEvent,
  Excuse as IrishExcuse,
  Hand as IrishHand,
  NO_WORD,
  Why as IrishWhy,
} from "./events.ts";
export { irishSnap } from "./index.ts";
export type { IrishRules } from "./options.ts";
export type { IrishView } from "./view.ts";
