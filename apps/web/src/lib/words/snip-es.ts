export { es as default } from "@snorum/engine/words";
