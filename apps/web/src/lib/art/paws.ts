// The animals' paws, wings and a frog's hand, as they come down on a pile, in a 140 × 140 box.
import { INK, SEATS, block, flat, gouge, line, move, oval, spike, type AnimalName } from "./ink.ts";
import { SHAPES } from "./animals.ts";
import { OFF } from "./objects.ts";

const stamp = (seat: AnimalName, x: number, y: number, size: number) => {
  const { shape, colour } = SEATS[seat];
  const k = size / 100;
  const half = shape === "halves";
  return move(
    x,
    y,
    `<path fill="${half ? INK.paper : colour}" stroke="${INK.ink}" stroke-width="12" stroke-linejoin="round" d="${SHAPES[shape]}"/>` +
      (half ? flat("M50 3A47 47 0 0 0 50 97Z", colour) : ""),
    k,
  );
};

const PAW =
  "M24 100L24 68Q8 62 9 47Q12 36 23 38Q21 20 34 17Q45 15 49 28Q53 14 65 16Q77 19 76 35Q88 33 92 44Q94 60 78 67L78 100Z";
const pawOf = (seat: AnimalName, fur: string) =>
  block(PAW, fur, OFF) +
  spike([
    [15, 42, 9, 26, 7],
    [34, 20, 33, 3, 7],
    [66, 19, 69, 2, 7],
    [87, 40, 94, 25, 7],
  ]) +
  line("M23 38L28 50M49 28L50 44M76 35L73 48", 3.4) +
  gouge(
    [
      [30, 78, 29, 86, 32, 96, 3],
      [70, 78, 71, 86, 69, 96, 3],
      [30, 28, 33, 23, 37, 22, 2.5],
      [61, 22, 65, 21, 69, 24, 2.5],
    ],
    INK.tan,
  ) +
  stamp(seat, 38, 58, 26);

const WING =
  "M30 100L26 74Q6 62 5 28Q20 34 27 46Q26 16 43 -2Q52 16 49 38Q57 12 76 8Q77 28 68 46Q82 32 96 38Q92 64 74 76L70 100Z";
const wingOf = (seat: AnimalName, feather: string, tip: string) =>
  block(WING, feather, OFF) +
  flat(
    "M8 34Q16 38 21 48Q14 46 8 34ZM42 6Q46 16 45 26Q38 18 42 6ZM72 14Q72 26 66 34Q64 22 72 14ZM91 43Q86 52 78 55Q82 46 91 43Z",
    tip,
  ) +
  line("M27 46L33 58M49 38L50 52M68 46L63 58", 3.4) +
  gouge(
    [
      [36, 80, 36, 88, 38, 96, 3],
      [62, 82, 63, 89, 61, 96, 3],
    ],
    INK.paper,
  ) +
  stamp(seat, 37, 58, 26);

const FINGERS = "M40 68L15 44M46 62L36 16M56 62L68 15M62 68L88 42";
const TOES = [
  [14, 43],
  [36, 14],
  [68, 13],
  [88, 41],
] as const;
const frogHand = (seat: AnimalName) =>
  line(FINGERS, 19, INK.ink) +
  flat(TOES.map(([x, y]) => oval(x, y, 12.5)).join(""), INK.ink) +
  block("M30 100L30 72Q34 56 50 54Q68 56 70 72L70 100Z", INK.moss, OFF) +
  line(FINGERS, 10, INK.moss) +
  flat(TOES.map(([x, y]) => oval(x, y, 8)).join(""), INK.moss) +
  gouge(
    [
      [10, 42, 12, 38, 16, 38, 2],
      [32, 13, 34, 9, 38, 9, 2],
      [64, 12, 66, 8, 70, 8, 2],
      [84, 40, 86, 36, 90, 36, 2],
    ],
    "#CDE7A0",
  ) +
  stamp(seat, 37, 66, 26);

/** An animal's paw, wing or frog's hand, as it comes down on a pile, stamped with its seat. */
export function pawArt(seat: AnimalName): string {
  switch (seat) {
    case "fox":
      return pawOf(seat, INK.orange);
    case "badger":
      return pawOf(seat, INK.slate);
    case "mole":
      return pawOf(seat, INK.rose);
    case "seal":
      return pawOf(seat, "#A9B6C9");
    case "heron":
      return wingOf(seat, "#C9CEDC", INK.slate);
    case "duck":
      return wingOf(seat, INK.umber, INK.tan);
    case "frog":
      return frogHand(seat);
    case "otter":
      return pawOf(seat, INK.umber);
  }
}
