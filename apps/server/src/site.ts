/**
 * The built pages, held in memory.
 *
 * Only what was found in the build folder at the start can be answered, so no address can reach any other file, and a
 * new build under a running server cannot mix two versions. The whole build is a few megabytes.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

/** The forms a file comes in; the build may bring smaller ones. */
export type Encoding = "identity" | "br" | "gzip";

/** One file of the site, ready to be sent. */
export interface SiteFile {
  readonly type: string;
  readonly cache: string;
  /** What the page may load and run; for pages only. */
  readonly policy: string | undefined;
  /** Opaque, changes with the content. */
  readonly tag: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
}

/** Every file by its address, such as `/de/regeln.html`. */
export type Site = ReadonlyMap<string, SiteFile>;

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".m4a": "audio/mp4",
  ".map": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".wav": "audio/wav",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const SMALLER: readonly (readonly [Encoding, string])[] = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

/** Reads the build folder. Throws if it cannot be read. Hidden files stay out, but for `.well-known`. */
export function loadSite(folder: string): Site {
  const site = new Map<string, SiteFile>();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => path.split(sep).every((part) => !part.startsWith(".") || part === ".well-known"));
  const known = new Set(paths);
  for (const path of paths) {
    if (SMALLER.some(([, ending]) => path.endsWith(ending) && known.has(path.slice(0, -ending.length)))) continue;
    const body = new Uint8Array(readFileSync(join(folder, path)));
    const bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> = { identity: body };
    for (const [encoding, ending] of SMALLER) {
      if (known.has(path + ending)) bodies[encoding] = new Uint8Array(readFileSync(join(folder, path + ending)));
    }
    const address = `/${path.split(sep).join("/")}`;
    site.set(address, {
      type: TYPES[extname(path).toLowerCase()] ?? "application/octet-stream",
      // Names under immutable carry a hash of their content; anything else is asked for again.
      cache: address.startsWith("/_app/immutable/") ? "public, max-age=31536000, immutable" : "no-cache",
      policy: path.endsWith(".html") ? contentPolicy(Buffer.from(body).toString("utf8")) : undefined,
      tag: createHash("sha256").update(body).digest("base64url").slice(0, 22),
      bodies,
    });
  }
  return site;
}

/** The content security policy of one page: the site itself, and exactly the scripts and styles in the page's text. */
export function contentPolicy(html: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineHashes(html, "script")].join(" "),
    ["style-src 'self'", ...inlineHashes(html, "style")].join(" "),
    // Places and turns of cards are style attributes, which no hash can name.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The policy's names for the scripts or styles that stand in a page's text. */
function inlineHashes(html: string, element: "script" | "style"): ReadonlySet<string> {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc[\\s=])[^>]*>([\\s\\S]*?)</${element}>`, "gi");
  const texts = [...html.matchAll(inline)].map(([, text = ""]) => text);
  return new Set(texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`));
}
