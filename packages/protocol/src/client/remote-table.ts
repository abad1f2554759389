/** A table that lives in the server, with the same door as one on this device: what is told is folded, what is wished is sent. */
import { openMatch } from "@snorum/engine";
import type { AnyGame, Command, Outcome, Seat, Viewer } from "@snorum/engine";
import type { Answer, Request, RunningClock, Shown, Table, TableSetup } from "@snorum/table";

/** Sends a wish for the table, and gives back its answer, whenever it comes. */
export type Send = (table: string, request: Request) => Promise<Answer>;

/** A class, because it lives and keeps things. */
export class RemoteTable<V> implements Table<V> {
  readonly setup: TableSetup;
  /** As whom this device looks; -1: it watches. */
  readonly seat: Seat;
  private readonly game: AnyGame;
  private readonly state: unknown;
  private readonly entries: Shown[] = [];
  private readonly watchers = new Set<(shown: Shown) => void>();
  private readonly sendOn: Send;
  private running: readonly RunningClock[] = [];

  /** Throws where the server speaks of a match that these games do not know. */
  constructor(game: AnyGame, setup: TableSetup, seat: Seat, send: Send) {
    const fresh = openMatch(game, setup.rules, setup.seats);
    if (!fresh.ok) throw new RangeError(fresh.refusal.code);
    this.setup = setup;
    this.seat = seat;
    this.game = game;
    this.state = fresh.value;
    this.sendOn = send;
  }

  get seq(): number {
    return this.entries.at(-1)?.seq ?? 0;
  }

  /** One more entry. False where one is missing before it: then everything after the last one has to be asked for again. */
  receive(shown: Shown): boolean {
    if (shown.seq <= this.seq) return true;
    if (shown.seq !== this.seq + 1) return false;
    this.entries.push(shown);
    for (const event of shown.events) this.game.evolve(this.state, event);
    for (const watcher of this.watchers) watcher(shown);
    return true;
  }

  wind(clocks: readonly RunningClock[]): void {
    this.running = clocks;
  }

  send(request: Request): Promise<Answer> {
    return this.sendOn(this.setup.table, request);
  }

  watch(_viewer: Viewer, listener: (shown: Shown) => void): () => void {
    this.watchers.add(listener);
    return () => void this.watchers.delete(listener);
  }

  view(viewer: Viewer): V {
    return this.game.view(this.state, viewer) as V;
  }

  /** Everything that the rules allow this seat now, as far as it can know. */
  legal(): readonly Command[] {
    const offered: Command[] = [];
    if (this.seat >= 0) this.game.legal(this.state, this.seat, offered);
    return offered;
  }

  /** The state as text, to be compared. */
  print(): string {
    return this.game.print(this.state);
  }

  outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  shownSince(_viewer: Viewer, since: number): readonly Shown[] {
    return this.entries.filter(({ seq }) => seq > since);
  }

  clocks(): readonly RunningClock[] {
    return this.running;
  }

  /** Who acts is the server's business, and so is when nothing moves. */
  sit(): void {}
  pause(): void {}
  resume(): void {}

  close(): void {
    this.watchers.clear();
  }
}
