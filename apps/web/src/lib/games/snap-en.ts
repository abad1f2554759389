export { snapEn as default } from "@snorum/engine/words";
