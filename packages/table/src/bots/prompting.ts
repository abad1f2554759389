/** Prompts the bots of a table: what each will do in its own time, and what it is about to press. */
import type { Command, Seat } from "@snorum/engine";
import type { Level, Playable } from "@snorum/engine/tips";
import type { RaceKeeper } from "../table/race-keeper.ts";
import type { Outside, Sitter } from "../table/types.ts";
import { actsAfter, reachesAfter } from "./tempo.ts";

/** What the prompter asks of its table. */
export interface BotTable {
  readonly sitters: readonly Sitter[];
  readonly playable: Playable;
  readonly outside: Pick<Outside, "now" | "schedule" | "draw" | "tempo">;
  readonly state: unknown;
  view(seat: Seat): unknown;
  /** Another stamp, another picture. */
  readonly stamp: string;
  /** Bots do nothing of their own before this. */
  readonly botsFrom: number;
  /** The race, where the game has one. */
  readonly race: Pick<RaceKeeper, "hasPressed" | "pressAt"> | null;
  /** Carries out what `make` gives when its turn comes, if anything. */
  ownBusiness(make: () => Command | null): Promise<unknown>;
}

interface Pending {
  readonly key: string;
  readonly callOff: () => void;
}

/** What a bot is about to do in its own time, and when. */
interface Act extends Pending {
  readonly at: number;
  readonly command: Command;
}

/** What a bot is about to press, and when; null: nothing. */
interface Reaction extends Pending {
  readonly press: { readonly at: number; readonly command: Command } | null;
}

const nothing = (): void => undefined;

/** The bots at one table. */
export interface Prompter {
  /** After anything happened: what will the bots do? */
  prompt(): void;
  /** Calls off everything; what was about to be done and pressed is remembered for `goOn`. */
  hold(): void;
  /** Goes on after a pause of so many milliseconds: what was drawn before it stands. */
  goOn(byMs: number): void;
}

/** Prompts the bots of a table whenever it is told to. */
export function promptBots(table: BotTable): Prompter {
  const { sitters, playable, outside, race } = table;
  const { game, tip, slip, react } = playable;
  const { now, schedule, draw, tempo } = outside;
  const acts = new Map<Seat, Act>();
  const reactions = new Map<Seat, Reaction>();

  /** When every person at the table has voted, the bots vote with them. Ruling S27. */
  const echoedVote = (seat: Seat): Command | null => {
    const vote = (voter: Seat): Command | undefined => {
      const offered: Command[] = [];
      game.legal(table.state, voter, offered);
      return offered.find((one) => game.votes.has(one.kind));
    };
    const persons = [...sitters.keys()].filter((at) => sitters[at]?.bot === null);
    const own = vote(seat);
    return own === undefined || persons.length === 0 || persons.some((at) => vote(at) !== undefined) ? null : own;
  };

  const actAt = (seat: Seat, key: string, at: number, command: Command): void => {
    const callOff = schedule(at, () => {
      acts.delete(seat);
      void table.ownBusiness(() => (key.startsWith(`${table.stamp} `) ? command : null));
    });
    acts.set(seat, { key, at, command, callOff });
  };

  /** A bot makes up its mind once for each picture; nothing that a screen does can hurry it, and a new picture calls it off. */
  const promptAct = (seat: Seat, level: Level, view: never): void => {
    const wish = echoedVote(seat) ?? tip(view, level, draw);
    const key = wish === null ? "" : `${table.stamp} ${wish.kind}`;
    const pending = acts.get(seat);
    if (pending?.key === key) return;
    pending?.callOff();
    acts.delete(seat);
    if (wish === null) return;
    // a slip of the tongue is drawn once for each act, too
    const act = slip?.(view, wish, level, draw) ?? wish;
    // Time that belongs to persons is not made shorter by a fast table; a table without any tempo has no such time.
    const least = tempo === 0 ? 0 : table.botsFrom;
    // In a race the pace is nobody's level. Ruling G10.
    const wait = game.race === undefined ? actsAfter(level, draw, tempo) : reachesAfter(draw, tempo);
    actAt(seat, key, Math.max(least, now() + wait), act);
  };

  /** What has been pressed is done with, but what the bot had in mind it still knows. */
  const reactAt = (seat: Seat, key: string, at: number, command: Command): void => {
    const callOff = schedule(at, () => {
      reactions.set(seat, { key: `pressed ${key}`, press: null, callOff: nothing });
      void race?.pressAt(command, at);
    });
    reactions.set(seat, { key, press: { at, command }, callOff });
  };

  /** A bot's reaction is drawn when the picture changes, and judged by the same referee as everybody's. */
  const promptReaction = (seat: Seat, level: Level, view: never): void => {
    if (react === undefined || race?.hasPressed(seat) === true) return;
    const pending = reactions.get(seat);
    const { key, press } = react(view, level, pending?.key ?? "", draw);
    if (pending?.key === key) return;
    pending?.callOff();
    if (press === null) reactions.set(seat, { key, press, callOff: nothing });
    else reactAt(seat, key, now() + press.afterMs, press.command);
  };

  /** A person acts here: what a bot had in mind for the seat is nothing any more. */
  const leave = (seat: Seat): void => {
    for (const minds of [acts, reactions]) {
      minds.get(seat)?.callOff();
      minds.delete(seat);
    }
  };

  return {
    prompt() {
      for (const [seat, { bot }] of sitters.entries()) {
        if (bot === null) {
          leave(seat);
          continue;
        }
        const view = table.view(seat) as never;
        promptAct(seat, bot, view);
        promptReaction(seat, bot, view);
      }
    },
    hold() {
      for (const { callOff } of [...acts.values(), ...reactions.values()]) callOff();
    },
    goOn(byMs) {
      for (const [seat, { key, at, command }] of acts) actAt(seat, key, at + byMs, command);
      for (const [seat, { key, press }] of reactions)
        if (press !== null) reactAt(seat, key, press.at + byMs, press.command);
    },
  };
}
