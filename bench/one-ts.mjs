await import("@snorum/engine");
await import("./one.mjs");
