/**
 * What is true of every game, whatever its rules: pure functions that play by chance and give the first sentence about
 * what is broken, or null. Chance is handed in as `draw`, so that a seed is enough to see a fault again.
 */
import { HIDDEN_CARD, command } from "./event.ts";
import type { Command, GameEvent } from "./event.ts";
import { WATCHER } from "./game.ts";
import type { AnyGame, Chance, SeatPlan, Viewer } from "./game.ts";
import { printGameName } from "./game-name.ts";
import { replay } from "./match.ts";
import { completeRules, conflictsIn, fillIn, isNumberSpec, optionsOf } from "./options.ts";
import type { OptionOwner, Rules } from "./options.ts";
import { Broken } from "./refusal.ts";

/** Gives 0 … n - 1, all equally likely. */
export type Draw = (n: number) => number;

/** One try of a law. */
export interface Trial {
  readonly game: AnyGame;
  readonly rules: Rules;
  readonly seats: readonly SeatPlan[];
  readonly draw: Draw;
  /** How many commands to play at the most. */
  readonly steps: number;
  /** Picks what is done next; by chance where it is left out. */
  readonly choose?: Choose;
}

/** Picks one of the things that may happen next: what seats may do, and what the clocks that run would do. */
export type Choose = (asks: readonly Command[], clocks: readonly Command[], draw: Draw) => Command | undefined;

// A state is the game's own affair: laws only hand it back.
type State = ReturnType<AnyGame["create"]>;

/** A stream of chance from a seed (mulberry32): the same seed, the same stream. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** Shuffles a copy. */
export function shuffled(cards: readonly number[], draw: Draw): readonly number[] {
  const order = cards.slice();
  for (let at = order.length - 1; at > 0; at--) {
    const other = draw(at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** Any set of rules that makes sense: each option left as usual or set by chance, conflicts undone. Ruling G16. */
export function anyRules(game: OptionOwner, draw: Draw): Rules {
  const chosen: Record<string, string | number> = {};
  for (const [option, spec] of Object.entries(game.options)) {
    if (draw(2) === 0) continue;
    chosen[option] = isNumberSpec(spec)
      ? spec.min + draw(spec.max - spec.min + 1)
      : (spec.choices[draw(spec.choices.length)] ?? spec.usual);
  }
  for (;;) {
    const rules = fillIn(game.options, chosen);
    if (!rules.ok) throw new Broken(`${game.id}: ${rules.refusal.code}`);
    const [conflict] = conflictsIn(game, rules.value);
    if (conflict === undefined) return rules.value;
    const undo = optionsOf(conflict).findLast((option) => Object.hasOwn(chosen, option));
    if (undo === undefined) throw new Broken(`${game.id}: the usual rules are in conflict: ${conflict.id}`);
    delete chosen[undo];
  }
}

/** The rules of a preset. */
export function presetRules(game: OptionOwner, preset: string): Rules {
  const rules = completeRules(game, game.presets[preset] ?? {});
  if (!rules.ok) throw new Broken(`${game.id}: the preset ${preset} is refused with ${rules.refusal.code}`);
  return rules.value;
}

/** The command that carries out what chance decides. */
export function drawn(chance: Chance, draw: Draw): Command {
  if (chance.draw === "seat") return command(chance.kind, chance.from[draw(chance.from.length)] ?? 0);
  return command(chance.kind, -1, -1, -1, shuffled(chance.from, draw));
}

/** Everything the seats may do now. */
export function legalAsks(game: AnyGame, state: State, seats: number): readonly Command[] {
  const asks: Command[] = [];
  for (let seat = 0; seat < seats; seat++) game.legal(state, seat, asks);
  return asks;
}

const byChance: Choose = (asks, clocks, draw) => {
  const all = draw(4) === 0 ? [...asks, ...clocks] : asks.length > 0 ? asks : clocks;
  return all[draw(all.length)];
};

/** What happens next at a table where everybody plays by chance, or undefined when nothing can. */
function next({ game, seats, draw, choose = byChance }: Trial, state: State): Command | undefined {
  const chance = game.chance(state);
  if (chance !== null) return drawn(chance, draw);
  const clocks = game.deadlines(state).map((deadline) => deadline.command);
  return choose(legalAsks(game, state, seats.length), clocks, draw);
}

/** Plays by chance; `each` sees the state before, the command, what happened, and the state after, and may object. */
function playOn(
  trial: Trial,
  each: (before: State, asked: Command, events: readonly GameEvent[], after: State) => string | null,
): string | null {
  const { game } = trial;
  const state = game.create(trial.rules, trial.seats);
  for (let step = 0; step < trial.steps && game.outcome(state) === null; step++) {
    const asked = next(trial, state);
    if (asked === undefined) return `step ${step}: nothing can happen any more, and the match is not over`;
    const before = game.clone(state);
    const events: GameEvent[] = [];
    const refusal = game.perform(state, asked, events);
    if (refusal !== null) return `step ${step}: ${printCommand(asked)} is legal and yet refused with ${refusal.code}`;
    if (events.length === 0) return `step ${step}: ${printCommand(asked)} is accepted and nothing happens`;
    const objection = each(before, asked, events, state);
    if (objection !== null) return `step ${step}, ${printCommand(asked)}: ${objection}`;
  }
  return null;
}

const printCommand = (asked: Command): string =>
  `${asked.kind} seat ${asked.seat} card ${asked.card} word ${asked.word}${asked.list === null ? "" : ` list ${asked.list.join(" ")}`}`;

/** Every legal command is accepted, and after every single event no card and no counter is lost. */
export function conserves(trial: Trial): string | null {
  const { game } = trial;
  return playOn(trial, (before, _asked, events) => {
    for (const event of events) {
      game.evolve(before, event);
      const broken = game.broken(before);
      if (broken !== null) return `${game.printEvent(event)}: ${broken}`;
    }
    return null;
  });
}

/** The same commands give the same game, and so does the log alone. Ruling G17. */
export function repeats(trial: Trial): string | null {
  const { game } = trial;
  const commands: Command[] = [];
  const log: GameEvent[] = [];
  let end = "";
  const fault = playOn(trial, (_before, asked, events, after) => {
    commands.push(asked);
    log.push(...events);
    end = game.print(after);
    return null;
  });
  if (fault !== null || end === "") return fault;
  const again = game.create(trial.rules, trial.seats);
  const events: GameEvent[] = [];
  for (const asked of commands) game.perform(again, asked, events);
  if (game.print(again) !== end) return "the same commands give another game";
  if (JSON.stringify(events) !== JSON.stringify(log)) return "the same commands give other events";
  if (game.print(replay(game, game.create(trial.rules, trial.seats), log)) !== end) return "the log gives another game";
  const wired = JSON.parse(JSON.stringify(log)) as GameEvent[];
  if (JSON.stringify(wired) !== JSON.stringify(log)) return "events do not survive JSON";
  if (game.print(replay(game, game.create(trial.rules, trial.seats), wired)) !== end)
    return "the log gives another game after JSON";
  return null;
}

/** How many earlier copies are looked at again. */
const KEPT = 3;

/** A copy shares nothing that changes: what happens to the match does not reach it, nor the other way round. */
export function copies(trial: Trial): string | null {
  const { game } = trial;
  const kept: { readonly copy: State; readonly text: string }[] = [];
  return playOn(trial, (before, asked, _events, after) => {
    const text = game.print(after);
    game.perform(game.clone(after), next(trial, after) ?? asked, []);
    if (game.print(after) !== text) return "what happens to a copy happens to the match";
    if (kept.length > KEPT) kept.shift();
    kept.push({ copy: game.clone(before), text: game.print(before) });
    return kept.every(({ copy, text: then }) => game.print(copy) === then)
      ? null
      : "what happens to the match happens to a copy";
  });
}

const ODD = [-2, -1, 0, 1, 2, 3, 4, 5, 7, 51, 52, 999, -5, 0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, -0] as const;

/** Any command at all, sensible or not. */
export function anyCommand(seats: number, draw: Draw): Command {
  const odd = (likely: number): number => (draw(3) === 0 ? (ODD[draw(ODD.length)] ?? 0) : draw(likely));
  const lists = [
    null,
    null,
    [],
    [1, 2, 3],
    [Number.NaN],
    Array.from({ length: 52 }, () => 0),
    Array.from({ length: 24 }, (_, at) => at - 1),
  ];
  return command(odd(16), odd(seats), odd(52), odd(6) - draw(2), lists[draw(lists.length)] ?? null);
}

/**
 * Any other command is refused with a code and changes nothing; none ever throws. A command that a seat may send is accepted
 * only where it is legal, whatever its word; `beyond` names those that the game accepts without offering them.
 */
export function refuses(trial: Trial, beyond: (asked: Command) => boolean): string | null {
  const { game, seats, draw } = trial;
  return playOn(trial, (_before, _asked, _events, after) => {
    const text = game.print(after);
    const asks = legalAsks(game, after, seats.length);
    for (let tries = 0; tries < 5; tries++) {
      const odd = anyCommand(seats.length, draw);
      const state = game.clone(after);
      const events: GameEvent[] = [];
      const refusal = game.perform(state, odd, events);
      const what = `the command ${printCommand(odd)}`;
      if (refusal !== null) {
        if (!/^[a-z-]+$/.test(refusal.code) || refusal.rule === "") return `${what} is refused without a reason`;
        if (events.length > 0 || game.print(state) !== text) return `${what} is refused and yet does something`;
        continue;
      }
      const broken = game.broken(state);
      if (broken !== null) return `${what} is accepted: ${broken}`;
      const legal = asks.some(
        (ask) => ask.kind === odd.kind && ask.seat === odd.seat && (ask.card === odd.card || ask.card === -1),
      );
      if (odd.seat >= 0 && game.seatAsks.has(odd.kind) && !legal && !beyond(odd))
        return `${what} is accepted, though it is not legal`;
    }
    return null;
  });
}

const viewersOf = (seats: number): readonly Viewer[] => [WATCHER, ...Array.from({ length: seats }, (_, seat) => seat)];

/** The square: whoever folds the events as they may know them gets the match as they may know it, at every moment. */
export function squares(trial: Trial): string | null {
  const { game, seats } = trial;
  const viewers = viewersOf(seats.length).map((viewer) => ({ viewer, seen: game.create(trial.rules, seats) }));
  let looked = 0;
  return playOn(trial, (before, _asked, events) => {
    for (const event of events) {
      const projected = viewers.map(({ viewer }) => game.project(before, event, viewer));
      game.evolve(before, event);
      // One viewer is looked at closely after each event, each in turn.
      const close = looked++ % viewers.length;
      for (const [at, { viewer, seen }] of viewers.entries()) {
        game.evolve(seen, projected[at] ?? event);
        if (at !== close) continue;
        if (game.print(seen) !== game.print(game.conceal(before, viewer)))
          return `viewer ${viewer} at ${game.printEvent(event)}: folded and concealed differ`;
        if (JSON.stringify(game.view(seen, viewer)) !== JSON.stringify(game.view(before, viewer)))
          return `viewer ${viewer} at ${game.printEvent(event)}: the picture shows more`;
      }
    }
    return null;
  });
}

/**
 * Blindness: while two matches have shown a viewer the same, they are the same to that viewer, whatever the hidden hands: the same
 * picture, the same legal commands, the same clocks, the same answers to whatever the viewer asks.
 */
export function blinds(trial: Trial, viewer: Viewer): string | null {
  const { game, seats, draw } = trial;
  const other = game.create(trial.rules, seats);
  let apart = false;
  return playOn(trial, (before, asked, events, after) => {
    if (apart) return null;
    const beforeOther = game.clone(other);
    const shown = events.map((event) => game.project(before, event, viewer));
    const otherEvents: GameEvent[] = [];
    const refusal = game.perform(other, { ...asked, list: reshuffled(asked.list, shown, draw) }, otherEvents);
    const otherShown = otherEvents.map((event) => game.project(beforeOther, event, viewer));
    if (asked.seat === viewer && refusal !== null)
      return `viewer ${viewer} may do it here, and not where hidden hands differ`;
    apart = refusal !== null || JSON.stringify(shown) !== JSON.stringify(otherShown);
    if (apart) return null;
    const picture = (state: State): string => {
      const asks: Command[] = [];
      if (viewer !== WATCHER) game.legal(state, viewer, asks);
      return JSON.stringify([
        game.view(state, viewer),
        asks,
        game.deadlines(state),
        game.stamp(state),
        game.print(game.conceal(state, viewer)),
      ]);
    };
    if (picture(after) !== picture(other)) return `viewer ${viewer} is shown hidden hands`;
    const odd = { ...anyCommand(seats.length, draw), seat: viewer };
    const answer = game.perform(game.clone(after), odd, []);
    const otherAnswer = game.perform(game.clone(other), odd, []);
    return JSON.stringify(answer) === JSON.stringify(otherAnswer)
      ? null
      : `the answer to ${printCommand(odd)} depends on hidden hands`;
  });
}

/** The same pack for what the viewer is shown of it, another for the rest. */
function reshuffled(list: readonly number[] | null, shown: readonly GameEvent[], draw: Draw): readonly number[] | null {
  const deal = shown.find((event) => event.list?.includes(HIDDEN_CARD) === true);
  if (list === null || deal === undefined) return list;
  const rest = shuffled(
    list.filter((_, at) => deal.list?.[at] === HIDDEN_CARD),
    draw,
  );
  let at = 0;
  return (deal.list ?? []).map((card) => (card === HIDDEN_CARD ? (rest[at++] ?? card) : card));
}

/** Within `steps` commands after each draw of the table the match is over or the next draw is due; `rounds` draws are played. */
export function ends(trial: Trial, rounds: number): string | null {
  const { game } = trial;
  let since = 0;
  let draws = 0;
  return playOn({ ...trial, steps: trial.steps * (rounds + 1) }, (before) => {
    if (game.chance(before) !== null) {
      draws += 1;
      since = 0;
    }
    since += 1;
    return since > trial.steps && draws <= rounds ? `no end of a round after ${since} commands` : null;
  });
}

/** A law: the first fault that is found in a trial, or null. */
export type Law = (trial: Trial) => string | null;

/** Tries a law with chance from a seed, every few seats a junior; the sentence tells how to see the fault again. */
export function tryLaw(
  law: Law,
  trial: Omit<Trial, "seats" | "draw"> & { seats: number; seed: number },
): string | null {
  const { game, rules, seats, seed } = trial;
  const plans = Array.from({ length: seats }, (_, seat) => ({ junior: (seed >> seat) % 5 === 1 }));
  let fault: string | null;
  try {
    fault = law({ ...trial, seats: plans, draw: drawFrom(seed) });
  } catch (error) {
    fault = `thrown: ${String(error)}`;
  }
  return fault === null ? null : `${printGameName(game, rules)} seats=${seats} seed=${seed}: ${fault}`;
}
