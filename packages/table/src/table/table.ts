/** The table: commands in, the log and projected events out. One actor, the same in browser, server and CLI. */
import { decide, ok, openMatch, refusal, refused } from "@snorum/engine";
import type { AnyGame, Command, GameEvent, Outcome, Refusal, Result, Seat, Viewer } from "@snorum/engine";
import type { Level, Playable } from "@snorum/engine/tips";
import { promptBots } from "../bots/prompting.ts";
import type { BotTable, Prompter } from "../bots/prompting.ts";
import type { Read } from "../record/read-log.ts";
import { arbitrate } from "../referee/referee.ts";
import type { Evidence } from "../referee/types.ts";
import { drawFor } from "./chance.ts";
import { playedOn, shifted, windOn } from "./clocks.ts";
import type { Clock } from "./clocks.ts";
import { finishOf } from "./race.ts";
import { keepRace } from "./race-keeper.ts";
import type { RaceKeeper, RaceTable } from "./race-keeper.ts";
import type {
  Answer,
  Entry,
  Outside,
  PressId,
  Request,
  RunningClock,
  Shown,
  Sitter,
  Table,
  TableSetup,
} from "./types.ts";

const FORMAT = 1;
/** After a failed append the table tries its own business again so much later, in milliseconds. */
const RETRY_MS = 1000;
/** So many refusals of each seat are kept for repeats. What was carried out is known for ever, as the log is. */
const REFUSALS_KEPT = 64;

const NOT_A_SEATS_COMMAND = refusal("not-now", "G14");
const MOVED_ON = refusal("moved-on", "S24");
const NOT_SAVED = refusal("not-saved", "G17");

/**
 * Opens a new table: the setup is its first log entry. Ruling G17.
 *
 * Refused with `unknown-game`, `too-few-seats`, `too-many-seats` or `not-saved`.
 */
export async function openTable<V>(setup: TableSetup, outside: Outside): Promise<Result<Table<V>>> {
  const playable = outside.games.find(({ game }) => game.id === setup.game);
  if (playable === undefined) return refused(refusal("unknown-game", "G16", { name: setup.game }));
  const { game } = playable;
  const fresh = openMatch(game, setup.rules, setup.seats);
  if (!fresh.ok) return fresh;
  const first: Entry = { seq: 0, at: outside.now(), format: FORMAT, rulesVersion: game.rulesVersion, setup };
  try {
    await outside.log.append(setup.table, first);
  } catch {
    return refused(NOT_SAVED);
  }
  return ok(new Actor<V>(playable, fresh.value, setup, [first], outside));
}

/** A table whose log has been read: where it ended, it goes on. */
export const tableAsRead = <V>({ playable, state, setup, entries }: Read, outside: Outside): Table<V> =>
  new Actor<V>(playable, state, setup, entries, outside);

/** A wish by its seat and its id: no seat gets the answer of another. */
const wishOf = (seat: Seat, id: string): string => `${seat} ${id}`;

/** An entry of the log in which something happened. */
type Happened = Extract<Entry, { readonly events: unknown }>;

/** A class, because it lives and keeps things; everything it knows of the game it asks the game. */
class Actor<V> implements Table<V>, RaceTable, BotTable {
  readonly setup: TableSetup;
  readonly sitters: Sitter[];
  readonly playable: Playable;
  private readonly game: AnyGame;
  state: unknown;
  private readonly entries: Entry[];
  readonly outside: Outside;
  private readonly watchers = new Map<(shown: Shown) => void, Viewer>();
  private readonly carriedOut = new Map<string, Answer>();
  private readonly refusals = new Map<Seat, Map<string, Answer>>();
  /** The stamp that the game had after each entry. */
  private readonly stamps: string[] = [];
  /** How many turns in a row have run out for a seat. Ruling G11. */
  private readonly missed = new Map<Seat, number>();
  private queue: Promise<unknown> = Promise.resolve();
  private running: readonly Clock[] = [];
  private readonly bots: Prompter;
  readonly race: RaceKeeper | null;
  private alarm: (() => void) | null = null;
  private errand: (() => void) | null = null;
  private pausedAt: number | null = null;
  private closed = false;
  constructor(playable: Playable, state: unknown, setup: TableSetup, entries: readonly Entry[], outside: Outside) {
    const { game } = playable;
    this.playable = playable;
    this.game = game;
    this.state = state;
    this.setup = setup;
    this.sitters = [...setup.seats];
    this.entries = [...entries];
    this.outside = outside;
    for (const entry of entries) {
      this.stamps.push("");
      if (!("id" in entry)) continue;
      for (const { seat, id } of [entry, ...(entry.presses ?? [])])
        if (id !== "") this.carriedOut.set(wishOf(seat, id), { ok: true, seq: entry.seq });
    }
    this.stamps[this.stamps.length - 1] = game.stamp(state);
    this.race = game.race === undefined ? null : keepRace(game.race, this);
    for (const entry of entries) if ("race" in entry && entry.race !== undefined) this.race?.recall(entry.race);
    this.bots = promptBots(this);
    const afresh = entries.length > 1 ? openMatch(game, setup.rules, setup.seats) : null;
    if (afresh?.ok === true) this.running = playedOn(game, afresh.value, entries, outside.now());
    this.lookRound();
  }

  get seq(): number {
    return this.entries.length - 1;
  }

  send(request: Request): Promise<Answer> {
    this.missed.delete(request.command.seat);
    if (this.race !== null && this.game.race?.claims.has(request.command.kind) === true)
      return this.press(this.race, request);
    return this.inTurn(async () => {
      const { id } = request;
      const { seat } = request.command;
      const known = this.known(seat, id);
      if (known !== undefined) return known;
      const answer = await this.judge(request);
      if (answer.ok) this.carriedOut.set(wishOf(seat, id), answer);
      else this.keepRefusal(seat, id, answer);
      return answer;
    });
  }

  /** The answer that this wish had before. */
  private known(seat: Seat, id: string): Answer | undefined {
    return this.carriedOut.get(wishOf(seat, id)) ?? this.refusals.get(seat)?.get(id);
  }

  private press(race: RaceKeeper, request: Request): Promise<Answer> {
    const known = this.known(request.command.seat, request.id);
    return known === undefined ? race.press(request) : Promise.resolve(known);
  }

  refuses(asked: Command): Refusal | null {
    const alone = this.decided(asked);
    return alone.ok ? null : alone.refusal;
  }

  answered(seat: Seat, ids: ReadonlySet<string>, answer: Answer): void {
    if (answer.ok) for (const id of ids) if (id !== "") this.carriedOut.set(wishOf(seat, id), answer);
  }

  get id(): string {
    return this.setup.table;
  }

  get still(): boolean {
    return this.closed || this.pausedAt !== null;
  }

  get stamp(): string {
    return this.stamps[this.seq] ?? "";
  }

  get botsFrom(): number {
    return Math.max(0, ...this.running.map(({ botsFrom }) => botsFrom));
  }

  private keepRefusal(seat: Seat, id: string, answer: Extract<Answer, { ok: false }>): void {
    if (this.setup.seats[seat] === undefined || id === "" || answer.refusal === NOT_SAVED) return;
    const kept = this.refusals.get(seat) ?? new Map<string, Answer>();
    this.refusals.set(seat, kept.set(id, answer));
    if (kept.size > REFUSALS_KEPT) kept.delete(kept.keys().next().value ?? "");
  }

  private judge(request: Request): Promise<Answer> {
    const { command: asked, seen, id } = request;
    const seat = this.setup.seats[asked.seat];
    if (seat === undefined || !this.game.seatAsks.has(asked.kind)) return Promise.resolve(no(NOT_A_SEATS_COMMAND));
    const stale = this.game.freshAsks.has(asked.kind) && this.stamps[seen] !== this.stamps[this.seq];
    if (stale) return Promise.resolve(no(MOVED_ON));
    const waits = this.race?.open() === true ? (this.game.race?.mustWait?.(this.state, asked) ?? null) : null;
    return waits === null ? this.carryOut(asked, id) : Promise.resolve(no(waits));
  }

  watch(viewer: Viewer, listener: (shown: Shown) => void): () => void {
    this.watchers.set(listener, viewer);
    return () => void this.watchers.delete(listener);
  }

  view(viewer: Viewer): V {
    return this.game.view(this.game.conceal(this.state, viewer), viewer) as V;
  }

  outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  shownSince(viewer: Viewer, since: number): readonly Shown[] {
    const fresh = openMatch(this.game, this.setup.rules, this.setup.seats);
    if (!fresh.ok) return [];
    return this.entries
      .filter((entry) => "events" in entry)
      .flatMap((entry) => [...this.fold(entry, fresh.value, [viewer]).values()])
      .filter((shown) => shown.seq > since);
  }

  clocks(): readonly RunningClock[] {
    // What nobody may time stays here.
    return this.running.map(({ key, seat, startedAt, endsAt, pause }) => ({
      key,
      seat,
      startedAt,
      endsAt: endsAt - pause,
    }));
  }

  sit(seat: Seat, bot: Level | null): void {
    const sitter = this.sitters[seat];
    if (sitter === undefined || sitter.bot === bot) return;
    this.sitters[seat] = { ...sitter, bot };
    this.lookRound();
  }

  pause(): void {
    if (this.pausedAt !== null) return;
    this.pausedAt = this.outside.now();
    this.holdEverything();
  }

  resume(): void {
    if (this.pausedAt === null) return;
    const byMs = this.outside.now() - this.pausedAt;
    this.running = shifted(this.running, byMs);
    this.pausedAt = null;
    this.race?.goOn(byMs);
    this.bots.goOn(byMs);
    this.lookRound();
  }

  close(): void {
    this.closed = true;
    this.holdEverything();
    this.watchers.clear();
  }

  /** One thing at a time, in the order asked. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.queue.then(job);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** First into the log, then onto the table, then shown: nothing is seen that a crash could take back. */
  async carryOut(asked: Command, id: string, race?: Evidence, presses?: readonly PressId[]): Promise<Answer> {
    if (this.closed) return no(NOT_SAVED);
    const decided = this.decided(asked);
    if (!decided.ok) return no(decided.refusal);
    const bare = { seq: this.entries.length, at: this.outside.now(), id, seat: asked.seat, events: decided.value };
    const entry: Happened = { ...bare, ...(race && { race }), ...(presses && { presses }) };
    try {
      await this.outside.log.append(this.setup.table, entry);
    } catch {
      return no(NOT_SAVED);
    }
    this.entries.push(entry);
    const shown = this.fold(entry, this.state, [...new Set(this.watchers.values())]);
    this.stamps.push(this.game.stamp(this.state));
    this.race?.time(entry.events, entry.seq);
    this.show(shown);
    this.lookRound();
    return { ok: true, seq: entry.seq };
  }

  /** A fault of ours in a rule must not take the table down: it is refused, and nothing has changed. */
  private decided(asked: Command): Result<readonly GameEvent[]> {
    try {
      return decide(this.game, this.state, asked);
    } catch (fault) {
      return refused(refusal("our-fault", "G14", { fault: String(fault).slice(0, 80) }));
    }
  }

  /** Folds the entry into `state`, and gives back what each viewer may know of it. To whom nothing is hidden, one and the same is shown. */
  private fold(entry: Happened, state: unknown, viewers: readonly Viewer[]): Map<Viewer, Shown> {
    const seen = viewers.map((): GameEvent[] => []);
    for (const event of entry.events) {
      for (const [at, viewer] of viewers.entries()) seen[at]?.push(this.game.project(state, event, viewer));
      this.game.evolve(state, event);
    }
    const { seq, at, seat, race } = entry;
    const finish = race === undefined ? undefined : finishOf(race, arbitrate(race, this.outside.lines?.judging));
    const whole: Shown = { seq, at, seat, events: entry.events, ...(finish && { race: finish }) };
    return new Map(
      viewers.map((viewer, one) => {
        const events = seen[one] ?? [];
        const hidesNothing = events.every((event, nth) => event === entry.events[nth]);
        return [viewer, hidesNothing ? whole : { ...whole, events }];
      }),
    );
  }

  private show(shown: ReadonlyMap<Viewer, Shown>): void {
    for (const [listener, viewer] of this.watchers) {
      const one = shown.get(viewer);
      if (one !== undefined) listener(one);
    }
  }

  /** After anything happened: what must the table draw, which clocks run, what will the bots do? */
  lookRound(): void {
    if (this.still) return;
    const { now, draw } = this.outside;
    this.running = windOn(this.running, this.game.deadlines(this.state), now(), draw);
    this.setAlarm();
    this.runErrand();
    this.bots.prompt();
  }

  private setAlarm(): void {
    this.alarm?.();
    this.alarm = null;
    const clocks = this.running.filter(({ command: due }) => this.mayRunOut(due));
    if (clocks.length === 0) return;
    const next = clocks.reduce((first, clock) => (clock.endsAt < first.endsAt ? clock : first));
    this.alarm = this.outside.schedule(next.endsAt, () => {
      // Others may go on while this one waits.
      if (!this.mayRunOut(next.command)) this.setAlarm();
      else void this.runOut(next);
    });
  }

  private async runOut({ key, command: due, awaits }: Clock): Promise<void> {
    const ranOut = await this.ownBusiness(() =>
      this.mayRunOut(due) && this.running.some((clock) => clock.key === key) ? due : null,
    );
    if (!ranOut || this.sitters[awaits]?.bot !== null) return;
    const times = (this.missed.get(awaits) ?? 0) + 1;
    this.missed.set(awaits, times);
    this.outside.missed?.(this.id, awaits, times);
  }

  /** No new face while a press on the last one is being judged; the race looks round again when it is over. Ruling D5. */
  private mayRunOut(due: Command): boolean {
    return this.race?.open() !== true || this.game.race?.goesOn?.has(due.kind) === true;
  }

  private runErrand(): void {
    const chance = this.game.chance(this.state);
    if (chance === null) return;
    void this.ownBusiness(() => {
      const due = this.game.chance(this.state);
      return due === null ? null : drawFor(due, this.outside.draw);
    });
  }

  /** The table's own commands; true when one was carried out. What cannot be saved now is tried again. */
  async ownBusiness(make: () => Command | null): Promise<boolean> {
    const answer = await this.inTurn(async () => {
      const due = this.still ? null : make();
      return due === null ? null : this.carryOut(due, "");
    });
    if (answer === null || answer.ok) return answer !== null;
    if (answer.refusal !== NOT_SAVED || this.closed) return false;
    this.errand?.();
    this.errand = this.outside.schedule(this.outside.now() + RETRY_MS, () => this.lookRound());
    return false;
  }

  private holdEverything(): void {
    this.alarm?.();
    this.errand?.();
    this.alarm = null;
    this.errand = null;
    this.race?.hold();
    this.bots.hold();
  }
}

const no = (reason: ReturnType<typeof refusal>): Answer => ({ ok: false, refusal: reason });
