import { describe, expect, test } from "vitest";
import { NO_CARD, TABLE, command } from "../../kernel/event.ts";
import type { Command, GameEvent } from "../../kernel/event.ts";
import { openMatch } from "../../kernel/match.ts";
import { completeRules, isNumberSpec } from "../../kernel/options.ts";
import { cardOf, parseCard, printCard, rankOf } from "../../cards/card.ts";
import { Ask, Word } from "./events.ts";
import { snipSnapSnorum as game } from "./index.ts";
import { PRESETS } from "./options.ts";
import { Phase } from "./state.ts";
import type { Snip } from "./state.ts";
import { LEVELS, slip, tip } from "./tips.ts";
import type { Level } from "./tips.ts";
import type { SnipView } from "./view.ts";

type Draw = (n: number) => number;

/** Chance from a seed (mulberry32). */
function chance(seed: number): Draw {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * n);
  };
}

function shuffled(cards: readonly number[], draw: Draw): number[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}

function match(chosen: Readonly<Record<string, unknown>>, seats: number): Snip {
  const rules = completeRules(game, chosen);
  if (!rules.ok) throw new Error(JSON.stringify(rules.refusal));
  const plans = Array.from({ length: seats }, () => ({ junior: false }));
  const opened = openMatch(game, rules.value, plans);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return opened.value;
}

function ask(state: Snip, asked: Command): void {
  const out: GameEvent[] = [];
  const refusal = game.perform(state, asked, out);
  if (refusal !== null) throw new Error(`${JSON.stringify(asked)} is refused: ${JSON.stringify(refusal)}`);
}

/** What the table does by itself: dealing, clocks, the next round. False when nothing is due. */
function tableActs(state: Snip, draw: Draw): boolean {
  const due = game.chance(state);
  if (due !== null) {
    const list = due.draw === "pack" ? shuffled(due.from, draw) : null;
    ask(state, command(due.kind, list === null ? draw(state.seats) : TABLE, NO_CARD, Word.none, list));
  } else if (state.phase === Phase.RoundOver) ask(state, command(Ask.NextRound, 0));
  else if (state.phase === Phase.Challenge) ask(state, command(Ask.TimeUp, TABLE));
  else return false;
  return true;
}

/** A table where `lead` is seat 0's lead: the hands are given as in "7S 7H AC", seat 0 leads, other options usual. */
function picture(hands: readonly string[], chosen: Readonly<Record<string, unknown>> = {}): SnipView {
  const state = match({ chants: "app", ...chosen }, hands.length);
  const dealt = hands.map((hand) => hand.split(" ").map(parseCard));
  state.phase = Phase.Lead;
  state.turn = 0;
  state.places.fill(2);
  for (const [seat, cards] of dealt.entries()) {
    state.inRound[seat] = 1;
    state.sizes[seat] = cards.length;
    for (const card of cards) {
      const at = seat * 13 + rankOf(card);
      state.hands[at] = (state.hands[at] ?? 0) | (1 << (card & 3));
      state.places[card] = 0;
    }
  }
  return game.view(game.conceal(state, 0), 0);
}

/** The ranks that a level leads from this hand in many tries, in order. */
function leads(view: SnipView, level: Level): string {
  const draw = chance(1);
  const cards = new Set(Array.from({ length: 60 }, () => rankOf(tip(view, level, draw)?.card ?? 0)));
  return [...cards]
    .toSorted((one, other) => one - other)
    .map((rank) => printCard(cardOf(rank, 0)).slice(0, -1))
    .join(" ");
}

const REST = "KH KD KC QH QD QC";

/** Thinking takes its time on a busy machine. */
const PATIENCE = { timeout: 60_000 };

describe("What is led", () => {
  const hands = ["7S 7H 8S 8H 9S JS QS", "7D 8D 9D 9H JD KH", "7C 8C 9C JC KD QH", `KC QD QC JH`];

  test("casual leads the rank it holds most of (SSS-TIP-1)", () => {
    expect(leads(picture(hands), "casual")).toBe("7 8");
  });

  test("sharp leads singles while it holds two or more (SSS-TIP-1)", () => {
    expect(leads(picture(hands), "sharp")).toBe("9 J Q");
  });

  test("with counters sharp leads what it holds most of (SSS-TIP-1, SSS-TIP-4)", () => {
    expect(leads(picture(hands, { counters: "per-card" }), "sharp")).toBe("7 8");
  });

  test("the last single is kept for the very end (SSS-TIP-1)", () => {
    expect(leads(picture(["7S 7H 8S 8H 9S", "7D 8D 9D", "7C 8C 9C", "9H"]), "sharp")).toBe("7 8");
  });

  test("where all fitting cards go down at once, sharp leads what it holds most of (S3)", () => {
    expect(leads(picture(hands, { lay: "all" }), "sharp")).toBe("7 8");
  });

  test.each(["casual", "sharp", "champion"] as const)("%s leads four of a kind at once (SSS-TIP-2)", (level) => {
    expect(leads(picture(["5S 5H 5D 5C 7S 7H 9S JS", "7D 7C 9D JD", "9H JH KS", REST]), level)).toBe("5");
  });

  test("casual leads a dead card only if it has to, sharp at once (SSS-TIP-3, SSS-TIP-4)", () => {
    const dead = picture(["5S 7S 9S", "7D 7C 9D", "9H 7H", "9C KD"]);
    expect(leads(dead, "casual")).toBe("7 9");
    expect(leads(dead, "sharp")).toBe("5");
    expect(leads(picture(["5S", "7D", "9H", "KD"]), "casual")).toBe("5");
  });

  test("in the Jig sharp leads cards whose run ends with somebody else, casual keeps the lead (SSS-VAR-JIG)", () => {
    // The 5 of spades opens 5 6 7 8, whose last card is its own; 2 3 4 5 of hearts and of diamonds end elsewhere.
    const jig = picture(["5S 8S 2H 2D", "6S 3H 3D 7S", "4H 4D 5H", "5D"], { jig: "four" });
    expect(leads(jig, "casual")).toBe("5");
    expect(leads(jig, "sharp")).toBe("2");
  });

  test("equal ranks are led with equal chance: order would tell the hand", () => {
    const draw = chance(7);
    const view = picture(hands);
    const times = new Map<number, number>();
    for (let at = 0; at < 3000; at++) {
      const rank = rankOf(tip(view, "sharp", draw)?.card ?? 0);
      times.set(rank, (times.get(rank) ?? 0) + 1);
    }
    for (const count of times.values()) expect(count).toBeGreaterThan(850);
  });
});

describe("Poker face", () => {
  /** Seat 2 is asked; seat 0 has led the 7 of spades and `passes` seats have passed since. */
  function asked(passes: number, hand = "7D 9S KS", seats = 4): Command | null {
    const others = ["JS JH", "7C QS", hand, "7H QD", "QC", "KD"].slice(0, seats);
    const open = picture(others, { match: "may" });
    const cards = others[2]?.split(" ").map(parseCard) ?? [];
    const view: SnipView = {
      ...open,
      viewer: 2,
      phase: "Match",
      turn: 2,
      hand: cards,
      playable: cards.filter((card) => rankOf(card) === 6),
      mayPass: true,
      run: [{ card: parseCard("7S"), seat: 0 }],
      runOver: false,
      passes,
      nextWord: 1,
    };
    return tip(view, "sharp", () => 0);
  }

  test("sharp waits while others hold the rank, but not until the knocking has gone full circle (S1)", () => {
    expect(asked(1)?.kind).toBe(Ask.Pass);
    expect(asked(2)).toMatchObject({ kind: Ask.Lay, card: parseCard("7D"), word: Word.snip });
  });

  test("a last card is always laid (SSS-GOAL-1)", () => {
    expect(asked(1, "7D")?.kind).toBe(Ask.Lay);
  });

  test("nobody waits when nobody else can hold the rank (S1)", () => {
    expect(asked(1, "7D 7C 7H KS")?.kind).toBe(Ask.Lay);
  });
});

describe("Words", () => {
  const view = { ...picture(["7S 9S", "7D", "7C"]), rules: match({}, 3).rules };
  const wish = command(Ask.Lay, 0, parseCard("7S"), Word.snap);

  test("small children's company slips most, the best never (SSS-CHANT-1)", () => {
    const slips = LEVELS.map((level) => {
      const draw = chance(3);
      return Array.from({ length: 10_000 }, () => slip(view, wish, level, draw)).filter((one) => one !== wish).length;
    });
    expect(slips.map((count) => Math.round(count / 100))).toEqual([12, 4, 1, 0, 0]);
  });

  test("nobody slips where the app says the words (SSS-PLAY-2)", () => {
    const app = { ...view, rules: match({ chants: "app" }, 3).rules };
    const draw = chance(3);
    for (let at = 0; at < 200; at++) expect(slip(app, wish, "child", draw)).toBe(wish);
  });

  test("a slip is another word, or none where card and word go together (S16, S18)", () => {
    const strict = { ...view, rules: match({ say: "with-card" }, 3).rules };
    const draw = chance(5);
    const said = new Set(Array.from({ length: 2000 }, () => slip(strict, wish, "child", draw).word));
    expect([...said].toSorted((one, other) => one - other)).toEqual([Word.none, Word.snip, Word.snap, Word.snorum]);
  });

  test("a bad word is noticed the more often, the better the bot, and the answer stays the same when asked again (S19)", () => {
    const noticed = LEVELS.map((level) => {
      let times = 0;
      for (let round = 1; round <= 400; round++) {
        const bad = { ...view, round, phase: "Lead" as const, turn: 1, offence: parseCard("7D"), offender: 1 };
        const answer = tip(bad, level, () => 0);
        expect(tip(bad, level, () => 0)).toEqual(answer);
        if (answer?.kind === Ask.Challenge) times++;
      }
      return times;
    });
    expect(noticed).toEqual(noticed.toSorted((one, other) => one - other));
    expect(noticed[0]).toBeLessThan(120);
    expect(noticed[4]).toBeGreaterThan(370);
  });
});

/** Any rules that make sense, over and over. */
function anyRules(draw: Draw): Readonly<Record<string, string | number>> {
  for (;;) {
    const chosen: Record<string, string | number> = {};
    for (const [option, spec] of Object.entries(game.options)) {
      if (draw(3) !== 0) continue;
      if (isNumberSpec(spec)) chosen[option] = spec.min + draw(Math.min(8, spec.max - spec.min + 1));
      else chosen[option] = spec.choices[draw(spec.choices.length)] ?? spec.usual;
    }
    if (completeRules(game, chosen).ok) return chosen;
  }
}

/** Plays with slips; every tip must be accepted. `look` is shown each position before it is asked for. */
function playTips(
  state: Snip,
  levels: readonly Level[],
  draw: Draw,
  most: number,
  look: (seat: number) => void = () => {},
): void {
  for (let acts = 0; acts < most && state.phase !== Phase.MatchOver; acts++) {
    let acted = false;
    for (let seat = 0; seat < state.seats && !acted; seat++) {
      const level = levels[seat % levels.length] ?? "casual";
      look(seat);
      const view = game.view(game.conceal(state, seat), seat);
      const wish = tip(view, level, draw);
      if (wish === null) continue;
      ask(state, slip(view, wish, level, draw));
      acted = true;
    }
    if (!acted && !tableActs(state, draw)) throw new Error(`nobody acts in phase ${state.phase}`);
  }
}

describe("Any table", () => {
  test.each(Object.entries(PRESETS))(
    "every tip is accepted in the preset %s, with three to eight seats",
    PATIENCE,
    (_name, chosen) => {
      for (let seats = 3; seats <= 8; seats++) {
        for (const level of LEVELS)
          playTips(match({ ...chosen, rounds: 1 }, seats), [level], chance(seats), level === "champion" ? 90 : 400);
      }
    },
  );

  test("every tip is accepted under any rules", PATIENCE, () => {
    for (let seed = 1; seed <= 120; seed++) {
      const draw = chance(seed);
      const chosen = anyRules(draw);
      const seats = 3 + draw(6);
      const levels = Array.from({ length: seats }, () => LEVELS[draw(seed % 10 === 0 ? 5 : 4)] ?? "casual");
      try {
        playTips(match(chosen, seats), levels, draw, 250);
      } catch (error) {
        throw new Error(`seed ${seed}, ${seats} seats, ${JSON.stringify(chosen)}`, { cause: error });
      }
    }
  });

  test("a bot knows no hand but its own: with the others' cards exchanged it does the same (SSS-DEAL-1)", () => {
    for (const jig of ["off", "four"]) {
      const draw = chance(11);
      const state = match({ chants: "app", jig, forgotten: "off", rounds: 1 }, 4);
      let compared = 0;
      playTips(state, ["champion", "sharp", "casual", "family"], draw, 150, (seat) => {
        if (seat !== state.turn || state.phase !== Phase.Lead) return;
        const other = exchanged(state, seat, draw);
        for (const level of LEVELS) {
          expect(tip(game.view(other, seat), level, chance(4))).toEqual(tip(game.view(state, seat), level, chance(4)));
        }
        compared++;
      });
      expect(compared).toBeGreaterThan(3);
    }
  });
});

/** The same match with the cards in all hands but `seat`'s shuffled among them. */
function exchanged(state: Snip, seat: number, draw: Draw): Snip {
  const other = game.clone(state);
  const cards: number[] = [];
  for (let at = 0; at < 52; at++)
    if (state.places[at] === 0 && ((state.hands[seat * 13 + (at >> 2)] ?? 0) >> (at & 3)) % 2 === 0) cards.push(at);
  const order = shuffled(cards, draw);
  for (let holder = 0; holder < state.seats; holder++) {
    if (holder === seat) continue;
    other.hands.fill(0, holder * 13, holder * 13 + 13);
    for (let held = 0; held < (state.sizes[holder] ?? 0); held++) {
      const card = order.pop() ?? 0;
      const at = holder * 13 + (card >> 2);
      other.hands[at] = (other.hands[at] ?? 0) | (1 << (card & 3));
    }
  }
  return other;
}

describe("What it is worth", () => {
  test("one who saves among three who lead most first wins well above a quarter (SSS-TIP-1)", () => {
    const draw = chance(2026);
    const state = match({ chants: "silent", session: "agreement" }, 4);
    const out: GameEvent[] = [];
    const rounds = 2400;
    let won = 0;
    for (let round = 0; round < rounds; round++) {
      // The deal goes round, so that one seat leads first as often as any other.
      const saver = 0;
      while (state.phase !== Phase.RoundOver) {
        if (state.phase < Phase.Lead) {
          tableActs(state, draw);
          continue;
        }
        const { turn } = state;
        out.length = 0;
        // The suit of a match means nothing, so the rules may lay it; the lead is the bot's.
        const wish =
          state.phase === Phase.Lead
            ? tip(game.view(state, turn), turn === saver ? "sharp" : "casual", draw)
            : command(Ask.Auto, turn);
        if (wish === null || game.perform(state, wish, out) !== null) throw new Error("a tip was refused");
      }
      if (state.results.at(-1)?.winner === saver) won++;
      ask(state, command(Ask.NextRound, 0));
    }
    expect(won / rounds).toBeGreaterThan(0.31);
    expect(won / rounds).toBeLessThan(0.41);
  }, 20_000);
});
