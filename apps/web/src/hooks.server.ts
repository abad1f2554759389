import type { Handle } from "@sveltejs/kit/hooks";
import { scriptTags } from "#lib/scripts.server.ts";
import { langOf } from "#lib/path.ts";

/** Pages say which language they are in, and home and the tables bring their own scripts. */
export const handle: Handle = ({ event, resolve }) => {
  const lang = langOf(event.url.pathname);
  const own = scriptTags(event.route.id, lang);
  return resolve(event, {
    transformPageChunk: ({ html }) => html.replace("%lang%", lang).replace("</head>", `${own}</head>`),
  });
};
