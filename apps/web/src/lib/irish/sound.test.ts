import { describe, expect, test } from "vitest";
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
