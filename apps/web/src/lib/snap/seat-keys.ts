/** Several people at one keyboard: keys of their own for each, side by side where a hand lies. Questions and the menu keep theirs. */
import { SnapAnswer } from "@snorum/engine";
import { asMoved } from "#lib/own-keys.ts";
import { keysNow } from "#lib/settings.svelte.ts";
import { SEAT_KEYS, animalKeys } from "#lib/setup/seating.ts";
import type { SeatKeys } from "#lib/setup/seating.ts";
import { lang } from "#lib/words/index.ts";
import { choicesOf } from "./choices.ts";
import type { Caller } from "./caller.svelte.ts";
import type { SnapSession } from "./session.svelte.ts";
import { needsBoth } from "./twofold.ts";
import type { SnapTexts } from "./words.ts";

type Deed = keyof SeatKeys;

/** What a person at this table does by a key, in the order of the list of keys. For animals see `digitsOf`. */
function deedsOf({ kind }: Caller, { view }: SnapSession): readonly Deed[] {
  const call: Deed[] = kind.animals ? [] : ["call"];
  const turn: Deed[] = view.rules.turning === "by-hand" ? ["turn"] : [];
  const pool: Deed[] = kind.pools || (kind.calm && kind.own && view.rules.words === "two") ? ["pool"] : [];
  const hand: Deed[] = kind.calm || (needsBoth(view.rules) && !kind.oneSwitch) ? ["hand"] : [];
  return [...call, ...turn, ...pool, ...hand];
}

/** The keys of the person at `place` among those who share the keyboard; those that do something at this table. */
export function keysOf(place: number, caller: Caller, session: SnapSession): Partial<SeatKeys> {
  const keys = SEAT_KEYS[place];
  return keys === undefined ? {} : Object.fromEntries(deedsOf(caller, session).map((deed) => [deed, keys[deed]]));
}

/** The keys for the animals of the person at `place` among those who share the keyboard, in the order on the screen. */
export function digitsOf(place: number, callers: readonly Caller[], { view }: SnapSession): readonly string[] {
  return callers[place]?.kind.animals ? animalKeys(place, callers.length, view.seats) : [];
}

/** Carries out what a key stands for, for whomever it belongs to; false where it is nobody's. A key held down is one press. */
export function onSeatKey(
  { key, timeStamp, repeat }: Pick<KeyboardEvent, "key" | "timeStamp" | "repeat">,
  callers: readonly Caller[],
  session: SnapSession,
): boolean {
  for (const [place, caller] of callers.entries()) {
    const digit = digitsOf(place, callers, session).indexOf(key);
    if (digit >= 0) {
      const animal = (session.hands.get(caller.seat) ?? session.view).places[digit];
      if (!repeat && animal !== undefined) caller.callAnimal(animal, timeStamp);
      return true;
    }
    const keys = keysOf(place, caller, session);
    const deed = (["call", "turn", "pool", "hand"] as const).find((one) => keys[one] === key.toLowerCase());
    if (deed === undefined) continue;
    if (repeat) return true;
    if (caller.kind.calm && deed !== "turn")
      caller.answer({ call: SnapAnswer.snap, pool: SnapAnswer.pool, hand: SnapAnswer.different }[deed]);
    else caller.keys[deed](timeStamp);
    return true;
  }
  return false;
}

/** The keys of the one person at this table with what they do: those that do something by its rules. */
export function keysOfOne(
  { kind }: Caller,
  { view }: SnapSession,
  { shell }: Pick<SnapTexts, "shell">,
): readonly (readonly string[])[] {
  const { call, pool, turn, choose, hand } = shell.playKeys;
  const rows = [
    ...(kind.calm || kind.animals ? [] : [call]),
    ...(kind.pools ? [pool] : []),
    ...(view.rules.turning === "by-hand" ? [turn] : []),
    ...(kind.calm || kind.animals ? [choose] : []),
    ...((needsBoth(view.rules) || kind.slap) && !kind.oneSwitch ? [hand] : []),
    // without noises nothing is heard that could be switched off
    ...shell.keyList.filter(([key]) => key !== "M" || view.rules.animals === "noises"),
  ];
  return asMoved(rows, keysNow(), lang());
}

/** Each person's keys with what they do, and the keys that are for all. */
export function sharedKeys(
  callers: readonly Caller[],
  session: SnapSession,
  { game, shell }: SnapTexts,
): readonly (readonly string[])[] {
  const { how } = session.view.rules;
  const rows = callers.map((caller, place) => {
    const keys = Object.entries(keysOf(place, caller, session));
    const { calm } = caller.kind;
    const said: Readonly<Record<string, string>> = {
      call: calm ? game.answers.snap : session.said.calls.snap,
      turn: game.keys.turn,
      pool: calm ? game.answers.pool : game.calls.pool,
      hand: calm ? game.answers.different : how === "grab" ? game.keys.grab : game.keys.slap,
    };
    const animals = choicesOf(caller, session, { game, shell }).map(({ text }) => text);
    const digits = digitsOf(place, callers, session);
    const what = [...(digits.length > 0 ? animals : []), ...keys.map(([deed]) => said[deed] ?? "")];
    return [
      [...digits, ...keys.map(([, key]) => key.toUpperCase())].join(" "),
      `${session.nameOf(caller.seat)}: ${what.join(" · ")}`,
    ];
  });
  return [
    ...rows.filter(([keys]) => keys !== ""),
    ...asMoved(
      shell.keyList.filter(([key]) => key !== "M"),
      keysNow(),
      lang(),
    ),
  ];
}
