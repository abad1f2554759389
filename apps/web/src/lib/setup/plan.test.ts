import { snap, snipSnapSnorum } from "@snorum/engine";
import { expect, test } from "vitest";
import type { AnimalName } from "#lib/parts/pictures.ts";
import { damageOf, parseSeats, planFrom, printPlan, printSeats, sameSeats, seatAt, usualSeats } from "./plan.ts";
import { freeAnimal, pickAnimal, seatAnimals } from "./seated.ts";

test("a plan comes out of its address as it went in", () => {
  const plan = planFrom(snipSnapSnorum, new URLSearchParams("s=yFcm"));
  expect(plan.seats.map(({ bot }) => bot)).toEqual([null, "family", "casual", "champion"]);
  expect(plan.seats.map(({ junior }) => junior)).toEqual([false, true, false, false]);
  expect(planFrom(snipSnapSnorum, new URLSearchParams(printPlan(snipSnapSnorum, plan)))).toEqual(plan);
});

test("head starts go with the seats; what is none is none", () => {
  const plan = planFrom(snap, new URLSearchParams("s=yk&h=0.150"));
  expect(plan.seats.map(({ headStart }) => headStart)).toEqual([0, 150]);
  expect(planFrom(snap, new URLSearchParams(printPlan(snap, plan)))).toEqual(plan);
  for (const odd of ["", "x.y", "-5.9999", "0.1.2.3.4.5.6"])
    expect(planFrom(snap, new URLSearchParams(`s=yk&h=${odd}`)).seats[0]?.headStart).toBe(0);
});

test("each player picks an animal, and no two are alike (SNAP-VAR-ANIMALS-1, N47)", () => {
  const plan = planFrom(snap, new URLSearchParams("s=yfk&a=702"));
  expect(plan.seats.map(({ animal }) => animal)).toEqual(["seal", "otter", "badger"]);
  expect(planFrom(snap, new URLSearchParams(printPlan(snap, plan)))).toEqual(plan);
  for (const odd of ["", "77", "7.x", "-1", "99999999", "222"])
    expect(new Set(planFrom(snap, new URLSearchParams(`s=yfk&a=${odd}`)).seats.map(({ animal }) => animal)).size).toBe(
      3,
    );
  expect(printPlan(snap, planFrom(snap, new URLSearchParams("s=yfk")))).not.toContain("a=");
});

test("whoever picks an animal that is taken swaps with the one who had it (N47)", () => {
  const { seats } = planFrom(snap, new URLSearchParams("s=yfk"));
  const animals = (at: number, animal: AnimalName) => pickAnimal(seats, at, animal).map((seat) => seat.animal);
  expect(animals(0, "badger")).toEqual(["badger", "heron", "otter"]);
  expect(animals(2, "duck")).toEqual(["otter", "heron", "duck"]);
  expect(animals(1, "heron")).toEqual(["otter", "heron", "badger"]);
  expect(freeAnimal(["otter", "badger"])).toBe("heron");
});

test("the seats of a table have the animals that were picked, and the next table its own (N47)", () => {
  seatAnimals(["fox", undefined, "otter"]);
  expect([0, 1, 2, 3].map((at) => seatAt(at).animal)).toEqual(["fox", "heron", "otter", "mole"]);
  expect(sameSeats([{ bot: null, junior: false, animal: "fox" }])[0]?.animal).toBe("fox");
  expect(usualSeats()[0]?.animal).toBe("otter");
  seatAnimals(["fox", "fox"]);
  expect([0, 1].map((at) => seatAt(at).animal)).toEqual(["otter", "heron"]);
  seatAnimals();
  expect(seatAt(0).animal).toBe("otter");
});

test("seats that are no table of ours are nobody's", () => {
  for (const text of ["", "yf", "yfffffffff", "yfx"]) expect(parseSeats(snipSnapSnorum, text)).toBeNull();
  for (const text of ["y", "yffffff"]) expect(parseSeats(snap, text)).toBeNull();
  expect(parseSeats(snap, "yf")).toHaveLength(2);
});

test("several people sit round one device where all cards lie open, and at least one", () => {
  const plan = planFrom(snap, new URLSearchParams("s=fyyk&h=0.0.100.0"));
  expect(plan.seats.map(({ bot }) => bot)).toEqual(["family", null, null, "child"]);
  expect(planFrom(snap, new URLSearchParams(printPlan(snap, plan)))).toEqual(plan);
  expect(parseSeats(snap, "yyyyyy")).toHaveLength(6);
  expect(parseSeats(snap, "ffk")).toBeNull();
  for (const text of ["yyf", "fyf", "fff"]) expect(parseSeats(snipSnapSnorum, text)).toBeNull();
});

test("whoever follows an address that is none of ours is told", () => {
  const damage = (address: string) => damageOf(snap, new URLSearchParams(address));
  for (const odd of ["s=ff", "s=yx", "s="]) expect(damage(odd)).toBe("seats");
  for (const odd of ["r=nonsense", "s=yy&r=nonsense"]) expect(damage(odd)).toBe("rules");
  for (const good of ["", "s=yf", "s=yyfc", "new=1"]) expect(damage(good)).toBeNull();
});

test("an address that is damaged falls back to the usual table", () => {
  const plan = planFrom(snipSnapSnorum, new URLSearchParams("r=nonsense&s=?"));
  expect(printSeats(plan.seats)).toBe("yfff");
  expect(plan.rules["deck"]).toBe("52");
});

test("the code of another game is nobody's", () => {
  const other = new URLSearchParams(printPlan(snipSnapSnorum, planFrom(snipSnapSnorum, new URLSearchParams())));
  expect(planFrom(snap, other).rules["piles"]).toBe("own");
});

test("a seat that is added is a bot who plays as a family does", () => {
  expect(seatAt(7)).toEqual({ animal: "seal", bot: "family", junior: false, headStart: 0 });
});
