/** What a device can make heard: a tick, and a word. */
import type { Lang } from "#lib/path.ts";

/** The voice and the loudspeaker of a device; null where it has none. */
export interface Speaker {
  readonly tick: () => void;
  /** Says a word in a language; does nothing where no voice speaks it. */
  readonly say: (word: string, lang: Lang) => void;
}

/** A wooden block struck softly: so high, so loud, so short. */
const TICK = { hertz: 1250, gain: 0.06, seconds: 0.045 } as const;
/** A word is over before the next card of the fastest metronome. */
const RATE = 1.35;

/**
 * The device as it is: sound is made here and nothing is fetched, so that only a voice of the device itself speaks; one from the net
 * would tell its maker each word, and be late. Before the first gesture it keeps quiet.
 */
export function deviceSpeaker(): Speaker & { readonly close: () => void } {
  let context: AudioContext | null = null;
  const heard = (): boolean => navigator.userActivation?.hasBeenActive !== false;
  return {
    tick() {
      if (!heard() || typeof AudioContext === "undefined") return;
      context ??= new AudioContext();
      void context.resume();
      const [source, loud, now] = [context.createOscillator(), context.createGain(), context.currentTime];
      source.type = "triangle";
      source.frequency.value = TICK.hertz;
      loud.gain.setValueAtTime(TICK.gain, now);
      loud.gain.exponentialRampToValueAtTime(0.0001, now + TICK.seconds);
      source.connect(loud).connect(context.destination);
      source.start(now);
      source.stop(now + TICK.seconds);
    },
    say(word, lang) {
      if (!heard() || typeof speechSynthesis === "undefined") return;
      const voice = speechSynthesis
        .getVoices()
        .find((one) => one.localService && one.lang.toLowerCase().startsWith(lang));
      if (voice === undefined) return;
      const saying = new SpeechSynthesisUtterance(word);
      Object.assign(saying, { voice, lang: voice.lang, rate: RATE });
      // a word that is late is a wrong one
      speechSynthesis.cancel();
      speechSynthesis.speak(saying);
    },
    close() {
      void context?.close();
      if (typeof speechSynthesis !== "undefined") speechSynthesis.cancel();
    },
  };
}
