/** A match of Irish Snap on this device. */
import { IrishAsk, IrishEvent, IrishHand, NO_CARD, NO_WORD, command, irishSnap } from "@snorum/engine";
import type { GameEvent, IrishView, Seat } from "@snorum/engine";
import { IRISH_SNAP } from "@snorum/engine/play-irish";
import type { Shown } from "@snorum/table";
import { RaceSession } from "#lib/race/session.svelte.ts";
import type { Noted, Playback } from "#lib/race/session.svelte.ts";
import type { TablePlan } from "#lib/setup/plan.ts";
import type { Stamp } from "#lib/race/paint.ts";
import { IRISH_MATCHES, remember, remembered } from "#lib/storage.ts";
import type { Line } from "#lib/table/captions.ts";
import { openOnDevice } from "#lib/table/open.ts";
import type { Opened } from "#lib/table/open.ts";
import { lineOf } from "./captions.ts";
import { photoOf, withTaker } from "./photo.ts";
import type { Photo } from "./photo.ts";
import { joined, verdictOf } from "./verdict.ts";
import type { Verdict } from "./verdict.ts";
import type { IrishTexts } from "./words.ts";

const KEPT = "table-irish";

/** Hands fall one after another, and lie so long before the pile is pushed away, in milliseconds. */
const HAND_MS = 60;
const LIE = 650;
const READ = 1100;
/** What came of a slap stays in sight so long, where no new face puts it away. */
const VERDICT = 3400;
/** The last cards are looked at before the places are shown. */
const LAST_LOOK = 2400;
/** Two presses nearer than this are one, where one hand is enough. */
const DOUBLE_TAP_MS = 400;

const FACES: ReadonlySet<number> = new Set<number>([IrishEvent.Laid, IrishEvent.Spoke]);
const MOVING: ReadonlySet<number> = new Set<number>([IrishEvent.PileTaken, IrishEvent.PileShared]);
const JUDGED: ReadonlySet<number> = new Set<number>([
  IrishEvent.Slapped,
  IrishEvent.WrongWord,
  IrishEvent.Hesitated,
  IrishEvent.OutOfTurn,
  IrishEvent.WindowClosed,
  IrishEvent.AnswersShown,
  IrishEvent.TakerDrawn,
]);

const hands = ({ events }: Shown): number => events.filter(({ kind }) => kind === IrishEvent.Slapped).length;

const PLAYBACK: Playback = {
  kept: KEPT,
  faces: FACES,
  judged: JUDGED,
  moving: MOVING,
  between: (shown) => (hands(shown) > 0 ? LIE + hands(shown) * HAND_MS : READ),
};

/** The pile on its way to whoever takes it. */
export interface Push {
  readonly id: number;
  readonly takers: readonly number[];
}

type Match = ReturnType<typeof irishSnap.create>;

export class IrishSession extends RaceSession<Match, IrishView> {
  /** Hands of the people here, until they are judged; 2 where both are down. */
  down: ReadonlyMap<Seat, number> = $state.raw(new Map());
  /** What the last slap has come to, and the last photo finish. */
  verdict: Verdict | null = $state.raw(null);
  photo: Photo | null = $state.raw(null);
  push: Push | null = $state.raw(null);
  /** What everybody has answered, in the calm game, until the next face. */
  answers: readonly number[] | null = $state.raw(null);
  /** A game is over, and another will be dealt. */
  between: boolean = $state(false);
  /** The fastest hand of each seat that was in time, in ms; null where there was none. */
  best: readonly (number | null)[] = $state.raw([]);
  private readonly named: ((seat: number) => string) | undefined;
  private readonly words: () => IrishTexts;
  private readonly pressedAt = new Map<Seat, number>();
  private readonly laying = new Set<Seat>();
  private pushed = 0;
  private away: () => void = () => undefined;

  constructor(opened: Opened<IrishView>, words: () => IrishTexts) {
    super(irishSnap, PLAYBACK, opened);
    this.named = opened.nameOf;
    this.words = words;
    this.best = this.setup.seats.map(() => null);
    this.start();
    // what was judged last and is covered by no new card is told again, for as long as it would have been in sight
    if (!opened.fresh && this.verdict !== null) this.verdict = { ...this.verdict, pushed: true };
    this.push = null;
    this.between = this.view.phase === "RoundOver";
  }

  nameOf = (seat: number): string => this.named?.(seat) ?? this.words().game.animals[this.animalOf(seat)];

  /**
   * A hand on the pile, by the moment of its press. One is enough until it has been judged, or until the next face; where both may be
   * wanted a second press is the other hand. Rulings G4, G9, I30.
   */
  async slap(seat: Seat, at: Stamp): Promise<void> {
    const { rules } = this.view;
    const pressedAt = performance.now();
    const down = this.down.get(seat) ?? 0;
    const other = down === 1 && rules.hands === "both";
    if (this.paused || (down > 0 && !other)) return;
    const since = pressedAt - (this.pressedAt.get(seat) ?? Number.NEGATIVE_INFINITY);
    if (rules.hands !== "both" && since < DOUBLE_TAP_MS) return;
    this.pressedAt.set(seat, pressedAt);
    const reaction = this.paint.reaction(at);
    this.lies(seat, other ? 2 : 1);
    await this.ask(command(IrishAsk.Slap, seat, NO_CARD, other ? IrishHand.both : IrishHand.one), reaction);
    this.lies(seat, 0);
  }

  private lies(seat: Seat, hands: number): void {
    this.down = new Map([...this.down, [seat, hands]]);
  }

  /** The hand has left its home. Whether that was a twitch is the rules' to say, and nobody hears when it was none. Rule IRISH-SLAP-5. */
  async leaveHome(seat: Seat, at: Stamp): Promise<void> {
    if (this.paused || (this.down.get(seat) ?? 0) > 0) return;
    await this.ask(command(IrishAsk.Slap, seat, NO_CARD, IrishHand.start), this.paint.reaction(at), true);
  }

  /** Reaches for the next card, with the word that the player has chosen; twice is once. */
  async lay(seat: Seat, word: number = NO_WORD): Promise<void> {
    if (this.laying.has(seat) || this.settling) return;
    this.laying.add(seat);
    await this.calmly(command(IrishAsk.Reach, seat, NO_CARD, word < 0 ? 0 : word));
    this.laying.delete(seat);
  }
  answer = (seat: Seat, word: number): Promise<boolean> => this.calmly(command(IrishAsk.Answer, seat, NO_CARD, word));
  /** Everybody at this device is ready for the next deal: they look at the same places. */
  async ready(): Promise<void> {
    for (const seat of this.here)
      if (this.view.ready[seat] !== true) await this.calmly(command(IrishAsk.NextDeal, seat));
  }

  protected lineOf({ event, before, entry }: Noted<IrishView>): Omit<Line, "id"> | null {
    return lineOf(event, { before, entry, texts: this.words(), nameOf: this.nameOf });
  }

  protected begins(shown: Shown, before: IrishView): void {
    const photo = photoOf(shown, before);
    if (photo !== null) {
      this.photo = photo;
      this.best = this.best.map((best, seat) => faster(best, photo, seat));
    }
    this.photo = withTaker(this.photo, shown.events);
    const found = verdictOf(shown.events, before, this.verdict, shown.race?.excused);
    if (found === null) return;
    const verdict = joined(this.verdict, found);
    this.verdict = verdict;
    this.away();
    this.away = this.after(VERDICT, () => (this.verdict = null));
  }

  protected folded(event: GameEvent): void {
    if (event.kind === IrishEvent.AnswersShown) this.answers = event.list;
    if (event.kind === IrishEvent.RoundOver)
      this.after(LAST_LOOK, () => (this.between = this.view.phase === "RoundOver"));
    if (event.kind === IrishEvent.MatchWon) this.after(LAST_LOOK, () => (this.ended = true));
    if (event.kind === IrishEvent.Dealt) {
      this.between = false;
      this.clear();
    }
  }

  protected moves(events: readonly GameEvent[]): void {
    const takers = events.flatMap(({ kind, seat, list }) => {
      if (kind === IrishEvent.PileTaken) return [seat];
      return kind === IrishEvent.PileShared ? [...new Set(list ?? [])] : [];
    });
    this.push = { id: ++this.pushed, takers };
    if (this.verdict !== null) this.verdict = { ...this.verdict, pushed: true };
  }

  protected clear(): void {
    this.verdict = null;
    this.answers = null;
  }
}

/** The faster of two: hands for nothing and guesses are no reactions. */
function faster(best: number | null, { lanes }: Photo, seat: number): number | null {
  const lane = lanes.find((one) => one.seat === seat);
  if (lane === undefined || lane.early || (lane.outcome !== "safe" && lane.outcome !== "last")) return best;
  return best === null ? lane.ms : Math.min(best, lane.ms);
}

/** Goes on with the match of this device, or opens a new one where there is none or `fresh` is wished. */
export async function openIrishSession(
  plan: TablePlan,
  fresh: boolean,
  words: () => IrishTexts,
): Promise<IrishSession> {
  const kept = remembered(KEPT)["id"];
  const opened = await openOnDevice<IrishView>({
    playable: IRISH_SNAP,
    store: IRISH_MATCHES,
    kept: !fresh && typeof kept === "string" ? kept : "",
    plan,
    keep: (id) => remember(KEPT, { id }),
  });
  return new IrishSession(opened, words);
}
