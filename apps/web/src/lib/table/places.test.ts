import { expect, test } from "vitest";
import { inOrder } from "./places.ts";

test("seats stand by their places, and those who share one by their seats", () => {
  expect(inOrder([2, 1, 4, 2])).toEqual([1, 0, 3, 2]);
});
