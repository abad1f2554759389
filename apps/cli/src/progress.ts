/** A line on a terminal's stderr that says how far it is; nothing anywhere else. */

/** Call with how many are done. */
export function progress(all: number): (done: number) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => {};
  let shown = 0;
  return (done) => {
    const now = performance.now();
    if (done < all && now - shown < 100) return;
    shown = now;
    const full = Math.round((done / all) * 30);
    stderr.write(done < all ? `\r[${"=".repeat(full).padEnd(30)}] ${Math.floor((done / all) * 100)} %` : "\r\u001B[K");
  };
}
