/** The device's memory, which may be blocked, full or damaged: then nothing is remembered and nothing breaks. */
/** Every name of ours begins so. */
export const PREFIX = "snorum.";
/** The browser's stores in which the matches lie, by game. */
export const MATCHES = "snorum";
/** See `MATCHES`. */
export const SNAP_MATCHES = "snorum-snap";
/** See `MATCHES`. */
export const IRISH_MATCHES = "snorum-irish";

/** What was kept under a name; an empty record when nothing usable is there. */
export function remembered(name: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

export function remember(name: string, value: object): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // blocked or full: the choice holds until the page is left
  }
}

/** Forgets everything this site has kept on the device: what was chosen, and the matches. */
export function forgetAll(): void {
  try {
    for (const store of [MATCHES, SNAP_MATCHES, IRISH_MATCHES]) indexedDB.deleteDatabase(store);
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // blocked: there is nothing to forget
  }
}

/** How many bytes of it are choices, roughly; the matches are counted where they lie. */
export function bytesKept(): number {
  try {
    return Object.entries(localStorage).reduce(
      (sum, [key, value]) => (key.startsWith(PREFIX) ? sum + key.length + String(value).length : sum),
      0,
    );
  } catch {
    return 0;
  }
}
