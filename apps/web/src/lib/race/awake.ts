/** Keeping the screen lit: whoever watches for equal cards touches nothing for a while. */

/** The screen does not sleep from now on, until it is let go; nothing happens where the browser cannot do that. Gives back how to let go. */
export function stayAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => undefined;
  let over = false;
  let lock: WakeLockSentinel | null = null;
  /** The browser lets go by itself when the page is hidden, and refuses to save a battery that is nearly empty. */
  const hold = async (): Promise<void> => {
    if (over || document.hidden || lock?.released === false) return;
    const got = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void got?.release();
    else lock = got;
  };
  const seen = (): void => void hold();
  document.addEventListener("visibilitychange", seen);
  seen();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}
