/** Real HTTP over loopback against a small build, hostile addresses included. */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { contentPolicy, loadSite } from "./site.ts";

const INLINE = "\n  start();\n";
const HOME = `<!doctype html><title>Snorum</title><script>${INLINE}</script><script type="module" src="/a.js"></script>`;
const SCRIPT = "export const n = 1;";
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  "build/index.html": HOME,
  "build/404.html": "<title>Nothing here</title>",
  "build/de/regeln/snap.html": "Regeln",
  "build/es/index.html": "Hola",
  "build/_app/immutable/entry.AbC.js": SCRIPT,
  "build/_app/immutable/entry.AbC.js.gz": gzipSync(SCRIPT),
  "build/manifest.webmanifest": "{}",
  "build/ä b.txt": "spaced",
  "build/.made-from": "hidden",
  "secret.txt": "secret",
};

let folder = "";
let server: Server;
let base = "";

async function serve(build: string): Promise<Server> {
  const listener = getRequestListener(createApp(loadSite(build)).fetch);
  const started = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return started;
}

function portOf(started: Server): number {
  return (started.address() as AddressInfo).port;
}

/** Sends a request line as it stands, which no HTTP client would, and gives back the whole answer. */
function raw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(portOf(server), "127.0.0.1", () => socket.end(request));
    socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
    socket.on("end", () => resolve(answer)).on("error", reject);
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "snorum-site-"));
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  server = await serve(join(folder, "build"));
  base = `http://127.0.0.1:${portOf(server)}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("addresses", () => {
  test.each([
    ["/", "Snorum"],
    ["/de/regeln/snap", "Regeln"],
    ["/de/regeln/snap.html", "Regeln"],
    ["/es/", "Hola"],
    ["/%C3%A4%20b.txt", "spaced"],
  ])("%s is found", async (address, content) => {
    const answer = await fetch(base + address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(content);
  });

  test.each([
    ["/de/regeln/snap/?tie=new-pool", "/de/regeln/snap?tie=new-pool"],
    ["/es?x", "/es/?x"],
  ])("%s leads to the page's one address", async (address, target) => {
    const answer = await fetch(base + address, { redirect: "manual" });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe(target);
  });

  test("an unknown address is answered with the 404 page and status 404", async () => {
    const answer = await fetch(`${base}/nowhere`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toContain("Nothing here");
  });

  test("without a 404 page the answer is still a 404", async () => {
    const answer = await createApp(new Map()).request("/nowhere");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("the short link of an online table", () => {
  test.each([
    ["de-AT,de;q=0.9,en;q=0.8", "/de/zusammen?t=KRTMP"],
    ["fr, es;q=0.5, de;q=0.4", "/es/juntos?t=KRTMP"],
    ["en;q=0.1,de;q=0", "/en/together?t=KRTMP"],
    ["*", "/en/together?t=KRTMP"],
    ["", "/en/together?t=KRTMP"],
  ])("%s leads to %s", async (accepted, target) => {
    const answer = await fetch(`${base}/t/KRTMP`, { redirect: "manual", headers: { "Accept-Language": accepted } });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(target);
  });

  test("whatever stands in the place of the code stays a code", async () => {
    const answer = await fetch(`${base}/t/${encodeURIComponent("a&r=b#c/../d")}`, { redirect: "manual" });
    expect(answer.headers.get("location")).toBe("/en/together?t=a%26r%3Db%23c%2F..%2Fd");
  });
});

describe("hostile addresses", () => {
  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/de/../../secret.txt",
    "/de/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/%252e%252e/secret.txt",
    "//secret.txt",
    "/secret.txt%00.html",
    "/index.html%00",
    "/.made-from",
    "/%2emade-from",
    "/%",
    "/%c0%ae%c0%ae/secret.txt",
    "/__proto__",
    "/constructor",
    `/${"a/".repeat(3000)}`,
    "//evil.example/",
    "/\\evil.example/",
    "http://evil.example/secret.txt",
    "*",
    "secret.txt",
    "",
  ])("GET %s gives nothing away", async (address) => {
    const answer = await raw(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toMatch(/secret$|hidden$|location:/im);
  });

  test("a request without a host, or with a false one, does no harm", async () => {
    for (const host of ["", "Host: \r\n", "Host: a b\r\n", "Host: evil.example/x?\r\n"]) {
      const answer = await raw(`GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 (200|400) /);
    }
    expect((await fetch(base)).status).toBe(200);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])("%s is not allowed", async (method) => {
    const answer = await fetch(base, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  });
});

describe("headers", () => {
  test("HEAD says what GET says, without the body", async () => {
    const [head, get] = await Promise.all([fetch(base, { method: "HEAD" }), fetch(base)]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    expect(head.headers.get("content-length")).toBe(String(HOME.length));
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
  });

  test("a page may run its own scripts only, and nobody may frame it", async () => {
    const policy = (await fetch(base)).headers.get("content-security-policy") ?? "";
    const hash = createHash("sha256").update(INLINE).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(contentPolicy('<script src="/a.js"></script>')).toContain("script-src 'self';");
  });

  test.each(["/", "/nowhere", "/%", "/es", "/_app/immutable/entry.AbC.js"])(
    "%s is answered with the guards on",
    async (at) => {
      const { headers } = await fetch(base + at, { redirect: "manual" });
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("access-control-allow-origin")).toBeNull();
    },
  );

  test.each([
    ["/", "text/html; charset=utf-8", "no-cache"],
    ["/_app/immutable/entry.AbC.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8", "no-cache"],
  ])("%s has its type and is kept as long as it may be", async (at, type, cache) => {
    const { headers } = await fetch(base + at);
    expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([type, cache]);
  });

  test("a page the browser already has is not sent again", async () => {
    const tag = (await fetch(base)).headers.get("etag") ?? "";
    const again = await fetch(base, { headers: { "If-None-Match": `"x", W/${tag}` } });
    expect(again.status).toBe(304);
    expect(again.headers.get("content-security-policy")).toContain("script-src");
  });

  test.each([
    ["gzip, br", "gzip"],
    ["gzip;q=0", null],
    ["identity", null],
  ])("Accept-Encoding: %s is answered with %s", async (accepted, encoding) => {
    const answer = await fetch(`${base}/_app/immutable/entry.AbC.js`, { headers: { "Accept-Encoding": accepted } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(await answer.text()).toBe(SCRIPT);
  });
});
