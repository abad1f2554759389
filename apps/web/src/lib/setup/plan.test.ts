import { expect, test } from "vitest";
import { planFrom, printPlan, printSeats, parseSeats, seatAt } from "./plan.ts";

test("a plan comes out of its address as it went in", () => {
  const plan = planFrom(new URLSearchParams("s=yFcm"));
  expect(plan.seats.map(({ bot }) => bot)).toEqual([null, "family", "casual", "champion"]);
  expect(plan.seats.map(({ junior }) => junior)).toEqual([false, true, false, false]);
  expect(planFrom(new URLSearchParams(printPlan(plan)))).toEqual(plan);
});

test("seats that are no table of ours are nobody's", () => {
  for (const text of ["", "yf", "yfffffffff", "yfx"]) expect(parseSeats(text)).toBeNull();
});

test("an address that is damaged falls back to the usual table", () => {
  const plan = planFrom(new URLSearchParams("r=nonsense&s=?"));
  expect(printSeats(plan.seats)).toBe("yfff");
  expect(plan.rules["deck"]).toBe("52");
});

test("a seat that is added is a bot who plays as a family does", () => {
  expect(seatAt(7)).toEqual({ animal: "seal", bot: "family", junior: false });
});
