/** How well bots play, in every game. */

/** How well a bot plays, from small children's company to the best we know. */
export const LEVELS = ["child", "family", "casual", "sharp", "champion"] as const;
/** See `LEVELS`. */
export type Level = (typeof LEVELS)[number];
