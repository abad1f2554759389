// The joker in card units, 250 × 350: an acorn in mid-call between oak leaves.
import { INK, block, flat, gouge, move, spike } from "./ink.ts";
import { OFF, acornMark, acornShape } from "./objects.ts";

const LEAF =
  "M50 103L47 92Q38 97 33 88Q33 80 41 77Q24 82 18 70Q19 59 36 57Q14 58 13 43Q17 32 36 39Q20 28 28 16Q38 9 46 20Q43 6 50 -1Q57 6 54 20Q62 9 72 16Q80 28 64 39Q83 32 87 43Q86 58 64 57Q81 59 82 70Q76 82 59 77Q67 80 67 88Q62 97 53 92Z";
const leaf = (colour: string) =>
  block(LEAF, colour, { ...OFF, sw: 4 }) +
  gouge(
    [
      [50, 100, 49, 50, 50, 8, 2.5],
      [50, 74, 40, 70, 32, 62, 2],
      [50, 74, 60, 70, 68, 62, 2],
      [50, 50, 40, 46, 32, 38, 2],
      [50, 50, 60, 46, 68, 38, 2],
    ],
    "#A9D08E",
  );

/** The picture, to be cropped by the margin of the card. */
export function jokerPicture(): string {
  const rays = Array.from({ length: 24 }, (_, i): [number, number, number, number, number] => {
    const turn = (i / 24) * Math.PI * 2 + 0.13;
    const [near, far] = [112 + (i % 3) * 8, 176 + (i % 2) * 18];
    return [
      125 + Math.cos(turn) * far,
      185 + Math.sin(turn) * far,
      125 + Math.cos(turn) * near,
      185 + Math.sin(turn) * near,
      20,
    ];
  });
  return (
    flat("M0 0L250 0L250 350L0 350Z", "#FBE3A0") +
    spike(rays, INK.paper) +
    move(72, 258, move(-50, -50, leaf(INK.moss)), 1.42, -118) +
    move(178, 258, move(-50, -50, leaf(INK.leaf)), 1.42, 118) +
    move(35, 54, acornMark(), 1.8)
  );
}

/** The sign in the corners. */
export const jokerSign = () =>
  move(
    0,
    0,
    `<path fill="${INK.paper}" stroke="${INK.paper}" stroke-width="34" stroke-linejoin="round" d="${acornShape.nut}${acornShape.cup}"/>` +
      block(acornShape.nut, INK.tan, { sw: 9, off: [0, 0], base: INK.tan }) +
      block(acornShape.cup, INK.umber, { sw: 9, off: [0, 0], base: INK.umber }),
    0.52,
  );
