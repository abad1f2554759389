import type { Handle } from "@sveltejs/kit/hooks";
import { langOf } from "#lib/path.ts";

/** Pages say which language they are in. */
export const handle: Handle = ({ event, resolve }) =>
  resolve(event, { transformPageChunk: ({ html }) => html.replace("%lang%", langOf(event.url.pathname)) });
