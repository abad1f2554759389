/** One device's line to the server, as a room knows it. */
import type { ServerMessage } from "@snorum/protocol";

/** Somebody who is connected now. */
export interface Connection {
  /** Sends one message; nothing is said to who is gone. */
  send(message: ServerMessage): void;
  /** Sends a ping of the protocol with this number. */
  ping(number: number): void;
  /** Closes the line with a code of the protocol. */
  close(code: number): void;
}
