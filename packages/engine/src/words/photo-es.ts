/** Lo que se dice de cualquier carrera, en español: la foto de llegada. */
import type { AnyPhotoWords } from "./shared.ts";

const NBSP = "\u00a0";

export const photo: AnyPhotoWords = {
  title: "Foto de llegada",
  slowMotion: "Cámara lenta",
  why: "¿Por qué?",
  because:
    "Medimos cuánto tardas en pulsar desde que la carta se ve en tu propia pantalla. Así, una conexión lenta no perjudica a nadie.",
  doubt: "La rayita junto a cada tiempo muestra con qué exactitud lo sabemos.",
  place: (place) => `${place}.º`,
  first: (who) => (who.you ? "¡Has llegado antes que nadie!" : `¡${who.who} ha llegado antes!`),
  notYet: "todavía no",
  ms: (ms) => `${ms}${NBSP}ms`,
  whisker: (ms) => `±${NBSP}${ms}${NBSP}ms`,
  howSure: "margen de error",
  amnesty: "tarde, sin penalización",
  noPenalty: "sin penalización",
  fasterThanHuman: "más rápido que un humano",
  notes: {
    "head-start": "ventaja descontada",
    "capped-by-line": "recortado a lo que explica la conexión",
    "raised-by-line": "subido a lo que demuestra la conexión",
    "allowance-used": "con un poco de retraso dado por bueno",
    "by-arrival": "contado al llegar",
    floor: "más rápido que un humano, así que no cuenta como más rápido",
  },
  tooEarly: "demasiado pronto: vale la imagen anterior",
  deadHeat: "¡A la vez!",
  paces: [
    "como una liebre",
    "como una ardilla",
    "como una gallina con prisa",
    "como un erizo de paseo",
    "como un caracol",
    "como una tortuga tranquila",
  ],
};
