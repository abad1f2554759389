/** The backs of a seat's own cards. */
import type { AnimalName } from "./pictures.ts";

/** The colours on which only dark dots are seen. */
const LIGHT: ReadonlySet<AnimalName> = new Set(["otter", "frog", "duck"]);

/** The style of card backs in the colour of a seat. */
export const backOf = (animal: AnimalName): string =>
  `--back: var(--seat-${animal}); --back-dots: var(--${LIGHT.has(animal) ? "ink" : "paper"})`;
