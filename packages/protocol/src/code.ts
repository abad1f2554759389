/** The five letters that name a table: read out over a telephone, typed by a child, never a word. */

/** No vowel, so that no word comes out; no letter that looks like another or like a figure (L, Q, U, Y). */
export const LETTERS = "BCDFGHJKMNPRSTVWXZ";
export const CODE_LENGTH = 5;

/** A code, every one equally likely as long as `draw` is fair. */
export const drawCode = (draw: (n: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[draw(LETTERS.length)] ?? "B").join("");

/** What somebody typed as a code: small letters, spaces and hyphens are forgiven; null when it can be none. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s.·-]/g, "").toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}
