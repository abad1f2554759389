/** What people at an online table may be called: short, letters only, and nothing that a family would not say. */
import { Profanity } from "@2toad/profanity";

const MOST_LETTERS = 14;
const LANGUAGES = ["en", "de", "es", "fr", "it", "pt"];

/** Letters of any script with single spaces, hyphens or apostrophes between them: no figures, so no telephone number, and no address. */
const SHAPE = /^\p{L}\p{M}*(?:[ '’-]?\p{L}\p{M}*)*\.?$/u;

const whole = new Profanity({ languages: LANGUAGES, wholeWord: true });

/** Whether somebody may be called so. */
export function mayBeName(name: string): boolean {
  if ([...name].length > MOST_LETTERS || !SHAPE.test(name)) return false;
  // the same with its gaps closed, and without accents
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
  return ![name, plain, plain.replace(/[ '’-]/g, "")].some((one) => whole.exists(one));
}
