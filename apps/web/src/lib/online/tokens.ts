/** The tokens by which this device is known again at the tables it has sat down at. They go to the server and to nobody else. */
import { remember, remembered } from "../storage.ts";

const NAME = "online";
/** So many tables are remembered. */
const KEPT = 12;

/** 128 random bits. */
export function freshToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The token for a table; null where this device has never been. */
export function tokenFor(code: string): string | null {
  const kept = remembered(NAME)[code];
  return typeof kept === "string" ? kept : null;
}

export function keepToken(code: string, token: string): void {
  const { [code]: _, ...others } = remembered(NAME);
  remember(NAME, Object.fromEntries([...Object.entries(others).slice(1 - KEPT), [code, token]]));
}

export function forgetToken(code: string): void {
  const { [code]: _, ...others } = remembered(NAME);
  remember(NAME, others);
}

/** The table at which this device sat down last; null where there is none. */
export const lastTable = (): string | null => Object.keys(remembered(NAME)).at(-1) ?? null;
