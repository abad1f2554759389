/** The answers: which file an address means, and the headers it is sent with. */
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { contentPolicy, type Encoding, type Site, type SiteFile } from "./site.ts";

/** What every answer says, found or not. */
const ALWAYS: Readonly<Record<string, string>> = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** The page of online tables in each language, as the site has it. */
const TOGETHER = { en: "/en/together", de: "/de/zusammen", es: "/es/juntos" } as const;

/** The first language of ours that the browser would like to read; English otherwise. */
function languageOf(accepted = ""): keyof typeof TOGETHER {
  const wishes = accepted
    .split(",")
    .map((one) => /^\s*([a-z]{2,3})(?:-[\w-]*)?\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(one))
    .flatMap((match) =>
      match === null ? [] : [{ lang: (match[1] ?? "").toLowerCase(), weight: Number(match[2] ?? 1) }],
    )
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { lang } of wishes) if (lang === "en" || lang === "de" || lang === "es") return lang;
  return "en";
}

const NO_PAGE_POLICY = contentPolicy("");

/** What is answered besides the pages. */
export interface Besides {
  /** Asked before any page. */
  readonly routes: Hono<Env>;
  /** Told of what could not be answered. */
  readonly failed: (error: Error) => void;
}

type Env = { Bindings: HttpBindings };

/** Answers GET and HEAD out of `site`; anything else is refused with 405, an unknown address with the site's 404 page. */
export function createApp(site: Site, besides?: Besides): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(ALWAYS)) c.header(name, value);
    if (!c.res.headers.has("Content-Security-Policy")) c.header("Content-Security-Policy", NO_PAGE_POLICY);
  });
  if (besides !== undefined) app.route("/", besides.routes);
  // The short link of an online table leads to its page, in the language that the browser asks for.
  app.get("/t/:code", (c) => {
    c.header("Vary", "Accept-Language");
    c.header("Cache-Control", "no-store");
    return c.redirect(
      `${TOGETHER[languageOf(c.req.header("Accept-Language"))]}?t=${encodeURIComponent(c.req.param("code"))}`,
      302,
    );
  });
  app.get("*", (c) => {
    const url = new URL(c.req.url);
    const address = decoded(url.pathname);
    if (address === undefined) return c.text("Bad request", 400);
    const found = find(site, address);
    if (found === undefined) return notFound(c, site);
    // Pages name their scripts relative to themselves, so each page has one address only.
    if (found.at !== address) return c.redirect(encodeURI(found.at) + url.search, 308);
    return send(c, found.file, 200);
  });
  app.all("*", (c) => c.text("Method not allowed", 405, { Allow: "GET, HEAD" }));
  app.onError((error, c) => {
    besides?.failed(error);
    return c.text("Something went wrong", 500);
  });
  return app;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The file an address means, and the one address it has: `/de/regeln` is `/de/regeln.html` or `/de/regeln/index.html`. */
function find(site: Site, address: string): { readonly file: SiteFile; readonly at: string } | undefined {
  const bare = address.replace(/\/$/, "");
  const exact = site.get(address);
  if (exact !== undefined) return { file: exact, at: address };
  const page = bare === "" ? undefined : site.get(`${bare}.html`);
  if (page !== undefined) return { file: page, at: bare };
  const index = site.get(`${bare}/index.html`);
  return index === undefined ? undefined : { file: index, at: `${bare}/` };
}

function notFound(c: Context, site: Site): Response {
  const page = site.get("/404.html");
  return page === undefined ? c.text("Not found", 404) : send(c, page, 404);
}

function send(c: Context, file: SiteFile, status: 200 | 404): Response {
  const encoding = chooseEncoding(file, c.req.header("Accept-Encoding") ?? "");
  const tag = `"${file.tag}-${encoding}"`;
  c.header("Cache-Control", file.cache);
  c.header("ETag", tag);
  c.header("Vary", "Accept-Encoding");
  if (file.policy !== undefined) c.header("Content-Security-Policy", file.policy);
  const seen = (c.req.header("If-None-Match") ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  if (status === 200 && seen.includes(tag)) return c.body(null, 304);
  c.header("Content-Type", file.type);
  if (encoding !== "identity") c.header("Content-Encoding", encoding);
  const body = file.bodies[encoding] ?? new Uint8Array();
  c.header("Content-Length", String(body.byteLength));
  return c.body(body, status);
}

/** The smallest form that the asker takes. A form asked for with q=0 is one it does not take. */
function chooseEncoding(file: SiteFile, accepted: string): Encoding {
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(",")
      .map((one) => one.trim().split(/\s*;\s*/))
      .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
  if (file.bodies.br !== undefined && taken.has("br")) return "br";
  if (file.bodies.gzip !== undefined && taken.has("gzip")) return "gzip";
  return "identity";
}
