/** When the newest face could be seen, and how long after that a press came: both by this screen's own clock. Rules SNAP-TURN-3, D5. */

/** Milliseconds of `performance.now`. */
export type Stamp = number;

const USUAL_FRAME = 1000 / 60;
/** What one frame can take: 240 pictures a second, or 30. */
const FRAME = { least: 4, most: 34 } as const;
/** An event cannot be older than this when it is handled; where its stamp says so, it is of another clock. */
const OLDEST = 2000;

/** One frame, as two following ones measure it. */
export const frameOf = (first: Stamp, second: Stamp): number => {
  const frame = second - first;
  return frame >= FRAME.least && frame <= FRAME.most ? frame : USUAL_FRAME;
};

/** The moment of an event: its own stamp where that can be believed, else now. */
export const momentOf = (stamp: Stamp, now: Stamp): Stamp => (stamp > now || stamp < now - OLDEST ? now : stamp);

/** Milliseconds from the face to the press. A face that is not painted yet has not been seen: 0. */
export const reactionTo = (painted: Stamp | null, pressed: Stamp): number =>
  painted === null ? 0 : Math.max(0, pressed - painted);

/** Follows the frames of the page: `face` when a new face is shown. */
export interface Paint {
  readonly face: () => void;
  /** Milliseconds since the face, for a press at `stamp`. */
  readonly reaction: (stamp: Stamp) => number;
  /** When the newest face was painted, by the page's clock; 0 while it is not. */
  readonly painted: () => Stamp;
}

export function watchPaint(): Paint {
  let painted: Stamp | null = null;
  let frame = USUAL_FRAME;
  let round = 0;
  return {
    face() {
      painted = null;
      const mine = ++round;
      requestAnimationFrame((first) => {
        // what a frame draws is on the glass one frame later
        if (mine === round) painted = first + frame;
        requestAnimationFrame((second) => (frame = frameOf(first, second)));
      });
    },
    reaction: (stamp) => reactionTo(painted, momentOf(stamp, performance.now())),
    painted: () => painted ?? 0,
  };
}
