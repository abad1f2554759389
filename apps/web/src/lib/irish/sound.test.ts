import { afterEach, describe, expect, test, vi } from "vitest";
import { deviceSpeaker } from "#lib/race/speaker.ts";
import { soundFace } from "./sound.ts";
import { picture } from "./testing.ts";

/** What is heard of a face with the word "four". */
function heard(rules: Record<string, string>, wanted = { tick: true, word: true }, word = 3): string[] {
  const all: string[] = [];
  const speaker = {
    tick: () => void all.push("tick"),
    say: (text: string, lang: string) => void all.push(`${lang} ${text}`),
  };
  soundFace(picture(["4S"], { word }, rules), "four", "en", wanted, speaker);
  return all;
}

describe("what a new face sounds like", () => {
  test("the word is said as the card lands, in the language of the count (IRISH-TURN-2)", () => {
    expect(heard({})).toEqual(["en four"]);
  });
  test("the metronome ticks where cards lay themselves, and nowhere else (IRISH-TURN-3)", () => {
    expect(heard({ laying: "by-itself" })).toEqual(["tick", "en four"]);
    expect(heard({ laying: "by-itself" }, { tick: true, word: false })).toEqual(["tick"]);
    expect(heard({}, { tick: true, word: false })).toEqual([]);
  });
  test("where nobody counts aloud no voice does, though a word should get here (IRISH-VAR-SILENT, I39)", () => {
    expect(heard({ words: "silent" })).toEqual([]);
    expect(heard({ words: "silent", laying: "by-itself" })).toEqual(["tick"]);
  });
  test("nothing is heard unless it is wished for", () => {
    expect(heard({ laying: "by-itself" }, { tick: false, word: false })).toEqual([]);
  });
});

describe("who says the word", () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** Which voices speak on a device that has these. */
  function speaking(voices: readonly { readonly lang: string; readonly localService: boolean }[]): readonly unknown[] {
    const spoken: unknown[] = [];
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("SpeechSynthesisUtterance", class {});
    vi.stubGlobal("speechSynthesis", {
      getVoices: () => voices,
      cancel: () => undefined,
      speak: ({ voice }: { readonly voice: unknown }) => void spoken.push(voice),
    });
    deviceSpeaker().say("vier", "de");
    return spoken;
  }
  const far = { lang: "de-DE", localService: false };
  const near = { lang: "de-AT", localService: true };
  const english = { lang: "en-GB", localService: true };

  test("a voice of the device itself, in the language of the count (IRISH-TURN-2)", () => {
    expect(speaking([far, english, near])).toEqual([near]);
  });
  test("nobody, where only voices from the net know the language", () => {
    expect(speaking([far, english])).toEqual([]);
  });
});
