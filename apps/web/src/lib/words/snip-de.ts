export { de as default } from "@snorum/engine/words";
