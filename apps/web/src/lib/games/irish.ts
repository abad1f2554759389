export { irishSnap as game } from "@snorum/engine";
