/** A server that is told to stop finishes what it has begun, tells everybody, and waits for nobody who does not let go. Ruling G17. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { VERSION } from "@snorum/protocol";
import { startProgram } from "../chaos/program.ts";
import { UPGRADE, frame, halfOpen } from "./hostile-testing.ts";
import { someone } from "./testing.ts";

const folder = mkdtempSync(join(tmpdir(), "snorum-stop-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("SIGTERM: everybody is told, one who never reads holds nothing up, and the next start has it all", async () => {
  const program = await startProgram(folder);
  const host = someone(program, { is: "open", game: "snap", rules: {}, seats: 2 });
  onTestFinished(() => host.client.close());
  await host.until("a code", () => host.client.party !== null);
  const code = host.client.party?.code ?? "";
  await host.client.wish({ kind: "deal" });
  const deaf = await halfOpen(program, `${UPGRADE}\r\n\r\n`);
  deaf.write(frame(JSON.stringify({ is: "hello", version: VERSION, token: "A".repeat(22), code })));
  await host.until(
    "the deaf one",
    () => host.client.party?.seats[1]?.person === 2 || host.client.party?.watchers.length === 1,
  );
  deaf.pause();
  // one who has not even said hello
  await halfOpen(program, `${UPGRADE}\r\n\r\n`);
  const wishes = Array.from({ length: 10 }, (_, n) => host.client.wish({ kind: "ready", on: n % 2 === 0 }));
  await wishes[0];
  const ended = program.stop();
  await host.until("the word of the server", () => host.heard.some((text) => text.includes('"stopping"')));
  expect(await ended).toBe(0);
  expect(program.complaints).toEqual([]);
  expect(host.client.standing).not.toBe("refused");
  await program.killAndRestart();
  onTestFinished(() => void program.stop());
  // who was in the middle of something hears how it ended
  for (const answer of await Promise.all(wishes)) expect(answer).toMatchObject({ ok: true });
  expect(host.client.party?.seats[0]?.ready).toBe(false);
}, 25_000);
