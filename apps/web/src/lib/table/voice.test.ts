import { describe, expect, test } from "vitest";
import { voiceOf } from "./voice.ts";
import type { Breath } from "./voice.ts";

function listening(): {
  readonly tell: (text: string, loud?: boolean) => void;
  readonly heard: Record<"polite" | "urgent", Breath>;
  readonly later: () => void;
} {
  const heard = { polite: { id: 0, text: "" }, urgent: { id: 0, text: "" } };
  const jobs: (() => void)[] = [];
  const { tell } = voiceOf(
    (breath, loud) => (heard[loud ? "urgent" : "polite"] = breath),
    (job) => void jobs.push(job),
  );
  return { tell, heard, later: () => jobs.splice(0).forEach((job) => job()) };
}

describe("what is spoken", () => {
  test("two loud sentences of one moment are both said, the first one first", () => {
    const { tell, heard } = listening();
    tell("Hand missing: you take 7 cards.", true);
    tell("Your turn.", true);
    expect(heard.urgent).toEqual({ id: 1, text: "Hand missing: you take 7 cards. Your turn." });
  });
  test("the same sentence at another moment is a new breath in the other place", () => {
    const { tell, heard, later } = listening();
    tell("Your turn.", true);
    later();
    tell("You take 3 cards.", true);
    tell("Your turn.", true);
    later();
    tell("Your turn.", true);
    expect(heard.urgent).toEqual({ id: 3, text: "Your turn." });
  });
  test("what is loud and what is not do not mix", () => {
    const { tell, heard } = listening();
    tell("Heron slaps!");
    tell("Your turn.", true);
    expect([heard.polite.text, heard.urgent.text]).toEqual(["Heron slaps!", "Your turn."]);
  });
});
