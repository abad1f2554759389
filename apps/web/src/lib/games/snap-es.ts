export { snapEs as default } from "@snorum/engine/words";
