/** Keeps the race at a table: takes presses, lets the referee look, and settles what it has decided. */
import { refusal } from "@snorum/engine";
import type { Command, GameEvent, Racing, Refusal, Seat } from "@snorum/engine";
import { arbitrate } from "../referee/referee.ts";
import type { Evidence } from "../referee/types.ts";
import { evidenceOf, verdictCommand } from "./race.ts";
import type { Pressed, Race } from "./race.ts";
import type { Answer, Outside, Request, Sitter } from "./types.ts";

const NOT_NOW = refusal("not-now", "G14");

/** A press of a client that waits for its answer. */
interface Asked extends Pressed {
  /** The ids of every wish that was this press. */
  readonly ids: ReadonlySet<string>;
  readonly answer: (answer: Answer) => void;
  readonly answered: Promise<Answer>;
}

/** What the keeper asks of its table. */
export interface RaceTable {
  readonly sitters: readonly Sitter[];
  readonly outside: Pick<Outside, "now" | "schedule">;
  state(): unknown;
  /** Closed or paused: nothing is pressed and nothing judged. */
  still(): boolean;
  /** Why the rules would refuse this now, or null. */
  refuses(asked: Command): Refusal | null;
  inTurn<T>(job: () => Promise<T>): Promise<T>;
  carryOut(asked: Command, evidence: Evidence): Promise<Answer>;
  /** A press is judged: these wishes of that seat have this answer. */
  answered(seat: Seat, ids: ReadonlySet<string>, answer: Answer): void;
  /** The verdict could not be carried out: the clocks go on. */
  goOn(): void;
}

/** A class, because it lives and keeps things. */
export class RaceKeeper {
  private readonly racing: Racing<unknown>;
  private readonly table: RaceTable;
  /** Presses since the race opened; empty while nobody has pressed. */
  private readonly presses = new Map<Seat, Asked>();
  private look: (() => void) | null = null;
  /** When the newest face and the last award showed, by the table's clock. */
  private faceAt: number;
  private awardAt = Number.NEGATIVE_INFINITY;

  constructor(racing: Racing<unknown>, table: RaceTable) {
    this.racing = racing;
    this.table = table;
    this.faceAt = table.outside.now();
  }

  /** Presses are being judged. No new face shows meanwhile. Ruling D5. */
  get open(): boolean {
    return this.presses.size > 0;
  }

  /** Milliseconds from the newest face to `at`, by the table's clock. */
  sinceFace(at: number): number {
    return at - this.faceAt;
  }

  hasPressed(seat: Seat): boolean {
    return this.presses.has(seat);
  }

  /** Whether these are presses. */
  takes(asked: Command): boolean {
    return this.racing.claims.has(asked.kind);
  }

  /**
   * A press waits for the verdict; the answer is the entry in which it was judged. Pressing again meanwhile is the same press, or
   * makes more of it. Rulings G4, G9, D5, I30.
   */
  press({ id, command: asked, reaction }: Request): Promise<Answer> {
    const { seat } = asked;
    const at = this.table.outside.now();
    const own = reaction ?? at - this.faceAt;
    const pressed = this.presses.get(seat);
    if (pressed !== undefined) {
      const ids = new Set([...pressed.ids, id]);
      const more =
        !this.table.still() &&
        this.racing.upgrades?.(pressed.command, asked) === true &&
        this.evidence().mode === "last";
      this.presses.set(seat, { ...pressed, ids, ...(more ? { command: asked, at, reaction: own } : {}) });
      if (more) this.lookAtRace();
      return pressed.answered;
    }
    if (this.table.sitters[seat] === undefined || this.table.still()) return refused(NOT_NOW);
    const reason = this.racing.mayClaim(this.table.state(), seat);
    if (reason !== null) return refused(reason);
    // What the rules would refuse anyway is refused now, not after the race.
    const alone = this.table.refuses(asked);
    if (alone !== null) return refused(alone);
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.presses.set(seat, {
      command: asked,
      ids: new Set([id]),
      at,
      reaction: own,
      answer: resolve,
      answered: promise,
    });
    this.lookAtRace();
    return promise;
  }

  /** Reactions are measured from the face that shows now. */
  time(events: readonly GameEvent[]): void {
    const now = this.table.outside.now();
    if (events.some(({ kind }) => this.racing.faces.has(kind))) this.faceAt = now;
    if (events.some(({ kind }) => this.racing.awards.has(kind))) this.awardAt = now;
  }

  /** Nobody looks any more; presses keep waiting. */
  hold(): void {
    this.look?.();
    this.look = null;
  }

  /** Goes on after a pause of so many milliseconds, which are nobody's reaction and no part of the time for slapping. Ruling D43. */
  goOn(byMs: number): void {
    this.faceAt += byMs;
    this.awardAt += byMs;
    for (const [seat, press] of this.presses) this.presses.set(seat, { ...press, at: press.at + byMs });
    this.lookAtRace();
  }

  private race(): Race {
    const { racing, presses, faceAt, awardAt } = this;
    return { racing, state: this.table.state(), sitters: this.table.sitters, presses, faceAt, awardAt };
  }

  private evidence(): Evidence {
    return evidenceOf(this.race(), this.table.outside.now());
  }

  /** The referee looks, and looks again when a press still under way could have come in. */
  private lookAtRace(): void {
    if (this.presses.size === 0 || this.table.still()) return;
    this.hold();
    const { outside } = this.table;
    const verdict = arbitrate(this.evidence());
    if (verdict.state === "wait")
      this.look = outside.schedule(Math.max(verdict.recheckAt, outside.now() + 1), () => this.lookAtRace());
    else void this.table.inTurn(() => this.settle());
  }

  private async settle(): Promise<void> {
    if (this.presses.size === 0) return;
    const race = this.race();
    const evidence = this.evidence();
    const verdict = arbitrate(evidence);
    if (verdict.state === "wait") return;
    const asked = verdictCommand(race, evidence, verdict);
    const presses = [...this.presses];
    this.presses.clear();
    const answer = await this.table.carryOut(asked, evidence);
    for (const [seat, { ids, answer: tell }] of presses) {
      this.table.answered(seat, ids, answer);
      tell(answer);
    }
    if (!answer.ok) this.table.goOn();
  }
}

const refused = (reason: Refusal): Promise<Answer> => Promise.resolve({ ok: false, refusal: reason });
