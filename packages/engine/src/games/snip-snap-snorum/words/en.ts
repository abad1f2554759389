/** Snip Snap Snorum in English. */
import type { SnipRules } from "../options.ts";
import {
  number,
  count,
  counters,
  seconds,
  quote,
  list,
  ranks,
  rankPlurals,
  aRank,
  theRank,
  noRank,
  cardName,
  theCard,
  does,
  name,
  levelNames,
  sharedEn,
} from "../../../words/en.ts";
import { summarise } from "./summary.ts";
import type { Heard, OptionWords, RefusalFacts, SummaryWords, Words } from "./words.ts";

const spoken = ({ rank, suit, inSuit }: Heard): string => (inSuit ? cardName(rank, suit) : ranks[rank]);
const laid = ({ rank, suit, inSuit }: Heard): string => (inSuit ? theCard(rank, suit) : aRank[rank]);
const named = ({ rank, suit, inSuit }: Heard): string => (inSuit ? theCard(rank, suit) : theRank[rank]);
const turnOf = ({ name: who }: RefusalFacts): string => (who === undefined ? "Somebody else is" : `${who} is`);

const options: OptionWords = {
  deck: {
    label: "Cards",
    help: "Fewer cards make shorter rounds, which small children like.",
    choices: {
      52: { short: "52 cards", sentence: "You play with all 52 cards." },
      32: { short: "32 cards: 7 to ace", sentence: "You play with 32 cards, from the sevens up to the aces." },
      24: { short: "24 cards: 9 to ace", sentence: "You play with 24 cards, from the nines up to the aces." },
    },
  },
  jig: {
    label: "Jig",
    help: "Instead of four of a kind you build upwards in one suit. Ace is low, and a king stops the run.",
    choices: {
      off: { short: "rank on rank", sentence: "A card of the same rank goes on a card of the same rank." },
      four: {
        short: "Jig, runs of four",
        sentence: "A lead is followed by the next higher card of its suit, up to four cards.",
      },
      five: {
        short: "Jig, runs of five",
        sentence: "A lead is followed by the next higher card of its suit, up to five cards.",
      },
      "until-it-stops": {
        short: "Jig until it stops",
        sentence: "A lead is followed by the next higher card of its suit, for as long as the run goes on.",
      },
    },
  },
  stopWord: {
    label: "When a run stops early",
    help: "A run stops at a king, or where the next card has gone already.",
    choices: {
      plain: { short: "the usual word", sentence: "A run that stops early ends with its usual word." },
      jig: { short: "and “Jig!”", sentence: "When a run stops early, “Jig!” is added." },
    },
  },
  chants: {
    label: "Chants",
    help: "Who says the words as the cards go down.",
    choices: {
      must: { short: "everyone chants", sentence: "Everyone says their own words." },
      app: { short: "the app chants", sentence: "The app says the words, so nobody can forget one." },
      silent: { short: "quite silent", sentence: "There are no words at all." },
    },
  },
  words: {
    label: "Words",
    help: "What is said with the cards of a rank.",
    choices: {
      snorum: { short: "Snip, Snap, Snorum", sentence: "The last word is “Snorum!”." },
      snorem: { short: "Snip, Snap, Snorem", sentence: "The last word is “Snorem!”." },
      earl: { short: "the Earl of Coventry", sentence: "Every card has its own line of a rhyme, the lead included." },
    },
  },
  rhymes: {
    label: "Last line of the rhyme",
    help: "The fourth line can be the old one, or a new one for each rank.",
    choices: {
      same: { short: "always the Earl", sentence: "The rhyme always ends with the Earl of Coventry." },
      changing: { short: "a new one each time", sentence: "The last line changes from rank to rank." },
    },
  },
  say: {
    label: "When the word is said",
    help: "After the card there is a little time; with the card there is none.",
    choices: {
      after: { short: "after the card", sentence: "The word may come a moment after the card." },
      "with-card": { short: "with the card", sentence: "The word must come together with the card." },
    },
  },
  chantTime: {
    label: "Time for the word",
    help: "Play waits this long for the word, and no longer.",
    short: seconds,
    sentence: (ms) => `There are ${seconds(ms)} to say the word.`,
  },
  forgotten: {
    label: "Forgotten word",
    help: "What a missing or wrong word costs. Young players can be let off seat by seat.",
    choices: {
      off: { short: "no penalty", sentence: "A forgotten or wrong word costs nothing." },
      "take-back": {
        short: "take the card back",
        sentence: "Forget the word and you take the card back; the next player goes on.",
      },
      "penalty-card": {
        short: "draw a card",
        sentence: "Forget the word and you pick up the card you laid last in an earlier rank.",
      },
      counter: { short: "costs a counter", sentence: "Forget the word and you pay one counter into the pot." },
    },
  },
  judge: {
    label: "Who notices",
    help: "Either the app notices every slip, or only what another player points out is fined.",
    choices: {
      app: { short: "the app", sentence: "The app notices every forgotten word." },
      challenge: {
        short: "the other players",
        sentence: "It only counts if somebody points it out before the next card.",
      },
    },
  },
  match: {
    label: "If you hold a match",
    help: "Holding back, or “poker face”, turns this into a game of nerves.",
    choices: {
      must: { short: "you lay it", sentence: "Whoever holds a card that fits must lay it." },
      may: { short: "you may hold back", sentence: "You may keep a fitting card back and knock instead." },
    },
  },
  lay: {
    label: "How many at once",
    help: "One card per turn is the old way; all at once is quicker.",
    choices: {
      one: { short: "one card", sentence: "You lay one card per turn." },
      all: {
        short: "all you have",
        sentence: "Whoever is on turn lays every fitting card at once, with a word for each.",
      },
    },
  },
  knock: {
    label: "Passing",
    help: "Knocking yourself keeps your secret a little longer and feels like a real table.",
    choices: {
      "by-itself": { short: "by itself", sentence: "Players without a fitting card pass by themselves." },
      "by-hand": { short: "by knocking", sentence: "Whoever has no fitting card knocks on the table." },
    },
  },
  illegal: {
    label: "Wrong cards",
    help: "The app can stop a wrong card, or let everybody see it as at a real table.",
    choices: {
      refused: { short: "are stopped", sentence: "A card that does not fit stays in the hand." },
      shown: {
        short: "are shown and go back",
        sentence: "A wrong card lies open for all to see, then goes back to its hand.",
      },
    },
  },
  turnTime: {
    label: "Time for a turn",
    help: "When the time is up, the app plays for that seat, without a fine.",
    short: (time) => (time === 0 ? "no limit" : count(time, "second", "seconds")),
    sentence: (time) =>
      time === 0
        ? "Nobody is hurried: a turn may take as long as it likes."
        : `A turn takes at most ${count(time, "second", "seconds")}.`,
  },
  counters: {
    label: "Counters",
    help: "Chips, coins or matchsticks keep the score from round to round.",
    choices: {
      off: { short: "none", sentence: "There are no counters; only won rounds count." },
      "per-card": {
        short: "one per card left",
        sentence: "The winner gets a counter from the others for every card they still hold.",
      },
    },
  },
  ante: {
    label: "Before the round",
    help: "What everybody puts into the pot before the first card.",
    choices: {
      off: { short: "nothing", sentence: "Nobody pays before the round." },
      one: { short: "one counter each", sentence: "Everybody puts one counter into the pot first." },
      "short-hands-two": {
        short: "short hands put in two",
        sentence: "Everybody puts one counter into the pot first, or two with a hand that is one card short.",
      },
    },
  },
  passFine: {
    label: "Passing costs",
    help: "This makes rounds livelier and the pot bigger.",
    choices: {
      off: { short: "nothing", sentence: "Passing is free." },
      each: { short: "a counter each time", sentence: "Every pass costs one counter, paid into the pot." },
      "once-a-rank": {
        short: "a counter once a rank",
        sentence: "Passing costs one counter, but only once for each rank led.",
      },
    },
  },
  stack: {
    label: "Counters to start with",
    help: "Everybody starts with the same pile.",
    short: counters,
    sentence: (amount) => `Everybody starts with ${counters(amount)}.`,
  },
  debts: {
    label: "If the counters run short",
    help: "Somebody may owe more than they have.",
    choices: {
      capped: {
        short: "pay what is there",
        sentence: "Whoever cannot pay it all pays what is there; the rest is forgiven.",
      },
      owed: { short: "run up a debt", sentence: "Whoever cannot pay goes into debt." },
    },
  },
  session: {
    label: "End of the match",
    help: "When it is over, and who has won.",
    choices: {
      rounds: { short: "after some rounds", sentence: "The match lasts a fixed number of rounds." },
      target: { short: "at a target", sentence: "The match ends when somebody reaches the target." },
      agreement: { short: "when you have had enough", sentence: "You stop when most of you have had enough." },
      elimination: {
        short: "last one with counters",
        sentence: "Out of counters is out of the match; the last one with counters wins.",
      },
    },
  },
  rounds: {
    label: "Rounds",
    help: "As many rounds as players, or twice as many, lets everybody deal equally often.",
    short: (amount) => count(amount, "round", "rounds"),
    sentence: (amount) => `You play ${count(amount, "round", "rounds")}.`,
  },
  target: {
    label: "Target",
    help: "Rounds to win or, with counters, counters to own.",
    short: (amount) => `up to ${amount}`,
    sentence: (amount) => `Whoever gets to ${amount} first ends the match.`,
  },
  firstDealer: {
    label: "First dealer",
    help: "After that the deal moves one seat to the left each round.",
    choices: {
      random: { short: "drawn by lot", sentence: "The first dealer is drawn by lot." },
      cut: { short: "lowest card cut", sentence: "Everybody cuts a card, and the lowest deals first." },
    },
  },
};

const summaryWords: SummaryWords = {
  sameRank: "One card is led, and the others of its rank follow round the table.",
  must: {
    snorum: "The first card is silent; then you call “Snip!”, “Snap!” and “Snorum!”.",
    snorem: "The first card is silent; then you call “Snip!”, “Snap!” and “Snorem!”.",
    earl: "With each card you say your line of the rhyme about the Earl of Coventry.",
  },
  app: {
    snorum: "The first card is silent; then the app calls “Snip!”, “Snap!” and “Snorum!”.",
    snorem: "The first card is silent; then the app calls “Snip!”, “Snap!” and “Snorem!”.",
    earl: "With each card the app says a line of the rhyme about the Earl of Coventry.",
  },
  silent: "Nobody says a word.",
  firstOutWins: "First out of cards wins the round.",
  fifthIsJig: "The fifth card is “Jig!”.",
  potToWinner: "The pot is the winner’s too.",
  ending: (session, counted, amount) => {
    const most = counted === "counters" ? "whoever has the most counters" : "whoever has won the most rounds";
    switch (session) {
      case "rounds":
        if (amount > 1) return `After ${number(amount)} rounds, ${most} wins the match.`;
        return counted === "counters"
          ? `You play a single round; ${most} then wins.`
          : "You play a single round, and it decides.";
      case "target":
        if (counted === "counters") return `The match ends when somebody has ${counters(amount)}.`;
        return `The match goes to the first to win ${amount === 1 ? "a round" : `${number(amount)} rounds`}.`;
      case "agreement":
        return `You stop when most of you want to; then ${most} wins the match.`;
      case "elimination":
        return "Out of counters is out of the match; the last one with counters wins.";
    }
  },
};

/** The words. */
export const en: Words = {
  ...sharedEn,
  name: "Snip Snap Snorum",
  tagline: "Match the card, say the word, empty your hand.",
  inOneBreath:
    "Somebody leads a card without a word. Whoever holds one of the same rank adds it in turn: “Snip!”, “Snap!”, “Snorum!” – and Snorum leads next. First out of cards wins.",

  chants: { snip: "Snip!", snap: "Snap!", snorum: "Snorum!", snorem: "Snorem!", jig: "Jig!" },
  pass: {
    spoken: "Pass",
    knock: "Knock",
    knockWithout: (rank) => `Knock – I have ${noRank[rank]}`,
    notNow: (rank) => `not now, you hold ${aRank[rank]}`,
  },
  rhymes: {
    lines: [
      (rank) => `There’s as good as ${ranks[rank]} can be.`,
      (rank) => `There’s ${aRank[rank]} as good as he.`,
      () => "There’s the best of all the three.",
      () => "And there’s the Earl of Coventry!",
    ],
    otherLastLines: [
      () => "And there’s the cat stuck up a tree!",
      (rank) => `And ${theRank[rank]} I kept for tea!`,
      () => "And there’s a pirate gone to sea!",
      () => "And that’s the lot – the lead’s with me!",
    ],
  },

  refusals: {
    over: () => "The match is over. Start a new one and play on.",
    "not-in-round": () => "You are not in this round. Sit back and watch.",
    "not-your-turn": (facts) => `${turnOf(facts)} to play now. Your turn comes round soon.`,
    "not-held": ({ rank, suit }) =>
      `${rank !== undefined && suit !== undefined ? `You do not hold ${theCard(rank, suit)}` : "You do not hold that card"}. Pick one from your hand.`,
    "wrong-rank": ({ rank }) =>
      rank === undefined
        ? "That card has the wrong rank. Lay one of the rank that was led, or knock."
        : `Only ${aRank[rank]} fits here. Lay one, or knock if you have none.`,
    "wrong-card": ({ rank, suit }) =>
      rank !== undefined && suit !== undefined
        ? `Only ${theCard(rank, suit)} comes next. Whoever holds it lays it.`
        : "Only the next higher card of this suit comes next.",
    "must-match": ({ rank, suit }) =>
      rank === undefined
        ? "You hold a card that fits, so you cannot knock. Lay it."
        : `You hold ${suit === undefined ? aRank[rank] : theCard(rank, suit)}, so you cannot knock. Lay it.`,
    "no-pass-on-lead": () => "You have the lead, so you cannot knock. Lay any card you like.",
    "word-first": () => "The word for the last card comes first. Then play goes on.",
    "no-word-due": () => "Shh, no card is waiting for a word, and a lead is silent. Save yours for the next match.",
    "not-your-word": ({ name: who }) =>
      `This word belongs to ${who ?? "somebody else"}. Yours comes with your own card.`,
    "no-such-word": () => "This game has no such word. Choose one of the words on the keys.",
    "nothing-to-challenge": () => "There is no forgotten word to point out now. Just play on.",
    "own-word": () => "That slip was your own, and only the others may point it out. Keep a straight face.",
    "not-between-rounds": () => "That has to wait until the round is over. Play this one to the end first.",
    "no-vote": () => "This table agreed beforehand how the match ends. Play on, or start again with other rules.",
    "voted-already": () => "You have already asked to stop. Now it is up to the others.",
    "no-round": () => "No round is being played right now. Deal the next one first.",
    "bad-pack": () => "That pack does not hold each card exactly once. Shuffle a full pack and deal again.",
    "bad-seat": () => "There is no such seat at this table. Choose one that is there.",
    "not-now": () => "That does not fit at this moment. Wait a little and try again.",
    "unknown-command": () => "The table did not understand that. Load the page again and try once more.",
  },
  conflicts: {
    "silent-fine": "without words there is none to forget",
    "silent-rhymes": "a silent table cannot say rhymes",
    "app-fine": "when the app says the words, nobody can forget one",
    "challenge-nothing": "a forgotten word costs nothing here, so there is nothing to point out",
    "challenge-all": "with several cards at once it is no longer clear which word was meant",
    "jig-all": "in the Jig only one single card ever fits",
    "jig-pass-fine": "in the Jig nearly everybody has to pass on every card",
    "jig-rhymes": "the rhyme is made for four cards of one rank",
    "no-counters-ante": "without counters there is nothing to put in",
    "no-counters-pass-fine": "without counters there is nothing to pay for a pass with",
    "no-counters-chant-fine": "without counters there is nothing to pay for a word with",
    "no-counters-elimination": "without counters nobody can run out of them",
    "elimination-debts": "whoever may run up debts is never out of counters",
    "target-reached": "everybody starts with that many counters already",
  },

  groups: {
    deck: "Cards",
    chants: "Chants",
    forgotten: "Forgotten word",
    turn: "Your turn",
    counters: "Counters",
    ending: "Beginning and end",
  },
  options,
  presets: {
    classic: { name: "Classic", line: "First out of cards wins." },
    "little-ones": { name: "With little ones", line: "Fewer cards, and the app chants." },
    counters: { name: "Counters", line: "Every card left costs one." },
    strict: { name: "Strict", line: "No slip goes free, to the last counter." },
    quiet: { name: "Quiet", line: "No words at all, good for learning." },
    earl: { name: "Earl of Coventry", line: "A rhyme in place of the three words." },
    jig: { name: "Jig", line: "Upwards in one suit, four at a time." },
  },
  summary: (rules: SnipRules) => summarise(options, summaryWords, rules),

  events: {
    Cut: (heard) => `${does(heard, "cuts", "cut")} ${theCard(heard.rank, heard.suit)}.`,
    DealerFound: (heard) => `${does(heard, "deals", "deal")} first.`,
    Dealt: (heard) => `${does(heard, "deals", "deal")}.`,
    Anted: (heard) => `${does(heard, "puts", "put")} ${counters(heard.amount)} into the pot.`,
    Led: (heard) => `${does(heard, "leads", "lead")} ${laid(heard)}.`,
    Laid: (heard) =>
      heard.word === ""
        ? `${does(heard, "lays", "lay")} ${laid(heard)}.`
        : `${name(heard)}: ${spoken(heard)} – ${heard.word}`,
    Passed: (heard) => `${does(heard, "knocks", "knock")}.`,
    PassFined: (heard) => `${does(heard, "pays", "pay")} ${counters(heard.amount)} for passing.`,
    Chanted: (heard) => `${name(heard)}: ${spoken(heard)} – ${heard.word}`,
    Mischanted: (heard) => `${does(heard, "says", "say")} ${quote(heard.word)}, but it should be ${quote(heard.due)}.`,
    ChantMissed: (heard) => `${does(heard, "forgets", "forget")} the word: ${heard.due}`,
    Challenged: (heard) => `${heard.you ? "You" : heard.who} noticed: that word was wrong or missing!`,
    ChallengeClosed: () => "Nobody noticed. Play goes on.",
    TookBack: (heard) => `${does(heard, "takes", "take")} ${named(heard)} back.`,
    Stood: (heard) => `Taken back twice already: ${named(heard)} stays.`,
    Drew: (heard) => `${does(heard, "picks", "pick")} up ${theCard(heard.rank, heard.suit)} as a penalty.`,
    ChantFined: (heard) => `${does(heard, "pays", "pay")} ${counters(heard.amount)} for the word.`,
    Completed: (heard) => {
      const done = heard.inSuit ? "The run is done." : `That was the last of the ${rankPlurals[heard.rank]}.`;
      const jig = heard.word === "" ? "" : `${heard.word} `;
      return `${jig}${done} ${heard.you ? "Your lead." : `${heard.who} leads.`}`;
    },
    Closed: (heard) => `Everybody passed. ${heard.you ? "Your lead." : `${heard.who} leads.`}`,
    Returned: (heard) => `${does(heard, "takes", "take")} ${theCard(heard.rank, heard.suit)} back: it does not fit.`,
    RoundWon: (heard) =>
      heard.you ? "You are out of cards: the round is yours!" : `${heard.who} is out of cards and wins the round!`,
    PotTaken: (heard) => `${does(heard, "takes", "take")} the pot: ${counters(heard.amount)}.`,
    Settled: (heard) => `${does(heard, "pays", "pay")} ${counters(heard.amount)} for cards left over.`,
    Eliminated: (heard) =>
      heard.you
        ? "You are out of counters and out of the match."
        : `${heard.who} is out of counters and out of the match.`,
    TieBreak: ({ names }) =>
      names.length > 3
        ? `A tie! ${names.length} players play one more round.`
        : `A tie! One more round for ${list(names)}.`,
    BrokenOff: () => "The round is broken off and does not count.",
    StopVoted: (heard) => `${does(heard, "would", "would")} like to stop here.`,
    RoundCalled: (heard) => `${does(heard, "asks", "ask")} for the next round.`,
    MatchWon: (heard) => {
      if (heard.names.length > 1) return `${list(heard.names)} win the match!`;
      return heard.you ? "You win the match!" : `${heard.who} wins the match!`;
    },
  },
  prompts: {
    yourLead: "Your lead",
    anyCard: "Any card, no word.",
    yourTurn: "Your turn",
    youHold: (rank) => `You hold ${aRank[rank]}.`,
    youHoldNone: (rank) => `You hold ${noRank[rank]}.`,
    sayTheWord: "Say your word!",
    firstCardIsSilent: "The first card is silent. Shh.",
    turnOf: (who) => `${who} is to play.`,
    layThe: (rank) => `Lay ${theRank[rank]}`,
    pointOut: "The word was wrong!",
  },

  levels: {
    child: { name: levelNames.child, line: "Plays whatever comes. Easy to beat." },
    family: { name: levelNames.family, line: "Leads any old rank and takes it gently." },
    casual: { name: levelNames.casual, line: "Leads what it holds most of, as the old advice says." },
    sharp: { name: levelNames.sharp, line: "Gets rid of single cards early and saves the strong ones." },
    champion: { name: levelNames.champion, line: "Thinks every lead through – without seeing your cards." },
  },
  glossary: {
    rank: {
      term: "Rank",
      text: "The number or figure on a card: ace, two and so on up to jack, queen, king. The suit does not matter for it.",
    },
    lead: {
      term: "Lead, leader",
      text: "The card that opens a rank, and the one who lays it. After a Snorum it is that player’s turn to lead.",
    },
    chant: {
      term: "Chant",
      text: "The word called out with a matching card: “Snip!” with the second, “Snap!” with the third, “Snorum!” with the fourth.",
    },
    pass: {
      term: "Pass, knock",
      text: "To let the turn go by because you hold no card that fits. Free, unless your table charges a counter for it.",
    },
    snorum: {
      term: "Snorum",
      text: "The card that completes the four of a rank, and the word for it. Its player leads next. Some say Snorem.",
    },
    counter: {
      term: "Counter",
      text: "A chip, a coin or a matchstick with which you keep the score over several rounds.",
    },
    "shedding-game": {
      term: "Shedding game",
      text: "A card game in which everybody tries to be the first to get rid of all their cards.",
    },
    pot: {
      term: "Pot",
      text: "The counters in the middle: whatever was paid before the round and as fines. The winner of the round takes them all.",
    },
    ante: { term: "Ante", text: "A counter that everybody puts into the pot before the first card." },
    "eldest-hand": {
      term: "Eldest hand",
      text: "Whoever sits left of the dealer, gets the first card and leads first.",
    },
    round: { term: "Round", text: "One deal, played until a hand is empty." },
    match: { term: "Match", text: "All the rounds of an evening together, up to the end you agreed on." },
    "dead-lead": {
      term: "Dead lead",
      text: "A lead that nobody can follow because the other three cards have gone. Its player leads again.",
    },
    run: {
      term: "Run",
      text: "The cards that lie on one lead: those of one rank or, in the Jig, those rising in one suit.",
    },
  },
  tips: [
    {
      id: "SSS-TIP-1",
      text: "Leading what you hold most of is the old advice, and right when you play for counters. For the plain win with four or more, lead your single cards first, as long as you have two or more, and save pairs and threes: among players who lead their most, that won 36 % of rounds at four seats instead of 25.",
    },
    {
      id: "SSS-TIP-2",
      text: "All four of a rank? Lead it at once. You lay all four yourself, the others can only pass, and the lead stays with you.",
    },
    {
      id: "SSS-TIP-3",
      text: "After a penalty card you may hold the last card of a rank. The old advice is to lead it only when you must. Better lead it first: it goes, nobody can follow, and you lead again. That won 40.8 % of rounds at four seats instead of 25.",
    },
    {
      id: "SSS-TIP-4",
      text: "Playing for counters and lagging behind? Get rid of dead cards fast: every card you are left with costs one.",
    },
    {
      id: "S1",
      text: "If holding back is allowed, wait while others still hold the rank, but lay your card before the knocking has gone full circle: then the last word and the lead are often yours.",
    },
    { id: "S3", text: "If all fitting cards go down at once, the old advice is right: lead what you hold most of." },
    {
      id: "S35",
      text: "In the Jig, first lead the cards whose run somebody else will finish, and keep those you can finish yourself for the end.",
    },
  ],
};
