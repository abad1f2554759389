import { describe, expect, test } from "vitest";
import { mayBeName } from "./names.ts";

describe("names at an online table", () => {
  test.each(["Ada", "Jörg", "José María", "O’Brien", "Anna-Lena", "Øystein", "Zoë B.", "李娜", "Опа"])("%s", (name) => {
    expect(mayBeName(name)).toBe(true);
  });

  test.each([
    "",
    " ",
    "0171 555 123",
    "a@b.de",
    "www.x.org",
    "x.org",
    "<b>",
    "fifteen letters",
    "Ada\u202eadA",
    "shit",
    "s-h-i-t",
    "Scheiße",
    "mierda",
    "Puta",
  ])("not %s", (name) => {
    expect(mayBeName(name)).toBe(false);
  });
});
