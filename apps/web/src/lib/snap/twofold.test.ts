/** A voice and a hand, in either order. */
import { describe, expect, test } from "vitest";
import { after, needsBoth } from "./twofold.ts";

const grab = { how: "grab" } as const;

describe("calls of two deeds (SNAP-VAR-GRAB, SNAP-VAR-SLAP)", () => {
  test("a plain call or a plain slap is complete by itself", () => {
    expect(after(null, "call", 7, { how: "call" })).toEqual({ complete: true, armed: null });
    expect(needsBoth({ how: "slap" })).toBe(false);
  });
  test("the later of the two completes the call, whichever it is (N36, N38)", () => {
    const called = after(null, "call", 7, grab);
    expect(called.complete).toBe(false);
    expect(after(called.armed, "hand", 7, grab).complete).toBe(true);
    const grabbed = after(null, "hand", 7, grab);
    expect(after(grabbed.armed, "call", 7, grab).complete).toBe(true);
  });
  test("a grab without a call is nothing, however often (D32)", () => {
    let armed = after(null, "hand", 7, grab);
    for (let times = 0; times < 3; times++) {
      expect(armed.complete).toBe(false);
      armed = after(armed.armed, "hand", 7, grab);
    }
    expect(armed.complete).toBe(false);
  });
  test("the same deed twice is one deed", () => {
    const called = after(null, "call", 7, grab);
    expect(after(called.armed, "call", 7, grab).complete).toBe(false);
  });
  test("a new picture begins anew", () => {
    const called = after(null, "call", 7, grab);
    expect(after(called.armed, "hand", 8, grab).complete).toBe(false);
  });
});
