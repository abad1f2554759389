/** A match of Snap on this device: the table, and the play-back of what happens there. A face is never held back. */
import { NO_CARD, SNAP_POOL, SnapAsk, SnapEvent, WATCHER, command, openMatch, snap } from "@snorum/engine";
import type { Command, GameEvent, Refusal, Seat, SnapView, Viewer } from "@snorum/engine";
import { SNAP } from "@snorum/engine/play-snap";
import type { SnapWords } from "@snorum/engine/words";
import type { Outside, RunningClock, Shown, Table, TableSetup } from "@snorum/table";
import type { AnimalName } from "#lib/parts/pictures.ts";
import { settings } from "#lib/settings.svelte.ts";
import { seatAt } from "#lib/setup/plan.ts";
import type { TablePlan } from "#lib/setup/plan.ts";
import { SNAP_MATCHES, remember, remembered } from "#lib/storage.ts";
import type { Line } from "#lib/table/captions.ts";
import { isOvertaken, openOnDevice } from "#lib/table/open.ts";
import type { Opened, Trouble } from "#lib/table/open.ts";
import { claimTable } from "#lib/table/outside.ts";
import { callText, lineOf } from "./captions.ts";
import type { Scene } from "./captions.ts";
import { dealFaces } from "./faces.svelte.ts";
import type { Miss } from "./miss.ts";
import { watchPaint } from "#lib/race/paint.ts";
import type { Stamp } from "#lib/race/paint.ts";
import { equalIn, photoKept, photoOf } from "./photo.ts";
import type { Outcome, Photo } from "./photo.ts";
import { wordsAt } from "./slap-words.ts";
import type { Judgement, Verdict, Won, judgementOf, lateFor } from "./verdict.ts";
import { isLate, isRepeat } from "./wishes.ts";

const LINES_KEPT = 40;
/** The name under which the device remembers which match goes on, and the one by which tabs tell each other. */
const KEPT = "table-snap";
/** After a reload so many of the last events are gone through for what was said. */
const EVENTS_RETOLD = 60;

/** The equal tops shine so long before the cards travel, in milliseconds. */
const SHINE = 450;
/** What a call has come to stays in sight so long, where no new face puts it away. */
const VERDICT = 2200;
const VERDICT_WRONG = 3200;
/** The last cards are looked at before the podium stands. */
const LAST_LOOK = 2200;
/** Two presses of one key nearer than this are one: a finger that bounces calls nothing twice. */
const DOUBLE_TAP_MS = 300;

type Match = ReturnType<typeof snap.create>;

/** An event with what its sentence needs to know. */
interface Noted {
  readonly id: number;
  readonly event: GameEvent;
  readonly before: SnapView;
  readonly winner: number;
  /** The place of a call among several; 0 otherwise. */
  readonly place: number;
  readonly miss: Miss | undefined;
}

/** Cards on their way, face down. */
export interface Moves {
  readonly id: number;
  readonly list: readonly GameEvent[];
}

const MOVING: ReadonlySet<number> = new Set<number>([
  SnapEvent.PilesWon,
  SnapEvent.PoolsWon,
  SnapEvent.PoolsLeft,
  SnapEvent.PilePooled,
  SnapEvent.CardPooled,
  SnapEvent.CardsPaid,
  SnapEvent.CardBuried,
  SnapEvent.PileGiven,
  SnapEvent.TiePooled,
]);
/** What is called for is gone after these, too, and nobody has it. */
const AWAY: ReadonlySet<number> = new Set([SnapEvent.TiePooled, SnapEvent.PilePooled, SnapEvent.PileGiven]);
const has = ({ events }: Shown, kinds: ReadonlySet<number>): boolean => events.some(({ kind }) => kinds.has(kind));
const FACES: ReadonlySet<number> = new Set([SnapEvent.Turned]);
/** An entry with one of these is shown in two steps: who called, then what it brings. */
const JUDGED: ReadonlySet<number> = new Set<number>([SnapEvent.Called, SnapEvent.AnswersShown]);

export class SnapSession {
  /** The seats of the people at this device; alone, that one is who looks, else nobody in particular does. */
  readonly here: readonly Seat[];
  readonly viewer: Viewer;
  view: SnapView = $state.raw() as SnapView;
  /** What each of the people here may do now. */
  readonly hands: ReadonlyMap<Seat, SnapView> = $derived.by(() => {
    const { view } = this;
    return new Map(this.here.map((seat) => [seat, seat === view.viewer ? view : snap.view(this.match, seat)]));
  });
  /** Whose of the people here turn it is to turn a card, or -1. */
  readonly turner: Seat = $derived.by(() => this.here.find((seat) => this.hands.get(seat)?.mayReach === true) ?? -1);
  /** What is said at this table, in the language of the page. */
  readonly said: SnapWords = $derived.by(() => wordsAt(this.view.rules, this.words()));
  private noted: readonly Noted[] = $state.raw([]);
  /** What was said, in the language of the page. */
  readonly lines: readonly Line[] = $derived(
    this.noted.flatMap(({ id, event, before, ...more }) => {
      const said = lineOf(event, { ...this.scene(before), ...more });
      return said === null ? [] : [{ id, ...said }];
    }),
  );
  /** Why the cards were counted, at the end; empty where the last with cards has won. */
  readonly stopped: string = $derived.by(() => {
    const stop = this.noted.find(({ event }) => event.kind === SnapEvent.Stopped);
    return stop === undefined ? "" : (lineOf(stop.event, this.scene(stop.before))?.text ?? "");
  });
  refusal: Refusal | null = $state.raw(null);
  /** Whose wish was refused. */
  refused: Seat = $state(-1);
  /** Rises with every refusal, so that the same one twice is noticed twice. */
  refusals: number = $state(0);
  paused: boolean = $state(false);
  /** The last photo finish, and what the last call came to for whoever looks. */
  photo: Photo | null = $state.raw(null);
  verdict: Verdict | null = $state.raw(null);
  /** Who of the people here has pressed, until that is judged. */
  called: ReadonlySet<Seat> = $state.raw(new Set());
  /** When each key of each seat was pressed last. */
  readonly #pressedAt = new Map<string, number>();
  /** What the last call came to for each who called, as long as the verdict is in sight. */
  outcomes: ReadonlyMap<Seat, Outcome> = $state.raw(new Map());
  /** Who has called in what is being shown, with the word. */
  callers: ReadonlyMap<number, string> = $state.raw(new Map());
  /** What everybody has answered, in the calm game, until the next face. */
  answers: readonly number[] | null = $state.raw(null);
  /** What shines: piles by number, pools by `SNAP_POOL` and theirs. */
  lit: ReadonlySet<number> = $state.raw(new Set());
  moves: Moves | null = $state.raw(null);
  /** The time for your turn or your answer. */
  limit: RunningClock | null = $state.raw(null);
  /** Another tab goes on with this match. */
  elsewhere: boolean = $state(false);
  /** The match is over, and its last cards have been looked at. */
  ended: boolean = $state(false);
  /** The fastest call of each seat that was right, in ms; null where there was none. */
  best: readonly (number | null)[] = $state.raw([]);
  readonly trouble: Trouble;
  readonly world: Outside;
  /** Lines up to this one were there before the page was opened. */
  readonly heard: number;
  readonly table: Table<SnapView>;
  private readonly named: ((seat: Seat) => string) | undefined;
  private readonly words: () => SnapWords;
  private readonly match: Match;
  private readonly paint = watchPaint();
  /** What makes verdicts of what was judged; null until the page has fetched it. */
  judges: { readonly judgementOf: typeof judgementOf; readonly lateFor: typeof lateFor } | null = null;
  private readonly queue: Shown[] = [];
  /** Events of the entry on show that are still to be folded. */
  private rest: readonly GameEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private away: ReturnType<typeof setTimeout> | null = null;
  private seen = 0;
  private nextLine = 0;
  private moved = 0;
  /** The last race that was won, and when that was shown. */
  private won: Won | null = null;
  private wonAt = Number.NEGATIVE_INFINITY;
  private turnedAt = Number.NEGATIVE_INFINITY;
  /** What is being shown: whose calls these are, and how many of them have been told. */
  private judgement: Judgement | null = null;
  private several = false;
  private told = 0;
  private readonly letGo: () => void;

  constructor({ table, world, trouble, fresh, you, nameOf, far = false }: Opened<SnapView>, words: () => SnapWords) {
    this.named = nameOf;
    this.table = table;
    this.world = world;
    this.trouble = trouble;
    this.words = words;
    const match = openMatch(snap, table.setup.rules, table.setup.seats);
    if (!match.ok) throw new Error(match.refusal.code);
    this.match = match.value;
    this.best = table.setup.seats.map(() => null);
    const people = table.setup.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.here = far ? [you ?? WATCHER].filter((seat) => seat >= 0) : people;
    this.viewer = this.here.length === 1 ? (this.here[0] ?? WATCHER) : WATCHER;
    this.view = snap.view(this.match, this.viewer);
    const happened = table.shownSince(this.viewer, 0);
    if (!fresh) this.retell(happened);
    this.verdict = null;
    this.outcomes = new Map();
    this.moves = null;
    this.callers = new Map();
    this.ended = this.view.phase === "MatchOver";
    this.heard = this.nextLine - 1;
    this.paint.face();
    this.look();
    this.letGo = far ? () => undefined : claimTable(KEPT, () => this.lose());
    table.watch(this.viewer, (shown) => this.receive(shown));
    if (fresh) for (const shown of happened) this.receive(shown);
  }

  get setup(): TableSetup {
    return this.table.setup;
  }

  animalOf = (seat: number): AnimalName => seatAt(Math.max(0, seat)).animal;
  nameOf = (seat: number): string => this.named?.(seat) ?? this.words().animals[this.animalOf(seat)];
  headStartOf = (seat: number): number => this.table.setup.seats[seat]?.headStart ?? 0;

  /**
   * A call, by the moment of its press. One is enough until it has been judged, and the second half of a double tap is none: a false
   * call makes a new picture, and would be paid for twice. What others press meanwhile is theirs. Rulings G4, G9, D5.
   */
  async call(seat: Seat, word: number, target: number, at: Stamp): Promise<void> {
    const pressedAt = performance.now();
    const key = `${seat} ${word} ${target}`;
    const before = this.#pressedAt.get(key) ?? Number.NEGATIVE_INFINITY;
    if (this.called.has(seat) || this.paused || pressedAt - before < DOUBLE_TAP_MS) return;
    this.#pressedAt.set(key, pressedAt);
    const reaction = this.paint.reaction(at);
    this.called = new Set([...this.called, seat]);
    await this.ask(command(SnapAsk.Call, seat, target, word), reaction, (refusal) => this.excuses(seat, refusal));
    this.called = new Set([...this.called].filter((one) => one !== seat));
  }

  /** Turns a card. Whoever presses once more after that means the card that is on its way. Ruling S24. */
  async turn(seat: Seat): Promise<boolean> {
    const since = this.world.now() - this.turnedAt;
    if (this.view.turn === seat && this.view.reached) return false;
    const done = await this.calmly(command(SnapAsk.Reach, seat), ({ code }) => isRepeat(code, since));
    if (done) this.turnedAt = this.world.now();
    return done;
  }
  answer = (seat: Seat, word: number): Promise<boolean> => this.calmly(command(SnapAsk.Answer, seat, NO_CARD, word));

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
    if (this.away !== null) clearTimeout(this.away);
    this.letGo();
    this.table.close();
  }

  /** Another tab has this match now: what is done here would be lost. */
  private lose(): void {
    this.close();
    this.elsewhere = true;
  }

  /** Shows at once everything that has happened. */
  catchUp(): void {
    this.finish();
    for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) this.foldAll(next);
  }

  private calmly(asked: Command, waived?: (refusal: Refusal) => boolean): Promise<boolean> {
    this.catchUp();
    return this.ask(asked, undefined, waived);
  }

  /** Asks for something; a refusal is kept for the page to show, unless it is `waived`. */
  private async ask(
    asked: Command,
    reaction?: number,
    waived: (refusal: Refusal) => boolean = () => false,
  ): Promise<boolean> {
    this.refusal = null;
    const request = { id: crypto.randomUUID(), seen: this.seen, command: asked };
    const answer = await this.table.send(
      reaction === undefined ? request : { ...request, reaction, paint: this.paint.painted() },
    );
    if (answer.ok) return true;
    if (answer.refusal.code === "not-saved" && (await isOvertaken(this))) this.lose();
    else if (!waived(answer.refusal)) {
      this.refusal = answer.refusal;
      this.refused = asked.seat;
      this.refusals += 1;
    }
    return false;
  }

  private receive(shown: Shown): void {
    this.queue.push(shown);
    if (has(shown, FACES)) this.catchUp();
    else if (this.timer === null) this.next();
    // the table winds its clocks when it has told everybody
    queueMicrotask(() => this.look());
  }

  /** Shows the next entry; one that was judged first lets everybody see what was called. */
  private next(): void {
    const shown = this.queue.shift();
    if (shown === undefined) return;
    if (!has(shown, JUDGED) || !has(shown, MOVING)) {
      this.foldAll(shown);
      this.next();
      return;
    }
    this.begin(shown);
    this.timer = setTimeout(() => {
      this.finish();
      this.next();
    }, SHINE);
  }

  /** The first step of an entry: everything up to what moves cards. */
  private begin(shown: Shown): void {
    const at = shown.events.findIndex(({ kind }) => MOVING.has(kind));
    this.open(shown);
    this.fold(shown.events.slice(0, at));
    this.rest = shown.events.slice(at);
    this.lit = this.shining(this.rest);
  }

  /** The second step. */
  private finish(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const { rest } = this;
    this.rest = [];
    if (rest.length === 0) return;
    this.moves = { id: ++this.moved, list: rest.filter(({ kind }) => MOVING.has(kind)) };
    this.fold(rest);
    this.lit = new Set();
  }

  private foldAll(shown: Shown): void {
    this.open(shown);
    this.fold(shown.events);
  }

  /** What an entry brings besides its events: the photo, the verdict, and the end of what was shown before. */
  private open(shown: Shown): void {
    this.seen = shown.seq;
    const before = this.view;
    if (has(shown, FACES)) {
      this.clear();
      this.paint.face();
    }
    if (!shown.events.every(({ kind }) => kind === SnapEvent.Reached)) this.refusal = null;
    const photo = photoOf(shown, before);
    if (photo !== null) {
      this.photo = photoKept(this.photo, photo, this.won?.reveals === before.reveals);
      this.best = this.best.map((best, seat) => faster(best, photo, seat));
    }
    this.judgement = null;
    this.told = 0;
    this.several = (shown.race?.rows.length ?? 0) > 1;
    if (!has(shown, JUDGED)) return;
    const win = shown.events.find(({ kind }) => kind === SnapEvent.PilesWon || kind === SnapEvent.PoolsWon);
    const { won } = this;
    if (win !== undefined) {
      this.won = { winner: win.seat, equal: equalIn(shown.events, before), photo, reveals: before.reveals };
      this.wonAt = this.world.now();
    } else if (has(shown, AWAY)) this.won = null;
    const winner = this.won?.winner ?? -1;
    const say = (event: GameEvent) => lineOf(event, { ...this.scene(before), winner })?.text ?? "";
    this.judgement = this.judges?.judgementOf(shown.events, { before, photo, won, say }) ?? null;
    const { verdict, outcomes } = this.judgement ?? {};
    if (verdict) this.show(verdict, outcomes);
    else if (outcomes) this.outcomes = new Map([...outcomes, ...this.outcomes]);
  }

  private show(verdict: Verdict, outcomes: ReadonlyMap<Seat, Outcome> = new Map()): void {
    this.verdict = verdict;
    this.outcomes = outcomes;
    if (this.away !== null) clearTimeout(this.away);
    this.away = setTimeout(() => this.putAway(), verdict.kind === "wrong" ? VERDICT_WRONG : VERDICT);
  }

  /** A hand that comes when the pile has just been won is late, and no more than that. Ruling G7. */
  private excuses(seat: Seat, { code }: Refusal): boolean {
    if (this.won === null || !isLate(code, this.world.now() - this.wonAt)) return false;
    if (seat !== this.won.winner && this.judges !== null)
      this.show(this.judges.lateFor(seat, this.won), new Map([[seat, "taken"]]));
    return true;
  }

  private putAway(): void {
    this.verdict = null;
    this.outcomes = new Map();
  }

  private clear(): void {
    this.putAway();
    this.answers = null;
    this.callers = new Map();
  }

  private fold(events: readonly GameEvent[]): void {
    for (const event of events) {
      const before = this.view;
      snap.evolve(this.match, event);
      this.view = snap.view(this.match, this.viewer);
      this.note(event, before);
      if (event.kind === SnapEvent.Called)
        this.callers = new Map([
          ...this.callers,
          [event.seat, callText(this.scene(before), event.word, event.list?.[0])],
        ]);
      if (event.kind === SnapEvent.AnswersShown) this.answers = event.list;
      if (event.kind === SnapEvent.MatchWon) setTimeout(() => (this.ended = true), LAST_LOOK);
    }
  }

  private note(event: GameEvent, before: SnapView): void {
    if (this.judgement?.idle === true) return;
    const place = event.kind === SnapEvent.Called && this.several ? ++this.told : 0;
    const miss = event.kind === SnapEvent.FalseCalled ? this.judgement?.misses.get(event.seat) : undefined;
    const winner = this.won?.winner ?? -1;
    this.noted = [...this.noted.slice(1 - LINES_KEPT), { id: this.nextLine++, event, before, winner, place, miss }];
  }

  private scene(before: SnapView): Scene {
    const { nameOf, animalOf } = this;
    return { before, words: this.said, nameOf, animalOf, winner: -1, family: settings.family };
  }

  /** What happened before the page was opened is folded without being shown again. */
  private retell(happened: readonly Shown[]): void {
    const told = happened.reduce((sum, { events }) => sum + events.length, 0) - EVENTS_RETOLD;
    let past = 0;
    for (const shown of happened) {
      past += shown.events.length;
      if (past > told || shown.race !== undefined) this.foldAll(shown);
      else for (const event of shown.events) snap.evolve(this.match, event);
      this.view = snap.view(this.match, this.viewer);
    }
    this.seen = happened.at(-1)?.seq ?? 0;
  }

  private look(): void {
    const yours = ({ key, seat }: RunningClock): boolean => key.startsWith("turn") && seat === this.turner;
    this.limit = this.turner >= 0 ? (this.table.clocks().find(yours) ?? null) : null;
  }

  /** The tops that are about to be won. */
  private shining(events: readonly GameEvent[]): ReadonlySet<number> {
    return new Set(
      events.flatMap(({ kind, list }) => {
        if (kind === SnapEvent.PilesWon || kind === SnapEvent.TiePooled) return list ?? [];
        return kind === SnapEvent.PoolsWon ? (list ?? []).map((number) => number + SNAP_POOL) : [];
      }),
    );
  }
}

/** The faster of two: calls for nothing and guesses are no reactions. */
function faster(best: number | null, { lanes }: Photo, seat: number): number | null {
  const lane = lanes.find((one) => one.seat === seat);
  if (lane === undefined || lane.early || (lane.outcome !== "won" && lane.outcome !== "taken")) return best;
  return best === null ? lane.ms : Math.min(best, lane.ms);
}

/** Goes on with the match of this device, or opens a new one where there is none or `fresh` is wished. */
export async function openSnapSession(plan: TablePlan, fresh: boolean, words: () => SnapWords): Promise<SnapSession> {
  const kept = remembered(KEPT)["id"];
  await dealFaces();
  const opened = await openOnDevice<SnapView>({
    playable: SNAP,
    store: SNAP_MATCHES,
    kept: !fresh && typeof kept === "string" ? kept : "",
    plan,
    keep: (id) => remember(KEPT, { id }),
  });
  return new SnapSession(opened, words);
}
