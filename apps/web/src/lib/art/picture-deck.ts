// The picture deck for children who do not read yet: the number of things is the rank.
// Motifs are drawn in 100 × 100; jack, queen and king are a cat, an owl and a bear, calling.
import { index, needsBar, suitMark, textWidth } from "./glyphs.ts";
import type { Suit } from "./glyphs.ts";
import { INK, block, dotPath, flat, gouge, line, move, oval, spike } from "./ink.ts";

const OFF = { sw: 5, off: [2.4, 1.8] as const };
const FINE = { sw: 4, off: [1.6, 1.2] as const };
const TONGUE = "#E2553F";
const mirror = (art: string) => art + `<g transform="translate(100 0) scale(-1 1)">${art}</g>`;

/** The things to count, one to ten. */
const MOTIFS: readonly (() => string)[] = [
  // bee
  () =>
    block("M52 40Q44 8 64 6Q82 8 66 40Z", INK.paper, FINE) +
    block("M44 40Q24 14 40 8Q58 6 56 38Z", "#CDE7F2", FINE) +
    spike([[88, 58, 101, 60, 12]]) +
    block("M8 58Q8 38 30 36Q48 32 68 36Q90 40 92 58Q90 76 68 82Q48 86 30 80Q8 76 8 58Z", INK.marigold, OFF) +
    flat("M38 35L50 34Q56 58 50 84L38 82Q44 58 38 35ZM62 35L74 38Q80 58 74 80L62 83Q68 58 62 35Z", INK.ink) +
    flat(oval(22, 54, 5, 6), INK.ink) +
    flat(oval(20.5, 52, 1.8), INK.paper) +
    line("M14 66Q20 73 28 68", 4) +
    flat(oval(31, 66, 4, 3), INK.rose) +
    line("M20 38Q14 26 5 26M29 36Q26 22 18 18", 4) +
    flat(dotPath(5, 26, 4) + dotPath(17, 17, 4), INK.ink),
  // cherry
  () =>
    line("M48 44Q50 20 70 6", 6) +
    block("M68 8Q84 -2 99 10Q92 26 74 22Q68 16 68 8Z", INK.moss, FINE) +
    gouge([[74, 14, 82, 12, 92, 11, 2]], "#CDE7A0") +
    block("M48 44Q58 36 72 40Q90 48 88 70Q82 98 50 97Q18 96 13 70Q12 48 28 40Q40 36 48 44Z", "#B81F3C", OFF) +
    gouge(
      [
        [24, 70, 22, 54, 36, 48, 5],
        [26, 80, 26, 84, 32, 88, 3],
      ],
      "#F6B6AE",
    ) +
    gouge([[40, 47, 48, 52, 58, 46, 2.5]], INK.ink),
  // cup
  () =>
    block("M78 42Q98 38 98 56Q98 74 74 74L74 66Q88 66 88 56Q88 48 78 50Z", INK.sky, FINE) +
    block("M4 84L96 84Q90 98 70 98L30 98Q10 98 4 84Z", INK.paper, OFF) +
    block("M12 36L80 36Q80 84 46 85Q12 84 12 36Z", INK.sky, OFF) +
    flat("M17 40L75 40L74 47L18 47Z", INK.umber) +
    flat(dotPath(30, 62, 5) + dotPath(46, 70, 5) + dotPath(62, 62, 5) + dotPath(46, 55, 4), INK.paper) +
    gouge(
      [
        [34, 26, 26, 16, 36, 4, 4],
        [54, 26, 46, 14, 58, 2, 4],
      ],
      INK.muted,
    ),
  // mushroom
  () =>
    block("M36 52Q40 74 30 92Q50 100 70 92Q60 74 64 52Z", INK.cream, OFF) +
    gouge(
      [
        [42, 62, 44, 76, 40, 88, 2.5],
        [58, 64, 57, 74, 60, 86, 2],
      ],
      INK.tan,
    ) +
    block("M4 54Q8 10 50 6Q92 10 96 54Q92 62 78 60Q50 52 22 60Q8 62 4 54Z", "#A9572B", OFF) +
    gouge(
      [
        [16, 46, 18, 26, 36, 16, 4],
        [60, 14, 74, 20, 80, 32, 3],
      ],
      "#F0B98A",
    ) +
    flat(dotPath(50, 30, 5) + dotPath(66, 44, 4) + dotPath(34, 42, 4), "#F0B98A"),
  // fish
  () =>
    block("M68 50L96 26Q90 50 97 76Z", INK.marigold, OFF) +
    block("M34 28Q46 8 66 22L56 34Z", INK.marigold, FINE) +
    block("M4 52Q22 22 50 24Q68 28 78 50Q68 74 50 78Q22 80 4 52Z", "#3E86B8", OFF) +
    flat("M4 52Q12 38 24 30Q34 50 26 74Q12 66 4 52Z", "#9CC9E2") +
    line("M27 30Q37 50 28 74", 4) +
    flat(oval(17, 47, 5), INK.ink) +
    flat(oval(15.5, 45, 1.8), INK.paper) +
    line("M6 58Q12 62 17 59", 3.4) +
    gouge(
      [
        [42, 36, 48, 40, 42, 48, 3],
        [54, 36, 60, 42, 54, 50, 3],
        [42, 54, 48, 58, 42, 66, 3],
        [54, 56, 60, 60, 54, 68, 3],
        [66, 44, 71, 50, 66, 57, 3],
      ],
      INK.paper,
    ),
  // snail
  () =>
    block("M2 92Q8 78 30 80L66 78Q78 74 78 52Q76 38 86 38Q98 40 97 58Q96 90 70 95Q30 100 2 92Z", "#C9B458", OFF) +
    line("M82 40L76 22M91 40L96 22", 4.5) +
    flat(dotPath(76, 21, 5) + dotPath(96, 21, 5), INK.ink) +
    line("M84 60Q89 64 93 60", 3.6) +
    block(oval(42, 50, 34), "#B4523B", OFF) +
    line("M42 50Q50 44 52 54Q48 66 36 62Q24 54 32 40Q44 28 58 38Q70 52 60 68", 6, INK.cream) +
    gouge([[14, 50, 16, 32, 32, 22, 3]], "#F0B98A"),
  // carrot
  () =>
    block("M44 28Q22 24 20 4Q36 6 42 14Q42 2 54 -2Q60 8 56 18Q68 6 80 12Q76 26 58 30Z", INK.moss, FINE) +
    gouge(
      [
        [48, 24, 40, 16, 30, 10, 2.5],
        [52, 22, 51, 12, 53, 4, 2.5],
        [56, 24, 64, 18, 72, 16, 2.5],
      ],
      "#CDE7A0",
    ) +
    block("M26 32Q50 18 74 32Q80 58 52 101Q22 60 26 32Z", INK.orange, OFF) +
    gouge([[32, 40, 30, 56, 42, 76, 4]], "#FFD09A") +
    gouge(
      [
        [56, 42, 64, 44, 74, 40, 3],
        [50, 58, 58, 60, 66, 58, 3],
        [48, 78, 52, 79, 58, 76, 2.5],
        [28, 50, 34, 52, 40, 50, 2.5],
      ],
      "#9A4510",
    ),
  // mouse
  () =>
    line("M84 78Q104 74 98 54Q92 44 98 34", 5) +
    block("M2 74Q8 58 26 48Q50 30 74 48Q92 62 88 88L26 88Q6 86 2 74Z", "#9A94A8", OFF) +
    gouge(
      [
        [46, 50, 62, 48, 74, 60, 3],
        [58, 66, 68, 66, 76, 76, 3],
      ],
      "#D5D0DE",
    ) +
    block(oval(37, 38, 15), "#9A94A8", OFF) +
    flat(oval(38, 39, 8.5), INK.rose) +
    flat(oval(22, 64, 4.2), INK.ink) +
    flat(oval(20.8, 62.5, 1.5), INK.paper) +
    block(oval(4, 74, 4.5), INK.rose, { sw: 3, off: [0, 0] }) +
    line("M14 76L-1 86M18 78L8 92", 2.6) +
    line("M36 92L28 94M66 92L58 94", 5),
  // ladybird
  () =>
    line("M14 56L2 48M18 74L4 78M86 56L98 48M82 74L96 78", 5) +
    line("M42 14Q36 2 26 3M58 14Q64 2 74 3", 4) +
    flat(oval(50, 26, 21, 18), INK.ink) +
    flat(oval(41, 22, 4.5) + oval(59, 22, 4.5), INK.paper) +
    flat(oval(42, 22.5, 2.2) + oval(58, 22.5, 2.2), INK.ink) +
    block("M50 32Q84 30 88 62Q86 96 50 97Q14 96 12 62Q16 30 50 32Z", INK.vermilion, OFF) +
    line("M50 33L50 96", 4.5) +
    flat(dotPath(32, 52, 7) + dotPath(68, 52, 7) + dotPath(30, 76, 6) + dotPath(70, 76, 6), INK.ink) +
    gouge([[19, 66, 18, 50, 30, 40, 3]], "#F7B5A4"),
  // duckling
  () =>
    block("M2 36Q-6 42 4 47L20 46L20 34Z", INK.orange, FINE) +
    block(
      "M34 6Q54 6 56 28Q56 38 52 44Q66 50 78 42Q90 34 98 36Q100 62 84 78Q68 92 42 86Q16 78 20 52Q8 42 12 26Q16 6 34 6Z",
      "#F8CF3E",
      OFF,
    ) +
    flat(oval(28, 25, 4.2), INK.ink) +
    flat(oval(26.6, 23.5, 1.5), INK.paper) +
    block("M44 60Q60 52 80 58Q78 76 60 76Q46 74 44 60Z", INK.marigold, { sw: 3.6, off: [0, 0] }) +
    gouge(
      [
        [36, 14, 44, 16, 47, 26, 2.5],
        [28, 64, 28, 74, 38, 80, 3],
      ],
      INK.paper,
    ) +
    line("M44 88L42 97L34 98M62 86L64 96L56 98", 4.2, "#C8541C"),
];

const PORTRAIT: Readonly<Record<"J" | "Q" | "K", () => string>> = {
  // Jack: a cat in a feathered cap.
  J: () =>
    mirror(block("M10 54L4 10L42 30Z", "#E89A4A", OFF) + flat("M15 38L12 22L30 31Z", INK.rose)) +
    block("M50 26Q78 24 88 48Q98 70 84 84Q70 98 50 98Q30 98 16 84Q2 70 12 48Q22 24 50 26Z", "#E89A4A", OFF) +
    gouge(
      [
        [12, 60, 20, 60, 26, 64, 3],
        [10, 70, 18, 70, 25, 71, 3],
        [88, 60, 80, 60, 74, 64, 3],
        [90, 70, 82, 70, 75, 71, 3],
      ],
      "#9A4F1C",
    ) +
    flat("M50 62Q62 56 74 68Q80 84 66 90Q58 94 50 94Q42 94 34 90Q20 84 26 68Q38 56 50 62Z", INK.cream) +
    flat("M36 72Q50 68 64 72Q66 92 50 93Q34 92 36 72Z", INK.ink) +
    flat("M41 88Q50 78 59 88Q55 92 50 92Q45 92 41 88Z", TONGUE) +
    flat("M44 72L56 72L55 76L45 76Z", INK.paper) +
    flat("M43 62Q50 58 57 62Q55 69 50 70Q45 69 43 62Z", "#C65B3C") +
    mirror(block(oval(31, 52, 10, 10), "#DCE98F", { sw: 4 }) + flat(oval(32, 52, 3.4, 7.5), INK.ink)) +
    mirror(line("M26 72L2 66M26 78L4 82", 2.6)) +
    move(
      16,
      2,
      block("M20 34Q18 6 52 4Q82 6 82 34Q52 24 20 34Z", INK.damson, OFF) +
        gouge([[30, 22, 34, 13, 46, 11, 3]], INK.rose) +
        block("M14 38Q50 22 87 38L86 28Q50 13 16 28Z", INK.marigold, { sw: 4.5, off: [0, 0] }) +
        block("M66 24Q66 -4 92 -22Q106 4 80 28Z", "#7FC1A8", FINE) +
        line("M73 24Q76 4 90 -12", 3.4),
      0.68,
    ),
  // Queen: an owl with a crown.
  Q: () =>
    block(
      "M14 30L8 10Q30 12 50 22Q70 12 92 10L86 30Q98 60 84 84Q70 100 50 100Q30 100 16 84Q2 60 14 30Z",
      "#9B6B4A",
      OFF,
    ) +
    flat("M50 66Q76 62 80 80Q70 96 50 97Q30 96 20 80Q24 62 50 66Z", INK.cream) +
    spike(
      [
        [34, 76, 34, 83, 8],
        [50, 88, 50, 95, 8],
        [66, 76, 66, 83, 8],
        [42, 84, 42, 91, 8],
        [58, 84, 58, 91, 8],
      ],
      INK.umber,
    ) +
    block(oval(30, 46, 21), INK.cream, FINE) +
    block(oval(70, 46, 21), INK.cream, FINE) +
    block(oval(32, 46, 12.5), INK.marigold, { sw: 4, off: [0, 0] }) +
    block(oval(68, 46, 12.5), INK.marigold, { sw: 4, off: [0, 0] }) +
    flat(oval(33, 46, 7) + oval(67, 46, 7), INK.ink) +
    flat(oval(30.5, 43, 2.5) + oval(64.5, 43, 2.5), INK.paper) +
    gouge(
      [
        [16, 34, 18, 30, 22, 28, 2],
        [12, 46, 12, 50, 14, 54, 2],
        [84, 34, 82, 30, 78, 28, 2],
        [88, 46, 88, 50, 86, 54, 2],
      ],
      INK.umber,
    ) +
    flat("M42 60Q50 56 58 60Q60 74 50 80Q40 74 42 60Z", INK.ink) +
    flat("M45 74Q50 67 55 74Q50 79 45 74Z", TONGUE) +
    block("M40 52Q50 46 60 52L50 66Z", INK.orange, { sw: 3.6, off: [1, 1] }) +
    block("M28 20L24 -6L38 6L50 -12L62 6L76 -6L72 20Q50 12 28 20Z", INK.marigold, OFF) +
    block("M27 23Q50 13 73 23L72 14Q50 5 28 14Z", INK.vermilion, { sw: 3.6, off: [0, 0] }) +
    flat(dotPath(50, 13, 3), INK.paper),
  // King: a bear with a crown.
  K: () =>
    mirror(block(oval(15, 32, 14), "#7A4630", OFF) + flat(oval(16, 33, 7), INK.rose)) +
    block("M50 18Q82 16 92 48Q98 78 80 90Q66 100 50 100Q34 100 20 90Q2 78 8 48Q18 16 50 18Z", "#7A4630", OFF) +
    gouge(
      [
        [14, 58, 18, 66, 18, 76, 3],
        [22, 44, 22, 36, 28, 30, 3],
        [86, 58, 82, 66, 82, 76, 3],
        [78, 44, 78, 36, 72, 30, 3],
      ],
      "#C08A64",
    ) +
    flat("M50 50Q74 48 78 70Q76 94 50 96Q24 94 22 70Q26 48 50 50Z", INK.cream) +
    flat("M32 70Q50 64 68 70Q70 93 50 94Q30 93 32 70Z", INK.ink) +
    flat("M38 88Q50 74 62 88Q58 93 50 93Q42 93 38 88Z", TONGUE) +
    flat("M41 69L50 68L59 69L58 74L42 74Z", INK.paper) +
    flat("M36 54Q50 47 64 54Q63 64 50 68Q37 64 36 54Z", INK.ink) +
    gouge([[43, 55, 47, 52, 54, 53, 2]], INK.paper) +
    flat(oval(32, 44, 5.5) + oval(68, 44, 5.5), INK.ink) +
    flat(oval(30, 42, 1.9) + oval(66, 42, 1.9), INK.paper) +
    line("M24 34Q31 29 38 33M76 34Q69 29 62 33", 4) +
    block("M20 22L12 -10L34 4L50 -16L66 4L88 -10L80 22Q50 10 20 22Z", INK.marigold, OFF) +
    block("M19 26Q50 13 81 26L80 16Q50 3 20 16Z", INK.damson, { sw: 4, off: [0, 0] }) +
    flat(dotPath(50, 13, 3.4) + dotPath(32, 17, 2.4) + dotPath(68, 17, 2.4), INK.paper),
};

// Where the things lie: [x, y] in the picture's own -1…1 square, and how big they are.
const LAY: readonly (readonly [size: number, spots: readonly (readonly [x: number, y: number])[]])[] = [
  [178, [[0, 0]]],
  [
    100,
    [
      [-0.52, -0.28],
      [0.52, 0.28],
    ],
  ],
  [
    96,
    [
      [0, -0.54],
      [-0.54, 0.5],
      [0.54, 0.5],
    ],
  ],
  [
    90,
    [
      [-0.54, -0.54],
      [0.54, -0.54],
      [-0.54, 0.54],
      [0.54, 0.54],
    ],
  ],
  [
    76,
    [
      [-0.64, -0.66],
      [0.64, -0.66],
      [0, 0],
      [-0.64, 0.66],
      [0.64, 0.66],
    ],
  ],
  [
    68,
    [
      [-0.7, -0.5],
      [0, -0.5],
      [0.7, -0.5],
      [-0.7, 0.5],
      [0, 0.5],
      [0.7, 0.5],
    ],
  ],
  [
    62,
    [
      [-0.4, -0.7],
      [0.4, -0.7],
      [-0.74, 0],
      [0, 0],
      [0.74, 0],
      [-0.4, 0.7],
      [0.4, 0.7],
    ],
  ],
  [
    60,
    [
      [-0.74, -0.7],
      [0, -0.7],
      [0.74, -0.7],
      [-0.4, 0],
      [0.4, 0],
      [-0.74, 0.7],
      [0, 0.7],
      [0.74, 0.7],
    ],
  ],
  [60, [-0.72, 0, 0.72].flatMap((y) => [-0.74, 0, 0.74].map((x) => [x, y] as const))],
  [
    54,
    [
      [-0.66, -0.74],
      [0, -0.74],
      [0.66, -0.74],
      [-0.76, 0],
      [-0.25, 0],
      [0.25, 0],
      [0.76, 0],
      [-0.66, 0.74],
      [0, 0.74],
      [0.66, 0.74],
    ],
  ],
];

const AIR: Readonly<Record<Suit, string>> = { S: "#DCD3EA", H: "#F9D6CB", D: "#FBE6AE", C: "#CFE6D0" };
/** Each thing is turned a little, as if a hand had laid it. */
const TURNS = [-7, 5, -3, 8, -5, 3, 6, -8, 4, -4];
/** The middle of the picture, above the word under it, and how far things lie from there. */
const MIDDLE = { x: 125, y: 200, wide: 98, high: 78 };

/** The ground in the colour of the suit, with leftover ridges in it. */
export const airArt = (suit: Suit) =>
  flat("M10 10L240 10L240 340L10 340Z", AIR[suit]) +
  gouge(
    Array.from({ length: 34 }, (_, i) => {
      const [x, y] = [20 + ((i * 67) % 212), 24 + ((i * 41) % 304)];
      return [x, y, x + 5, y - 4, x + 12 + (i % 4) * 3, y - 1 - (i % 3), 2.4];
    }),
    INK.paper,
  );

/** So many things, 1 to 10, and the plate for their name. */
export function thingsArt(count: number): string {
  const [size, spots] = LAY[count - 1] ?? [0, []];
  const thing = MOTIFS[count - 1]?.() ?? "";
  const laid = spots.map(([x, y], i) =>
    move(
      MIDDLE.x + x * MIDDLE.wide,
      MIDDLE.y + y * MIDDLE.high,
      move(-50, -50, thing),
      size * 0.0084,
      count === 1 ? 0 : TURNS[i],
    ),
  );
  return laid.join("") + PLATE;
}

const PLATE = flat("M22 290L228 288L229 330L21 331Z", INK.paper);

export const portraitArt = (rank: "J" | "Q" | "K") =>
  move(MIDDLE.x, MIDDLE.y, move(-50, -50, PORTRAIT[rank]()), 1.5) + PLATE;

/** The marks in the corners, in the colour of the card. */
export function pictureIndex(text: string): string {
  const height = Math.min(74, (88 / textWidth(text)) * 100);
  return move(24, 26, index(text, needsBar(text) ? height * 0.9 : height, "currentColor", { halo: 13 }).art);
}
export const pictureSuit = (suit: Suit) => move(172, 28, suitMark(suit, 54, "currentColor", { halo: 6 }));
