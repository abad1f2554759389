/** A match on this device: the table, and the play-back of what happens there at a pace that people can follow. */
import { Ask, Event, NO_CARD, command, openMatch, snipSnapSnorum } from "@snorum/engine";
import type { CardId, Command, GameEvent, Refusal, Snip, SnipView } from "@snorum/engine";
import { openTable, resumeTable } from "@snorum/table";
import type { Outside, RunningClock, Shown, Table } from "@snorum/table";
import type { Words } from "@snorum/engine/words";
import { seatAt } from "#lib/setup/plan.ts";
import type { TablePlan } from "#lib/setup/plan.ts";
import { remember, remembered } from "#lib/storage.ts";
import { lineOf } from "./captions.ts";
import type { Line } from "./captions.ts";
import { openLog } from "./log.ts";
import { browserWorld } from "./outside.ts";

/** The seat of the person at this device. */
const YOU = 0;
const LINES_KEPT = 40;

/** How long each kind of event is looked at before the next, in milliseconds. */
const LOOK: Readonly<Record<number, number>> = {
  [Event.Cut]: 1400,
  [Event.DealerFound]: 900,
  [Event.Dealt]: 1100,
  [Event.Anted]: 90,
  [Event.Led]: 700,
  [Event.Laid]: 650,
  [Event.Passed]: 350,
  [Event.Chanted]: 650,
  [Event.Mischanted]: 1100,
  [Event.ChantMissed]: 1100,
  [Event.TookBack]: 700,
  [Event.Drew]: 800,
  [Event.Completed]: 750,
  [Event.Closed]: 750,
  [Event.RoundWon]: 900,
  [Event.TieBreak]: 900,
};
const LOOK_AT_REST = 250;
/** A counter hops in so many milliseconds. */
const HOP = 90;
const MOST_HOPS = 10;
/** The last round is looked at before the podium stands. */
const LAST_LOOK = 2600;
/** Play-back lags behind the table by so much at most: less while the table waits for you. */
const LAG = 2500;
const LAG_YOURS = 1000;
/** A refusal can be read for so long before anything new replaces it, in milliseconds. */
const REFUSAL_MS = 2500;

const lookAt = (event: GameEvent): number =>
  event.kind === Event.Settled
    ? HOP * Math.min(MOST_HOPS, event.amount) + LOOK_AT_REST
    : (LOOK[event.kind] ?? LOOK_AT_REST);

/** What went wrong at the opening, for a notice: a damaged log was set aside, or nothing can be stored here. */
export type Trouble = "set-aside" | "not-lasting" | null;

export class Session {
  view: SnipView = $state.raw() as SnipView;
  lines: readonly Line[] = $state.raw([]);
  /** The event on show. */
  current: GameEvent | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** Rises with every refusal, so that the same one twice is noticed twice. */
  refusals: number = $state(0);
  clock: RunningClock | null = $state.raw(null);
  paused: boolean = $state(false);
  /** More has happened than is shown yet. */
  waiting: boolean = $state(false);
  readonly trouble: Trouble;
  readonly world: Outside;
  private readonly table: Table<SnipView>;
  private readonly words: () => Words;
  private readonly match: Snip;
  private readonly queue: { event: GameEvent; seq: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private seen = 0;
  private refusedAt = 0;
  /** Until then the event on show is looked at. */
  private until = 0;
  private nextLine = 0;

  /** A table that was opened just now (`fresh`) is shown from its first event: the cut for the deal is part of the game. */
  constructor(table: Table<SnipView>, world: Outside, trouble: Trouble, words: () => Words, fresh: boolean) {
    this.table = table;
    this.world = world;
    this.trouble = trouble;
    this.words = words;
    const match = openMatch(snipSnapSnorum, table.setup.rules, table.setup.seats);
    if (!match.ok) throw new Error(match.refusal.code);
    this.match = match.value;
    const happened = table.shownSince(YOU, 0);
    if (!fresh) for (const shown of happened) this.fold(shown);
    this.look();
    if (fresh) for (const shown of happened) this.receive(shown);
    table.watch(YOU, (shown) => this.receive(shown));
  }

  get setup(): Table<SnipView>["setup"] {
    return this.table.setup;
  }

  nameOf = (seat: number): string => this.words().animals[seatAt(Math.max(0, seat)).animal];

  /** Asks for something; a refusal is kept for the page to show. */
  async ask(asked: Command): Promise<boolean> {
    this.refusal = null;
    this.catchUp();
    const answer = await this.table.send({ id: crypto.randomUUID(), seen: this.seen, command: asked });
    if (!answer.ok) {
      this.refusal = answer.refusal;
      this.refusedAt = this.world.now();
      this.refusals += 1;
    }
    return answer.ok;
  }

  lay = (card: CardId, word: number): Promise<boolean> => this.ask(command(Ask.Lay, YOU, card, word));
  say = (word: number): Promise<boolean> => this.ask(command(Ask.Chant, YOU, NO_CARD, word));
  pass = (): Promise<boolean> => this.ask(command(Ask.Pass, YOU));
  pointOut = (): Promise<boolean> => this.ask(command(Ask.Challenge, YOU));
  nextRound = (): Promise<boolean> => this.ask(command(Ask.NextRound, YOU));
  stop = (): Promise<boolean> => this.ask(command(Ask.VoteStop, YOU));

  /** Shows at once everything that has happened: after a hidden tab, or for the impatient. */
  catchUp(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.until = 0;
    while (this.queue.length > 0) this.step();
  }

  pause(): void {
    this.paused = true;
    this.table.pause();
  }

  resume(): void {
    this.paused = false;
    this.table.resume();
    this.look();
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.table.close();
  }

  private receive(shown: Shown): void {
    for (const event of shown.events) this.queue.push({ event, seq: shown.seq });
    if (shown.seat === YOU) this.play(0);
    else if (this.timer === null) this.play(this.until - this.world.now());
  }

  /** Plays the next event forward, and comes back for the one after it. */
  private play(wait: number): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(
      () => {
        this.timer = null;
        const event = this.step();
        if (event === null) return;
        const look = this.lookNow(event);
        this.until = this.world.now() + look;
        if (this.queue.length > 0) this.play(look);
      },
      Math.max(0, wait),
    );
  }

  /** How long the event on show may stay, with what waits behind it. */
  private lookNow(event: GameEvent): number {
    const next = this.queue[0]?.event;
    if (next === undefined) return lookAt(event);
    if (next.kind === Event.MatchWon) return LAST_LOOK;
    if (event.kind === Event.Laid && next.kind === Event.Chanted) return 0;
    const waiting = this.queue.reduce((sum, one) => sum + lookAt(one.event), lookAt(event));
    const lag = this.table.view(YOU).turn === YOU ? LAG_YOURS : LAG;
    const settling = event.kind === Event.RoundWon || event.kind === Event.Settled || event.kind === Event.Dealt;
    return settling ? lookAt(event) : lookAt(event) * Math.min(1, lag / waiting);
  }

  private step(): GameEvent | null {
    const next = this.queue.shift();
    if (next === undefined) return null;
    snipSnapSnorum.evolve(this.match, next.event);
    this.seen = next.seq;
    this.current = next.event;
    if (this.world.now() - this.refusedAt > REFUSAL_MS) this.refusal = null;
    this.look();
    const followed = next.event.kind === Event.Laid && this.queue[0]?.event.kind === Event.Chanted;
    if (!followed) this.note(next.event);
    return next.event;
  }

  /** While more is still to be shown, the picture offers nothing to do: a pass that comes by itself needs no key. */
  private look(): void {
    const view = snipSnapSnorum.view(this.match, YOU);
    this.waiting = this.queue.length > 0;
    this.view = !this.waiting ? view : { ...view, playable: [], mayPass: false };
    this.clock = this.table.clocks().find((clock) => clock.key.startsWith("word")) ?? null;
  }

  private note(event: GameEvent): void {
    const said = lineOf(event, this.view, this.words(), this.nameOf);
    if (said === null) return;
    const line: Line = { id: this.nextLine++, ...said };
    this.lines = [...this.lines.slice(1 - LINES_KEPT), line];
  }

  /** What happened before the page was opened is folded without being shown again. */
  private fold(shown: Shown): void {
    for (const event of shown.events) snipSnapSnorum.evolve(this.match, event);
    this.seen = shown.seq;
  }
}

/**
 * Goes on with the match of this device, or opens a new one: when there is none, when it is over, when it cannot be read
 * (then it is set aside), or when `fresh` is wished.
 */
export async function openSession(plan: TablePlan, fresh: boolean, words: () => Words): Promise<Session> {
  const log = await openLog();
  const world = browserWorld(log, 1);
  let trouble: Trouble = log.lasting ? null : "not-lasting";
  const kept = remembered("table")["id"];
  if (!fresh && typeof kept === "string") {
    const table = await resumeTable<SnipView>(kept, world);
    if (table.ok && table.value.view(YOU).phase !== "MatchOver")
      return new Session(table.value, world, trouble, words, false);
    if (table.ok) table.value.close();
    else if (table.refusal.code !== "no-log") {
      await log.setAside(kept, world.now());
      trouble = "set-aside";
    }
  }
  const table = crypto.randomUUID();
  const seats = plan.seats.map(({ bot, junior }) => ({ bot, junior }));
  const opened = await openTable<SnipView>({ table, game: snipSnapSnorum.id, rules: plan.rules, seats }, world);
  if (!opened.ok) throw new Error(opened.refusal.code);
  remember("table", { id: table });
  await log.forgetOthers(table).catch(() => undefined);
  return new Session(opened.value, world, trouble, words, true);
}
