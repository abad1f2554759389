/** The answers to a member's wishes, so that a repeat gets the first one. Ruling G17. */
import type { Refusal } from "@snorum/engine";
import type { Answer } from "@snorum/table";

/** The answer to what is refused. */
export const no = (reason: Refusal): Answer => ({ ok: false, refusal: reason });

/** So many refusals of each member are kept. What was carried out is known for ever, as the log is. */
const REFUSALS_KEPT = 64;

/** What is told of a wish that could not be saved. It may be asked again. */
const NOT_SAVED = "not-saved";

/** A class, because it lives and keeps things. */
export class Answers {
  private readonly carriedOut = new Map<string, number>();
  private readonly underWay = new Map<string, Promise<Answer>>();
  private readonly refusals = new Map<string, Answer>();

  /** The log says that this wish was carried out in entry `seq`. */
  logged(id: string, seq: number): void {
    this.carriedOut.set(id, seq);
  }

  /** The answer to a wish with this id, if there is or will be one. */
  find(id: string): Promise<Answer> | undefined {
    const seq = this.carriedOut.get(id);
    if (seq !== undefined) return Promise.resolve({ ok: true, seq });
    const refused = this.refusals.get(id);
    return refused === undefined ? this.underWay.get(id) : Promise.resolve(refused);
  }

  /** A wish is being carried out. */
  keep(id: string, answer: Promise<Answer>): void {
    this.underWay.set(id, answer);
    void answer.then((one) => {
      this.underWay.delete(id);
      if (one.ok) this.carriedOut.set(id, one.seq);
      else if (one.refusal.code !== NOT_SAVED) this.refusals.set(id, one);
      if (this.refusals.size > REFUSALS_KEPT) this.refusals.delete(this.refusals.keys().next().value ?? "");
    });
  }
}
