/** A number as the language of the page writes it: "0.15", „0,15“. */
import { lang } from "./index.ts";

export const decimal = (number: number): string => number.toLocaleString(lang());
