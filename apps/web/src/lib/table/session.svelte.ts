/** A match on this device: the table, and the play-back of what happens there at a pace that people can follow. */
import { Ask, Event, NO_CARD, Word, command, openMatch, snipSnapSnorum } from "@snorum/engine";
import type { CardId, Command, GameEvent, Refusal, Seat, Snip, SnipView } from "@snorum/engine";
import { SNIP_SNAP_SNORUM } from "@snorum/engine/play-snip";
import type { Outside, RunningClock, Shown, Table } from "@snorum/table";
import { seatAt } from "#lib/setup/plan.ts";
import type { TablePlan } from "#lib/setup/plan.ts";
import { MATCHES } from "#lib/storage.ts";
import { keepMatch, keptMatch } from "#lib/waiting.ts";
import { hasLine, lineOf } from "./captions.ts";
import type { Line, Noted, Spoken } from "./captions.ts";
import { isOvertaken, openOnDevice } from "./open.ts";
import type { Opened, Trouble } from "./open.ts";
import { claimTable } from "./outside.ts";
import { whileWaiting } from "./while-waiting.ts";

const LINES_KEPT = 40;
/** After a reload so many of the last events are gone through for what was said. */
const EVENTS_RETOLD = 60;
/** A second press of the same kind within this time is a finger that bounced, in milliseconds. Ruling S24. */
const BOUNCE_MS = 400;

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
  [Event.BrokenOff]: 1200,
};
const LOOK_AT_REST = 250;
/** A counter hops in so many milliseconds. */
const HOP = 90;
const MOST_HOPS = 10;
/** Play-back lags behind the table by so much at most: less while the table waits for you. */
const LAG = 2500;
const LAG_YOURS = 1000;
/** A refusal can be read for so long before anything new replaces it, in milliseconds. */
const REFUSAL_MS = 2500;

const lookAt = (event: GameEvent): number =>
  event.kind === Event.Settled
    ? HOP * Math.min(MOST_HOPS, event.amount) + LOOK_AT_REST
    : (LOOK[event.kind] ?? LOOK_AT_REST);

/** The phases in which a round can still be broken off. Ruling S28. */
const IN_ROUND: ReadonlySet<string> = new Set(["Lead", "Match", "Chant", "Challenge"]);
/** A word that was wrong or missing. */
const isSlip = (event: GameEvent): boolean => event.kind === Event.Mischanted || event.kind === Event.ChantMissed;

/** What the app does for a seat whose time is up. Ruling S49. */
const PLAYS: ReadonlySet<number> = new Set<number>([Event.Led, Event.Laid, Event.Chanted, Event.Passed]);

/** An event that is still to be shown. */
interface Due {
  readonly event: GameEvent;
  readonly seq: number;
  /** Yours, but not by your hand. */
  readonly timeUp: boolean;
}

/** What was pressed: any card is one thing, each word its own. */
const pressOf = (kind: number, word: number): string => (kind === Ask.Chant ? `${kind} ${word}` : `${kind}`);
const NOTHING_PRESSED = { what: "", at: Number.NEGATIVE_INFINITY };

export class Session {
  view: SnipView = $state.raw() as SnipView;
  private noted: readonly Noted[] = $state.raw([]);
  /** What was said, in the language of the page. */
  readonly lines: readonly Line[] = $derived(
    this.noted.flatMap((noted) => lineOf(noted, this.words(), this.nameOf) ?? []),
  );
  /** The event on show. */
  current: GameEvent | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** Rises with every refusal, so that the same one twice is noticed twice. */
  refusals: number = $state(0);
  /** The time for a word. */
  clock: RunningClock | null = $state.raw(null);
  /** The time for your turn, or for pointing out a slip. */
  limit: RunningClock | null = $state.raw(null);
  /** Another tab goes on with this match. */
  elsewhere: boolean = $state(false);
  paused: boolean = $state(false);
  /** More has happened than is shown yet. */
  waiting: boolean = $state(false);
  readonly trouble: Trouble;
  readonly world: Outside;
  readonly table: Table<SnipView>;
  private readonly you: Seat;
  private readonly far: boolean;
  private readonly called: ((seat: Seat) => string) | undefined;
  private readonly words: () => Spoken;
  private readonly match: Snip;
  private readonly queue: Due[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private seen = 0;
  private refusedAt = 0;
  /** Until then the event on show is looked at. */
  private until = 0;
  private nextLine = 0;
  /** Wishes that the table has not answered yet. */
  private asking = 0;
  private pressed = NOTHING_PRESSED;
  /** A person has acted in this match, so it is worth going on with. */
  private begun: boolean;
  private kept = "";
  private readonly letGo: () => void;

  /** A table that was opened just now (`fresh`) is shown from its first event: the cut for the deal is part of the game. */
  constructor({ table, world, trouble, fresh, you = 0, nameOf, far = false }: Opened<SnipView>, words: () => Spoken) {
    this.you = you;
    this.far = far;
    this.called = nameOf;
    this.table = table;
    this.world = world;
    this.trouble = trouble;
    this.words = words;
    const match = openMatch(snipSnapSnorum, table.setup.rules, table.setup.seats);
    if (!match.ok) throw new Error(match.refusal.code);
    this.match = match.value;
    this.begun = !fresh && !far && keptMatch().begun;
    const happened = table.shownSince(this.you, 0);
    if (!fresh) this.fold(happened);
    this.look();
    if (fresh) for (const shown of happened) this.receive(shown);
    table.watch(this.you, (shown) => this.receive(shown));
    this.letGo = far ? () => undefined : claimTable("table", () => this.lose());
  }

  get setup(): Table<SnipView>["setup"] {
    return this.table.setup;
  }

  /** The round that is being played may still be broken off. */
  get mayBreakOff(): boolean {
    return IN_ROUND.has(this.view.phase);
  }

  nameOf = (seat: number): string => this.called?.(seat) ?? this.words().snip.animals[seatAt(Math.max(0, seat)).animal];

  /** Asks for something; a refusal is kept for the page to show. */
  async ask(asked: Command): Promise<boolean> {
    this.refusal = null;
    this.catchUp();
    this.pressed = { what: pressOf(asked.kind, asked.word), at: this.world.now() };
    this.asking += 1;
    const answer = await this.table.send({ id: crypto.randomUUID(), seen: this.seen, command: asked });
    this.asking -= 1;
    if (answer.ok) this.begun = true;
    else if (answer.refusal.code === "not-saved" && (await isOvertaken(this))) this.lose();
    else {
      this.pressed = NOTHING_PRESSED;
      this.refusal = answer.refusal;
      this.refusedAt = this.world.now();
      this.refusals += 1;
    }
    this.keep();
    return answer.ok;
  }

  /** Whether a press is the echo of one that was carried out just now, or is being carried out. Ruling S24. */
  isEcho = (kind: number, word: number = Word.none): boolean =>
    this.pressed.what === pressOf(kind, word) && this.world.now() - this.pressed.at < BOUNCE_MS;

  lay = (card: CardId, word: number): Promise<boolean> => this.ask(command(Ask.Lay, this.you, card, word));
  say = (word: number): Promise<boolean> => this.ask(command(Ask.Chant, this.you, NO_CARD, word));
  pass = (): Promise<boolean> => this.ask(command(Ask.Pass, this.you));
  pointOut = (): Promise<boolean> => this.ask(command(Ask.Challenge, this.you));
  nextRound = (): Promise<boolean> => this.ask(command(Ask.NextRound, this.you));
  stop = (): Promise<boolean> => this.ask(command(Ask.VoteStop, this.you));
  breakOff = (): Promise<boolean> => this.ask(command(Ask.BreakOff, this.you));

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
    this.letGo();
    this.table.close();
  }

  /** Another tab has this match now: what is done here would be lost. */
  private lose(): void {
    this.close();
    this.elsewhere = true;
  }

  private receive(shown: Shown): void {
    const own = shown.seat === this.you;
    const timeUp = own && this.asking === 0;
    for (const event of shown.events)
      this.queue.push({ event, seq: shown.seq, timeUp: timeUp && PLAYS.has(event.kind) });
    // a slip can only be pointed out for a moment, so nobody waits to see it
    if (this.view.rules.judge === "challenge" && shown.events.some(isSlip)) this.catchUp();
    else if (own) this.play(0);
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
        // the last round may be looked at for as long as one likes: the podium stands when it is asked for
        const next = this.queue[0]?.event.kind;
        if (next !== undefined && next !== Event.MatchWon) this.play(look);
      },
      Math.max(0, wait),
    );
  }

  /** How long the event on show may stay, with what waits behind it. */
  private lookNow(event: GameEvent): number {
    const next = this.queue[0]?.event;
    if (next === undefined) return lookAt(event);
    if (event.kind === Event.Laid && (next.kind === Event.Chanted || isSlip(next))) return 0;
    const waiting = this.queue.reduce((sum, one) => sum + lookAt(one.event), lookAt(event));
    const lag = this.table.view(this.you).turn === this.you ? LAG_YOURS : LAG;
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
    if (hasLine(next.event, this.queue[0]?.event, this.view.rules)) this.note(next.event, this.view, next.timeUp);
    return next.event;
  }

  private look(): void {
    const view = snipSnapSnorum.view(this.match, this.you);
    const [next] = this.queue;
    this.waiting = next !== undefined;
    this.view = next === undefined ? view : whileWaiting(view, next.event);
    const clocks = this.waiting ? [] : this.table.clocks();
    this.clock = clocks.find((clock) => clock.key.startsWith("word")) ?? null;
    const yours = (clock: RunningClock) =>
      clock.key.startsWith("turn")
        ? clock.seat === this.you
        : clock.key.startsWith("challenge") && view.offender !== this.you;
    this.limit = clocks.find(yours) ?? null;
    this.keep();
  }

  private note(event: GameEvent, view: SnipView, timeUp: boolean): void {
    this.noted = [...this.noted.slice(1 - LINES_KEPT), { id: this.nextLine++, event, view, timeUp }];
  }

  /** What happened before the page was opened is folded without being shown again; what was said last can be read again. */
  private fold(happened: readonly Shown[]): void {
    const events = happened.flatMap((shown) => shown.events);
    for (const [at, event] of events.entries()) {
      snipSnapSnorum.evolve(this.match, event);
      if (at < events.length - EVENTS_RETOLD) continue;
      const view = snipSnapSnorum.view(this.match, this.you);
      if (hasLine(event, events[at + 1], view.rules)) this.note(event, view, false);
    }
    this.seen = happened.at(-1)?.seq ?? 0;
  }

  /** Home and set-up ask how the match of this device stands. */
  private keep(): void {
    const { round, phase } = this.view;
    const match = { id: this.setup.table, round: Math.max(1, round), begun: this.begun, over: phase === "MatchOver" };
    const now = JSON.stringify(match);
    if (now === this.kept || this.elsewhere || this.far) return;
    this.kept = now;
    keepMatch(match);
  }
}

/** Goes on with the match of this device, or opens a new one where there is none or `fresh` is wished. */
export async function openSession(plan: TablePlan, fresh: boolean, words: () => Spoken): Promise<Session> {
  const kept = fresh ? "" : keptMatch().id;
  return new Session(await openOnDevice<SnipView>({ playable: SNIP_SNAP_SNORUM, store: MATCHES, kept, plan }), words);
}
