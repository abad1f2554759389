export { irishDe as default } from "@snorum/engine/words";
