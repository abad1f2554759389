import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { completeRules, openMatch, snipSnapSnorum as game } from "@snorum/engine";
import { afterAll, describe, expect, test, vi } from "vitest";
import { chanceFrom } from "./chance.ts";

/** Each test starts whole programs, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "snorum-cli-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command line as people do. */
function cli(...args: string[]): { code: number | null; out: string; err: string } {
  const run = spawnSync(process.execPath, ["--conditions=snorum-source", MAIN, ...args], { encoding: "utf8" });
  return { code: run.status, out: run.stdout.trimEnd(), err: run.stderr.trimEnd() };
}

describe("simulate", () => {
  const SMALL = ["simulate", "snip-snap-snorum", "--rounds", "40", "--json"];

  test("the same seed gives the same figures, and all wins together are one a round", () => {
    const { code, out } = cli(...SMALL, "--bots", "save,advice,random,child", "--seed", "5");
    expect(code).toBe(0);
    expect(cli(...SMALL, "--bots", "sharp,casual,family,child", "--seed", "5").out).toBe(out);
    const { rounds, rows } = JSON.parse(out) as { rounds: number; rows: { seats: number; won: { mean: number } }[] };
    expect(rounds).toBe(40);
    expect(rows.reduce((sum, { seats, won }) => sum + seats * won.mean, 0)).toBeCloseTo(1);
  });

  test("it prints a table for people, and no progress where nobody watches", () => {
    const { out, err } = cli("simulate", "snip-snap-snorum(counters)", "--rounds", "8");
    expect(out).toMatch(/^snip-snap-snorum\(.*\nbot .*\ncasual +4 +25\.0 ± 0\.0/);
    expect(err).toBe("");
  });

  test.each([
    ["snip-snap-snorum", "snip-snap-snorum(chants=app, session=agreement)"],
    ["snip-snap-snorum(firstDealer=cut, rounds=7, chants=must)", "snip-snap-snorum(session=agreement)"],
    ["snip-snap-snorum(forgotten=take-back)", "snip-snap-snorum(forgotten=take-back, session=agreement)"],
    [
      "snip-snap-snorum(session=target, target=9, words=earl)",
      "snip-snap-snorum(chants=app, words=earl, session=agreement)",
    ],
  ])("it names the rules that are really played: %s", (asked, played) => {
    const { out } = cli("simulate", asked, "--rounds", "4");
    expect(out.split(", 4 seats")[0]).toBe(played);
  });
});

describe("simulate plays races on a virtual clock", () => {
  test("length, stalemates, false calls, wins by level and by seat; equal seeds, equal games (G17)", () => {
    const asked = [
      "simulate",
      "snap(pace=500)",
      "--seats",
      "3",
      "--bots",
      "casual,casual,child",
      "--rounds",
      "12",
      "--json",
    ];
    const { out } = cli(...asked);
    const report = JSON.parse(out) as {
      games: number;
      bySeat: { mean: number }[];
      levels: { level: string }[];
      minutes: { median: number };
    };
    expect(report.games).toBe(12);
    expect(report.bySeat.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 6);
    expect(report.levels.map(({ level }) => level)).toEqual(["child", "casual"]);
    expect(report.minutes.median).toBeGreaterThan(0.5);
    expect(cli(...asked).out).toBe(out);
  });
});

describe("simulate plays Snap as a page does", () => {
  test("the agreed minutes end every game (N26)", () => {
    const { out } = cli("simulate", "snap(mostMinutes=1)", "--rounds", "6", "--json");
    const { minutes, counted } = JSON.parse(out) as { minutes: { p95: number }; counted: { mean: number } };
    expect(counted.mean).toBe(1);
    expect(minutes.p95).toBeLessThan(1.05);
  });
});

describe("simulate gives head starts", () => {
  test("each kind of bot is counted by itself, and a head start wins (G3)", () => {
    const asked = ["simulate", "snap(little-ones)", "--rounds", "40", "--json", "--bots", "casual,casual"];
    const { out } = cli(...asked, "--head-start", "0,350");
    const { levels, headStarts } = JSON.parse(out) as {
      headStarts: number[];
      levels: { level: string; headStart: number; won: { mean: number } }[];
    };
    expect(headStarts).toEqual([0, 350]);
    expect(levels.map(({ level, headStart }) => [level, headStart])).toEqual([
      ["casual", 0],
      ["casual", 350],
    ]);
    expect(levels[1]?.won.mean).toBeGreaterThan(0.9);
  });
});

describe("simulate plays Irish Snap", () => {
  test("length, limits, deadlocks, false slaps, who wins and who loses, as JSON too; equal seeds, equal games (G17)", () => {
    const asked = [
      "simulate",
      "irish-snap(pub)",
      "--seats",
      "3",
      "--bots",
      "casual,casual,child",
      "--rounds",
      "6",
      "--json",
    ];
    const { out } = cli(...asked);
    const report = JSON.parse(out) as {
      game: string;
      stuck: { mean: number };
      levels: { level: string }[];
      bySeat: unknown[];
    };
    expect(report.game).toBe("irish-snap(courts=jacks, sandwich=on)");
    expect(report.stuck.mean).toBe(0);
    expect(report.levels.map(({ level }) => level)).toEqual(["child", "casual"]);
    expect(report.bySeat).toHaveLength(3);
    expect(cli(...asked).out).toBe(out);
  });
});

describe("What cannot be done is said in one line, with exit code 2", () => {
  test.each([
    [["simulate", "snip-snap-snorum(deck=31)"], "“deck” cannot be “31”. Choose one of these: 52 32 24."],
    [["simulate", "whist"], "There is no game called “whist”. These are here: snip-snap-snorum snap irish-snap."],
    [["simulate", "snip-snap-snorum", "--seats", "2"], "--seats has to be a whole number from 3 to 8, not “2”."],
    [["simulate", "snip-snap-snorum", "--bots", "sharp,clever,sharp"], "There is no bot called “clever”."],
    [
      ["simulate", "snip-snap-snorum", "--rounds", "-5"],
      "--rounds has to be a whole number from 1 to 1000000000, not “-5”.",
    ],
    [
      ["simulate", "snip-snap-snorum", "--seed", "-1"],
      "--seed has to be a whole number from 0 to 4294967295, not “-1”.",
    ],
    [["figures", "--rounds", "-5"], "--rounds has to be a whole number from 1 to 1000000000, not “-5”."],
    [["simulate", "snap", "--bots", "child,casual", "--head-start", "400,0"], "--head-start has to be a whole number"],
    [["simulate", "snap", "--head-start", "350,0"], "--head-start names 2 for 4 seats: name one for each."],
    [["simulate", "snip-snap-snorum", "--head-start", "0"], "there is none in snip-snap-snorum."],
    [["simulate", "snip-snap-snorum", "--seed"], "--seed has to be a whole number from 0 to 4294967295, not “”."],
    [["simulate", "snip-snap-snorum", "--seats", "--json"], "--seats has to be a whole number from 3 to 8, not “”."],
    [["rules", "snip-snap-snorum", "--lang", "-x"], "--lang has to be one of these: de, en, es."],
    [["simulate", "snip-snap-snorum", "--cheat"], "Unknown option '--cheat'"],
    [["rules", "snip-snap-snorum", "--lang", "xx"], "--lang has to be one of these: de, en, es."],
    [["replay", "/nowhere/at/all"], "/nowhere/at/all cannot be read: ENOENT."],
    [["dance"], "There is no command “dance”. See --help."],
  ])("%j", (args, line) => {
    const { code, err, out } = cli(...args);
    expect({ code, out, lines: err.split("\n").length }).toEqual({ code: 2, out: "", lines: 1 });
    expect(err).toContain(line);
  });
});

describe("replay", () => {
  const rules = completeRules(game, { chants: "silent", rounds: 1 });
  const seats = Array.from({ length: 3 }, () => ({ bot: "casual", junior: false }));

  function log(): string[] {
    if (!rules.ok) throw new Error("no rules");
    const opened = openMatch(game, rules.value, seats);
    if (!opened.ok) throw new Error("no match");
    const setup = { table: "t", game: game.id, rules: rules.value, seats };
    const entries: unknown[] = [{ seq: 0, at: 0, format: 1, rulesVersion: game.rulesVersion, setup }];
    const draw = chanceFrom(1, 1);
    const asks = [
      { kind: 1, seat: 0, card: -1, word: -1, list: null },
      { kind: 3, seat: -1, card: -1, word: -1, list: game.pack(rules.value).toSorted(() => draw(3) - 1) },
    ];
    for (let seq = 1; game.outcome(opened.value) === null; seq++) {
      const auto = { kind: 9, seat: opened.value.turn, card: -1, word: -1, list: null };
      const events: never[] = [];
      expect(game.perform(opened.value, asks[seq - 1] ?? auto, events)).toBeNull();
      entries.push({ seq, at: seq, id: "", seat: -1, events });
    }
    return entries.map((entry) => JSON.stringify(entry));
  }

  test("a saved match is told event by event, with its outcome", () => {
    const file = join(folder, "good.jsonl");
    writeFileSync(file, `${log().join("\n")}\n`);
    const { code, out } = cli("replay", file);
    expect(code).toBe(0);
    expect(out.split("\n")[0]).toBe("0 DealerFound");
    expect(out.split("\n").at(-1)).toMatch(/^The match is over\. Winners: \d\.$/);
  });

  test("damage is named with its line", () => {
    const lines = log();
    const file = join(folder, "bad.jsonl");
    writeFileSync(file, [...lines.slice(0, 3), lines[3]?.slice(0, 20), ...lines.slice(4)].join("\n"));
    expect(cli("replay", file)).toMatchObject({ code: 2, err: `${file}, line 4: this is no entry of a log.` });
    writeFileSync(file, [...lines.slice(0, 3), ...lines.slice(4)].join("\n"));
    expect(cli("replay", file)).toMatchObject({ code: 2, err: `${file}, line 4: the log is damaged here.` });
  });
});

describe("rules, help, version", () => {
  test("the rules show the ids of their clauses", () => {
    expect(cli("rules", "snip-snap-snorum").out).toContain("[SSS-PLAY-4]");
    expect(cli("rules", "snip-snap-snorum", "--lang", "es").out).not.toContain("<!--");
  });

  test("help names every command", () => {
    const { out } = cli("--help");
    for (const name of ["simulate", "figures", "replay", "rules"]) expect(out).toContain(name);
    expect(cli("--version").out).toBe("0.1.0");
  });
});
