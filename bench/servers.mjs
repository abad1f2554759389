/**
 * `npm run bench -- servers`: what one action at a table costs the server in CPU time, with everything on (rules, what each may
 * see, the durable log, pings), beside a bare WebSocket echo and boardgame.io's server. One action: one message in, four out.
 * Closed: every room acts as soon as everybody has been told of its last action, so a server is as busy as it can be, and what
 * counts is the work. Open: every room acts once a second, and waking up for each message alone is the most of it for anybody.
 * Servers run pinned to one core and the people to another, where the system can do that.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PLAYABLES } from "@snorum/engine/tips";
import { RemoteTable } from "@snorum/protocol/client";
import WebSocket from "ws";
import { SNORUM, kill, launch } from "./servers/launch.mjs";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const SEATS = 4;
const PERIOD_MS = 1000;
/** Lines come from many addresses, as people do: the server lets in only so many from one. */
const ADDRESSES = 120;
const CLOCK_TICKS = 100;

const pinned = process.platform === "linux" && availableParallelism() > 1;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const KINDS = {
  bare: () => ({ args: [join(HERE, "servers/bare.mjs")], ready: /ready/, join: joinBare }),
  snorum: () => {
    const data = mkdtempSync(join(tmpdir(), "snorum-bench-"));
    return {
      ...SNORUM,
      env: { ...SNORUM.env, DATA: data, LOG: "error" },
      join: joinSnorum,
      clean: () => rmSync(data, { recursive: true, force: true }),
    };
  },
  "boardgame.io": () => ({ args: [join(HERE, "servers/boardgame-io.cjs")], ready: /ready/, join: joinBoardgame }),
};

/** Starts a server and waits until it listens. */
async function start(kind, port) {
  const { args, ready, env, join: joins, clean = () => undefined } = KINDS[kind]();
  const program = [process.execPath, ...args];
  const { child } = await launch(pinned ? ["taskset", "-c", "0", ...program] : program, { ready, env, port });
  return { child, joins, clean };
}

/** CPU time of the whole process so far, in µs, and its memory in bytes. */
function spentBy({ pid }) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  const ticks = Number(fields[11]) + Number(fields[12]);
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
  return { cpu: (ticks / CLOCK_TICKS) * 1e6, rss: pages * 4096 };
}

const addressOf = (room) => `127.0.${1 + (room % ADDRESSES)}.1`;
const opened = (socket) =>
  new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
    socket.once("unexpected-response", (_, { statusCode }) => reject(new Error(`refused with ${statusCode}`)));
  });

/** Each gives back a room: `act` does one action, and gives back when everybody has been told of it. */
async function joinBare(port, room) {
  const sockets = [];
  let told = () => undefined;
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${room}`, { perMessageDeflate: false });
    await opened(socket);
    socket.on("message", () => told());
    sockets.push(socket);
  }
  await sleep(5);
  let id = 0;
  return {
    act: () => {
      const { promise, resolve } = Promise.withResolvers();
      let left = SEATS;
      told = () => --left === 0 && resolve();
      const seat = id % SEATS;
      sockets[seat].send(JSON.stringify({ id: ++id, seat }));
      return promise;
    },
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
}

/** A match that nobody has made is made by the first who asks for it; nobody needs credentials. */
async function joinBoardgame(port, room) {
  const match = `m${room}`;
  const sockets = [];
  let told = () => undefined;
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    await new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.on("message", (data) => {
        const text = Buffer.from(data).toString("utf8");
        if (text[0] === "0") socket.send("40/echo,");
        else if (text[0] === "2") socket.send("3");
        else if (text.startsWith("40/echo"))
          socket.send(`42/echo,${JSON.stringify(["sync", match, String(seat), null, SEATS])}`);
        else if (text.startsWith('42/echo,["sync"')) resolve();
        else if (text.startsWith('42/echo,["update"')) told();
      });
    });
    sockets.push(socket);
  }
  let id = 0;
  return {
    act: () => {
      const { promise, resolve } = Promise.withResolvers();
      let left = SEATS;
      told = () => --left === 0 && resolve();
      const seat = id++ % SEATS;
      const payload = { type: "act", args: [id], playerID: String(seat) };
      const move = ["update", { type: "MAKE_MOVE", payload }, 0, match, String(seat)];
      sockets[seat].send(`42/echo,${JSON.stringify(move)}`);
      return promise;
    },
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
}

/** Four people at a table of Snip Snap Snorum, without words and clocks: an action is a card laid or a pass by hand. */
export async function joinSnorum(port, room) {
  const { game, tip } = PLAYABLES.find((one) => one.game.id === "snip-snap-snorum");
  const people = [];
  let told = () => undefined;
  let code = "";
  const sit = async (seat) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, {
      perMessageDeflate: false,
      localAddress: addressOf(room),
    });
    await opened(socket);
    const person = { socket, table: null, answer: () => undefined };
    people.push(person);
    const ready = new Promise((resolve, reject) => {
      socket.on("close", (reason) => reject(new Error(`closed with ${reason}`)));
      socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.is === "party") {
          code = message.party.code;
          resolve();
        } else if (message.is === "table") {
          person.table = new RemoteTable(game, message.setup, message.seat, () => Promise.reject(new Error("unused")));
          for (const entry of message.entries) person.table.receive(entry);
          told();
        } else if (message.is === "entry") {
          person.table?.receive(message.entry);
          told();
        } else if (message.is === "answer") person.answer(message);
      });
    });
    const token = randomBytes(16).toString("base64url");
    const rules = { chants: "silent", session: "rounds", rounds: 20, turnTime: 0 };
    const hello =
      seat === 0
        ? { is: "open", version: 1, token, game: game.id, rules, seats: SEATS }
        : { is: "hello", version: 1, token, code };
    socket.send(JSON.stringify(hello));
    await ready;
  };
  for (let seat = 0; seat < SEATS; seat++) await sit(seat);
  const ask = (person, message) => {
    const { promise, resolve } = Promise.withResolvers();
    person.answer = resolve;
    person.socket.send(JSON.stringify({ ...message, id: randomUUID() }));
    return promise;
  };
  const dealt = await ask(people[0], { is: "wish", wish: { kind: "deal" } });
  if (!dealt.ok) throw new Error(dealt.refusal.code);
  for (let waited = 0; people.some(({ table }) => table === null || table.seq < 2); waited++) {
    if (waited > 2000) throw new Error("no cards");
    await sleep(10);
  }
  const draw = (n) => Math.floor(Math.random() * n);
  return {
    act: async () => {
      for (let tries = 0; tries < 500; tries++) {
        for (const person of people) {
          const { table } = person;
          const next = tip(table.view(table.seat), "casual", draw) ?? nextRound(table);
          if (next === null) continue;
          const from = table.seq;
          const all = new Promise((resolve) => {
            told = () => people.every((one) => one.table.seq > from) && resolve();
          });
          const asked = { is: "ask", table: table.setup.table, seen: table.seq, command: next };
          const answer = await ask(person, asked);
          if (!answer.ok) continue;
          await all;
          return;
        }
        await sleep(10);
      }
      throw new Error("nobody may do anything");
    },
    close: () => people.forEach(({ socket }) => socket.terminate()),
  };
}

const nextRound = (table) => table.legal().find(({ kind }) => kind === 11) ?? null;

/** What the server spends while every table acts once in `periodMs`, or one action after the other. */
async function watched(child, tables, seconds, periodMs) {
  let running = true;
  let actions = 0;
  const waits = [];
  const play = async (table, at) => {
    await sleep((at / tables.length) * periodMs);
    while (running) {
      const from = performance.now();
      await table.act();
      actions += 1;
      waits.push(performance.now() - from);
      if (periodMs > 0) await sleep(Math.max(0, periodMs - (performance.now() - from)));
    }
  };
  const all = tables.map((table, at) => play(table, at));
  await sleep(2000);
  const [from, actionsFrom] = [spentBy(child), actions];
  waits.length = 0;
  await sleep(seconds * 1000);
  const [to, actionsTo] = [spentBy(child), actions];
  running = false;
  await Promise.all(all);
  waits.sort((one, other) => one - other);
  const done = actionsTo - actionsFrom;
  return { perAction: (to.cpu - from.cpu) / done, actions: done, waits };
}

async function measure(kind, rooms, seconds) {
  const port = 10_000 + Math.floor(Math.random() * 20_000);
  const { child, joins, clean } = await start(kind, port);
  try {
    await sleep(500);
    const before = spentBy(child);
    const tables = [];
    let next = 0;
    const worker = async () => {
      while (next < rooms) tables.push(await joins(port, next++));
    };
    await Promise.all(Array.from({ length: 16 }, worker));
    await sleep(1500);
    const seated = spentBy(child);
    const open = await watched(child, tables, seconds, PERIOD_MS);
    const closed = await watched(child, tables, seconds, 0);
    for (const table of tables) table.close();
    return {
      closed: closed.perAction,
      perSecond: closed.actions / seconds,
      open: open.perAction,
      perSeat: (seated.rss - before.rss) / 1024 / (rooms * SEATS),
      p50: open.waits[Math.floor(open.waits.length / 2)],
      p99: open.waits[Math.floor(open.waits.length * 0.99)],
    };
  } finally {
    await kill(child);
    clean();
  }
}

/** Servers in turn, so that what else the machine does hits all alike; the cheapest round of each counts. */
export async function measureServers(quick) {
  if (process.platform !== "linux") {
    console.error("What a server costs is read from /proc, which only Linux has.");
    process.exit(1);
  }
  const sizes = quick ? [100] : [100, 500, 1000];
  const rounds = quick ? 2 : 3;
  const ratios = {};
  console.log("rooms  server         closed µs  a second   open µs   kB/seat   p50 ms   p99 ms");
  for (const rooms of sizes) {
    const best = {};
    for (let round = 0; round < rounds; round++)
      for (const kind of Object.keys(KINDS)) {
        const one = await measure(kind, rooms, quick ? 5 : 10);
        if (best[kind] === undefined || one.closed < best[kind].closed) best[kind] = one;
      }
    for (const [kind, one] of Object.entries(best))
      console.log(
        `${String(rooms).padStart(5)}  ${kind.padEnd(13)} ${one.closed.toFixed(0).padStart(10)} ${one.perSecond.toFixed(0).padStart(9)} ${one.open.toFixed(0).padStart(9)} ${one.perSeat.toFixed(1).padStart(9)} ${one.p50.toFixed(1).padStart(8)} ${one.p99.toFixed(1).padStart(8)}`,
      );
    const ratio = (what, of) => Number((best.snorum[what] / best[of][what]).toFixed(2));
    ratios[rooms] = {
      ofBare: ratio("closed", "bare"),
      ofBoardgameIo: ratio("closed", "boardgame.io"),
      openOfBare: ratio("open", "bare"),
      openOfBoardgameIo: ratio("open", "boardgame.io"),
      memoryOfBare: ratio("perSeat", "bare"),
    };
  }
  console.log(JSON.stringify(ratios));
}
