// Index glyphs and suits as own paths. Cap height 100, baseline at y = 100.
import { handCut, flat, gouge, INK, type Gouge } from "./ink.ts";

const RAW: Record<string, [number, string]> = {
  A: [80, "M25 0L56 0L81 100L54 100L50 81L31 81L26 100L0 100ZM35 62L46 62L40.5 32Z"],
  1: [37, "M11 0L37 0L37 100L11 100L11 32L0 35L0 12Z"],
  2: [
    66,
    "M2 36Q1 0 34 0Q65 0 65 29Q65 45 50 60L39 73L66 73L65 100L0 100L0 77L34 43Q39 37 39 31Q39 23 33 23Q27 23 27 36Z",
  ],
  3: [
    66,
    "M2 30Q3 0 33 0Q64 0 64 26Q64 42 52 48Q66 55 66 72Q66 100 33 100Q2 100 0 69L26 68Q27 78 33 78Q40 78 40 69Q40 59 31 59L20 59L21 39L30 39Q38 39 38 30Q38 22 33 22Q28 22 27 31Z",
  ],
  4: [74, "M34 0L62 0L62 58L74 58L74 81L62 81L62 100L36 100L36 81L0 81L0 60ZM36 58L37 30L22 58Z"],
  5: [
    66,
    "M6 0L62 0L61 24L30 24L29 36Q33 34 39 34Q66 35 66 66Q66 100 32 100Q2 100 0 71L26 70Q27 78 32 78Q40 78 40 67Q40 55 33 55Q28 55 26 60L3 58Z",
  ],
  6: [
    67,
    "M64 30L39 32Q39 22 34 22Q27 22 26 38Q31 33 40 33Q67 34 67 66Q67 100 34 100Q0 100 0 52Q0 0 34 0Q63 0 64 30ZM34 80Q41 80 41 67Q41 54 34 54Q27 54 27 66Q27 80 34 80Z",
  ],
  7: [66, "M0 0L66 0L66 24L41 100L12 100L37 26L1 26Z"],
  8: [
    68,
    "M34 0Q65 0 65 27Q65 41 54 48Q68 55 68 72Q68 100 34 100Q0 100 0 72Q0 55 14 48Q3 41 3 27Q3 0 34 0ZM34 21Q27 21 27 30Q27 39 34 39Q41 39 41 30Q41 21 34 21ZM34 58Q26 58 26 69Q26 80 34 80Q42 80 42 69Q42 58 34 58Z",
  ],
  9: [
    67,
    "M3 70L28 68Q28 78 33 78Q40 78 41 62Q36 67 27 67Q0 66 0 34Q0 0 33 0Q67 0 67 48Q67 100 33 100Q4 100 3 70ZM33 20Q26 20 26 33Q26 46 33 46Q40 46 40 34Q40 20 33 20Z",
  ],
  0: [60, "M30 0Q60 0 60 50Q60 100 30 100Q0 100 0 50Q0 0 30 0ZM30 23Q25 23 25 50Q25 77 30 77Q35 77 35 50Q35 23 30 23Z"],
  J: [62, "M18 0L62 0L62 64Q62 100 31 100Q1 100 0 68L26 65Q26 77 31 77Q36 77 36 66L36 24L18 24Z"],
  Q: [
    78,
    "M38 0Q76 0 76 49Q76 66 70 79L80 91L62 108L51 96Q46 100 38 100Q0 100 0 50Q0 0 38 0ZM38 24Q26 24 26 50Q26 76 38 76Q50 76 50 50Q50 24 38 24Z",
  ],
  K: [78, "M0 0L27 0L27 36L45 0L76 0L52 45L80 100L50 100L33 68L27 77L27 100L0 100Z"],
  B: [
    68,
    "M0 0L37 0Q65 0 65 27Q65 41 54 47Q68 54 68 72Q68 100 38 100L0 100ZM26 21L26 39L32 39Q39 39 39 30Q39 21 32 21ZM26 58L26 79L34 79Q42 79 42 69Q42 58 34 58Z",
  ],
  D: [72, "M0 0L31 0Q72 0 72 50Q72 100 31 100L0 100ZM27 25L27 75L31 75Q45 75 45 50Q45 25 31 25Z"],
  R: [
    72,
    "M0 0L38 0Q68 0 68 32Q68 52 54 60L73 100L43 100L30 66L27 66L27 100L0 100ZM27 23L27 45L34 45Q41 45 41 34Q41 23 34 23Z",
  ],
  S: [
    66,
    "M64 30L39 33Q38 22 32 22Q26 22 26 28Q26 34 38 38Q66 47 66 71Q66 100 33 100Q2 100 0 68L26 66Q26 78 33 78Q40 78 40 72Q40 65 28 61Q1 52 1 28Q1 0 32 0Q62 0 64 30Z",
  ],
  // only for the wordmark
  N: [76, "M0 0L29 0L50 48L50 0L76 0L76 100L48 100L26 51L26 100L0 100Z"],
  O: [76, "M38 0Q76 0 76 50Q76 100 38 100Q0 100 0 50Q0 0 38 0ZM38 24Q26 24 26 50Q26 76 38 76Q50 76 50 50Q50 24 38 24Z"],
  U: [72, "M0 0L27 0L27 64Q27 76 36 76Q45 76 45 64L45 0L72 0L72 63Q72 100 36 100Q0 100 0 63Z"],
  M: [98, "M4 0L32 0L49 44L66 0L94 0L98 100L71 100L70 46L58 78L40 78L28 46L27 100L0 100Z"],
  "!": [30, "M1 0L30 0L26 65L5 65ZM4 76L27 76L26 100L3 100Z"],
};

const GLYPHS = Object.fromEntries(
  Object.entries(RAW).map(([name, [w, d]], i) => [name, { w, d: handCut(d, 1.1, i + 3) }]),
);

/** Width of a text such as "10" or "K" at cap height 100. */
export function textWidth(text: string, gap = 6) {
  return [...text].reduce((sum, c) => sum + (GLYPHS[c]?.w ?? 40) + gap, -gap);
}

/** Text in cut-paper letters at cap height 100; only the glyphs above exist. */
export function textPath(text: string, gap = 6) {
  let x = 0,
    out = "";
  for (const c of text) {
    const g = GLYPHS[c];
    if (!g) {
      x += 40 + gap;
      continue;
    }
    out += x === 0 ? g.d : shift(g.d, x);
    x += g.w + gap;
  }
  return out;
}

function shift(d: string, dx: number) {
  let even = true;
  return d.replace(/-?\d+(\.\d+)?/g, (n) => {
    const v = even ? Math.round((Number(n) + dx) * 10) / 10 : Number(n);
    even = !even;
    return String(v);
  });
}

/** True where a turned card could be misread; such an index stands on a bar. */
export const needsBar = (text: string) => text === "6" || text === "9";

/**
 * An index `height` units high with its top left corner at 0,0.
 * `halo` draws a paper edge round it, as if cut out and pasted on.
 */
export function index(text: string, height: number, colour: string, { halo = 0 } = {}) {
  const k = height / 100;
  const w = textWidth(text);
  const d =
    textPath(text) + (needsBar(text) ? `M${w * 0.04} 109L${w * 0.97} 108L${w * 0.96} 121L${w * 0.03} 122Z` : "");
  const edge = halo
    ? `<path d="${d}" fill="${INK.paper}" stroke="${INK.paper}" stroke-width="${Math.round(halo / k)}" stroke-linejoin="round"/>`
    : "";
  return {
    width: w * k,
    height: height * (needsBar(text) ? 1.22 : 1),
    art: `<g transform="scale(${Math.round(k * 1000) / 1000})">${edge}<path fill-rule="evenodd" fill="${colour}" d="${d}"/></g>`,
  };
}

// Suits in a 100 × 100 box, each with one gouge mark left in the block.
export type Suit = "S" | "H" | "D" | "C";

const SUIT_SHAPES: Record<Suit, [string, Gouge[]]> = {
  S: [
    "M50 1Q55 17 77 34Q98 51 97 66Q96 86 77 86Q65 86 57 77L68 99L32 99L43 77Q35 86 23 86Q4 86 3 66Q2 51 23 34Q45 17 50 1Z",
    [[19, 66, 18, 54, 34, 42, 5]],
  ],
  H: [
    "M50 98Q45 80 22 58Q2 39 3 25Q6 4 27 4Q43 5 50 23Q57 5 73 4Q94 4 97 25Q98 39 78 58Q55 80 50 98Z",
    [[17, 33, 14, 20, 29, 16, 5]],
  ],
  D: ["M50 0Q61 27 89 50Q61 73 50 100Q39 73 11 50Q39 27 50 0Z", [[30, 49, 40, 41, 47, 27, 4.5]]],
  C: [
    "M50 2Q72 2 73 24Q73 32 67 40Q72 37 77 37Q98 38 98 60Q97 81 76 81Q64 81 57 73L67 99L33 99L43 73Q36 81 24 81Q3 81 2 60Q2 38 23 37Q28 37 33 40Q27 32 27 24Q28 2 50 2Z",
    [
      [38, 25, 37, 14, 48, 12, 4.5],
      [14, 61, 13, 50, 24, 48, 4.5],
    ],
  ],
};

/** A suit sign, `size` wide, top left corner at 0,0. `hollow` is for the high-contrast deck. */
export function suitMark(suit: Suit, size: number, colour: string, { halo = 0, hollow = false, plain = false } = {}) {
  const [d, marks] = SUIT_SHAPES[suit];
  const k = size / 100;
  const edge = halo
    ? `<path d="${d}" fill="${INK.paper}" stroke="${INK.paper}" stroke-width="${Math.round((halo * 2) / k)}" stroke-linejoin="round"/>`
    : "";
  const body = hollow
    ? `<path d="${d}" fill="${INK.paper}" stroke="${colour}" stroke-width="13" stroke-linejoin="round" transform="translate(7 7) scale(.86)"/>`
    : flat(d, colour) + (plain ? "" : gouge(marks, INK.paper));
  return `<g transform="scale(${Math.round(k * 1000) / 1000})">${edge}${body}</g>`;
}
