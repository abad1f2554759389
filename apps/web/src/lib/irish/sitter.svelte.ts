/** One person of several at this device: what they may do now, and do, by whatever key. */
import { IrishAnswer } from "@snorum/engine";
import type { IrishView, Seat } from "@snorum/engine";
import type { Stamp } from "#lib/race/paint.ts";
import { Hand } from "./hand.svelte.ts";
import type { IrishSession } from "./session.svelte.ts";
import { settled, tooEager } from "./shown.ts";

export class Sitter {
  readonly seat: Seat;
  readonly calm: boolean;
  /** A slap counts when the finger, or the key, comes up. */
  readonly lifts: boolean;
  readonly hand: Hand;
  private readonly session: IrishSession;
  private said = $state.raw({ picture: -1, word: -1 });

  constructor(session: IrishSession, seat: Seat) {
    const { rules } = session.view;
    this.session = session;
    this.seat = seat;
    this.calm = rules.race === "calm";
    this.lifts = !this.calm && rules.twitch === "off";
    this.hand = new Hand(rules.twitch, { slap: (at) => this.slap(at), start: (at) => this.start(at) });
  }

  /** What this person may see and do; nothing while a judged pile has not moved. Ruling D5. */
  get view(): IrishView {
    const view = this.session.hands.get(this.seat) ?? this.session.view;
    return this.session.settling ? settled(view) : view;
  }
  get down(): number {
    return this.session.down.get(this.seat) ?? 0;
  }
  get locked(): boolean {
    return this.view.locks[this.seat] === true;
  }
  get out(): boolean {
    return this.view.out[this.seat] === true;
  }
  /** Laying now is out of turn, which this table lets you do and makes you pay for. Ruling I26. */
  get eager(): boolean {
    return tooEager(this.view);
  }
  get mayAnswer(): boolean {
    return this.view.mayAnswer.length > 0;
  }
  /** The answer that was given to the card that lies there, or null. */
  get answered(): number | null {
    return this.said.picture === this.view.picture ? this.said.word : null;
  }

  readonly slap = (at: Stamp): void => {
    if (!this.calm && !this.out) void this.session.slap(this.seat, at);
  };
  /** The hand that lays has to leave its home, and where nothing lies yet nobody twitches. */
  readonly start = (at: Stamp): void => {
    const { turn, pile } = this.session.view;
    if (turn !== this.seat && pile > 0) void this.session.leaveHome(this.seat, at);
  };
  readonly lay = (): void => {
    if (this.view.mayReach || this.eager) void this.session.lay(this.seat);
  };
  readonly choose = (word: number): void => {
    if (this.view.choosesWord) void this.session.lay(this.seat, word);
  };
  readonly answer = (word: number): void => {
    if (this.mayAnswer) this.said = { picture: this.view.picture, word };
    void this.session.answer(this.seat, word);
  };
  readonly slapsOrAnswers = (at: Stamp): void => {
    if (this.calm) this.answer(IrishAnswer.slap);
    else this.slap(at);
  };
}
