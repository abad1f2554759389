export { snap as game } from "@snorum/engine";
