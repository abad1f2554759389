/** A voice and a hand, in either order. */
import { describe, expect, test } from "vitest";
import { after, needsBoth } from "./twofold.ts";

const grab = { how: "grab" } as const;

describe("calls of two deeds (SNAP-VAR-GRAB, SNAP-VAR-SLAP)", () => {
  test("a plain call or a plain slap is complete by itself", () => {
    expect(after(null, "call", 300, 7, { how: "call" })).toEqual({ armed: null, press: 300 });
    expect(needsBoth({ how: "slap" })).toBe(false);
  });
  test("both are needed, in either order, and the moment of the hand counts (N36, N38)", () => {
    const called = after(null, "call", 300, 7, grab);
    expect(called.press).toBeNull();
    expect(after(called.armed, "hand", 450, 7, grab).press).toBe(450);
    const grabbed = after(null, "hand", 300, 7, grab);
    expect(grabbed.press).toBeNull();
    expect(after(grabbed.armed, "call", 450, 7, { how: "slap-and-call" }).press).toBe(300);
  });
  test("a grab without a call is nothing, however often; the first touch counts (D32, N40)", () => {
    let done = after(null, "hand", 300, 7, grab);
    for (let at = 400; at < 700; at += 100) {
      done = after(done.armed, "hand", at, 7, grab);
      expect(done.press).toBeNull();
    }
    expect(after(done.armed, "call", 800, 7, grab).press).toBe(300);
  });
  test("a new picture begins anew", () => {
    const called = after(null, "call", 300, 7, grab);
    expect(after(called.armed, "hand", 900, 8, grab).press).toBeNull();
  });
});
