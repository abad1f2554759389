/** What one person calls, by whatever key: a voice, or a voice and a hand. */
import { NO_CARD, SNAP_POOL, SnapCall } from "@snorum/engine";
import type { Seat } from "@snorum/engine";
import { canCallPool, kindOf } from "./kind.ts";
import type { Kind } from "./kind.ts";
import type { Stamp } from "#lib/race/paint.ts";
import type { SnapSession } from "./session.svelte.ts";
import { after, needsBoth } from "./twofold.ts";
import type { Armed, Deed } from "./twofold.ts";

export class Caller {
  readonly seat: Seat;
  readonly kind: Kind;
  private readonly session: SnapSession;
  private armed: Armed | null = $state.raw(null);
  private wish: { readonly word: number; readonly target: number } = $state.raw({
    word: SnapCall.snap,
    target: NO_CARD,
  });
  private said = $state.raw({ word: 0, reveals: -1 });

  constructor(session: SnapSession, seat: Seat) {
    this.session = session;
    this.seat = seat;
    this.kind = kindOf(session.view.rules);
  }

  /** The half of a call that has been done; empty where none waits. */
  get half(): Deed | "" {
    return this.armed?.picture === this.session.view.picture ? this.armed.deed : "";
  }
  /** Pressed, and not judged yet. */
  get pressed(): boolean {
    return this.session.called.has(this.seat);
  }
  /** The key of several that has been pressed: an animal until that is judged, an answer until the next card. */
  get chosen(): number | null {
    if (this.kind.calm) return this.said.reveals === this.session.view.reveals ? this.said.word : null;
    return this.pressed ? this.wish.target : null;
  }
  get locked(): boolean {
    return (this.session.view.locks[this.seat] ?? 0) > 0;
  }
  get out(): boolean {
    return this.session.view.out[this.seat] === true;
  }
  get mayTurn(): boolean {
    return this.session.hands.get(this.seat)?.mayReach === true;
  }
  get mayAnswer(): boolean {
    return (this.session.hands.get(this.seat)?.mayAnswer.length ?? 0) > 0;
  }

  /** Where the table asks for a voice and a hand, a call is made once both are done; whoever has one switch does both with it. */
  private deed(what: Deed, at: Stamp, word: number = SnapCall.snap, target: number = NO_CARD): void {
    const { picture, rules } = this.session.view;
    if (this.kind.oneSwitch) {
      void this.session.call(this.seat, word, target, at);
      return;
    }
    if (what === "call" || !needsBoth(rules)) this.wish = { word, target };
    const { armed, press } = after(this.armed, what, at, picture, rules);
    this.armed = armed;
    if (press !== null) void this.session.call(this.seat, this.wish.word, this.wish.target, press);
  }

  /** With animals there is no word for everything, and in the calm game nobody calls. */
  readonly call = (at: Stamp): void => {
    if (!this.kind.calm && !this.kind.animals) this.deed("call", at);
  };
  readonly callPool = (at: Stamp): void => {
    if (canCallPool(this.kind, this.session.view))
      this.deed("call", at, this.kind.pools ? SnapCall.pool : SnapCall.snap);
  };
  readonly callAnimal = (animal: Seat, at: Stamp): void => this.deed("call", at, SnapCall.animal, animal);
  /** Pointing at a pile or a pool while calling. */
  readonly point = (target: number, at: Stamp): void => {
    if (this.kind.animals && target < SNAP_POOL) this.callAnimal(target, at);
    else this.deed("call", at, target >= SNAP_POOL && this.kind.pools ? SnapCall.pool : SnapCall.snap, target);
  };
  readonly turn = (): void => void this.session.turn(this.seat);
  readonly answer = (word: number): void => {
    if (this.mayAnswer) this.said = { word, reveals: this.session.view.reveals };
    void this.session.answer(this.seat, word);
  };
  /** On the pile, or on the acorn. */
  readonly hand = (at: Stamp): void => {
    if (needsBoth(this.session.view.rules)) this.deed("hand", at);
    else if (this.kind.slap) this.deed("call", at);
  };

  /** What keys of a keyboard do; the rest is the table's. */
  get keys() {
    return { call: this.call, pool: this.callPool, turn: this.turn, hand: this.hand };
  }
}
