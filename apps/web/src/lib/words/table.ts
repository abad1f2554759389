/** The words of the table, one language at a time. */
import type { Lang } from "#lib/path.ts";
import { shownPage } from "./index.ts";
import type { TableMessages } from "./table-en.ts";

const LOAD: Record<Lang, () => Promise<{ readonly default: TableMessages }>> = {
  en: () => import("./table-en.ts"),
  de: () => import("./table-de.ts"),
  es: () => import("./table-es.ts"),
};

export const tableMessages = async (lang: Lang): Promise<TableMessages> => (await LOAD[lang]()).default;

/** The words of the table that is shown; only its page has them. */
export const tableWords = (): TableMessages => shownPage()["table"] as TableMessages;
