/** Fingers on one screen, one or several. */
import type { Locator, Page } from "@playwright/test";

/** A finger that goes for a key as people do in a game: the key may go while it is on its way, and then nothing has been done. */
export const tapped = (key: Locator): Promise<void> => key.tap({ timeout: 1000 }).catch(() => undefined);
/** The same with a mouse. */
export const clicked = (key: Locator): Promise<void> => key.click({ timeout: 1000 }).catch(() => undefined);

/** Fingers that go down on `keys`: all within one event, or one after another by so many milliseconds of their own stamps. */
export async function fingers(page: Page, keys: readonly Locator[], apartMs: number): Promise<void> {
  // stamps lie in the past by up to the distance between fingers, and must not be a guess before the face (D3)
  await page.waitForTimeout(3 * apartMs + 200);
  const cdp = await page.context().newCDPSession(page);
  const points = await Promise.all(
    keys.map(async (key, id) => {
      const box = await key.boundingBox();
      return { id, x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    }),
  );
  const down = (touchPoints: typeof points, msAgo: number) =>
    cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints, timestamp: (Date.now() - msAgo) / 1000 });
  if (apartMs === 0) await down(points, 0);
  else await Promise.all(points.map((_, at) => down(points.slice(0, at + 1), apartMs * (points.length - 1 - at))));
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
