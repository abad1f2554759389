// What a card is printed from: a frame, the rank twice, the suit twice, and for courts a picture.
// Rank and suit are separate blocks so that 15 indices and 4 suits make every number card in every language.
// All in card units, 250 × 350.
import { index, needsBar, suitMark, textWidth, type Suit } from "./glyphs.ts";
import { court, type CourtRank } from "./courts.ts";
import { INK, dotPath, flat, round } from "./ink.ts";
import { jokerPicture, jokerSign } from "./joker.ts";

export const SUITS: readonly Suit[] = ["S", "H", "D", "C"];
export const COURTS: readonly CourtRank[] = ["J", "Q", "K"];

/** Every index any language prints: B and D are the German jack and queen. */
export const NUMBER_INDICES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;
export const COURT_INDICES = ["J", "Q", "K", "B", "D"] as const;

/** The card's outline: a rounded 5 : 7, cut by hand. */
const EDGE = "M34 5L217 4Q245 5 246 33L246 318Q245 345 217 346L33 346Q5 346 4 317L5 33Q5 6 34 5Z";
/** Paper between a picture that bleeds and the edge of the card. */
const MARGIN = EDGE + "M34 18Q18 19 18 35L17 315Q18 331 34 332L216 333Q232 332 232 316L233 34Q232 18 216 18Z";

const at = (x: number, y: number, art: string) => `<g transform="translate(${round(x)} ${round(y)})">${art}</g>`;
const both = (art: string) => `${art}<g transform="rotate(180 125 175)">${art}</g>`;

/** The ink of a suit is the page's to choose. */
const PEN = "currentColor";

function corner(text: string, height: number, x: number, y: number, maxWidth: number, halo = 0): string {
  const h = Math.min(height, (maxWidth / textWidth(text)) * 100);
  return both(at(x, y, index(text, needsBar(text) ? h * 0.93 : h, PEN, { halo }).art));
}

export const sheetArt = () => `<path fill="${INK.paper}" d="${EDGE}"/>`;
export const frameArt = () =>
  `<path fill="none" stroke="${INK.ink}" stroke-width="9" stroke-linejoin="round" d="${EDGE}"/>`;

/** Both indices of a number card, or of a court in the high-contrast deck. Q's tail hangs below the line. */
export const numberIndex = (text: string) => corner(text, 140 * (text === "Q" ? 0.92 : 1), 22, 25, 126);
/** Both suit signs of the same. */
export const numberSuit = (suit: Suit) => both(at(159, 27, suitMark(suit, 70, PEN)));
/** For the high-contrast deck: red suits are hollow, nothing is grey. */
export const plainSuit = (suit: Suit) =>
  both(at(159, 27, suitMark(suit, 70, "#000000", { hollow: suit === "H" || suit === "D", plain: true })));

/** A court's indices stand on the picture, so they wear a paper edge. */
export const courtIndex = (text: string) => corner(text, 106, 22, 24, 100, 14);
export const courtSuit = (suit: Suit) => at(24, 250, suitMark(suit, 72, PEN, { halo: 7 }));
/** The picture of a court, cropped by a nested viewport, and the paper margin over it. */
export const courtPicture = (rank: CourtRank, suit: Suit) =>
  `<svg x="13" y="13" width="224" height="324" viewBox="13 13 224 324">${court(rank, suit)}</svg>` +
  `<path fill="${INK.paper}" fill-rule="evenodd" d="${MARGIN}"/>`;

/** The joker has neither rank nor suit: an acorn, and a small one in two corners. */
export const jokerArt = () =>
  `<svg x="13" y="13" width="224" height="324" viewBox="13 13 224 324">${jokerPicture()}</svg>` +
  `<path fill="${INK.paper}" fill-rule="evenodd" d="${MARGIN}"/>${both(at(24, 25, jokerSign()))}`;

function lattice(draw: (x: number, y: number, i: number, j: number) => string): string {
  let out = "";
  for (let i = -4; i <= 4; i++) {
    for (let j = -5; j <= 5; j++) {
      const x = 125 + i * 36,
        y = 175 + j * 44 + (i % 2 ? 22 : 0);
      if (x > -8 && x < 258 && y > -8 && y < 358) out += draw(x, y, i, j);
    }
  }
  return out;
}

/** The back, the same whichever way it lies: damson with marigold dots, unless `--back` and `--back-dots` say otherwise. */
export function backArt(): string {
  const field =
    flat("M10 10L240 10L240 340L10 340Z", `var(--back, ${INK.damson})`) +
    flat(
      lattice((x, y, i, j) => dotPath(x, y, 11, ((i * i + j * j) % 5) * 0.3)),
      `var(--back-dots, ${INK.marigold})`,
    ) +
    flat(
      lattice((x, y) => dotPath(x, y + 22, 2.6, 0.4, 6)),
      INK.rose,
    );
  const inner = MARGIN.slice(EDGE.length);
  return (
    sheetArt() +
    `<svg x="13" y="13" width="224" height="324" viewBox="13 13 224 324">${field}</svg>` +
    `<path fill="${INK.paper}" fill-rule="evenodd" d="${MARGIN}"/><path fill="none" stroke="${INK.ink}" stroke-width="4" d="${inner}"/>` +
    frameArt()
  );
}
