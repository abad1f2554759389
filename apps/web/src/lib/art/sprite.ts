// The two sheets every picture of the client comes from. Written as files at build time; pages refer to them with <use>.
import { ANIMALS, shapeArt, shapeRim, tokenArt } from "./animals.ts";
import { WORDMARK } from "./brand.ts";
import {
  COURTS,
  COURT_INDICES,
  NUMBER_INDICES,
  SUITS,
  backArt,
  courtIndex,
  courtPicture,
  courtSuit,
  frameArt,
  jokerArt,
  numberIndex,
  numberSuit,
  plainSuit,
  sheetArt,
} from "./cards.ts";
import { ICONS, iconArt } from "./icons.ts";
import { counterArt, crownArt, potArt } from "./objects.ts";
import { pawArt } from "./paws.ts";
import { airArt, pictureIndex, pictureSuit, portraitArt, thingsArt } from "./picture-deck.ts";

type Symbol = [id: string, viewBox: string, art: string];

/** Edge of animals and shapes: clear by day, milk by night. The page sets `color`. */
const RIM = "currentColor";
const CARD = "0 0 250 350";
const TOKEN = "-6 -6 112 112";
const THING = "-10 -9 120 120";
const PAW = "-20 -23 140 140";

const sheet = (symbols: Symbol[]) =>
  '<svg xmlns="http://www.w3.org/2000/svg">' +
  symbols.map(([id, box, art]) => `<symbol id="${id}" viewBox="${box}" overflow="visible">${art}</symbol>`).join("\n") +
  "</svg>\n";

/** Everything but the courts. */
export const mainSheet = (): string =>
  sheet([
    ["card", CARD, sheetArt()],
    ["frame", CARD, frameArt()],
    ["back", CARD, backArt()],
    ...[...NUMBER_INDICES, ...COURT_INDICES].map((text): Symbol => [`n-${text}`, CARD, numberIndex(text)]),
    ...COURT_INDICES.map((text): Symbol => [`k-${text}`, CARD, courtIndex(text)]),
    ...SUITS.flatMap((suit): Symbol[] => [
      [`n-suit-${suit}`, CARD, numberSuit(suit)],
      [`k-suit-${suit}`, CARD, courtSuit(suit)],
      [`p-suit-${suit}`, CARD, plainSuit(suit)],
    ]),
    ...ANIMALS.flatMap((name): Symbol[] => [
      [`a-${name}`, TOKEN, tokenArt(name, false, RIM)],
      [`a-${name}-calling`, TOKEN, tokenArt(name, true, RIM)],
      [`s-${name}`, TOKEN, shapeRim(name, RIM) + shapeArt(name)],
    ]),
    ["counter", THING, counterArt()],
    ["pot", THING, potArt()],
    ["crown", THING, crownArt()],
    ["wordmark", `0 0 ${WORDMARK.width} ${WORDMARK.height}`, WORDMARK.art],
    ...ICONS.map((name): Symbol => [`i-${name}`, "0 0 48 48", iconArt(name)]),
  ]);

/** The twelve courts, by far the heaviest pictures, fetched when the first one is dealt. */
export const courtSheet = (): string =>
  sheet(COURTS.flatMap((rank) => SUITS.map((suit): Symbol => [`${rank}${suit}`, CARD, courtPicture(rank, suit)])));

/** What only Irish Snap shows: hands that land on the pile, and the joker. */
export const irishSheet = (): string =>
  sheet([...ANIMALS.map((name): Symbol => [`paw-${name}`, PAW, pawArt(name)]), ["joker", CARD, jokerArt()]]);

/** The cards for children who do not read yet, fetched where they are chosen. */
export const pictureSheet = (): string =>
  sheet([
    ...NUMBER_INDICES.map((text, at): Symbol => [`things-${text}`, CARD, thingsArt(at + 1)]),
    ...COURTS.map((rank): Symbol => [`things-${rank}`, CARD, portraitArt(rank)]),
    ...[...NUMBER_INDICES, ...COURT_INDICES].map((text): Symbol => [`index-${text}`, CARD, pictureIndex(text)]),
    ...SUITS.flatMap((suit): Symbol[] => [
      [`air-${suit}`, CARD, airArt(suit)],
      [`suit-${suit}`, CARD, pictureSuit(suit)],
    ]),
  ]);
