/** What a host copies and reads says what the server does. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}/${path}`, "utf8");
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = ""]) => one).toSorted((one, other) => (one < other ? -1 : 1));

/** Every setting, as its docstring names it. */
const SETTINGS = found(read("apps/server/src/settings.ts"), /\/\*\* `([A-Z_]+)`,/g);
/** No line is without a ping for longer, in seconds. */
const PING_S = 3;

describe("the settings", () => {
  test("are all in the list for people, and nothing else is", () => {
    expect(SETTINGS.length).toBeGreaterThan(10);
    expect(found(read("docs/hosting.md"), /^\| `([A-Z_]+)` \|/gm)).toEqual([...SETTINGS, "SNORUM_BUILD"].toSorted());
  });

  test.each([
    ["compose.yaml", /^ {6}([A-Z_]+):/gm],
    ["Dockerfile", /\b([A-Z_]+)=(?!.*slim)/g],
    ["deploy/snorum.service", /(?<=^Environment=.*)\b([A-Z_]+)=/gm],
  ])("that %s names are settings", (path, pattern) => {
    const names = found(read(path), pattern).filter((name) => name !== "NODE_ENV");
    expect(names.length).toBeGreaterThan(1);
    expect(SETTINGS).toEqual(expect.arrayContaining(names));
  });
});

describe("the proxies", () => {
  const nginx = read("deploy/nginx.conf");
  const caddy = read("deploy/Caddyfile");

  test("wait for longer than the pings of a line are apart, and hold nothing back", () => {
    const waits = [
      ...found(nginx, /^\s*proxy_(?:read|send)_timeout (\d+)s;/gm),
      ...found(caddy, /^\s*(?:read|write)_timeout (\d+)s/gm),
    ];
    expect(waits).toHaveLength(4);
    for (const wait of waits) expect(Number(wait)).toBeGreaterThan(10 * PING_S);
    expect(nginx).toMatch(/^\s*proxy_buffering off;/m);
    expect(caddy).toMatch(/^\s*flush_interval -1$/m);
  });

  test("let upgrades through, with the name that was asked for and the one true address", () => {
    for (const header of [
      "Upgrade $http_upgrade",
      "Connection $snorum_connection",
      "Host $http_host",
      "X-Forwarded-For $remote_addr",
    ])
      expect(nginx).toContain(`proxy_set_header ${header};`);
    expect(nginx).toContain("proxy_http_version 1.1;");
    expect(caddy).toContain("header_up X-Forwarded-For {remote_host}");
  });
});

describe("the container and the service", () => {
  test("run as nobody in particular, and nothing is written but what is kept", () => {
    expect(read("Dockerfile")).toMatch(/^USER node$[^]*^VOLUME \/data$[^]*^HEALTHCHECK [^]*\/healthz/m);
    expect(read("compose.yaml")).toMatch(/read_only: true[^]*cap_drop:\n {6}- ALL[^]*no-new-privileges:true/);
    const service = read("deploy/snorum.service");
    for (const line of ["DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes", "CapabilityBoundingSet="])
      expect(service.split("\n")).toContain(line);
  });
});
