/** Prompts the bots of a table: what each will do in its own time, and what it is about to press. */
import type { Command, Seat } from "@snorum/engine";
import type { Level, Playable } from "@snorum/engine/tips";
import type { Outside, Sitter } from "../table/types.ts";
import { actsAfter, reachesAfter } from "./tempo.ts";

/** What the prompter asks of its table. */
export interface BotTable {
  readonly sitters: readonly Sitter[];
  readonly playable: Playable;
  readonly outside: Pick<Outside, "now" | "schedule" | "draw" | "tempo">;
  state(): unknown;
  view(seat: Seat): unknown;
  /** Another stamp, another picture. */
  stamp(): string;
  /** Bots do nothing of their own before this. */
  botsFrom(): number;
  /** The press of this seat is being judged. */
  hasPressed(seat: Seat): boolean;
  /** Carries out what `make` gives when its turn comes, if anything. */
  act(make: () => Command | null): void;
  press(asked: Command, at: number): void;
}

interface Pending {
  readonly key: string;
  readonly callOff: () => void;
}

/** What a bot is about to press, and when; null: nothing. */
interface Reaction extends Pending {
  readonly press: { readonly at: number; readonly command: Command } | null;
}

const nothing = (): void => undefined;

/** A class, because it lives and keeps things. */
export class Prompter {
  private readonly table: BotTable;
  private readonly acts = new Map<Seat, Pending>();
  private readonly reactions = new Map<Seat, Reaction>();

  constructor(table: BotTable) {
    this.table = table;
  }

  /** After anything happened: what will the bots do? */
  prompt(): void {
    for (const [seat, { bot }] of this.table.sitters.entries()) {
      if (bot === null) continue;
      const view = this.table.view(seat) as never;
      this.promptAct(seat, bot, view);
      this.promptReaction(seat, bot, view);
    }
  }

  /** Calls off everything. What was about to be pressed is remembered for `goOn`, as are the bots' own thoughts. */
  hold(): void {
    for (const { callOff } of [...this.acts.values(), ...this.reactions.values()]) callOff();
    this.acts.clear();
  }

  /** Goes on after a pause of so many milliseconds: what was drawn before it stands. */
  goOn(byMs: number): void {
    for (const [seat, { key, press }] of this.reactions) {
      if (press !== null) this.reactAt(seat, key, press.at + byMs, press.command);
    }
  }

  /** A bot makes up its mind once for each picture; nothing that a screen does can hurry it, and a new picture calls it off. */
  private promptAct(seat: Seat, level: Level, view: never): void {
    const { playable, outside } = this.table;
    const { draw, tempo } = outside;
    const wish = this.echoedVote(seat) ?? playable.tip(view, level, draw);
    const key = wish === null ? "" : `${this.table.stamp()} ${wish.kind}`;
    const pending = this.acts.get(seat);
    if (pending?.key === key) return;
    pending?.callOff();
    this.acts.delete(seat);
    if (wish === null) return;
    // a slip of the tongue is drawn once for each act, too
    const act = playable.slip?.(view, wish, level, draw) ?? wish;
    // Time that belongs to persons is not made shorter by a fast table; a table without any tempo has no such time.
    const least = tempo === 0 ? 0 : this.table.botsFrom();
    // In a race the pace is nobody's level. Ruling G10.
    const wait = playable.game.race === undefined ? actsAfter(level, draw, tempo) : reachesAfter(draw, tempo);
    const callOff = outside.schedule(Math.max(least, outside.now() + wait), () => {
      this.acts.delete(seat);
      this.table.act(() => (key.startsWith(`${this.table.stamp()} `) ? act : null));
    });
    this.acts.set(seat, { key, callOff });
  }

  /** A bot's reaction is drawn when the picture changes, and judged by the same referee as everybody's. */
  private promptReaction(seat: Seat, level: Level, view: never): void {
    const { playable, outside } = this.table;
    if (playable.react === undefined || this.table.hasPressed(seat)) return;
    const pending = this.reactions.get(seat);
    const { key, press } = playable.react(view, level, pending?.key ?? "", outside.draw);
    if (pending?.key === key) return;
    pending?.callOff();
    if (press === null) this.reactions.set(seat, { key, press, callOff: nothing });
    else this.reactAt(seat, key, outside.now() + press.afterMs, press.command);
  }

  /** What has been pressed is done with, but what the bot had in mind it still knows. */
  private reactAt(seat: Seat, key: string, at: number, command: Command): void {
    const callOff = this.table.outside.schedule(at, () => {
      this.reactions.set(seat, { key: `pressed ${key}`, press: null, callOff: nothing });
      this.table.press(command, at);
    });
    this.reactions.set(seat, { key, press: { at, command }, callOff });
  }

  /** When every person at the table has voted, the bots vote with them. Ruling S27. */
  private echoedVote(seat: Seat): Command | null {
    const { playable, sitters } = this.table;
    const { game } = playable;
    const vote = (voter: Seat): Command | undefined => {
      const offered: Command[] = [];
      game.legal(this.table.state(), voter, offered);
      return offered.find((one) => game.votes.has(one.kind));
    };
    const persons = [...sitters.keys()].filter((at) => sitters[at]?.bot === null);
    const own = vote(seat);
    return own === undefined || persons.length === 0 || persons.some((at) => vote(at) !== undefined) ? null : own;
  }
}
