/** Reads what a device says. Nothing that comes over a line is believed before it has passed here. */
import { refusal } from "@snorum/engine";
import type { Refusal, Result } from "@snorum/engine";
import { LEVELS } from "@snorum/engine/tips";
import { MOST_NIGHT_GAMES } from "@snorum/table/party";
import * as v from "valibot";
import { PHRASES } from "./messages.ts";
import type { ClientMessage } from "./messages.ts";

/** The longest message, in bytes. */
export const MOST_BYTES = 4096;
/** The longest list in a command: no command of a seat needs a whole pack. */
const LONGEST_LIST = 16;

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** 128 bits or more, as base64 or hex writes them. */
const token = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const seat = whole(0, 63);
const count = whole(0, 2 ** 31);
/** A device's own clock, in ms. */
const moment = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e13));
const rules = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,32}$/)), v.union([v.boolean(), v.number(), text(40)])),
  v.check((all) => Object.keys(all).length <= 64),
);
const game = v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/));
const nightGame = v.strictObject({ game, code: text(120) });

const command = v.strictObject({
  kind: whole(0, 255),
  seat,
  card: whole(-2, 255),
  word: whole(-1, 255),
  list: v.nullable(v.pipe(v.array(whole(-1, 255)), v.maxLength(LONGEST_LIST))),
});

const wish = v.variant("kind", [
  v.strictObject({ kind: v.literal("sit"), seat }),
  v.strictObject({ kind: v.literal("stand") }),
  v.strictObject({ kind: v.literal("leave") }),
  v.strictObject({ kind: v.literal("name"), name: text(64) }),
  v.strictObject({ kind: v.literal("ready"), on: v.boolean() }),
  v.strictObject({ kind: v.literal("help"), seat, junior: v.boolean(), headStart: whole(0, 10_000) }),
  v.strictObject({ kind: v.literal("free"), seat }),
  v.strictObject({ kind: v.literal("dismiss"), member: count }),
  v.strictObject({ kind: v.literal("swap"), seat, with: seat }),
  v.strictObject({ kind: v.literal("level"), seat, level: v.picklist(LEVELS) }),
  v.strictObject({ kind: v.literal("resize"), seats: whole(0, 64) }),
  v.strictObject({ kind: v.literal("rules"), game, rules }),
  v.strictObject({ kind: v.literal("host"), member: count }),
  v.strictObject({ kind: v.literal("door"), open: v.boolean() }),
  v.strictObject({ kind: v.literal("code"), hidden: v.boolean() }),
  v.strictObject({ kind: v.literal("pause"), on: v.boolean() }),
  v.strictObject({ kind: v.literal("deal") }),
  v.strictObject({ kind: v.literal("night"), games: v.pipe(v.array(nightGame), v.maxLength(MOST_NIGHT_GAMES)) }),
  v.strictObject({ kind: v.literal("night-end") }),
  v.strictObject({ kind: v.literal("end") }),
]);

const message = v.variant("is", [
  v.strictObject({ is: v.literal("open"), version: count, token, game, rules, seats: whole(0, 64) }),
  v.strictObject({
    is: v.literal("hello"),
    version: count,
    token,
    code: text(16),
    table: v.optional(id),
    seat: v.optional(whole(-1, 63)),
    since: v.optional(count),
  }),
  v.strictObject({
    is: v.literal("ask"),
    id,
    table: id,
    seen: count,
    command,
    paint: v.optional(moment),
    press: v.optional(moment),
  }),
  v.strictObject({ is: v.literal("wish"), id, wish }),
  v.strictObject({ is: v.literal("say"), phrase: v.picklist(PHRASES) }),
  v.strictObject({ is: v.literal("beat") }),
]);

const bad = (field: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: refusal("bad-message", "G14", { field }),
});

/** Reads one message. Refused with `bad-message`, which names the first field that cannot be right. Never throws. */
export function decode(raw: string): Result<ClientMessage> {
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    return bad("");
  }
  const read = v.safeParse(message, json, { abortEarly: true });
  if (read.success) return { ok: true, value: read.output };
  return bad((v.getDotPath(read.issues[0]) ?? "").slice(0, 40));
}
