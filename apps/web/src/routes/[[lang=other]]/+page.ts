export const entries = (): { lang?: "de" | "es" }[] => [{}, { lang: "de" }, { lang: "es" }];
