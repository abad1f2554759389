export { en as default } from "@snorum/engine/words";
