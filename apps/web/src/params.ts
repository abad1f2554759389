import { defineParams } from "@sveltejs/kit/params";
import { GAMES, LANGS, SECTIONS, type Game, type Lang, type Section } from "#lib/path.ts";

const word = (section: Section) => (param: string) =>
  LANGS.some((lang) => SECTIONS[section][lang] === param) ? param : undefined;

export const params = defineParams({
  lang: (param) => LANGS.find((lang): lang is Lang => lang === param),
  /** English lives at the root as well. */
  other: (param) => LANGS.find((lang): lang is Lang => lang === param && lang !== "en"),
  root: (param) => (param === "en" ? param : undefined),
  game: (param) => GAMES.find((game): game is Game => game === param),
  rules: word("rules"),
  play: word("play"),
  table: word("table"),
  settings: word("settings"),
  night: word("night"),
  online: word("online"),
});
