/** What the form of the house rules says of its own, in each language: only set-up needs it. */
import type { Lang } from "#lib/path.ts";

const en = {
  changed: (n: number, preset: string) =>
    n === 0 ? preset : n === 1 ? `1 change from ${preset}` : `${n} changes from ${preset}`,
  reset: "reset",
  copied: (code: string) => `${code} copied.`,
  notCopied: (code: string) => `Could not copy. The code is ${code}.`,
  copy: "Copy the code of these rules",
  onlyWith: (what: string) => `Only with “${what}”.`,
  notWith: (what: string) => `Not with “${what}”.`,
  along: "Choose it, and the rest adapts.",
  alsoNow: (what: readonly string[]) => `Changed along: ${what.map((one) => `“${one}”`).join(", ")}`,
  idle: "not at this table",
  code: "Somebody has told you a code?",
  take: "Take these rules",
  noCode: (prefix: string) => `This is no code of this game: it begins with ${prefix}. Look again.`,
  taken: (code: string) => `The rules of ${code} are chosen.`,
  littleOnes: "At this table keys are big, and no time stands there in numbers.",
};
export type FormWords = typeof en;

const de: FormWords = {
  changed: (n, preset) => (n === 0 ? preset : n === 1 ? `1 Änderung an „${preset}“` : `${n} Änderungen an „${preset}“`),
  reset: "zurücksetzen",
  copied: (code) => `${code} ist kopiert.`,
  notCopied: (code) => `Kopieren ging nicht. Das Kürzel ist ${code}.`,
  copy: "Kürzel dieser Regeln kopieren",
  onlyWith: (what) => `Nur mit „${what}“.`,
  notWith: (what) => `Nicht mit „${what}“.`,
  along: "Wählst du es, passt sich der Rest an.",
  alsoNow: (what) => `Hat sich mit geändert: ${what.map((one) => `„${one}“`).join(", ")}`,
  idle: "nicht an diesem Tisch",
  code: "Hat dir jemand ein Kürzel gesagt?",
  take: "Diese Regeln nehmen",
  noCode: (prefix) => `Das ist kein Kürzel dieses Spiels: Es fängt mit ${prefix} an. Schau noch einmal hin.`,
  taken: (code) => `Die Regeln von ${code} sind gewählt.`,
  littleOnes: "An diesem Tisch sind die Tasten groß, und keine Zeit steht in Zahlen da.",
};

const es: FormWords = {
  changed: (n, preset) =>
    n === 0 ? preset : n === 1 ? `1 cambio sobre «${preset}»` : `${n} cambios sobre «${preset}»`,
  reset: "deshacer",
  copied: (code) => `${code} copiado.`,
  notCopied: (code) => `No se pudo copiar. El código es ${code}.`,
  copy: "Copiar el código de estas reglas",
  onlyWith: (what) => `Solo con «${what}».`,
  notWith: (what) => `No con «${what}».`,
  along: "Si lo eliges, lo demás se adapta.",
  alsoNow: (what) => `También ha cambiado: ${what.map((one) => `«${one}»`).join(", ")}`,
  idle: "no en esta mesa",
  code: "¿Te han dado un código?",
  take: "Tomar estas reglas",
  noCode: (prefix) => `No es un código de este juego: empieza por ${prefix}. Míralo otra vez.`,
  taken: (code) => `Se han elegido las reglas de ${code}.`,
  littleOnes: "En esta mesa las teclas son grandes y ningún tiempo sale en números.",
};

export const FORM_WORDS: Readonly<Record<Lang, FormWords>> = { en, de, es };
