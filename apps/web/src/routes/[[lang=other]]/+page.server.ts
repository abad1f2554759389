import { openingRound } from "#lib/home/round.ts";
import type { PageServerLoad } from "./$types";

/** The poster is printed with a real situation; the rules themselves come only when somebody touches it. */
export const load: PageServerLoad = () => ({ opening: openingRound().view() });
