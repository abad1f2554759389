export { snapDe as default } from "@snorum/engine/words";
