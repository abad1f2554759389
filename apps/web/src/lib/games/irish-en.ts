export { irishEn as default } from "@snorum/engine/words";
