/** Who may see what only the host may: whoever has the token, sent as `Authorization: Bearer`. */
import { createHash, timingSafeEqual } from "node:crypto";
import { bucketsOf } from "../live/bucket.ts";

/** So many wrong tokens from one address; then nothing from there is looked at for a while. */
const WRONG = { burst: 10, perSecond: 0.1 };

/** The answer's status: let in, no such page (no token is set), wrong token, too many wrong ones. */
export type Admission = 200 | 404 | 401 | 429;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Looks at each request. `token` null: the host has set none, and nobody is let in. `now` in ms. */
export function doorOf(
  token: string | null,
  now: () => number,
): (authorization: string | undefined, address: string) => Admission {
  const wrong = bucketsOf(WRONG, now);
  const right = token === null ? null : digest(token);
  return (authorization, address) => {
    if (right === null) return 404;
    if (!wrong(address).has()) return 429;
    const given = /^Bearer ([!-~]{1,512})$/i.exec(authorization ?? "")?.[1];
    // digests are of one length, so the time it takes tells nothing of the token
    if (given !== undefined && timingSafeEqual(digest(given), right)) return 200;
    // a page that asks without any is no guess
    if (given !== undefined) wrong(address).take();
    return 401;
  };
}
