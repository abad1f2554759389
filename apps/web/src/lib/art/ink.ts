// The shop: inks, knives and the press. Everything else in this folder is cut with these.

export const INK = {
  ink: "#1D1530",
  paper: "#FFFDF6",
  cloth: "#CFE6DE",
  check: "#BBD9CF",
  muted: "#4F4661",
  damson: "#6B1E52",
  vermilion: "#C8321C",
  marigold: "#F5B417",
  leaf: "#1F6B4A",
  brick: "#A8260F",
  blue: "#1F4E9E",
  night: "#231129",
  raised: "#34193C",
  milk: "#FBF1E4",
  coral: "#FF7A5C",
  mint: "#8FE0C0",
  // wood-block stencil inks, used inside pictures only
  umber: "#8A4F2A",
  tan: "#D9965C",
  cream: "#F6E2BC",
  rose: "#F08E7A",
  orange: "#EC7A24",
  slate: "#7D7F95",
  moss: "#4E9A55",
  sky: "#7FB6D6",
  plum: "#594867",
} as const;

export type AnimalName = "otter" | "fox" | "badger" | "frog" | "heron" | "mole" | "duck" | "seal";
export type Shape = "circle" | "square" | "star" | "diamond" | "triangle" | "cross" | "pentagon" | "halves";
/** `[x0, y0, cx, cy, x1, y1, width]`: one stroke of the V-tool. */
export type Gouge = [number, number, number, number, number, number, number];
/** `[baseX, baseY, tipX, tipY, width]`. */
export type Spike = [number, number, number, number, number];

type Block = { sw?: number; off?: readonly [number, number]; base?: string; key?: string; join?: string };

export const SEATS: Record<AnimalName, { shape: Shape; colour: string }> = {
  otter: { shape: "circle", colour: "#F5B417" },
  fox: { shape: "square", colour: "#C8321C" },
  badger: { shape: "star", colour: "#6B1E52" },
  frog: { shape: "diamond", colour: "#8CF0D8" },
  heron: { shape: "triangle", colour: "#9779EE" },
  mole: { shape: "cross", colour: "#14228F" },
  duck: { shape: "pentagon", colour: "#EDEA96" },
  seal: { shape: "halves", colour: "#4E97B2" },
};

export const round = (n: number) => Math.round(n * 10) / 10;

/** One flat area, no outline. */
export const flat = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`;

/** Ink lines only (for the few lines that are lines). */
export const line = (d: string, w = 4, ink: string = INK.ink) =>
  `<path fill="none" stroke="${ink}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`;

/**
 * One printed area: paper, then the colour slightly out of register, then the key block.
 * `off` is the mis-registration in drawing units; the sliver of paper it leaves is the look.
 */
export function block(
  d: string,
  fill: string | null,
  { sw = 5, off = [2.6, 2], base = INK.paper, key = INK.ink, join = "round" }: Block = {},
) {
  const [x, y] = off;
  const colour = fill && fill !== base ? `<path fill="${fill}" transform="translate(${x} ${y})" d="${d}"/>` : "";
  return (
    `<path fill="${base}" d="${d}"/>${colour}` +
    `<path fill="none" stroke="${key}" stroke-width="${sw}" stroke-linejoin="${join}" stroke-linecap="round" d="${d}"/>`
  );
}

/**
 * Gouge marks: each `[x0, y0, cx, cy, x1, y1, width]` is one stroke of the V-tool,
 * thin where the tool goes in and where it comes out.
 */
const gougePath = (marks: Gouge[]) =>
  marks
    .map(([x0, y0, cx, cy, x1, y1, w]) => {
      const dx = x1 - x0,
        dy = y1 - y0,
        len = Math.hypot(dx, dy) || 1;
      const nx = (-dy / len) * w,
        ny = (dx / len) * w;
      return (
        `M${round(x0)} ${round(y0)}Q${round(cx + nx)} ${round(cy + ny)} ${round(x1)} ${round(y1)}` +
        `Q${round(cx - nx)} ${round(cy - ny)} ${round(x0)} ${round(y0)}Z`
      );
    })
    .join("");
export const gouge = (marks: Gouge[], fill: string = INK.paper) => flat(gougePath(marks), fill);

/** A spike: `[baseX, baseY, tipX, tipY, width]`, flat at the base and sharp at the tip. */
export const spikePath = (marks: Spike[]) =>
  marks
    .map(([x0, y0, x1, y1, w]) => {
      const dx = x1 - x0,
        dy = y1 - y0,
        len = Math.hypot(dx, dy) || 1;
      const nx = ((-dy / len) * w) / 2,
        ny = ((dx / len) * w) / 2;
      return `M${round(x0 + nx)} ${round(y0 + ny)}L${round(x1)} ${round(y1)}L${round(x0 - nx)} ${round(y0 - ny)}Z`;
    })
    .join("");
export const spike = (marks: Spike[], fill: string = INK.ink) => flat(spikePath(marks), fill);

/** A knife-cut dot: an octagon that is never quite regular. */
export function dotPath(cx: number, cy: number, rad: number, turn = 0.2, n = 9) {
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = turn + (i * 2 * Math.PI) / n;
    const k = rad * (1 + 0.05 * Math.sin(i * 5.3 + turn * 7));
    d += `${i ? "L" : "M"}${round(cx + k * Math.cos(a))} ${round(cy + k * Math.sin(a))}`;
  }
  return d + "Z";
}

export const oval = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${round(cx - rx)} ${round(cy)}a${rx} ${ry} 0 1 0 ${round(2 * rx)} 0a${rx} ${ry} 0 1 0 ${round(-2 * rx)} 0Z`;

/** Moves every point of an absolute M/L/Q/C/Z path by a small, repeatable amount, like a hand with a knife. */
export function handCut(d: string, amount: number, seed = 1) {
  let i = seed * 17;
  return d.replace(/-?\d+(\.\d+)?/g, (n) => {
    i += 1;
    const noise = Math.sin(i * 12.9898 + seed * 78.233) * 43758.5453;
    return String(round(Number(n) + (noise - Math.floor(noise) - 0.5) * 2 * amount));
  });
}

export const move = (x: number, y: number, inner: string, scale = 1, turn = 0) =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${turn})` : ""}${scale !== 1 ? ` scale(${Math.round(scale * 1000) / 1000})` : ""}">${inner}</g>`;

/** The die-cut edge to put behind finished art, so that ink outlines hold on a dark ground. */
export function rimmed(art: string, colour: string, width = 4): string {
  return art.replace(/<path ([^>]*)\/>/g, (_, attrs: string) => {
    const open = attrs.includes('fill="none"');
    const own = Number(/stroke-width="([\d.]+)"/.exec(attrs)?.[1] ?? 0);
    if (!own && !attrs.includes(`fill="${INK.ink}"`)) return ""; // colours never reach past the key block
    const d = /(?:^| )d="([^"]*)"/.exec(attrs)?.[1] ?? "";
    const turn = /transform="[^"]*"/.exec(attrs)?.[0] ?? "";
    return `<path fill="${open && !d.endsWith("Z") ? "none" : colour}" stroke="${colour}" stroke-width="${round(own + width * 2)}" stroke-linejoin="round" stroke-linecap="round"${turn ? ` ${turn}` : ""} d="${d}"/>`;
  });
}
