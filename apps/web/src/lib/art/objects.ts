// Things on the table, in a 100 × 100 box, and the acorn that is the mark of the house.
import { INK, block, dotPath, flat, gouge, line, move, oval } from "./ink.ts";

/** How far a coat of ink lies off its outline. */
export const OFF = { sw: 4.5, off: [2.2, 1.6] as const };

/** Cross-cuts on an acorn's cup. */
const cupMarks = gouge(
  [
    [24, 34, 30, 26, 38, 22, 2.5],
    [36, 38, 42, 30, 50, 26, 2.5],
    [50, 40, 56, 32, 62, 26, 2.5],
    [64, 38, 70, 32, 74, 28, 2.5],
    [22, 26, 26, 21, 32, 18, 2],
    [44, 21, 48, 18, 54, 16, 2],
    [66, 20, 70, 20, 74, 22, 2],
  ],
  INK.tan,
);

export const acornShape = {
  nut: "M18 38L82 38Q86 62 70 80Q60 90 53 92L50 98L47 92Q40 90 30 80Q14 62 18 38Z",
  cup: "M10 38Q10 12 46 9L44 1L55 0L56 9Q90 12 90 38Q88 45 80 44Q50 38 20 44Q12 45 10 38Z",
};

/** The acorn calling: the mark of the house. */
export const acornMark = () =>
  block(acornShape.nut, INK.tan, { sw: 5, off: [2.2, 1.6] }) +
  gouge([[25, 56, 25, 68, 34, 78, 3]], INK.cream) +
  flat("M33 66Q50 58 67 66Q67 86 50 88Q33 86 33 66Z", INK.ink) +
  flat("M37 67Q50 61 63 67L61 72Q50 68 39 72Z", INK.paper) +
  flat("M40 82Q50 71 60 82Q55 87 50 87Q45 87 40 82Z", "#E2553F") +
  flat(oval(36, 53, 6, 7) + oval(64, 53, 6, 7), INK.paper) +
  flat(oval(37, 54, 3.6, 4.4) + oval(63, 54, 3.6, 4.4), INK.ink) +
  block(acornShape.cup, INK.umber, { sw: 5, off: [2.2, 1.6] }) +
  cupMarks;

/** A counter, seen from the side a player sees it from. */
export const counterArt = () =>
  block(oval(50, 58, 44, 36), INK.umber, { sw: 5, off: [0, 0] }) +
  block(oval(50, 46, 44, 36), INK.marigold, { sw: 5, off: [0, 0], base: INK.marigold }) +
  line(oval(50, 46, 31, 24.5), 3.4, INK.umber) +
  gouge(
    [
      [12, 46, 14, 28, 34, 18, 3],
      [88, 48, 84, 66, 66, 74, 3],
    ],
    INK.cream,
  ) +
  flat("M50 30Q56 38 66 46Q56 54 50 62Q44 54 34 46Q44 38 50 30Z", INK.umber);

/** The pot in the middle. */
export const potArt = () =>
  block("M6 44Q-4 44 -3 53Q-2 62 14 60", null, { sw: 6, base: "none" }) +
  block("M94 44Q104 44 103 53Q102 62 86 60", null, { sw: 6, base: "none" }) +
  move(
    16,
    18,
    block(oval(20, 22, 18, 15), INK.marigold, { sw: 4.5, off: [0, 0] }) + line(oval(20, 22, 10, 8), 3, INK.umber),
  ) +
  move(
    44,
    16,
    block(oval(20, 22, 18, 15), INK.tan, { sw: 4.5, off: [0, 0] }) + line(oval(20, 22, 10, 8), 3, INK.umber),
  ) +
  move(
    30,
    4,
    block(oval(20, 22, 18, 15), INK.marigold, { sw: 4.5, off: [0, 0] }) + line(oval(20, 22, 10, 8), 3, INK.umber),
  ) +
  block("M10 46L90 46L85 84Q83 96 70 96L30 96Q17 96 15 84Z", INK.vermilion, OFF) +
  block("M5 42L95 41L94 52L6 53Z", INK.paper, { sw: 4.5 }) +
  flat(
    dotPath(30, 66, 4) + dotPath(50, 72, 4) + dotPath(70, 66, 4) + dotPath(38, 84, 4) + dotPath(62, 84, 4),
    INK.paper,
  ) +
  gouge([[20, 60, 20, 74, 25, 88, 3]], INK.rose);

/** The crown beside the seat that leads. */
export const crownArt = () =>
  block("M12 80L4 24L30 46L50 12L70 46L96 24L88 80Q50 72 12 80Z", INK.marigold, { ...OFF, join: "miter" }) +
  gouge(
    [
      [18, 44, 20, 54, 22, 66, 3],
      [48, 30, 46, 46, 42, 62, 3.5],
      [78, 48, 76, 56, 76, 66, 3],
    ],
    INK.paper,
  ) +
  block("M11 84Q50 75 89 84L86 97Q50 89 14 97Z", INK.damson, { sw: 4.5, off: [0, 0] }) +
  flat(dotPath(50, 85, 4) + dotPath(28, 87, 3) + dotPath(72, 87, 3), INK.paper) +
  block(dotPath(5, 21, 7), INK.vermilion, { sw: 4 }) +
  block(dotPath(50, 10, 8), INK.vermilion, { sw: 4 }) +
  block(dotPath(95, 21, 7), INK.vermilion, { sw: 4 });
