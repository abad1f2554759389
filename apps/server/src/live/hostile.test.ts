/** Whatever comes in over a line: each is refused or closed with a code, and other tables go on. Ruling G14. */
import { randomBytes } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { Close, VERSION } from "@snorum/protocol";
import { live, someone } from "./testing.ts";
import type { Live, Someone } from "./testing.ts";
import { UPGRADE, frame, halfOpen, rawLine } from "./hostile-testing.ts";
import type { RawLine } from "./hostile-testing.ts";

/** Whole servers and matches take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const OPEN = {
  is: "open",
  game: "snip-snap-snorum",
  rules: { session: "rounds", rounds: 1, chants: "app" },
  seats: 4,
} as const;
const newToken = (): string => randomBytes(16).toString("base64url");
const hello = (code: string, token = newToken()) => ({ is: "hello", version: VERSION, token, code });

async function started(more: Parameters<typeof live>[0] = {}): Promise<Live> {
  const one = await live({ tempo: 1, proxy: "127.0.0.1", ...more });
  onTestFinished(() => one.stop());
  return one;
}

interface Table {
  readonly host: Someone;
  readonly guest: Someone;
  readonly code: string;
}

let tables = 0;

/** Two people at a table with cards on it, from an address of their own. */
async function table(at: Live): Promise<Table> {
  const nature = { from: `127.2.0.${1 + (tables++ % 200)}` };
  const host = someone(at, OPEN, undefined, nature);
  onTestFinished(() => host.client.close());
  await host.until("a code", () => host.client.party !== null);
  const code = host.client.party?.code ?? "";
  const guest = someone(at, { is: "hello", code }, undefined, nature);
  onTestFinished(() => guest.client.close());
  await guest.until("a seat", () => guest.client.party !== null);
  await host.client.wish({ kind: "deal" });
  await guest.until("cards", () => guest.client.table !== null);
  return { host, guest, code };
}

/** Nobody at this table has noticed anything: their line is the one that they had, and wishes are carried out. */
async function expectUnharmed({ host, guest }: Table): Promise<void> {
  for (const { client } of [host, guest]) {
    const on = client.party?.seats[client.party.seat]?.ready !== true;
    expect(await client.wish({ kind: "ready", on })).toMatchObject({ ok: true });
    expect(client.standing).toBe("here");
  }
  const greetings = (one: Someone): number => one.heard.filter((text) => text.startsWith('{"is":"table"')).length;
  expect([greetings(host), greetings(guest)]).toEqual([1, 1]);
}

/** A stranger who has been let in, over a line without manners. */
async function seated(at: Live, code: string, token = newToken(), from = "127.3.0.1"): Promise<RawLine> {
  const line = await rawLine(at, { from });
  line.tell(hello(code, token));
  await line.hears("party");
  return line;
}

const COMMAND = { kind: 0, seat: 0, card: 0, word: -1, list: null };

describe("the first message", () => {
  const first: readonly (readonly [string, unknown, number, string | null])[] = [
    ["no JSON", "hello there", Close.badMessage, "bad-message"],
    ["nothing", "", Close.badMessage, "bad-message"],
    ["null", "null", Close.badMessage, "bad-message"],
    ["a list", "[]", Close.badMessage, "bad-message"],
    ["deep nonsense", "[".repeat(4000), Close.badMessage, "bad-message"],
    ["bytes", new Uint8Array([1, 2, 3]), Close.badMessage, "bad-message"],
    ["bytes that are a message", Buffer.from(JSON.stringify(hello("BCDFG"))), Close.badMessage, "bad-message"],
    ["an unknown kind", { is: "shout" }, Close.badMessage, "bad-message"],
    ["a field too many", { ...hello("BCDFG"), admin: true }, Close.badMessage, "bad-message"],
    ["a short token", hello("BCDFG", "short"), Close.badMessage, "bad-message"],
    ["another version", { ...hello("BCDFG"), version: 99 }, Close.refused, "other-version"],
    ["a code that is none", hello("AEIOU"), Close.refused, "no-such-table"],
    ["a table's path for a code", hello("../../etc/passwd"), Close.refused, "no-such-table"],
    ["a wish before hello", { is: "wish", id: "a", wish: { kind: "deal" } }, Close.refused, "no-hello"],
    ["a word before hello", { is: "say", phrase: "hello" }, Close.refused, "no-hello"],
    ["a card before hello", { is: "ask", id: "a", table: "t", seen: 0, command: COMMAND }, Close.refused, "no-hello"],
    [
      "a game that is none",
      { ...OPEN, version: VERSION, token: newToken(), game: "constructor" },
      Close.refused,
      "unknown-game",
    ],
    [
      "a rule that is none",
      { ...OPEN, version: VERSION, token: newToken(), rules: { toString: 1 } },
      Close.refused,
      "unknown-option",
    ],
    ["no seats", { ...OPEN, version: VERSION, token: newToken(), seats: 0 }, Close.refused, "too-few-seats"],
  ];
  test("each is refused with a code, and nobody else notices", async () => {
    const at = await started();
    const other = await table(at);
    for (const [name, message, code, refusal] of first) {
      const line = await rawLine(at, { from: "127.3.0.2" });
      if (typeof message === "string" || message instanceof Uint8Array) line.send(message);
      else line.tell(message);
      expect([name, ...(await line.ended)]).toEqual([name, code, refusal]);
    }
    expect(at.rooms.size).toBe(1);
    await expectUnharmed(other);
  });

  test("one that is too long closes the line before it is read", async () => {
    const at = await started();
    const line = await rawLine(at);
    line.send(`"${"x".repeat(5000)}"`);
    expect(await line.ended).toEqual([1009, null]);
  });

  test("who says hello twice at once is let go", async () => {
    const at = await started();
    const { code } = await table(at);
    const line = await rawLine(at);
    line.tell({ ...OPEN, version: VERSION, token: newToken() });
    line.tell(hello(code));
    expect(await line.ended).toEqual([Close.refused, "no-hello"]);
  });
});

describe("somebody who is let in", () => {
  test.each([
    ["says hello again", (code: string) => hello(code)],
    ["opens a table", () => ({ ...OPEN, version: VERSION, token: newToken() })],
    ["sends bytes", () => new Uint8Array(8)],
    ["comes for others", () => ({ is: "wish", id: "a", wish: { kind: "come", token: "x" } })],
    ["decides the match", () => ({ is: "wish", id: "a", wish: { kind: "decided", winners: [0] } })],
    ["says that the host has gone", () => ({ is: "wish", id: "a", wish: { kind: "host-gone", here: [2] } })],
    ["says that everybody has gone", () => ({ is: "wish", id: "a", wish: { kind: "deserted" } })],
    ["begins a round", () => ({ is: "wish", id: "a", wish: { kind: "round" } })],
    ["says what nobody says", () => ({ is: "say", phrase: "you fool" })],
  ])("and %s is closed as one who speaks no language of ours", async (_, message) => {
    const at = await started();
    const other = await table(at);
    const line = await seated(at, other.code);
    const sent = message(other.code);
    if (sent instanceof Uint8Array) line.send(sent);
    else line.tell(sent);
    // what comes behind it is not heard any more
    line.tell({ is: "wish", id: "late", wish: { kind: "name", name: "Late" } });
    expect((await line.ended)[0]).toBe(Close.badMessage);
    expect(line.heard.some((one) => one.is === "answer")).toBe(false);
    await expectUnharmed(other);
  });

  test("asks in the name of others, at other tables, for older pictures, and for what is the host's: refused each time", async () => {
    const at = await started();
    const [own, other] = [await table(at), await table(at)];
    await expectUnharmed(own);
    const { client } = own.guest;
    const real = client.table?.setup.table ?? "";
    const before = at.rooms.find(own.code)?.table?.seq;
    let asked = 0;
    const ask = async (what: object): Promise<string> => {
      const line = await seated(at, own.code, own.guest.token, "127.3.0.3");
      line.tell({
        is: "ask",
        id: `forged-${++asked}`,
        table: real,
        seen: client.table?.seq ?? 0,
        command: { ...COMMAND, seat: 1 },
        ...what,
      });
      const answer = await line.hears("answer");
      return answer.is === "answer" && !answer.ok ? answer.refusal.code : "ok";
    };
    expect(await ask({ command: { ...COMMAND, seat: 0 } })).toBe("not-your-seat");
    expect(await ask({ command: { ...COMMAND, seat: 63 } })).toBe("not-your-seat");
    expect(await ask({ table: other.host.client.table?.setup.table })).toBe("no-match");
    expect(await ask({ table: "nowhere" })).toBe("no-match");
    expect(await ask({ command: { ...COMMAND, seat: 1, kind: 255 } })).toBe("not-now");
    const wishes = [
      { kind: "deal" },
      { kind: "end" },
      { kind: "door", open: false },
      { kind: "code", hidden: true },
      { kind: "pause", on: true },
      { kind: "free", seat: 0 },
      { kind: "host", member: 2 },
      { kind: "level", seat: 2, level: "child" },
    ];
    const line = await seated(at, own.code, own.guest.token, "127.3.0.3");
    for (const [n, wish] of wishes.entries()) line.tell({ is: "wish", id: `w${n}`, wish });
    await expect.poll(() => line.heard.filter((one) => one.is === "answer").length).toBe(wishes.length);
    for (const one of line.heard)
      if (one.is === "answer") expect(one).toMatchObject({ ok: false, refusal: { code: "not-host" } });
    expect(at.rooms.find(own.code)?.table?.seq).toBe(before);
    await expectUnharmed(other);
  });

  test("gets no answer that belongs to somebody else, whatever id they ask with", async () => {
    const at = await started();
    const { host, guest, code } = await table(at);
    const line = await seated(at, code, newToken());
    const id = "the-same";
    const hosts = await rawLine(at, { from: "127.3.0.5" });
    hosts.tell(hello(code, host.token));
    await hosts.hears("party");
    hosts.tell({ is: "wish", id, wish: { kind: "door", open: false } });
    expect(await hosts.hears("answer")).toMatchObject({ ok: true });
    line.tell({ is: "wish", id, wish: { kind: "door", open: true } });
    expect(await line.hears("answer")).toMatchObject({ ok: false, refusal: { code: "not-host" } });
    await guest.until("the door", () => guest.client.party?.open === false);
  });
});

describe("tokens", () => {
  test("a hash is no token, and that of another table is nobody's here; no log and no note names one", async () => {
    const at = await started();
    const [one, other] = [await table(at), await table(at)];
    const room = at.rooms.find(one.code);
    const hash = room?.party.members[0]?.token ?? "";
    const forged = await seated(at, one.code, hash);
    const foreign = await seated(at, one.code, other.host.token);
    for (const line of [forged, foreign]) {
      const party = await line.hears("party");
      expect(party.is === "party" && party.party.you).toBeGreaterThan(2);
    }
    await expectUnharmed(one);
    await expectUnharmed(other);
    const all = [...at.notes];
    for (const { stream } of await at.streams.list("")) all.push(...(await at.streams.read(stream)));
    for (const { host, guest } of [one, other]) {
      all.push(...guest.heard, ...host.heard);
      for (const { token } of [host, guest])
        for (const text of all) expect(text.includes(token) ? `${token} in ${text.slice(0, 80)}` : "").toBe("");
    }
    // a party's own screens do not even have the hashes
    for (const text of one.guest.heard) expect(text).not.toContain(hash);
  });
});

describe("too much", () => {
  test("a flood is cut off; what lies behind it is not heard (G14)", async () => {
    const at = await started();
    const other = await table(at);
    const line = await seated(at, other.code);
    for (let n = 0; n < 500; n++) line.tell({ is: "wish", id: `f${n}`, wish: { kind: "ready", on: n % 2 === 0 } });
    expect(await line.ended).toEqual([Close.flood, "flood"]);
    const log = await at.streams.read(`party/${other.code}`);
    expect(log.filter((body) => body.includes('"id":"f')).length).toBeLessThan(100);
    await expectUnharmed(other);
  });

  test("guessing codes: after some that led nowhere not even a right one is looked at, but who was here comes back", async () => {
    const at = await started();
    const { code, guest } = await table(at);
    const from = "127.3.0.9";
    const guess = async (typed: string, token?: string): Promise<string | null> => {
      const line = await rawLine(at, { from });
      line.tell(hello(typed, token));
      const said = await Promise.race([line.hears("party").catch(() => null), line.ended]);
      line.close();
      return said !== null && "is" in said ? "in" : (await line.ended)[1];
    };
    const answers: (string | null)[] = [];
    for (let n = 0; n < 60; n++) answers.push(await guess(`BBBB${"BCDFG"[n % 5]}`));
    expect(answers[0]).toBe("no-such-table");
    expect(answers.at(-1)).toBe("too-many");
    expect(await guess(code)).toBe("too-many");
    expect(await guess(code, guest.token)).toBe("in");
  });

  test("a door that is shut counts as a code that led nowhere", async () => {
    const at = await started();
    const { code, host } = await table(at);
    expect(await host.client.wish({ kind: "door", open: false })).toMatchObject({ ok: true });
    const answers = new Set<string | null>();
    for (let n = 0; n < 60; n++) {
      const line = await rawLine(at, { from: "127.3.0.10" });
      line.tell(hello(code));
      answers.add((await line.ended)[1]);
    }
    expect([...answers]).toEqual(["door-shut", "too-many"]);
  });

  test("tables without end: one address opens so many, another still can", async () => {
    const at = await started();
    const open = async (from: string): Promise<string | null> => {
      const line = await rawLine(at, { from });
      line.tell({ ...OPEN, version: VERSION, token: newToken() });
      const opened = line.hears("party").then(() => "open");
      return Promise.race([opened, line.ended.then(([, why]) => why)]).catch(() => null);
    };
    const answers: (string | null)[] = [];
    for (let n = 0; n < 25; n++) answers.push(await open("127.3.0.11"));
    expect(answers).toContain("too-many");
    expect(await open("127.3.0.12")).toBe("open");
  });

  test("more lines from one address than a school has are turned away; another address comes in", async () => {
    const at = await started();
    const other = await table(at);
    const statuses = new Map<number, number>();
    const lines = await Promise.all(Array.from({ length: 260 }, () => rawLine(at, { from: "127.3.0.13" })));
    for (const line of lines) {
      const [status] = await Promise.race([line.ended, Promise.resolve([0])]);
      statuses.set(status ?? 0, (statuses.get(status ?? 0) ?? 0) + 1);
    }
    expect(statuses.get(429)).toBeGreaterThan(50);
    await seated(at, other.code, undefined, "127.3.0.14");
    await expectUnharmed(other);
  });

  test("a thousand sockets that never finish their request: tables go on, pages are served", async () => {
    const at = await started();
    const other = await table(at);
    for (let n = 0; n < 10; n++)
      await Promise.all(Array.from({ length: 100 }, () => halfOpen(at, UPGRADE.slice(0, 20 + n * 10))));
    await expectUnharmed(other);
    expect(await (await fetch(`http://127.0.0.1:${at.port}/`)).text()).toBe("pages");
    await seated(at, other.code);
  });

  test("one who never reads is let go; the others do not wait for it", async () => {
    const at = await started();
    const other = await table(at);
    const token = newToken();
    const socket = await halfOpen(at, `${UPGRADE}\r\n\r\n`);
    socket.write(frame(JSON.stringify(hello(other.code, token))));
    const { client } = other.host;
    const stranger = (): boolean | undefined => client.party?.seats.find(({ person }) => person === 3)?.away;
    await other.host.until("the stranger", () => client.party?.watchers.some(({ member }) => member === 3) === true);
    socket.pause();
    expect(stranger()).toBe(undefined);
    await expectUnharmed(other);
    await expect.poll(() => at.rooms.find(other.code)?.here, { timeout: 40_000 }).toBe(2);
  }, 60_000);
});

describe("the request for a line", () => {
  test.each(["/", "/live/", "/LIVE", "//live", "/live/../live", "/%6cive", "/live;x", "/live/BCDFG"])(
    "%s is no door",
    async (path) => {
      const at = await started();
      const socket = await halfOpen(at, `${UPGRADE.replace("/live", path)}\r\n\r\n`);
      const answer = await new Promise<string>((resolve) => socket.once("data", (data) => resolve(data.toString())));
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      // the server does not wait for the other end to hang up
      await new Promise<void>((resolve) => socket.once("close", () => resolve()));
    },
  );

  test.each([
    ["a foreign page", { Origin: "https://elsewhere.example" }, 403],
    ["a page without an origin", { Origin: "null" }, 403],
    ["a page that lies about its form", { Origin: "snorum" }, 403],
  ])("%s is turned away", async (_, headers, status) => {
    const at = await started();
    expect((await (await rawLine(at, { headers })).ended)[0]).toBe(status);
  });

  test("our own page and one that the host allows come in", async () => {
    const at = await started({ origins: ["https://friends.example"] });
    const { code } = await table(at);
    for (const Origin of [`http://127.0.0.1:${at.port}`, "https://friends.example"]) {
      const line = await rawLine(at, { headers: { Origin } });
      line.tell(hello(code));
      await line.hears("party");
    }
  });

  test.each([
    ["headers without end", `${UPGRADE}\r\nX-Long: ${"x".repeat(40_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
    ["a POST", `${UPGRADE.replace("GET", "POST")}\r\nContent-Length: 0\r\n\r\n`, /^HTTP\/1\.1 405 /],
    ["no key", `${UPGRADE.replace(/\r\nSec-WebSocket-Key.*/, "")}\r\n\r\n`, /^HTTP\/1\.1 400 /],
    ["no HTTP", "GARBAGE\r\n\r\n", /^HTTP\/1\.1 400 /],
  ])("%s: refused", async (_, text, status) => {
    const at = await started();
    const other = await table(at);
    const socket = await halfOpen(at, text);
    expect(await new Promise<string>((resolve) => socket.once("data", (data) => resolve(data.toString())))).toMatch(
      status,
    );
    await expectUnharmed(other);
  });

  test("nobody gets another address by a header, but from the proxy that is trusted; what it adds last counts", async () => {
    const knock = async (at: Live, forwarded: string): Promise<string | null> => {
      const line = await rawLine(at, { headers: { "X-Forwarded-For": forwarded } });
      line.tell(hello("BBBBB"));
      return (await line.ended)[1];
    };
    const open = await started({ proxy: null });
    const answers: (string | null)[] = [];
    for (let n = 0; n < 60; n++) answers.push(await knock(open, `10.0.0.${n}`));
    expect(answers.at(-1)).toBe("too-many");
    const behind = await started({ proxy: "127.0.0.1" });
    for (let n = 0; n < 60; n++) expect(await knock(behind, `6.6.6.6, 10.0.0.${n}`)).toBe("no-such-table");
    for (let n = 0; n < 60; n++) answers.push(await knock(behind, `10.0.1.${n}, 7.7.7.7`));
    expect(answers.at(-1)).toBe("too-many");
    // of IPv6 whoever has one address has all that share its first half
    for (let n = 0; n < 60; n++) answers.push(await knock(behind, `2001:db8::${n}`));
    expect(answers.at(-1)).toBe("too-many");
    expect(await knock(behind, "2001:db8:0:1::1")).toBe("no-such-table");
  });
});

describe("anything at all", () => {
  const small = fc.oneof(fc.integer({ min: -3, max: 70 }), fc.constantFrom(1e9, 0.5, -1e9));
  const loose = fc.oneof(small, fc.string({ maxLength: 8 }), fc.boolean(), fc.constant(null));
  const command = fc.record({
    kind: fc.nat(40),
    seat: fc.nat(4),
    card: fc.integer({ min: -2, max: 60 }),
    word: fc.integer({ min: -1, max: 20 }),
    list: fc.option(fc.array(fc.integer({ min: -1, max: 60 }), { maxLength: 16 })),
  });
  const kinds = ["sit", "name", "ready", "help", "free", "swap", "level", "resize", "rules", "host", "code", "come"];
  const whole = fc.integer({ min: 0, max: 63 });
  const wish = fc.oneof(
    fc.record({ kind: fc.constantFrom("sit", "free"), seat: whole }),
    fc.record({ kind: fc.constant("name"), name: fc.string({ unit: "grapheme", maxLength: 20 }) }),
    fc.record({ kind: fc.constant("ready"), on: fc.boolean() }),
    fc.record({ kind: fc.constant("swap"), seat: whole, with: whole }),
    fc.record({ kind: fc.constant("level"), seat: whole, level: fc.constantFrom("child", "sharp") }),
  );
  const ask = (table: string) =>
    fc.record({
      is: fc.constant("ask"),
      id: fc.uuid(),
      table: fc.constantFrom(table, "other"),
      seen: fc.nat(20),
      // mostly their own seat
      command: fc.tuple(command, fc.nat(5)).map(([one, n]) => ({ ...one, seat: n === 0 ? one.seat : 1 })),
      paint: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }), { nil: undefined }),
      press: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }), { nil: undefined }),
    });

  test.each(["snip-snap-snorum", "snap", "irish-snap"])(
    "at a table of %s: the server lives, and others play on",
    async (game) => {
      const at = await started();
      const other = await table(at);
      const host = await rawLine(at, { from: "127.3.0.20" });
      host.tell({ ...OPEN, rules: {}, game, version: VERSION, token: newToken() });
      const party = await host.hears("party");
      const code = party.is === "party" ? (party.party.code ?? "") : "";
      const token = newToken();
      (await seated(at, code, token)).close();
      host.tell({ is: "wish", id: "deal", wish: { kind: "deal" } });
      const laid = await host.hears("table");
      const name = laid.is === "table" ? laid.table : "";
      const shaped = fc.oneof(
        { weight: 4, arbitrary: ask(name) },
        fc.record({ is: fc.constant("wish"), id: fc.uuid(), wish }),
      );
      const nonsense = fc.oneof(
        fc.record({ is: loose, id: loose, wish: loose, command: loose }),
        fc.record({ is: fc.constant("wish"), id: fc.uuid(), wish: fc.record({ kind: fc.constantFrom(...kinds) }) }),
        fc.uint8Array({ maxLength: 40 }),
      );
      const codes = new Set<string>();
      for (let batch = 0; batch < 30; batch++) {
        const line = await rawLine(at, { from: `127.4.${batch}.1` });
        line.tell(hello(code, token));
        await line.hears("table");
        for (const one of fc.sample(shaped, { numRuns: 30, seed: batch })) line.tell(one);
        for (const one of fc.sample(nonsense, { numRuns: 1, seed: batch }))
          if (one instanceof Uint8Array) line.send(one);
          else line.tell(one);
        line.close();
        await line.ended;
        for (const one of line.heard) if (one.is === "answer") codes.add(one.ok ? "ok" : one.refusal.code);
      }
      await expectUnharmed(other);
      expect(at.notes).toEqual([]);
      expect(codes).toContain("ok");
      expect(codes).toContain("no-match");
      expect(codes.size).toBeGreaterThan(4);
      expect(codes).not.toContain("our-fault");
    },
    60_000,
  );

  test("memory stays as it was, however many come and go with nonsense", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const at = await started();
    const other = await table(at);
    let address = 0;
    const storm = async (): Promise<number> => {
      for (let n = 0; n < 60; n++) {
        const from = `127.5.${Math.floor(address / 250)}.${1 + (address++ % 250)}`;
        const line = await rawLine(at, { from });
        if (n % 3 === 0) line.tell(hello("BBBBB"));
        else if (n % 3 === 1) line.send("x".repeat(4000));
        else line.tell(hello(other.code, other.guest.token));
        if (n % 3 === 2) line.close();
        await line.ended;
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
      collect();
      return process.memoryUsage().heapUsed;
    };
    await storm();
    const before = await storm();
    for (let n = 0; n < 4; n++) await storm();
    expect((await storm()) / before).toBeLessThan(1.5);
    expect(at.rooms.size).toBe(1);
  }, 60_000);
});
