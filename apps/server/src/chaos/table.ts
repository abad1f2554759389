/** One table of the chaos test: people who play, and everything that people do to a table. */
import { GAMES } from "@snorum/engine";
import type { AnyGame } from "@snorum/engine";
import type { Wish } from "@snorum/protocol";
import type { Purpose } from "@snorum/protocol/client";
import { someone } from "../live/testing.ts";
import type { Someone } from "../live/testing.ts";
import type { Witness } from "./audit.ts";
import { badLine } from "./wire.ts";
import type { Acknowledged, Ear } from "./wire.ts";

const PEOPLE = 3;
/** Of all that people do, how often each. */
const ACTS = {
  press: 6,
  cut: 5,
  reload: 2,
  say: 2,
  ready: 3,
  name: 2,
  level: 1,
  door: 1,
  code: 1,
  pause: 2,
  stand: 1,
  sit: 3,
};
type Act = keyof typeof ACTS;
const ACT_LIST = Object.entries(ACTS).flatMap(([act, share]) => Array.from({ length: share }, () => act as Act));
const NAMES = ["Ann", "Ben", "Carla", ""];

interface Person {
  readonly token: string;
  someone: Someone;
  /** Of every device that they had. */
  readonly ears: { readonly ear: Ear; readonly acknowledged: Acknowledged[] }[];
}

/** A table of the chaos test. */
export interface ChaosTable {
  /** Rejects with why not everybody has come in. */
  start(): Promise<void>;
  /** People do what people do, until `calm`. */
  live(): Promise<void>;
  /** Everything is paused; nothing more is wished. */
  calm(): Promise<void>;
  /** Since when nobody here has been shown anything, by `performance.now`. */
  quietSince(): number;
  /** Everybody who is connected has seen as much as the others. */
  level(): boolean;
  witnesses(): readonly Witness[];
  close(): void;
}

/** The same game and the same rules for the same number: every preset has its turn. */
function purposeOf(n: number): Purpose {
  const game: AnyGame | undefined = GAMES[n % GAMES.length];
  const presets = Object.values(game?.presets ?? {});
  const chosen = presets[Math.floor(n / GAMES.length) % presets.length] ?? {};
  return { is: "open", game: game?.id ?? "", rules: chosen, seats: 4 };
}

/** Number `n`. */
export function chaosTable(at: { readonly port: number }, n: number, draw: (n: number) => number): ChaosTable {
  const people: Person[] = [];
  let code = "";
  let calm = false;
  // an address of its own for each table: what one address may do is another test's business
  const from = process.platform === "linux" ? `127.1.${Math.floor(n / 200)}.${1 + (n % 200)}` : undefined;

  function sitDown(purpose: Purpose, token?: string): { readonly one: Someone; readonly ear: Ear } {
    const ear: Ear = { acknowledged: [], entryAt: performance.now() };
    const one = someone(at, purpose, token, {
      draw,
      meddle: badLine(draw, ear, () => calm),
      ...(from === undefined ? {} : { from }),
    });
    one.play();
    return { one, ear };
  }

  function comes(purpose: Purpose): Person {
    const { one, ear } = sitDown(purpose);
    const person: Person = { token: one.token, someone: one, ears: [{ ear, acknowledged: ear.acknowledged }] };
    people.push(person);
    return person;
  }

  function reload(person: Person): void {
    person.someone.client.close();
    const { one, ear } = sitDown({ is: "hello", code }, person.token);
    person.someone = one;
    person.ears.push({ ear, acknowledged: ear.acknowledged });
  }

  /** A hand that falls for no reason: it is judged like any other. */
  function press({ client }: Someone): void {
    const { table } = client;
    const game = GAMES.find(({ id }) => id === table?.setup.game);
    const command = pick(table?.legal().filter(({ kind }) => game?.race?.claims.has(kind) === true) ?? []);
    if (table === null || command === undefined) return;
    const reaction = 150 + draw(400);
    void table.send({ id: "", seen: table.seq, command, paint: performance.now() - reaction, reaction });
  }

  const pick = <T>(all: readonly T[]): T | undefined => all[draw(all.length)];
  const host = (): Person | undefined =>
    people.find(({ someone: { client } }) => client.party !== null && client.party.you === client.party.host);

  function wishOf(act: Act): Wish | null {
    switch (act) {
      case "ready":
        return { kind: "ready", on: draw(2) === 0 };
      case "name":
        return { kind: "name", name: pick(NAMES) ?? "" };
      case "stand":
        return { kind: "stand" };
      case "sit":
        return { kind: "sit", seat: draw(4) };
      case "level":
        return { kind: "level", seat: draw(4), level: pick(["child", "sharp", "champion"] as const) ?? "casual" };
      case "door":
        return { kind: "door", open: draw(2) === 0 };
      case "code":
        return { kind: "code", hidden: draw(2) === 0 };
      case "pause":
        // mostly it goes on
        return { kind: "pause", on: draw(4) === 0 };
      case "press":
      case "cut":
      case "reload":
      case "say":
        return null;
    }
  }

  function act(person: Person): void {
    const { client } = person.someone;
    const { party } = client;
    if (party?.over !== null) return;
    const deals = person === host() && (party.match === null || party.match.over);
    const what = pick(ACT_LIST) ?? "cut";
    if (deals) void client.wish({ kind: "deal" });
    if (what === "cut") person.someone.cut();
    else if (what === "reload") reload(person);
    else if (what === "press") press(person.someone);
    else if (what === "say") client.say("hello");
    const wish = wishOf(what);
    if (wish !== null) void client.wish(wish);
  }

  const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  return {
    async start() {
      const first = comes(purposeOf(n));
      await first.someone.until("a code", () => typeof first.someone.client.party?.code === "string");
      code = first.someone.client.party?.code ?? "";
      for (let more = 1; more < PEOPLE; more++) comes({ is: "hello", code });
      for (const { someone: one } of people) await one.until("a party", () => one.client.party !== null);
      void first.someone.client.wish({ kind: "deal" });
    },
    async live() {
      while (!calm) {
        await rest(50 + draw(500));
        const person = pick(people);
        if (!calm && person !== undefined) act(person);
      }
    },
    async calm() {
      calm = true;
      for (const { someone: one } of people) await one.until("the line", () => one.client.standing === "here");
      const party = host()?.someone.client.party;
      if (party?.match?.over === false) await host()?.someone.client.wish({ kind: "pause", on: true });
    },
    quietSince: () => Math.max(...people.flatMap(({ ears }) => ears.map(({ ear }) => ear.entryAt))),
    level: () => new Set(people.map(({ someone: { client } }) => client.table?.seq)).size === 1,
    witnesses: () =>
      people.map(({ someone: { client }, ears }, who): Witness => {
        const { table, party } = client;
        return {
          name: `person ${who}`,
          code,
          acknowledged: ears.flatMap((one) => one.acknowledged),
          party,
          table:
            table === null ? null : { name: table.setup.table, seat: table.seat, seq: table.seq, print: table.print() },
        };
      }),
    close() {
      for (const { someone: one } of people) one.client.close();
    },
  };
}
