export { snipSnapSnorum as game } from "@snorum/engine";
