/** Bad lines: messages that come late and twice, though in their order, as a socket keeps it; and what was heard over them. */
import type { Command } from "@snorum/engine";
import type { ClientMessage, ServerMessage } from "@snorum/protocol";
import type { ClientOutside } from "@snorum/protocol/client";

/** A wish that the server says it has carried out. */
export interface Acknowledged {
  /** `ask` for the table, `wish` for the party. */
  readonly is: "ask" | "wish";
  /** The table's name; empty for the party. */
  readonly table: string;
  readonly id: string;
  readonly seq: number;
  readonly command: Command | null;
}

/** What one device has sent and been told. */
export interface Ear {
  readonly acknowledged: Acknowledged[];
  /** When an entry was last heard, by `performance.now`. */
  entryAt: number;
}

type Connect = ClientOutside["connect"];

const LATE_SHARE = 6;
const MOST_LATE_MS = 60;
const TWICE_SHARE = 12;

/** Meddles with a line. `calm` is asked each time: then nothing is done to it. */
export function badLine(draw: (n: number) => number, ear: Ear, calm: () => boolean): (connect: Connect) => Connect {
  const asked = new Map<string, Extract<ClientMessage, { is: "ask" | "wish" }>>();

  const note = (text: string): ServerMessage => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.is === "entry" || message.is === "table") ear.entryAt = performance.now();
    const wish = message.is === "answer" && message.ok ? asked.get(message.id) : undefined;
    if (message.is === "answer" && message.ok && wish !== undefined)
      ear.acknowledged.push({
        is: wish.is,
        table: wish.is === "ask" ? wish.table : "",
        id: wish.id,
        seq: message.seq,
        command: wish.is === "ask" ? wish.command : null,
      });
    return message;
  };

  /** One after the other, some of them late. */
  const late = (): ((job: () => void) => void) => {
    let before: Promise<void> = Promise.resolve();
    return (job) => {
      const ms = !calm() && draw(LATE_SHARE) === 0 ? draw(MOST_LATE_MS) : 0;
      before = before.then(async () => {
        if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
        job();
      });
    };
  };

  return (connect) => (ears) => {
    const [out, back] = [late(), late()];
    const wire = connect({
      opened: () => back(() => ears.opened()),
      heard: (text) => {
        const { is } = note(text);
        const twice = !calm() && (is === "entry" || is === "answer" || is === "clocks") && draw(TWICE_SHARE) === 0;
        for (let n = twice ? 2 : 1; n > 0; n--) back(() => ears.heard(text));
      },
      gone: (code) => back(() => ears.gone(code)),
    });
    return {
      send(text) {
        const message = JSON.parse(text) as ClientMessage;
        const wish = message.is === "ask" || message.is === "wish";
        if (wish) asked.set(message.id, message);
        for (let n = wish && !calm() && draw(TWICE_SHARE) === 0 ? 2 : 1; n > 0; n--) out(() => wire.send(text));
      },
      close: () => wire.close(),
    };
  };
}
