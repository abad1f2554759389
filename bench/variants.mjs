/**
 * The programs that are measured: each plays whole rounds of the same benchmark game and gives back how many cards were put down.
 *
 * The game: four seats, 52 cards, no words. Eldest hand leads; a lead is a card drawn from the hand, all equally likely; then
 * the first seat clockwise that holds the rank lays one, round and round; the fourth card leads; an empty hand wins.
 */
import { Ask, command, completeRules, openMatch, snipSnapSnorum as game } from "@snorum/engine";

let state = 0x9e37_79b9 | 0;
const below = (n) => {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return ((state >>> 16) * n) >>> 16;
};

/** A loop with nothing but two arrays: as fast as this game goes in JavaScript. */
function tight() {
  const deck = new Uint8Array(52);
  const hands = new Uint8Array(4 * 13);
  const sizes = new Uint8Array(4);
  return () => {
    for (let card = 0; card < 52; card++) deck[card] = card;
    for (let last = 51; last > 0; last--) {
      const other = below(last + 1);
      const card = deck[last];
      deck[last] = deck[other];
      deck[other] = card;
    }
    hands.fill(0);
    for (let at = 0; at < 52; at++) hands[(at & 3) * 13 + (deck[at] >> 2)] |= 1 << (deck[at] & 3);
    sizes.fill(13);
    let laid = 0;
    for (let leader = 0; ;) {
      let left = below(sizes[leader]);
      let rank = 0;
      for (const from = leader * 13; ; rank++) {
        let mask = hands[from + rank];
        while (mask !== 0 && left > 0) {
          left--;
          mask &= mask - 1;
        }
        if (mask === 0) continue;
        hands[from + rank] &= ~(mask & -mask);
        break;
      }
      laid++;
      if (--sizes[leader] === 0) return laid;
      for (let missing = 3; missing > 0; missing--) {
        do leader = (leader + 1) & 3;
        while (hands[leader * 13 + rank] === 0);
        hands[leader * 13 + rank] &= hands[leader * 13 + rank] - 1;
        laid++;
        if (--sizes[leader] === 0) return laid;
      }
    }
  };
}

/** The same rules in boardgame.io, played through its client as its own documentation has it. */
async function boardgameio() {
  const { Client } = await import("boardgame.io/dist/cjs/client.js").then((one) => one.default ?? one);
  const holds = (hand, rank) => hand.some((card) => card >> 2 === rank);
  const game = {
    name: "snip",
    setup: ({ ctx, random }) => {
      const hands = Array.from({ length: ctx.numPlayers }, () => []);
      random.Shuffle(Array.from({ length: 52 }, (_, card) => card)).forEach((card, at) => hands[at % 4].push(card));
      return { hands, rank: -1, count: 0, next: 0 };
    },
    turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.next } },
    moves: {
      lay: ({ G, ctx, playerID }, card) => {
        const hand = G.hands[playerID];
        const at = hand.indexOf(card);
        if (at < 0 || (G.rank >= 0 && card >> 2 !== G.rank)) return "INVALID_MOVE";
        hand.splice(at, 1);
        if (G.rank < 0) G.rank = card >> 2;
        G.count++;
        let next = Number(playerID);
        if (G.count === 4) {
          G.rank = -1;
          G.count = 0;
        } else if (hand.length > 0) {
          do next = (next + 1) % ctx.numPlayers;
          while (!holds(G.hands[next], G.rank));
        }
        G.next = next;
        return undefined;
      },
    },
    endIf: ({ G }) => {
      const winner = G.hands.findIndex((hand) => hand.length === 0);
      return winner < 0 ? undefined : { winner };
    },
    disableUndo: true,
  };
  return () => {
    const client = Client({ game, numPlayers: 4, debug: false });
    client.start();
    let laid = 0;
    for (; ; laid++) {
      const { G, ctx } = client.getState();
      if (ctx.gameover) break;
      const hand = G.hands[ctx.currentPlayer];
      client.moves.lay(G.rank < 0 ? hand[below(hand.length)] : hand.find((card) => card >> 2 === G.rank));
    }
    client.stop();
    return laid;
  };
}

/** Our engine with all its rules: house rules in force, passes as events, refusals. The log of each round is kept to its end. */
function engine({ legal = false } = {}) {
  const rules = completeRules(game, { chants: "silent", session: "agreement" }).value;
  const match = openMatch(
    game,
    rules,
    Array.from({ length: 4 }, () => ({ junior: false })),
  ).value;
  const out = [];
  const offered = [];
  const deck = [];
  const ask = (asked) => {
    if (game.perform(match, asked, out) !== null) throw new Error("refused");
  };
  ask(command(Ask.NameDealer, 0));
  return () => {
    out.length = 0;
    match.results.length = 0;
    for (let card = 0; card < 52; card++) deck[card] = card;
    for (let last = 51; last > 0; last--) {
      const other = below(last + 1);
      const card = deck[last];
      deck[last] = deck[other];
      deck[other] = card;
    }
    ask(command(Ask.Deal, -1, -1, -1, deck));
    let laid = 0;
    while (match.results.length === 0) {
      const seat = match.turn;
      if (legal) {
        offered.length = 0;
        game.legal(match, seat, offered);
        ask(offered[match.runOver ? below(offered.length) : 0]);
      } else ask(command(Ask.Lay, seat, match.runOver ? anyCard(match, seat) : fitting(match, seat)));
      laid++;
    }
    ask(command(Ask.NextRound, 0));
    return laid;
  };
}

function anyCard({ hands, sizes }, seat) {
  let left = below(sizes[seat]);
  for (let rank = 0; ; rank++) {
    for (let mask = hands[seat * 13 + rank]; mask !== 0; mask &= mask - 1) {
      if (left-- === 0) return rank * 4 + 31 - Math.clz32(mask & -mask);
    }
  }
}

function fitting({ hands, laidCards, laid }, seat) {
  const rank = laidCards[laid - 1] >> 2;
  const mask = hands[seat * 13 + rank];
  return rank * 4 + 31 - Math.clz32(mask & -mask);
}

/** Every variant by name; each makes a function that plays one round. */
export const VARIANTS = {
  tight,
  engine,
  "engine, legal() asked": () => engine({ legal: true }),
  boardgameio,
};
