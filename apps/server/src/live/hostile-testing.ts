/** Lines of people who mean harm: raw sockets, whole or half, and whatever is sent over them. */
import { connect } from "node:net";
import type { Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { ServerMessage } from "@snorum/protocol";
import WebSocket from "ws";

/** A WebSocket without manners. */
export interface RawLine {
  readonly heard: ServerMessage[];
  /** Sends this, text or binary, as it is. */
  send(data: string | Uint8Array): void;
  tell(message: unknown): void;
  /** Waits for a message of this kind. */
  hears(is: ServerMessage["is"]): Promise<ServerMessage>;
  /** The code that it is closed with, and the last refusal that it was told. */
  readonly ended: Promise<readonly [code: number, refusal: string | null]>;
  close(): void;
}

export interface Manners {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address of this machine that it comes from. */
  readonly from?: string;
}

/** Connects; `ended` has the status of the answer where the server would not have it. */
export async function rawLine(at: { readonly port: number }, manners: Manners = {}): Promise<RawLine> {
  const { path = "/live", headers = {}, from } = manners;
  const heard: ServerMessage[] = [];
  const ears = new Set<() => void>();
  const socket = new WebSocket(`ws://127.0.0.1:${at.port}${path}`, {
    headers: { ...headers },
    ...(from === undefined ? {} : { localAddress: from }),
  });
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<readonly [number, string | null]>();
  let status = 0;
  socket.on("open", () => opened.resolve());
  socket.on("unexpected-response", (request, response) => {
    status = response.statusCode ?? 0;
    request.destroy();
    socket.emit("close", status);
  });
  socket.on("message", (data: Buffer) => {
    heard.push(JSON.parse(data.toString("utf8")) as ServerMessage);
    for (const ear of ears) ear();
  });
  socket.on("error", () => undefined);
  socket.on("close", (code: number) => {
    const last = heard.findLast((one) => one.is === "refused");
    opened.resolve();
    ended.resolve([status || code, last?.is === "refused" ? last.refusal.code : null]);
    for (const ear of ears) ear();
  });
  onTestFinished(() => socket.terminate());
  await opened.promise;
  return {
    heard,
    send: (data) => socket.readyState === WebSocket.OPEN && socket.send(data),
    tell: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
    hears: (is) =>
      new Promise((resolve, reject) => {
        const ear = (): void => {
          const found = heard.find((one) => one.is === is);
          if (found !== undefined) resolve(found);
          else if (socket.readyState === WebSocket.CLOSED) reject(new Error(`closed before it heard ${is}`));
          else return;
          ears.delete(ear);
        };
        ears.add(ear);
        ear();
      }),
    ended: ended.promise,
    close: () => socket.close(),
  };
}

/** A TCP socket that has said this much and then nothing more. */
export async function halfOpen(at: { readonly port: number }, said: string, from?: string): Promise<Socket> {
  const socket = connect({
    port: at.port,
    host: "127.0.0.1",
    ...(from === undefined ? {} : { localAddress: from }),
  });
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  socket.write(said);
  return socket;
}

/** The request for a line, up to its last empty line. */
export const UPGRADE = [
  "GET /live HTTP/1.1",
  "Host: snorum",
  "Upgrade: websocket",
  "Connection: Upgrade",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
].join("\r\n");

/** A text frame as a client sends it, masked with nothing. */
export function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), body]);
}
