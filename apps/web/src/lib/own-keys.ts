/**
 * Keys that a person has put elsewhere on their keyboard (WCAG 2.2, 2.1.4). Several people at one keyboard keep the keys that are
 * printed on their pads; Tab, the arrows, Esc and the question mark are always what they are.
 */

import type { Lang } from "./path.ts";

/** Every deed of the three tables that has one key of its own, named by the key it has from the start. */
export const DEEDS = [" ", "enter", "d", "g", "1", "2", "3", "4", "0", "r", "l", "p", "c", "m"] as const;
export type Deed = (typeof DEEDS)[number];
/** Where a deed has been put; what is not here is where it was. No key is there twice. */
export type OwnKeys = Readonly<Partial<Record<Deed, string>>>;

const isDeed = (key: string): key is Deed => (DEEDS as readonly string[]).includes(key);
/** The key that does this. */
export const keyFor = (deed: Deed, own: OwnKeys): string => own[deed] ?? deed;
/** Whether a deed may be put there. */
export const isFree = (key: string): boolean =>
  key === "enter" || (/^[\p{L}\p{N}\p{P}\p{S} ]$/u.test(key) && key !== "?");

/** The key whose deed is meant by this one; empty where its own deed has been put elsewhere and no other came. */
export function meant(pressed: string, own: OwnKeys): string {
  const key = pressed.toLowerCase();
  const deed = DEEDS.find((one) => keyFor(one, own) === key);
  return deed ?? (isDeed(key) ? "" : key);
}

/** The keys after one deed has been put on `key`; what was done by that key is now done by the one that was given up. */
export function putOn(deed: Deed, key: string, own: OwnKeys): OwnKeys {
  const left = keyFor(deed, own);
  const all = DEEDS.map((one) => {
    const now = keyFor(one, own);
    return [one, one === deed ? key : now === key ? left : now] as const;
  });
  return Object.fromEntries(all.filter(([one, now]) => one !== now));
}

/** What was remembered, if it is a keyboard: no deed without a key, no key for two. */
export function ownKeysIn(kept: unknown): OwnKeys {
  if (typeof kept !== "object" || kept === null) return {};
  const own = Object.fromEntries(
    Object.entries(kept).filter(([deed, key]) => isDeed(deed) && typeof key === "string" && isFree(key)),
  ) as OwnKeys;
  return new Set(DEEDS.map((deed) => keyFor(deed, own))).size === DEEDS.length ? own : {};
}

/** What is printed on the two keys that have a name. */
const NAMES: Readonly<Record<Lang, { readonly space: string; readonly enter: string }>> = {
  en: { space: "Space", enter: "Enter" },
  de: { space: "Leertaste", enter: "Eingabe" },
  es: { space: "Espacio", enter: "Intro" },
};
/** What is printed on a key, in a language. */
export const printedOn = (key: string, lang: Lang): string =>
  key === " " ? NAMES[lang].space : key === "enter" ? NAMES[lang].enter : key.toUpperCase();

/** A list of keys with what they do, as this person has them: the keys at the start of a row are printed anew where they were moved. */
export function asMoved(
  list: readonly (readonly string[])[],
  own: OwnKeys,
  lang: Lang,
): readonly (readonly string[])[] {
  const now = (token: string): string => {
    const deed = DEEDS.find((one) => printedOn(one, lang) === token);
    return deed === undefined ? token : printedOn(keyFor(deed, own), lang);
  };
  return list.map(([keys = "", ...rest]) => [keys.split(" ").map(now).join(" "), ...rest]);
}
