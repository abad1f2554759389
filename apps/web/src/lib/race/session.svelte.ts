/** A match with races on this device: the table, and the play-back of what happens there. A face is never held back. */
import { WATCHER, openMatch } from "@snorum/engine";
import type { Command, Game, GameEvent, Refusal, Seat, Viewer } from "@snorum/engine";
import type { Outside, RunningClock, Shown, Table, TableSetup } from "@snorum/table";
import type { AnimalName } from "#lib/parts/pictures.ts";
import { seatAt } from "#lib/setup/plan.ts";
import { watchPaint } from "./paint.ts";
import type { Line } from "#lib/table/captions.ts";
import { isOvertaken } from "#lib/table/open.ts";
import type { Opened, Trouble } from "#lib/table/open.ts";
import { claimTable } from "#lib/table/outside.ts";

const LINES_KEPT = 40;
/** After a reload so many of the last events are gone through for what was said. */
const EVENTS_RETOLD = 60;
/** A refusal can be read for so long before anything new replaces it, in milliseconds. */
const REFUSAL_MS = 2500;

/** What the play-back reads of a picture, whatever the game. */
interface RaceView {
  readonly viewer: Viewer;
  readonly phase: string;
  readonly mayReach: boolean;
}

/** What the play-back has to know about a game. */
export interface Playback {
  /** The name under which the device remembers which match goes on, and the one by which tabs tell each other. */
  readonly kept: string;
  /** The kinds of events that show a new face. */
  readonly faces: ReadonlySet<number>;
  /** An entry with one of these and one that moves cards is shown in two steps: what was done, then what it brings. */
  readonly judged: ReadonlySet<number>;
  readonly moving: ReadonlySet<number>;
  /** So long lies between the two steps, in milliseconds. */
  readonly between: (shown: Shown) => number;
}

/** An event with what its sentence needs to know. */
export interface Noted<V> {
  readonly id: number;
  readonly event: GameEvent;
  readonly before: V;
  /** Everything that happened at the same moment. */
  readonly entry: readonly GameEvent[];
}

const has = ({ events }: Pick<Shown, "events">, kinds: ReadonlySet<number>): boolean =>
  events.some(({ kind }) => kinds.has(kind));

/** A class, because it lives and keeps things. Whoever extends it calls `start` when its own fields stand. */
export abstract class RaceSession<S, V extends RaceView> {
  /** The seats of the people at this device; alone, that one is who looks, else nobody in particular does. */
  readonly here: readonly Seat[];
  readonly viewer: Viewer;
  view: V = $state.raw() as V;
  /** What each of the people here may do now. */
  readonly hands: ReadonlyMap<Seat, V> = $derived.by(() => {
    const { view } = this;
    return new Map(this.here.map((seat) => [seat, seat === view.viewer ? view : this.game.view(this.match, seat)]));
  });
  /** Whose of the people here turn it is to reach for a card, or -1. */
  readonly turner: Seat = $derived.by(() => this.here.find((seat) => this.hands.get(seat)?.mayReach === true) ?? -1);
  private noted: readonly Noted<V>[] = $state.raw([]);
  /** What was said, in the language of the page. */
  readonly lines: readonly Line[] = $derived(
    this.noted.flatMap((one) => {
      const said = this.lineOf(one);
      return said === null ? [] : [{ id: one.id, ...said }];
    }),
  );
  refusal: Refusal | null = $state.raw(null);
  /** Whose wish was refused. */
  refused: Seat = $state(-1);
  /** Rises with every refusal, so that the same one twice is noticed twice. */
  refusals: number = $state(0);
  paused: boolean = $state(false);
  /** The time for your turn, and the one after which the game is over. */
  limit: RunningClock | null = $state.raw(null);
  end: RunningClock | null = $state.raw(null);
  /** Something has been judged, and what it brings is not yet in sight: nobody is on turn. Ruling D5. */
  settling: boolean = $state(false);
  /** Another tab goes on with this match. */
  elsewhere: boolean = $state(false);
  /** The match is over, and its last cards have been looked at. */
  ended: boolean = $state(false);
  readonly trouble: Trouble;
  readonly world: Outside;
  readonly table: Table<V>;
  /** Lines up to this one were there before the page was opened. */
  heard = -1;
  private readonly far: boolean;
  protected readonly paint = watchPaint();
  private readonly game: Game<S, V>;
  private readonly playback: Playback;
  private readonly fresh: boolean;
  private readonly match: S;
  private readonly queue: Shown[] = [];
  /** Events of the entry on show, and those that are still to be folded. */
  private entry: readonly GameEvent[] = [];
  private rest: readonly GameEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly waits = new Set<ReturnType<typeof setTimeout>>();
  private seen = 0;
  private refusedAt = 0;
  private nextLine = 0;
  private letGo: () => void = () => undefined;

  protected constructor(game: Game<S, V>, playback: Playback, opened: Opened<V>) {
    this.game = game;
    this.playback = playback;
    this.far = opened.far === true;
    const people = opened.table.setup.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.here = this.far ? [opened.you ?? WATCHER].filter((seat) => seat >= 0) : people;
    this.viewer = this.here.length === 1 ? (this.here[0] ?? WATCHER) : WATCHER;
    this.table = opened.table;
    this.world = opened.world;
    this.trouble = opened.trouble;
    this.fresh = opened.fresh;
    const match = openMatch(game, opened.table.setup.rules, opened.table.setup.seats);
    if (!match.ok) throw new Error(match.refusal.code);
    this.match = match.value;
    this.view = game.view(this.match, this.viewer);
  }

  /** The sentence for an event, or null where nothing is said. */
  protected abstract lineOf(noted: Noted<V>): Omit<Line, "id"> | null;
  /** An entry comes on show; `before`: the picture that it changes. */
  protected abstract begins(shown: Shown, before: V): void;
  /** An event has been folded. */
  protected abstract folded(event: GameEvent, before: V): void;
  /** The second step of an entry begins, in which cards move. */
  protected abstract moves(events: readonly GameEvent[]): void;
  /** A new face puts away what was shown about the last one. */
  protected abstract clear(): void;

  get setup(): TableSetup {
    return this.table.setup;
  }

  animalOf = (seat: number): AnimalName => seatAt(Math.max(0, seat)).animal;
  headStartOf = (seat: number): number => this.table.setup.seats[seat]?.headStart ?? 0;

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.table.pause();
  }

  resume(): void {
    this.paused = false;
    this.table.resume();
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    for (const wait of this.waits) clearTimeout(wait);
    this.letGo();
    this.table.close();
  }

  /** Shows at once everything that has happened. */
  catchUp(): void {
    this.finish();
    for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) this.foldAll(next);
  }

  /** Opens the match as it stands, or shows what has just begun. */
  protected start(): void {
    const happened = this.table.shownSince(this.viewer, 0);
    if (!this.fresh) this.retell(happened);
    this.heard = this.nextLine - 1;
    this.paint.face();
    this.look();
    if (!this.far) this.letGo = claimTable(this.playback.kept, () => this.lose());
    this.table.watch(this.viewer, (shown) => this.receive(shown));
    if (this.fresh) for (const shown of happened) this.receive(shown);
  }

  /** Does `job` in so many milliseconds, unless the match is left before; gives back how to call it off. */
  protected after(ms: number, job: () => void): () => void {
    const wait = setTimeout(() => {
      this.waits.delete(wait);
      job();
    }, ms);
    this.waits.add(wait);
    return () => {
      clearTimeout(wait);
      this.waits.delete(wait);
    };
  }

  protected calmly(asked: Command): Promise<boolean> {
    this.catchUp();
    return this.ask(asked);
  }

  /** Asks for something; a refusal is kept for the page to show, unless `quiet`. */
  protected async ask(asked: Command, reaction?: number, quiet = false): Promise<boolean> {
    if (!quiet) this.refusal = null;
    const request = { id: crypto.randomUUID(), seen: this.seen, command: asked };
    const answer = await this.table.send(
      reaction === undefined ? request : { ...request, reaction, paint: this.paint.painted() },
    );
    if (answer.ok) return true;
    if (answer.refusal.code === "not-saved" && (await isOvertaken(this))) this.lose();
    else if (!quiet) {
      this.refusal = answer.refusal;
      this.refused = asked.seat;
      this.refusedAt = this.world.now();
      this.refusals += 1;
    }
    return false;
  }

  /** Another tab has this match now: what is done here would be lost. */
  private lose(): void {
    this.close();
    this.elsewhere = true;
  }

  private receive(shown: Shown): void {
    if (has(shown, this.playback.faces)) this.catchUp();
    this.queue.push(shown);
    if (this.timer === null) this.next();
    // the table winds its clocks when it has told everybody
    queueMicrotask(() => this.look());
  }

  private next(): void {
    const shown = this.queue.shift();
    if (shown === undefined) return;
    const { judged, moving, between } = this.playback;
    if (!has(shown, judged) || !has(shown, moving)) {
      this.foldAll(shown);
      this.next();
      return;
    }
    const at = shown.events.findIndex(({ kind }) => moving.has(kind));
    this.open(shown);
    this.fold(shown.events.slice(0, at));
    this.rest = shown.events.slice(at);
    this.settling = true;
    this.look();
    this.timer = setTimeout(() => {
      this.finish();
      this.next();
    }, between(shown));
  }

  /** The second step. */
  private finish(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const { rest } = this;
    this.rest = [];
    this.settling = false;
    if (rest.length === 0) return;
    this.moves(rest);
    this.fold(rest);
    this.look();
  }

  private foldAll(shown: Shown): void {
    this.open(shown);
    this.fold(shown.events);
  }

  private open(shown: Shown): void {
    this.seen = shown.seq;
    this.entry = shown.events;
    const before = this.view;
    if (has(shown, this.playback.faces)) {
      this.clear();
      this.paint.face();
    }
    if (this.world.now() - this.refusedAt > REFUSAL_MS) this.refusal = null;
    this.begins(shown, before);
  }

  private fold(events: readonly GameEvent[]): void {
    for (const event of events) {
      const before = this.view;
      this.game.evolve(this.match, event);
      this.view = this.game.view(this.match, this.viewer);
      this.noted = [...this.noted.slice(1 - LINES_KEPT), { id: this.nextLine++, event, before, entry: this.entry }];
      this.folded(event, before);
    }
  }

  /** What happened before the page was opened is folded without being shown again. */
  private retell(happened: readonly Shown[]): void {
    const told = happened.reduce((sum, { events }) => sum + events.length, 0) - EVENTS_RETOLD;
    let past = 0;
    for (const shown of happened) {
      past += shown.events.length;
      if (past > told || shown.race !== undefined) this.foldAll(shown);
      else for (const event of shown.events) this.game.evolve(this.match, event);
      this.view = this.game.view(this.match, this.viewer);
    }
    this.seen = happened.at(-1)?.seq ?? 0;
    this.ended = this.view.phase === "MatchOver";
  }

  private look(): void {
    const clock = (name: string): RunningClock | null =>
      this.table.clocks().find(({ key }) => key.startsWith(name)) ?? null;
    this.limit = this.turner >= 0 && !this.settling ? clock("turn") : null;
    this.end = clock("minutes");
  }
}
