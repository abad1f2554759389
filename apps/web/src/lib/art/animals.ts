// Eight seats: a head on its shape. 100 × 100; mouth closed, or open (calling).
import {
  INK,
  SEATS,
  rimmed,
  block,
  flat,
  gouge,
  line,
  oval,
  dotPath,
  move,
  round,
  type Gouge,
  type AnimalName,
  type Shape,
} from "./ink.ts";

const ring = (n: number, outer: number, inner = 0, turn = -Math.PI / 2) => {
  let d = "";
  const total = inner ? n * 2 : n;
  for (let i = 0; i < total; i++) {
    const r = inner && i % 2 ? inner : outer,
      a = turn + (i * 2 * Math.PI) / total;
    d += `${i ? "L" : "M"}${round(50 + r * Math.cos(a))} ${round(50 + r * Math.sin(a))}`;
  }
  return d + "Z";
};

/** Seat shapes in a 100 × 100 box. */
export const SHAPES: Record<Shape, string> = {
  circle: oval(50, 50, 47),
  square: "M6 7L93 5L95 93L7 95Z",
  star: "M50 1L64.5 29L97 35L74.5 59L79 93L50 79L21 93L25.5 59L3 35L35.5 29Z",
  diamond: "M50 1L99 50L50 99L1 50Z",
  triangle: "M50 4L98 94L2 94Z",
  cross: "M30 3L70 4L70 30L97 30L96 70L70 70L69 97L30 96L30 70L3 70L4 30L30 30Z",
  pentagon: ring(5, 50),
  halves: oval(50, 50, 47),
};

const OFF = { sw: 4, off: [2.7, 2] as const };
const FINE = { sw: 3, off: [1.8, 1.4] as const };
const TONGUE = "#E2553F";

const eye = (x: number, y: number, r: number, look = 0) =>
  flat(oval(x, y, r), INK.ink) + flat(oval(x - r * 0.3 + look, y - r * 0.35, r * 0.36), INK.paper);
const mirror = (art: string) => art + `<g transform="translate(100 0) scale(-1 1)">${art}</g>`;

const HEADS: Record<AnimalName, (open: boolean) => string> = {
  otter(open) {
    const j = open ? 8 : 0;
    return (
      mirror(block(oval(21, 36, 8), INK.umber, OFF) + flat(oval(21.5, 37, 3.2), INK.ink)) +
      block(
        `M50 18Q73 18 79 40Q89 50 88 63Q85 ${82 + j} 50 ${85 + j}Q15 ${82 + j} 12 63Q11 50 21 40Q27 18 50 18Z`,
        INK.umber,
        OFF,
      ) +
      gouge(
        [
          [34, 34, 38, 26, 46, 24, 2.5],
          [54, 25, 60, 26, 66, 33, 2.5],
        ],
        INK.tan,
      ) +
      flat(
        `M50 50Q60 45 70 53Q85 58 84 66Q80 ${80 + j} 50 ${82 + j}Q20 ${80 + j} 16 66Q15 58 30 53Q40 45 50 50Z`,
        INK.cream,
      ) +
      (open
        ? flat("M34 66Q50 62 66 66Q68 88 50 89Q32 88 34 66Z", INK.ink) +
          flat("M40 83Q50 72 60 83Q56 87 50 87Q44 87 40 83Z", TONGUE) +
          flat("M44 66L50 65L56 66L55 71L50 72L45 71Z", INK.paper)
        : line("M50 60L50 67M34 67Q42 75 50 67Q58 75 66 67", 3.4)) +
      flat("M38 50Q50 44 62 50Q62 58 50 63Q38 58 38 50Z", INK.ink) +
      gouge([[43, 51, 47, 48, 52, 49, 2]], INK.paper) +
      eye(34, 42, 4.8) +
      eye(66, 42, 4.8) +
      mirror(line("M25 62L3 57M25 67L4 69", 2.4))
    );
  },
  fox(open) {
    const j = open ? 6 : 0;
    return (
      mirror(
        block("M15 48L8 4L46 25Z", INK.orange, OFF) +
          flat("M20 36L15 15L35 26Z", INK.ink) +
          gouge([[21, 30, 20, 25, 19, 21, 1.6]], INK.orange),
      ) +
      (open
        ? block("M31 66Q50 60 69 66L63 92Q50 100 37 92Z", INK.paper, OFF) +
          flat("M36 68L64 68L59 89Q50 93 41 89Z", INK.ink) +
          flat("M42 87Q50 76 58 87Q50 92 42 87Z", TONGUE)
        : "") +
      block(
        `M50 22Q67 20 82 37L98 60L79 65Q70 70 64 ${80 - j}Q50 ${93 - j} 36 ${80 - j}Q30 70 21 65L2 60L18 37Q33 20 50 22Z`,
        INK.orange,
        OFF,
      ) +
      mirror(flat(`M6 59L26 52Q41 55 46 70L43 ${84 - j}Q39 ${84 - j} 36 ${80 - j}Q30 70 21 64Z`, INK.paper)) +
      gouge(
        [
          [50, 28, 49, 38, 50, 50, 2.5],
          [42, 31, 42, 36, 44, 42, 2],
          [58, 31, 58, 36, 56, 42, 2],
          [26, 44, 28, 38, 34, 35, 2],
          [74, 44, 72, 38, 66, 35, 2],
        ],
        "#FFCB8E",
      ) +
      flat(`M40 ${73 - j}Q50 ${67 - j} 60 ${73 - j}Q60 ${81 - j} 50 ${85 - j}Q40 ${81 - j} 40 ${73 - j}Z`, INK.ink) +
      gouge([[44, 74 - j, 47, 71.5 - j, 52, 72 - j, 2]], INK.paper) +
      mirror(flat("M26 46Q29 38 38 42Q43 47 40 53Q33 56 28 52Z", INK.ink)) +
      flat(oval(33, 45.5, 2.2) + oval(65, 45.5, 2.2), INK.paper) +
      (open ? "" : line("M36 82Q43 92 50 86Q57 92 64 82", 3.4))
    );
  },
  badger(open) {
    const j = open ? 9 : 0;
    return (
      mirror(block(oval(19, 29, 10), INK.ink, { sw: 4 }) + flat("M12 27Q18 20 26 25L22 33Q16 31 12 27Z", INK.paper)) +
      (open
        ? block("M32 74L68 74Q68 96 50 98Q32 96 32 74Z", INK.paper, OFF) +
          flat("M37 78L63 78Q62 92 50 93Q38 92 37 78Z", INK.ink) +
          flat("M42 90Q50 80 58 90Q50 95 42 90Z", TONGUE)
        : "") +
      block(
        `M50 14Q74 13 85 34Q94 54 79 64Q68 70 65 ${83 - j}Q50 ${94 - j} 35 ${83 - j}Q32 70 21 64Q6 54 15 34Q26 13 50 14Z`,
        INK.paper,
        OFF,
      ) +
      mirror(
        flat(`M32 16Q41 19 42 30Q43 52 41 ${72 - j}L36 ${75 - j}Q34 66 29 60Q24 46 25 30Q26 19 32 16Z`, INK.ink) +
          gouge([[30, 28, 33, 22, 37, 26, 1.8]], INK.slate),
      ) +
      mirror(flat("M15 40Q13 50 19 58Q15 46 19 34Z", INK.slate)) +
      mirror(flat(oval(33.5, 44, 5), INK.paper)) +
      flat(oval(34, 44.5, 3), INK.ink) +
      flat(oval(66, 44.5, 3), INK.ink) +
      flat(`M38 ${75 - j}Q50 ${68 - j} 62 ${75 - j}Q61 ${84 - j} 50 ${87 - j}Q39 ${84 - j} 38 ${75 - j}Z`, INK.ink) +
      gouge([[43, 76 - j, 47, 73 - j, 53, 73.5 - j, 2]], INK.paper) +
      (open ? "" : line("M42 91Q50 96 58 91", 3.2))
    );
  },
  frog(open) {
    return (
      mirror(block(oval(27, 29, 17), INK.moss, OFF)) +
      block(
        `M50 30Q76 27 90 48Q100 64 88 77Q72 ${open ? 95 : 89} 50 ${open ? 95 : 89}Q28 ${open ? 95 : 89} 12 77Q0 64 10 48Q24 27 50 30Z`,
        INK.moss,
        OFF,
      ) +
      flat(
        `M9 64Q50 88 91 64Q92 74 86 77Q72 ${open ? 92 : 86} 50 ${open ? 92 : 86}Q28 ${open ? 92 : 86} 14 77Q8 74 9 64Z`,
        "#DDE9A0",
      ) +
      mirror(flat(oval(27, 29, 11.5), INK.paper)) +
      flat(oval(29, 30, 8, 6.2) + oval(71, 30, 8, 6.2), INK.ink) +
      flat(oval(26.5, 28, 2.3) + oval(68.5, 28, 2.3), INK.paper) +
      (open
        ? flat("M9 60Q50 70 91 60Q90 88 50 90Q10 88 9 60Z", INK.ink) +
          flat("M28 80Q38 68 50 75Q62 68 72 80Q62 87 50 87Q38 87 28 80Z", TONGUE) +
          line("M6 57Q9 62 14 62M94 57Q91 62 86 62", 3.4)
        : line("M6 56Q8 63 14 63Q50 84 86 63Q92 63 94 56", 4.4)) +
      flat(oval(43, 49, 2) + oval(57, 49, 2), INK.ink) +
      gouge(
        [
          [20, 52, 24, 44, 34, 43, 2.5],
          [66, 43, 74, 44, 80, 51, 2.5],
        ],
        "#A9D48A",
      )
    );
  },
  heron(open) {
    const beak = open
      ? block("M43 27L-2 23L42 43Z", INK.marigold, FINE) +
        block("M43 43L6 63L50 51Z", INK.marigold, FINE) +
        flat("M44 38L22 42L44 46Z", TONGUE)
      : block("M43 29L-3 43L46 49Z", INK.marigold, FINE) + line("M2 43L40 42", 2.6);
    return (
      block("M48 46Q58 56 50 68Q38 82 42 104L76 104Q72 88 82 72Q90 56 80 38Z", "#C9CEDC", OFF) +
      gouge(
        [
          [56, 68, 48, 80, 52, 98, 3],
          [68, 74, 62, 84, 64, 96, 2.5],
          [74, 52, 78, 60, 72, 70, 2.5],
        ],
        INK.slate,
      ) +
      beak +
      block("M86 36Q80 16 60 16Q44 17 40 29L40 44Q48 54 64 52Q84 50 86 36Z", INK.paper, OFF) +
      flat("M45 24Q60 10 78 18Q88 24 92 38Q98 52 106 58Q88 58 80 44Q70 28 45 24Z", INK.ink) +
      gouge([[64, 19, 78, 22, 86, 36, 2]], "#9779EE") +
      flat(oval(54, 33, 6), INK.marigold) +
      line(oval(54, 33, 6), 2.2) +
      flat(oval(53, 33, 3), INK.ink)
    );
  },
  mole(open) {
    const paw =
      block("M2 70Q4 62 12 64Q22 64 26 74Q30 86 22 92Q12 98 4 92Q-2 84 2 70Z", INK.rose, OFF) +
      line("M4 79L13 78M5 87L14 84M11 93L17 88", 2.6);
    return (
      block("M50 10Q80 10 87 44Q92 78 82 94L18 94Q8 78 13 44Q20 10 50 10Z", INK.plum, OFF) +
      gouge(
        [
          [30, 28, 36, 20, 44, 18, 2.5],
          [40, 28, 44, 23, 50, 22, 2],
          [56, 18, 66, 20, 71, 29, 2.5],
          [24, 66, 24, 74, 27, 82, 2],
          [76, 66, 76, 74, 73, 82, 2],
          [38, 88, 44, 91, 50, 90, 2],
        ],
        "#9A86AC",
      ) +
      (open
        ? flat("M38 72Q50 67 62 72Q64 90 50 91Q36 90 38 72Z", INK.ink) +
          flat("M43 86Q50 77 57 86Q50 91 43 86Z", TONGUE) +
          flat("M45 72L50 71L55 72L54 77L50 78L46 77Z", INK.paper)
        : line("M40 77Q50 85 60 77", 3.4)) +
      block("M50 40Q58 44 64 58Q70 68 62 73Q50 77 38 73Q30 68 36 58Q42 44 50 40Z", "#8D7A9F", { ...OFF, sw: 3 }) +
      block("M50 50Q60 50 60 58Q58 65 50 66Q42 65 40 58Q40 50 50 50Z", INK.rose, { sw: 3.4, off: [1, 0.8] }) +
      gouge([[44, 56, 46, 52.5, 51, 53, 1.8]], INK.paper) +
      flat(oval(42, 69.5, 1.2) + oval(38.5, 66, 1.2) + oval(58, 69.5, 1.2) + oval(61.5, 66, 1.2), INK.ink) +
      mirror(block(oval(31, 40, 12.5), INK.paper, { sw: 4.2 })) +
      line("M43 37Q50 33 57 37", 4) +
      eye(33, 41, 4) +
      eye(67, 41, 4) +
      mirror(paw)
    );
  },
  duck(open) {
    const bill = open
      ? flat("M60 38L80 42L74 58L58 52Z", INK.ink) +
        block("M60 30Q74 31 85 25Q98 22 99 31Q95 41 80 42L60 44Z", INK.marigold, FINE) +
        block("M58 49L74 52Q88 58 90 66Q82 72 70 66L56 57Z", INK.marigold, FINE)
      : block("M60 33Q72 37 84 36Q99 36 99 45Q94 56 76 56Q64 56 58 51Z", INK.marigold, FINE) +
        line("M63 47Q78 50 97 45", 2.6);
    return (
      block("M20 74Q40 66 62 74Q84 84 86 104L4 104Q6 86 20 74Z", INK.umber, OFF) +
      gouge(
        [
          [18, 84, 14, 92, 14, 100, 2.5],
          [34, 82, 30, 90, 30, 100, 2.5],
          [52, 82, 52, 90, 48, 100, 2.5],
          [68, 86, 70, 92, 68, 100, 2.5],
        ],
        INK.tan,
      ) +
      bill +
      block("M40 8Q67 8 69 36Q69 48 63 56L65 72L20 72L20 60Q10 50 11 36Q13 8 40 8Z", INK.leaf, OFF) +
      gouge(
        [
          [20, 34, 21, 20, 36, 15, 3],
          [22, 46, 20, 52, 27, 60, 2.5],
          [30, 24, 34, 20, 41, 19, 2],
        ],
        "#6FC08A",
      ) +
      block("M17 66Q40 60 66 66L67 76Q40 70 17 77Z", INK.paper, { sw: 3.4 }) +
      block(oval(50, 32, 7.5), INK.paper, { sw: 3 }) +
      flat(oval(52, 32, 4.2), INK.ink) +
      flat(oval(51, 30.5, 1.4), INK.paper) +
      flat(oval(88, open ? 29 : 40, 1.4, 1), INK.ink)
    );
  },
  seal(open) {
    const j = open ? 6 : 0;
    return (
      block(
        `M50 12Q74 12 81 40Q90 54 88 68Q84 ${88 + j} 50 ${90 + j}Q16 ${88 + j} 12 68Q10 54 19 40Q26 12 50 12Z`,
        "#A9B6C9",
        OFF,
      ) +
      flat(
        dotPath(42, 21, 3.4) +
          dotPath(54, 18, 2.6) +
          dotPath(60, 26, 3.4) +
          dotPath(49, 29, 2.4) +
          dotPath(20, 56, 2.6) +
          dotPath(80, 57, 2.6),
        INK.slate,
      ) +
      (open
        ? flat(`M36 70L64 70Q66 ${86 + j} 50 ${87 + j}Q34 ${86 + j} 36 70Z`, INK.ink) +
          flat("M41 87Q50 77 59 87Q55 91 50 91Q45 91 41 87Z", TONGUE)
        : "") +
      block("M50 58Q61 52 70 60Q76 74 64 78Q54 80 50 73Q46 80 36 78Q24 74 30 60Q39 52 50 58Z", INK.paper, OFF) +
      flat("M42 55Q50 50 58 55Q57 62 50 66Q43 62 42 55Z", INK.ink) +
      gouge([[46, 56, 49, 53.5, 53, 54.5, 1.6]], INK.paper) +
      (open ? "" : line("M50 66L50 73M42 82Q50 86 58 82", 3)) +
      flat(oval(31, 43, 9, 9.5) + oval(69, 43, 9, 9.5), INK.ink) +
      flat(oval(28, 39, 3.2) + oval(66, 39, 3.2) + oval(34, 47, 1.6) + oval(72, 47, 1.6), INK.paper) +
      flat(oval(37, 67, 1.3) + oval(42, 70, 1.3) + oval(63, 67, 1.3) + oval(58, 70, 1.3), INK.ink) +
      mirror(line("M28 66L6 62M29 72L8 75", 2.2))
    );
  },
};

// How each head sits on its shape: x, y, scale.
const SIT: Record<AnimalName, [x: number, y: number, scale: number]> = {
  otter: [4.5, 3, 0.91],
  fox: [8, 8, 0.84],
  badger: [13, 15, 0.74],
  frog: [13, 12, 0.74],
  heron: [12, 15.2, 0.76],
  mole: [14, 13, 0.72],
  duck: [13, 10.6, 0.77],
  seal: [5, 3, 0.9],
};

// Ridges left standing in the ground of each shape, in a lighter or darker printing of its ink.
const RIDGES: Record<Shape, [string, Gouge[]]> = {
  circle: [
    "#FFDD86",
    [
      [18, 28, 24, 22, 31, 13, 2],
      [38, 10, 44, 8, 50, 8, 1.8],
      [66, 12, 74, 16, 80, 24, 2],
      [16, 76, 22, 84, 30, 88, 2],
      [42, 92, 50, 93, 58, 92, 1.8],
      [68, 88, 76, 84, 82, 77, 2],
    ],
  ],
  square: [
    "#E9694F",
    [
      [43, 12, 50, 13, 58, 11, 2],
      [40, 19, 48, 20, 55, 18, 1.6],
      [12, 78, 15, 86, 24, 88, 2],
      [14, 70, 18, 76, 24, 78, 1.6],
      [88, 78, 84, 86, 76, 88, 2],
      [86, 70, 82, 76, 76, 78, 1.6],
    ],
  ],
  star: [
    "#A34C82",
    [
      [50, 8, 48, 16, 44, 24, 2],
      [53, 14, 54, 20, 57, 25, 1.8],
      [12, 38, 18, 42, 24, 48, 2],
      [88, 38, 82, 42, 76, 48, 2],
      [27, 84, 29, 76, 33, 68, 2],
      [73, 84, 71, 76, 67, 68, 2],
    ],
  ],
  diamond: [
    "#E2FFF7",
    [
      [50, 8, 44, 14, 39, 22, 2],
      [52, 13, 57, 18, 61, 24, 1.8],
      [10, 50, 14, 44, 20, 38, 1.8],
      [90, 50, 86, 44, 80, 38, 1.8],
      [44, 90, 50, 94, 55, 89, 2],
    ],
  ],
  triangle: [
    "#C3AFFA",
    [
      [50, 12, 46, 20, 42, 30, 2],
      [53, 17, 56, 24, 60, 30, 1.8],
      [14, 88, 18, 80, 23, 70, 2],
      [22, 88, 28, 80, 32, 70, 1.8],
      [86, 88, 83, 80, 79, 72, 2],
      [36, 88, 38, 82, 42, 76, 1.6],
    ],
  ],
  cross: [
    "#5668D6",
    [
      [36, 9, 37, 14, 36, 20, 2],
      [64, 9, 63, 14, 64, 20, 2],
      [9, 36, 10, 42, 9, 50, 2],
      [91, 36, 90, 42, 91, 50, 2],
      [40, 91, 50, 93, 60, 91, 2],
      [17, 36, 18, 41, 17, 46, 1.6],
      [83, 36, 82, 41, 83, 46, 1.6],
    ],
  ],
  pentagon: [
    "#FFFDD6",
    [
      [50, 6, 42, 10, 34, 17, 2],
      [56, 10, 63, 14, 70, 20, 2],
      [9, 38, 14, 42, 17, 52, 2],
      [91, 38, 90, 44, 86, 52, 2],
      [84, 68, 83, 74, 80, 82, 2],
    ],
  ],
  halves: [
    "#93CBDD",
    [
      [46, 7, 36, 9, 28, 14, 2],
      [20, 20, 12, 30, 9, 40, 2],
      [10, 62, 14, 74, 22, 82, 2],
      [46, 93, 38, 92, 30, 88, 2],
    ],
  ],
};

/** A seat's shape, as used beside names. */
export const shapeArt = (name: AnimalName) => {
  const { shape, colour } = SEATS[name];
  const d = SHAPES[shape];
  const fill = colour;
  if (shape === "halves") {
    return (
      `<path fill="${INK.paper}" d="${d}"/><path fill="${fill}" d="M50 3A47 47 0 0 0 50 97Z"/><path fill="none" stroke="${INK.ink}" stroke-width="4.5" d="${d}M50 3L50 97"/>` +
      gouge(RIDGES[shape][1], RIDGES[shape][0]) +
      gouge(
        [
          [54, 7, 64, 9, 72, 14, 2],
          [80, 20, 88, 30, 91, 40, 2],
          [90, 62, 86, 74, 78, 82, 2],
          [54, 93, 62, 92, 70, 88, 2],
        ],
        "#C9DCE6",
      )
    );
  }
  return (
    block(d, fill, {
      sw: 4.5,
      off: [0, 0],
      base: fill,
      join: shape === "star" || shape === "cross" ? "round" : "miter",
    }) + gouge(RIDGES[shape][1], RIDGES[shape][0])
  );
};

/** The same drawn thick, to stand behind the shape as an edge where the ground is dark. */
export const shapeRim = (name: AnimalName, rim: string) =>
  `<path fill="${rim}" stroke="${rim}" stroke-width="11" stroke-linejoin="round" d="${SHAPES[SEATS[name].shape]}"/>`;

/** The seat token: a head on its shape, mouth shut or `open`. The rim follows the ears too. */
export function tokenArt(name: AnimalName, open: boolean, rim: string): string {
  const [x, y, scale] = SIT[name];
  const head = HEADS[name](open);
  return shapeRim(name, rim) + move(x, y, rimmed(head, rim), scale) + shapeArt(name) + move(x, y, head, scale);
}

export const ANIMALS = Object.keys(SEATS) as AnimalName[];
