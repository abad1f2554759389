import type { Handle } from "@sveltejs/kit/hooks";
import { scriptTags } from "#lib/home/script.server.ts";
import { langOf } from "#lib/path.ts";

/** The route of home, see `routes`. */
const HOME = "/[[lang=other]]";

/** Pages say which language they are in, and home brings its own script. */
export const handle: Handle = ({ event, resolve }) => {
  const lang = langOf(event.url.pathname);
  const own = event.route.id === HOME ? scriptTags(lang) : "";
  return resolve(event, {
    transformPageChunk: ({ html }) => html.replace("%lang%", lang).replace("</head>", `${own}</head>`),
  });
};
