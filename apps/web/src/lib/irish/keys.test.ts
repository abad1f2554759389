import { expect, test } from "vitest";
import { rankFor } from "./keys.ts";

test("thirteen words have a key each, German jack and queen a second one (IRISH-TURN-2)", () => {
  expect([..."a234567890jqk"].map(rankFor)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([..."bd"].map(rankFor)).toEqual([10, 11]);
  expect([..."1rlpcs "].map(rankFor)).toEqual([-1, -1, -1, -1, -1, -1, -1]);
});
