/** The ledger's own page: a few files beside this one, and the lettering of the site. It asks nobody but this server. */
import { readFileSync } from "node:fs";
import { contentPolicy } from "../site.ts";
import type { Site } from "../site.ts";

/** One file of the page. */
export interface PageFile {
  readonly type: string;
  readonly text: string;
  readonly policy: string;
}

/** The fonts of the site, by what the page calls them; the build gives them a name of its own each time. */
const FONTS = [
  { family: "Londrina Solid", weight: "900", file: /\/londrina-solid-latin-900-normal[^/]*\.woff2$/ },
  {
    family: "Atkinson Hyperlegible Next",
    weight: "200 800",
    file: /\/atkinson-hyperlegible-next-latin-wght-normal[^/]*\.woff2$/,
  },
] as const;

const read = (name: string): string => readFileSync(new URL(`page/${name}`, import.meta.url), "utf8");

/** The files by their address. A site without the fonts has the machine's own instead. `off`: the page says that it is. */
export function ledgerPage(site: Site, off: boolean): ReadonlyMap<string, PageFile> {
  const page = read("index.html").replace("<body>", off ? "<body data-off>" : "<body>");
  const faces = FONTS.flatMap(({ family, weight, file }) => {
    const at = [...site.keys()].find((address) => file.test(address));
    return at === undefined
      ? []
      : [`@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("${at}"); }\n`];
  });
  const policy = contentPolicy(page);
  return new Map([
    ["/admin", { type: "text/html; charset=utf-8", text: page, policy }],
    ["/admin/page.css", { type: "text/css; charset=utf-8", text: faces.join("") + read("page.css"), policy }],
    ["/admin/page.js", { type: "text/javascript; charset=utf-8", text: read("page.js"), policy }],
  ]);
}
