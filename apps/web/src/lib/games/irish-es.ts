export { irishEs as default } from "@snorum/engine/words";
