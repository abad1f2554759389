/** What a table answers when something may not be done: a code, the rule that forbids it, and the facts needed to say so in any language. */

/** A refusal is a value, never a throw. `code` is worded per language by the game; `rule` is a clause id of its rule text. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, number | string>>;
}

const NO_FACTS: Readonly<Record<string, never>> = Object.freeze({});

/** Makes a refusal. Without facts it is cheap enough to be made once and kept. */
export function refusal(code: string, rule: string, facts: Refusal["facts"] = NO_FACTS): Refusal {
  return { code, rule, facts };
}

/** Either a value or the reason why there is none. */
export type Result<T, R = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R };

/** Wraps a value as a success. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** Wraps a refusal as a failure. */
export const refused = <R>(reason: R): Result<never, R> => ({ ok: false, refusal: reason });

/** Thrown for a fault of ours, never for anything a player did. */
export class Broken extends Error {
  override readonly name = "Broken";
}
