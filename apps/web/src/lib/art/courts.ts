// The three courts: Jack, Queen and King, mouths open, calling their own letter.
// Drawn in card units (250 × 350); each suit is another printing of the same block.
import { INK, block, dotPath, flat, gouge, line, move, oval, spike, type Gouge, type Spike } from "./ink.ts";
import type { Suit } from "./glyphs.ts";

export type CourtRank = "J" | "Q" | "K";

type Printing = Record<"robe" | "cloth" | "trim" | "hair" | "skin" | "cheek" | "air", string>;

// robe, second cloth, trim, hair, skin, the tint behind the figure
const PRINTING: Record<Suit, Printing> = {
  S: {
    robe: INK.damson,
    cloth: INK.marigold,
    trim: "#8CB7D6",
    hair: "#3A2A4A",
    skin: "#F8DDBD",
    cheek: INK.rose,
    air: "#E6D5E4",
  },
  H: {
    robe: INK.vermilion,
    cloth: INK.marigold,
    trim: "#7FC1A8",
    hair: "#C9742B",
    skin: "#FBE6D2",
    cheek: INK.rose,
    air: "#F7D9CC",
  },
  D: {
    robe: INK.marigold,
    cloth: INK.vermilion,
    trim: INK.sky,
    hair: "#4A2B1E",
    skin: "#C98F5C",
    cheek: "#C65B3C",
    air: "#FBE8B4",
  },
  C: {
    robe: INK.leaf,
    cloth: INK.vermilion,
    trim: INK.marigold,
    hair: "#2B1B22",
    skin: "#9C6038",
    cheek: "#C04A34",
    air: "#CDE3D2",
  },
};

const K = 6; // key line of the big shapes
const k = 4; // key line of the small ones

/** Ridges the gouge left standing in the cleared ground, radiating from the call. */
function chatter(ink: string, x: number, y: number) {
  const marks: Gouge[] = [];
  for (let i = 0; i < 90; i++) {
    const a = i * 2.399,
      r = 70 + ((i * 53) % 190);
    const cx = x + Math.cos(a) * r,
      cy = y + Math.sin(a) * r * 1.1;
    const l = 12 + ((i * 29) % 15);
    marks.push([
      cx,
      cy,
      cx + Math.cos(a + 0.3) * l * 0.5,
      cy + Math.sin(a + 0.3) * l * 0.5,
      cx + Math.cos(a) * l,
      cy + Math.sin(a) * l,
      4,
    ]);
  }
  return gouge(marks, ink);
}

const call = (marks: Spike[], ink: string) => spike(marks, ink);

function king(p: Printing) {
  const robe = "M-30 440L-16 310Q10 268 82 252L118 242L178 242L206 252Q250 264 268 300L276 440Z";
  const ermine = "M90 250L114 240L146 292L180 240L202 251L182 294L164 440L130 440L110 294Z";
  const hairL = "M96 118L84 128Q70 152 78 184Q66 192 72 210Q84 226 104 218L112 190L106 118Z";
  const hairR = "M196 118L208 128Q222 152 214 184Q226 192 220 210Q208 226 188 218L180 190L186 118Z";
  const face = "M100 106L192 106L197 168L190 214L146 236L102 214L95 168Z";
  const beard =
    "M95 166Q101 182 112 180L146 172L180 180Q191 182 197 166L204 204L197 252L184 242L178 276L164 262L148 304L130 264L116 278L109 244L96 254L88 204Z";
  const mouth = "M120 194Q146 180 172 194Q176 232 146 238Q116 232 120 194Z";
  const stacheL = "M146 172Q136 160 120 168Q106 176 98 168Q100 192 122 194Q140 192 146 180Z";
  const stacheR = "M146 172Q156 160 172 168Q186 176 194 168Q192 192 170 194Q152 192 146 180Z";
  const crown = "M94 112L86 44L112 70L124 26L146 62L170 26L181 70L207 44L199 112Q146 98 94 112Z";
  const band = "M93 114Q146 98 200 114L198 92Q146 77 95 92Z";
  return (
    block(robe, p.robe, { sw: K, off: [4, 3] }) +
    gouge(
      [
        [-20, 340, -8, 304, 40, 280, 6],
        [-2, 350, 10, 318, 56, 294, 5],
        [58, 284, 72, 270, 88, 266, 5],
        [66, 306, 78, 290, 92, 286, 5],
        [240, 344, 236, 312, 216, 280, 5],
        [214, 346, 214, 322, 204, 306, 4],
      ],
      p.cloth,
    ) +
    block(ermine, INK.paper, { sw: K }) +
    spike([
      [112, 258, 112, 274, 6],
      [126, 284, 126, 300, 6],
      [180, 258, 180, 274, 6],
      [166, 286, 166, 302, 6],
      [138, 318, 138, 336, 6],
      [156, 310, 156, 326, 6],
      [148, 350, 148, 366, 6],
    ]) +
    block(hairL, p.hair, { sw: K, off: [3, 2] }) +
    block(hairR, p.hair, { sw: K, off: [3, 2] }) +
    gouge(
      [
        [92, 132, 80, 156, 88, 182, 4],
        [90, 196, 84, 206, 92, 212, 3],
        [202, 134, 212, 156, 204, 180, 4],
        [206, 196, 212, 206, 200, 212, 3],
      ],
      p.trim,
    ) +
    block(face, p.skin, { sw: K, off: [4, 3] }) +
    flat(oval(114, 158, 11, 9), p.cheek) +
    flat(oval(180, 158, 11, 9), p.cheek) +
    block(beard, p.hair, { sw: K, off: [4, 3] }) +
    gouge(
      [
        [104, 190, 100, 214, 106, 234, 4],
        [118, 246, 116, 256, 120, 268, 4],
        [134, 246, 132, 258, 138, 270, 4],
        [150, 248, 150, 266, 148, 288, 4],
        [166, 244, 166, 252, 166, 258, 4],
        [186, 196, 192, 214, 188, 230, 4],
        [176, 246, 176, 252, 176, 262, 3],
      ],
      p.trim,
    ) +
    flat(mouth, INK.ink) +
    flat("M124 196Q146 186 168 196L166 205Q146 197 126 205Z", INK.paper) +
    flat("M129 224Q146 208 163 224Q158 234 146 235Q134 234 129 224Z", "#E2553F") +
    block(stacheL, p.hair, { sw: k, off: [2, 1.5] }) +
    block(stacheR, p.hair, { sw: k, off: [2, 1.5] }) +
    gouge(
      [
        [104, 176, 116, 186, 136, 178, 3],
        [156, 178, 176, 186, 188, 176, 3],
      ],
      p.trim,
    ) +
    // nose and eyes
    block("M139 128L136 158Q130 168 140 171L152 171Q163 168 156 158L153 128", p.skin, {
      sw: k,
      off: [2, 1.5],
      base: p.skin,
    }) +
    block(oval(120, 137, 13, 12), INK.paper, { sw: k }) +
    block(oval(172, 137, 13, 12), INK.paper, { sw: k }) +
    flat(oval(118, 138, 6.5), INK.ink) +
    flat(oval(168, 138, 6.5), INK.ink) +
    flat(oval(120.5, 135.5, 2), INK.paper) +
    flat(oval(170.5, 135.5, 2), INK.paper) +
    flat("M100 126Q112 106 136 110L136 118Q116 115 105 130Z", INK.ink) +
    flat("M192 126Q180 106 156 110L156 118Q176 115 187 130Z", INK.ink) +
    block(crown, p.cloth, { sw: K, off: [4, 3], join: "miter" }) +
    block(band, p.robe === INK.marigold ? INK.damson : p.robe, { sw: K, off: [0, 0] }) +
    block("M146 86L154 95L146 104L138 95Z", INK.paper, { sw: 3 }) +
    flat(dotPath(117, 98, 5) + dotPath(175, 98, 5), INK.paper) +
    block(dotPath(86, 42, 9), p.trim, { sw: k, off: [2, 1] }) +
    block(dotPath(124, 25, 9), p.trim, { sw: k, off: [2, 1] }) +
    block(dotPath(170, 25, 9), p.trim, { sw: k, off: [2, 1] }) +
    block(dotPath(207, 42, 9), p.trim, { sw: k, off: [2, 1] }) +
    gouge(
      [
        [104, 66, 106, 76, 104, 86, 3],
        [126, 50, 128, 62, 124, 78, 4],
        [166, 50, 166, 62, 170, 78, 4],
        [190, 66, 188, 76, 190, 86, 3],
      ],
      INK.paper,
    )
  );
}

function queen(p: Printing) {
  const robe = "M-30 440L-12 310Q20 276 96 258L150 250L204 258Q250 270 266 306L276 440Z";
  const hairBack =
    "M150 74Q98 72 86 116Q62 120 66 152Q56 166 68 184Q66 210 92 212Q102 226 122 216L180 216Q198 226 210 212Q234 210 232 184Q244 166 234 152Q238 120 214 116Q202 72 150 74Z";
  const ruff =
    "M78 246L92 230L98 218L114 226L128 214L142 226L152 214L164 226L178 214L190 226L204 218L210 232L224 248L208 256L212 272L192 268L186 284L168 272L154 288L140 272L122 284L114 268L94 272L96 256Z";
  const neck = "M134 200L170 200L174 244Q152 258 130 244Z";
  const face = "M106 112Q150 92 194 112Q204 152 192 184Q178 214 150 218Q122 214 108 184Q96 152 106 112Z";
  const crown = "M98 104L84 58L112 74L120 34L142 64L152 22L164 64L184 34L190 74L218 58L204 104Q150 86 98 104Z";
  const mouth = "M133 176Q150 166 168 176Q172 206 150 208Q129 206 133 176Z";
  return (
    block(robe, p.robe, { sw: K, off: [4, 3] }) +
    gouge(
      [
        [-20, 346, -4, 312, 44, 290, 6],
        [0, 354, 14, 324, 60, 302, 5],
        [62, 296, 80, 280, 100, 276, 5],
        [74, 316, 88, 300, 112, 296, 5],
        [226, 346, 226, 316, 208, 292, 5],
      ],
      p.cloth,
    ) +
    block("M118 262L186 262L182 440L122 440Z", p.cloth, { sw: K, off: [3, 2] }) +
    spike(
      [
        [152, 300, 152, 286, 10],
        [152, 300, 152, 314, 10],
        [152, 330, 152, 318, 9],
        [152, 330, 152, 342, 9],
      ],
      p.robe,
    ) +
    block(hairBack, p.hair, { sw: K, off: [4, 3] }) +
    gouge(
      [
        [92, 124, 76, 136, 78, 152, 5],
        [84, 160, 74, 172, 82, 186, 5],
        [90, 196, 92, 206, 104, 206, 4],
        [208, 124, 226, 136, 222, 152, 5],
        [218, 162, 228, 174, 220, 188, 5],
        [212, 198, 208, 206, 198, 208, 4],
        [102, 104, 96, 112, 96, 124, 4],
        [200, 104, 206, 112, 206, 124, 4],
      ],
      p.trim,
    ) +
    block(neck, p.skin, { sw: K, off: [3, 2] }) +
    block(ruff, INK.paper, { sw: K, join: "miter" }) +
    gouge(
      [
        [114, 232, 112, 246, 104, 260, 2.5],
        [130, 226, 128, 248, 122, 270, 2.5],
        [152, 226, 152, 250, 153, 272, 2.5],
        [176, 226, 178, 248, 184, 268, 2.5],
        [192, 232, 196, 246, 202, 258, 2.5],
      ],
      INK.ink,
    ) +
    block(face, p.skin, { sw: K, off: [4, 3] }) +
    flat(oval(120, 172, 12, 10), p.cheek) +
    flat(oval(182, 172, 12, 10), p.cheek) +
    // parting
    block("M150 96Q118 98 104 136L98 116Q110 92 150 88Q190 92 204 116L198 136Q184 98 150 96Z", p.hair, {
      sw: k,
      off: [2, 1.5],
    }) +
    // closed eyes with lashes, brows lifted
    line("M112 146Q124 158 138 146", 5) +
    line("M162 146Q176 158 190 146", 5) +
    spike([
      [112, 147, 101, 149, 6],
      [116, 151, 106, 157, 5],
      [190, 147, 200, 149, 6],
      [186, 151, 196, 157, 5],
    ]) +
    flat("M110 132Q122 118 138 126L137 131Q122 126 112 136Z", INK.ink) +
    flat("M192 132Q180 118 164 126L165 131Q180 126 190 136Z", INK.ink) +
    line("M152 138L144 162Q150 168 158 164", 4) +
    flat(mouth, INK.ink) +
    flat("M138 177Q150 171 163 177L161 184Q150 179 140 184Z", INK.paper) +
    flat("M137 197Q150 184 164 197Q160 206 150 206Q140 206 137 197Z", "#E2553F") +
    line("M133 176Q142 165 150 170Q158 165 168 176", 6, "#B02C1E") +
    line("M133 178Q132 206 150 208Q170 206 168 178", 5, "#B02C1E") +
    flat(dotPath(171, 166, 3), INK.ink) +
    block(crown, p.cloth, { sw: K, off: [4, 3], join: "miter" }) +
    block("M97 106Q150 88 205 106L201 90Q150 73 101 90Z", p.trim, { sw: k, off: [0, 0] }) +
    flat(dotPath(120, 92, 5) + dotPath(151, 87, 6) + dotPath(182, 92, 5), INK.vermilion) +
    block(dotPath(84, 55, 8), INK.paper, { sw: k }) +
    block(dotPath(120, 31, 8), INK.paper, { sw: k }) +
    block(dotPath(152, 20, 9), INK.paper, { sw: k }) +
    block(dotPath(184, 31, 8), INK.paper, { sw: k }) +
    block(dotPath(218, 55, 8), INK.paper, { sw: k }) +
    block(dotPath(94, 196, 6), p.cloth, { sw: 3, off: [1, 1] }) +
    block(dotPath(207, 196, 6), p.cloth, { sw: 3, off: [1, 1] })
  );
}

function jack(p: Printing) {
  const robe = "M-20 440L-4 318Q34 280 112 262L190 250Q240 260 256 300L268 440Z";
  const collar = "M108 246L128 234L200 226L222 246L214 276L186 262L168 286L148 266L118 284Z";
  const face =
    "M110 96L103 120Q102 128 97 134L82 152Q74 161 82 165L94 166L89 173L112 182L98 200Q97 207 104 211Q100 222 110 229Q122 236 142 228L140 252L196 244L206 110Z";
  const mouth = "M91 172Q120 172 138 180Q142 198 126 207Q110 213 98 200Z";
  const hair =
    "M138 104L132 132Q130 148 140 158Q134 176 144 188Q140 208 154 222Q184 238 216 222Q232 206 224 184Q234 168 226 146Q230 118 212 100Z";
  const cap = "M92 118Q80 110 88 100Q84 70 116 56Q156 36 196 54Q232 68 232 104Q236 118 222 124Q156 102 92 118Z";
  const brim = "M84 122Q78 108 92 102Q156 80 226 104Q240 112 232 128Q158 102 84 122Z";
  const feather =
    "M186 96Q150 58 150 22Q154 -8 190 -12Q232 -10 240 22Q226 14 214 20Q230 28 230 44Q216 36 206 42Q218 52 214 66Q204 58 196 64Q202 76 196 88Z";
  return (
    call(
      [
        [70, 172, 44, 164, 9],
        [68, 186, 36, 190, 9],
        [72, 200, 46, 216, 9],
      ],
      p.cloth === INK.marigold && p.robe === INK.damson ? INK.damson : p.robe === INK.marigold ? INK.vermilion : p.robe,
    ) +
    block(robe, p.robe, { sw: K, off: [4, 3] }) +
    gouge(
      [
        [2, 346, 20, 316, 60, 300, 6],
        [22, 350, 40, 324, 80, 308, 5],
        [70, 306, 88, 288, 112, 278, 5],
        [96, 312, 108, 300, 126, 294, 5],
        [226, 346, 224, 318, 208, 288, 5],
      ],
      p.cloth,
    ) +
    block("M138 268L150 440L206 440L192 262Z", p.cloth, { sw: K, off: [3, 2] }) +
    block(dotPath(170, 298, 6), INK.paper, { sw: 3 }) +
    block(dotPath(174, 324, 6), INK.paper, { sw: 3 }) +
    block(face, p.skin, { sw: K, off: [4, 3] }) +
    flat(oval(122, 156, 12, 10), p.cheek) +
    flat(mouth, INK.ink) +
    flat("M97 174L125 182Q132 181 134 184L120 190L101 181Z", INK.paper) +
    flat("M106 203Q116 190 132 190Q132 202 122 206Q112 210 106 203Z", "#E2553F") +
    line(
      "M110 96L103 120Q102 128 97 134L82 152Q74 161 82 165L94 166L89 173M98 200Q97 207 104 211Q100 222 110 229Q122 236 142 228",
      K,
    ) +
    block("M104 130Q112 118 128 128Q120 140 106 139Z", INK.paper, { sw: k }) +
    flat(oval(111.5, 131.5, 5.5), INK.ink) +
    flat(oval(110, 129.5, 1.7), INK.paper) +
    flat("M99 114Q112 104 132 116L130 122Q114 113 101 121Z", INK.ink) +
    line("M86 160Q92 154 96 160", 4) +
    block(collar, INK.paper, { sw: K, join: "miter" }) +
    block(hair, p.hair, { sw: K, off: [4, 3] }) +
    gouge(
      [
        [150, 122, 144, 138, 154, 156, 5],
        [168, 120, 160, 150, 170, 182, 5],
        [190, 120, 186, 152, 194, 186, 5],
        [212, 126, 210, 142, 216, 154, 4],
        [154, 176, 152, 190, 162, 208, 5],
        [182, 196, 184, 210, 196, 218, 4],
        [210, 176, 216, 194, 208, 210, 4],
      ],
      p.trim,
    ) +
    block(feather, p.trim, { sw: K, off: [3, 2] }) +
    line("M188 88Q168 50 178 16Q190 0 214 4", 3.5) +
    gouge(
      [
        [166, 40, 160, 26, 168, 8, 4],
        [172, 58, 164, 52, 160, 40, 3],
      ],
      INK.paper,
    ) +
    block(cap, p.cloth, { sw: K, off: [4, 3] }) +
    gouge(
      [
        [112, 88, 120, 66, 150, 58, 5],
        [140, 84, 152, 68, 176, 66, 4],
        [186, 82, 200, 74, 214, 84, 4],
      ],
      INK.paper,
    ) +
    block(brim, p.robe === INK.marigold ? INK.vermilion : p.robe, { sw: K, off: [2, 2] }) +
    block(dotPath(184, 92, 9), p.trim, { sw: k, off: [2, 1] })
  );
}

// Where the block stands on the card: the heads clear both indices.
const PLACE: Record<CourtRank, [number, number, number]> = { J: [16, 26, 0.87], Q: [26, 14, 0.86], K: [32, 12, 0.86] };
const FIGURE = { J: jack, Q: queen, K: king };

/** A court figure for a rank (J, Q, K) and suit, in card units, to be cropped by the card. */
export function court(rank: CourtRank, suit: Suit) {
  const p = PRINTING[suit];
  const [x, y, scale] = PLACE[rank];
  return (
    flat("M10 10L240 10L240 340L10 340Z", p.air) + chatter(INK.paper, 140, 150) + move(x, y, FIGURE[rank](p), scale)
  );
}
