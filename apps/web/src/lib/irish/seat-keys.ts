/** Several people at one keyboard: keys of their own for each, side by side where a hand lies. Questions and the menu keep theirs. */
import { IrishAnswer } from "@snorum/engine";
import type { IrishRules } from "@snorum/engine";
import { asMoved } from "#lib/own-keys.ts";
import { keysNow } from "#lib/settings.svelte.ts";
import { SEAT_KEYS } from "#lib/setup/seating.ts";
import type { SeatKeys } from "#lib/setup/seating.ts";
import { lang } from "#lib/words/index.ts";
import type { Sitter } from "./sitter.svelte.ts";
import type { IrishTexts } from "./words.ts";

type Deed = "call" | "turn" | "hand";

/** What people do by keys at this table, in the order of the list: slap, lay, and in the calm game stay. Words are chosen on their ring. */
function deedsOf({ race, laying, words }: IrishRules): readonly Deed[] {
  const lay: Deed[] = laying === "by-hand" && words !== "own" ? ["turn"] : [];
  return race === "calm" ? ["call", ...lay, "hand"] : ["call", ...lay];
}

/** The keys of the person at `place` among those who share the keyboard; those that do something by these rules. */
export function keysOf(place: number, rules: IrishRules): Partial<SeatKeys> {
  const keys = SEAT_KEYS[place];
  return keys === undefined ? {} : Object.fromEntries(deedsOf(rules).map((deed) => [deed, keys[deed]]));
}

type Pressed = Pick<KeyboardEvent, "key" | "timeStamp" | "type"> & { readonly repeat?: boolean };

/**
 * Carries out what a key stands for, for whomever it belongs to; false where it is nobody's. A key held down is one press, and where
 * a slap counts when the hand lifts, it is the key's coming up that counts.
 */
export function onSeatKey(
  { key, timeStamp, repeat = false, type }: Pressed,
  sitters: readonly Sitter[],
  rules: IrishRules,
): boolean {
  for (const [place, sitter] of sitters.entries()) {
    const keys = keysOf(place, rules);
    const deed = (["call", "turn", "hand"] as const).find((one) => keys[one] === key.toLowerCase());
    if (deed === undefined) continue;
    const counts = type === (deed === "call" && sitter.lifts ? "keyup" : "keydown");
    if (repeat || !counts) return true;
    if (deed === "turn") sitter.lay();
    else if (deed === "hand") sitter.answer(IrishAnswer.stay);
    else sitter.slapsOrAnswers(timeStamp);
    return true;
  }
  return false;
}

/** The keys of whoever plays alone, where they do something by these rules. */
export const soloKeys = (
  { words, race }: Pick<IrishRules, "words" | "race">,
  { shell }: Pick<IrishTexts, "shell">,
): readonly (readonly string[])[] =>
  shell.keyList.flatMap((row) => {
    const [key = ""] = row;
    // what is printed on a card calls it, wherever other keys were put
    if (key.startsWith("A 2")) return words === "own" ? [row] : [];
    return key === "1 2" && race !== "calm" ? [] : asMoved([row], keysNow(), lang());
  });

/** Each person's keys with what they do, and the keys that are for all. */
export function sharedKeys(
  sitters: readonly Sitter[],
  rules: IrishRules,
  nameOf: (seat: number) => string,
  { game, shell }: Pick<IrishTexts, "game" | "shell">,
): readonly (readonly string[])[] {
  const said: Readonly<Record<Deed, string>> = {
    call: rules.race === "calm" ? game.answers.slap : game.keys.slap,
    turn: game.keys.lay,
    hand: game.answers.stay,
  };
  const rows = sitters.map(({ seat }, place) => {
    const keys = keysOf(place, rules);
    const deeds = deedsOf(rules).filter((deed) => keys[deed] !== undefined);
    return [
      deeds.map((deed) => keys[deed]?.toUpperCase()).join(" "),
      `${nameOf(seat)}: ${deeds.map((deed) => said[deed]).join(" · ")}`,
    ];
  });
  const FOR_ALL = /^(?:[RLPC?]|Esc)$/;
  return [
    ...rows.filter(([keys]) => keys !== ""),
    ...asMoved(
      shell.keyList.filter(([key = ""]) => FOR_ALL.test(key)),
      keysNow(),
      lang(),
    ),
  ];
}
