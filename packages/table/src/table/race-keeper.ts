/** Keeps the race at a table: takes presses, lets the referee look, and settles what it has decided. */
import { refusal } from "@snorum/engine";
import type { Command, GameEvent, Racing, Refusal, Seat } from "@snorum/engine";
import { arbitrate } from "../referee/referee.ts";
import type { Evidence } from "../referee/types.ts";
import { evidenceOf, excusedIn, reactionOf, verdictCommand, voidCommand } from "./race.ts";
import type { Pressed, Race } from "./race.ts";
import type { Answer, Outside, PressId, Request, Sitter } from "./types.ts";

const NOT_NOW = refusal("not-now", "G14");
/** A face that lay there when the table was opened has been seen for so long: nobody reacts sooner, and it is new to nobody. Ruling D3. */
const SEEN_MS = 100;

/** A press of a client that waits for its answer. */
interface Asked extends Pressed {
  /** The ids of every wish that was this press. */
  readonly ids: ReadonlySet<string>;
  readonly tell: (answer: Answer) => void;
  readonly answered: Promise<Answer>;
}

/** What the keeper asks of its table. */
export interface RaceTable {
  readonly sitters: readonly Sitter[];
  readonly outside: Pick<Outside, "now" | "schedule" | "lines">;
  /** Its name, by which the lines know it. */
  readonly id: string;
  readonly state: unknown;
  /** The last entry. */
  readonly seq: number;
  /** Closed or paused: nothing is pressed and nothing judged. */
  readonly still: boolean;
  /** Why the rules would refuse this now, or null. */
  refuses(asked: Command): Refusal | null;
  inTurn<T>(job: () => Promise<T>): Promise<T>;
  carryOut(asked: Command, id: string, evidence?: Evidence, presses?: readonly PressId[]): Promise<Answer>;
  /** A press is judged: these wishes of that seat have this answer. */
  answered(seat: Seat, ids: ReadonlySet<string>, answer: Answer): void;
  /** Clocks and bots go on. */
  lookRound(): void;
}

/** The race at one table. */
export interface RaceKeeper {
  /** A race of this match was judged by this: whom it excused is counted. Ruling D44. */
  recall(judged: Evidence): void;
  /** Presses are being judged. No new face shows meanwhile. Ruling D5. */
  open(): boolean;
  /** The press of this seat is being judged. */
  hasPressed(seat: Seat): boolean;
  /** A bot presses, at this time of the table's clock. */
  pressAt(asked: Command, at: number): Promise<Answer>;
  /**
   * A press waits for the verdict; the answer is the entry in which it was judged. Pressing again meanwhile is the same press, or
   * makes more of it. Rulings G4, G9, D5, I30.
   */
  press(request: Request): Promise<Answer>;
  /** Reactions are measured from the face that shows now, with entry `seq`. */
  time(events: readonly GameEvent[], seq: number): void;
  /** Nobody looks any more; presses keep waiting. */
  hold(): void;
  /** Goes on after a pause of so many milliseconds, which are nobody's reaction and no part of the time for slapping. Ruling D43. */
  goOn(byMs: number): void;
}

/** Keeps the race of a game that has one. */
export function keepRace(racing: Racing<unknown>, table: RaceTable): RaceKeeper {
  const { sitters } = table;
  const { now, schedule } = table.outside;
  /** Presses since the race opened; empty while nobody has pressed. */
  const presses = new Map<Seat, Asked>();
  let look: (() => void) | null = null;
  /** When the newest face and the last award showed, by the table's clock, and since when everybody may press. */
  let openSince = now();
  let faceSeq = 0;
  let faceAt = openSince - SEEN_MS;
  let awardAt = Number.NEGATIVE_INFINITY;
  let awardSeq = 0;

  const { lines } = table.outside;
  const excuses = new Map<Seat, number>();
  const race = (): Race => ({
    racing,
    state: table.state,
    sitters,
    presses,
    faceAt,
    awardAt,
    awardSeq,
    openSince,
    table: table.id,
    lines,
    excuses,
  });
  const evidence = (): Evidence => evidenceOf(race(), now());

  const hold = (): void => {
    look?.();
    look = null;
  };

  /** The referee looks, and looks again when a press still under way could have come in. */
  const lookAtRace = (): void => {
    if (presses.size === 0 || table.still) return;
    hold();
    const verdict = arbitrate(evidence(), lines?.judging);
    if (verdict.state === "wait") look = schedule(Math.max(verdict.recheckAt, now() + 1), lookAtRace);
    else void table.inTurn(settle);
  };

  /** Why this is no press now, or null. */
  const objection = (press: Pressed): Refusal | null =>
    racing.mayClaim(table.state, press.command.seat, reactionOf(press, faceAt)) ?? table.refuses(press.command);

  /** What came in while an entry was being saved may be no press any more; it must not spoil the race of the others. */
  const dropRefused = (): void => {
    const before = presses.size;
    for (const [seat, pressed] of presses) {
      const reason = objection(pressed);
      if (reason === null) continue;
      presses.delete(seat);
      pressed.tell({ ok: false, refusal: reason });
    }
    if (before > 0 && presses.size === 0) table.lookRound();
  };

  const recall = (judged: Evidence): void => {
    for (const seat of excusedIn(judged)) excuses.set(seat, (excuses.get(seat) ?? 0) + 1);
  };

  const settle = async (): Promise<void> => {
    if (table.still) return;
    dropRefused();
    if (presses.size === 0) return;
    const seen = evidence();
    const verdict = arbitrate(seen, lines?.judging);
    if (verdict.state === "wait") return;
    const asked = verdictCommand(race(), seen, verdict);
    const judged = [...presses];
    presses.clear();
    const ids = judged.flatMap(([seat, press]) => [...press.ids].map((id) => ({ seat, id })));
    const answer = await table.carryOut(asked, "", seen, ids);
    if (answer.ok) {
      lines?.judged(table.id, verdict.rows);
      recall(seen);
    }
    for (const [seat, press] of judged) {
      table.answered(seat, press.ids, answer);
      press.tell(answer);
    }
    if (!answer.ok) table.lookRound();
  };

  /** A hand for the picture before, that costs nothing: it closes nothing for the others, and is no hand for this face. Rulings D6, D50. */
  const settleVoid = async (press: Pressed, id: string, shownAt: number): Promise<Answer> => {
    const { seat } = press.command;
    const reason = table.still || faceAt !== shownAt ? NOT_NOW : objection(press);
    if (reason !== null) return { ok: false, refusal: reason };
    const alone: Race = { ...race(), presses: new Map([[seat, press]]) };
    const told = voidCommand(alone, seat, reactionOf(press, faceAt));
    const answer = await table.carryOut(told, "", undefined, [{ seat, id }]);
    table.answered(seat, new Set([id]), answer);
    return answer;
  };

  /** Whether this press is told by itself: where hands are awaited it is none of them. */
  const isVoid = (press: Pressed): boolean => {
    const { seat } = press.command;
    if (racing.isVoid?.(table.state, { seat, ms: reactionOf(press, faceAt) }) !== true) return false;
    return evidenceOf({ ...race(), presses: new Map([...presses, [seat, press]]) }, now()).mode === "last";
  };

  /** The same press again, or one that makes more of it. */
  const pressAgain = (pressed: Asked, id: string, more: Pressed): Promise<Answer> => {
    const upgrades =
      !table.still && racing.upgrades?.(pressed.command, more.command) === true && evidence().mode === "last";
    presses.set(more.command.seat, { ...pressed, ids: new Set([...pressed.ids, id]), ...(upgrades ? more : {}) });
    if (upgrades) lookAtRace();
    return pressed.answered;
  };

  /** The reaction to the newest face. Whoever had not seen it yet has pressed for the picture before. Ruling D3. */
  const sinceFace = ({ seen, reaction }: Request, at: number): number =>
    seen < faceSeq ? 0 : (reaction ?? at - openSince) + openSince - faceAt;

  const press = (request: Request): Promise<Answer> => {
    const { id, seen, command } = request;
    const { seat } = command;
    const at = now();
    const own: Pressed = { command, at, reaction: sinceFace(request, at), seen };
    const pressed = presses.get(seat);
    if (pressed !== undefined) return pressAgain(pressed, id, own);
    // What the rules would refuse anyway is refused now, not after the race.
    const reason = sitters[seat] === undefined || table.still ? NOT_NOW : objection(own);
    if (reason !== null) return Promise.resolve({ ok: false, refusal: reason });
    const shownAt = faceAt;
    if (isVoid(own)) return table.inTurn(() => settleVoid(own, id, shownAt));
    const { promise, resolve } = Promise.withResolvers<Answer>();
    presses.set(seat, { ...own, ids: new Set([id]), tell: resolve, answered: promise });
    lookAtRace();
    return promise;
  };

  return {
    recall,
    open: () => presses.size > 0,
    hasPressed: (seat) => presses.has(seat),
    press,
    pressAt: (command, at) => press({ id: "", seen: table.seq, command, reaction: at - openSince }),
    time(events, seq) {
      if (events.some(({ kind }) => racing.faces.has(kind))) {
        faceAt = now();
        openSince = faceAt;
        faceSeq = seq;
      }
      if (events.some(({ kind }) => racing.awards.has(kind))) {
        awardAt = now();
        awardSeq = seq;
      }
      // what came in while this was being saved is judged by what lies there now, and by no other clock
      lookAtRace();
    },
    hold,
    goOn(byMs) {
      faceAt += byMs;
      openSince += byMs;
      awardAt += byMs;
      for (const [seat, press] of presses) presses.set(seat, { ...press, at: press.at + byMs });
      lookAtRace();
    },
  };
}
