// Wordmark and small mark. The O of Snorum is an acorn with its mouth open.
import { INK, block, flat, move, round } from "./ink.ts";
import { textPath, textWidth } from "./glyphs.ts";
import { acornMark } from "./objects.ts";

const TURNS = [-2, 1.5, 0, -1, 1.5, -1.5];

/** One letter 100 high with its hard shadow, baseline at y = 0. Its paper is `currentColor`: the page decides by theme. */
const letter = (c: string, turn: number) => {
  const d = textPath(c);
  const ink = `stroke="${INK.ink}" stroke-width="7" stroke-linejoin="round" d="${d}"`;
  return (
    `<g transform="rotate(${turn})"><g transform="translate(0 -100)"><path fill-rule="evenodd" fill="${INK.ink}" transform="translate(6 6)" ${ink}/>` +
    `<path fill-rule="evenodd" fill="currentColor" ${ink}/></g></g>`
  );
};

function word(text: string) {
  let x = 0,
    art = "";
  [...text].forEach((c, i) => {
    art += c === "o" ? move(x - 9.9, -116, acornMark(), 1.24) : move(x, 0, letter(c, TURNS[i] ?? 0));
    x += (c === "o" ? 104.2 : textWidth(c)) + 10;
  });
  return { art, width: round(x - 10) };
}

const made = word("SNoRUM");
export const WORDMARK = { width: Math.ceil(made.width + 28), height: 152, art: move(10, 130, made.art) };

/** Small mark: the acorn without the fine cuts, for 16 to 48 pixels. */
const tinyAcorn = () =>
  block("M16 34L84 34Q88 64 70 82Q60 91 54 93L50 99L46 93Q40 91 30 82Q12 64 16 38Z", INK.tan, {
    sw: 8,
    off: [0, 0],
    base: INK.tan,
  }) +
  flat("M29 64Q50 57 71 64Q72 88 50 89Q28 88 29 64Z", INK.ink) +
  flat("M38 83Q50 71 62 83Q57 88 50 88Q43 88 38 83Z", "#FF6A4C") +
  flat("M35 64L50 61L65 64L63 70L37 70Z", INK.paper) +
  flat("M31 50a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0ZM58 50a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z", INK.ink) +
  block("M8 34Q8 11 44 8L43 0L57 0L56 8Q92 11 92 34Q90 43 80 41Q50 36 20 41Q10 43 8 34Z", INK.umber, {
    sw: 8,
    off: [0, 0],
    base: INK.umber,
  });

/** Favicon: the tiny acorn on marigold, cut to a card's corner. */
export const favicon = () =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">' +
  `<path fill="${INK.marigold}" d="M26 2L104 1Q127 2 127 25L126 103Q125 127 102 127L25 126Q2 126 2 103L2 25Q2 2 26 2Z"/>` +
  move(17, 13, tinyAcorn(), 0.95) +
  "</svg>";
