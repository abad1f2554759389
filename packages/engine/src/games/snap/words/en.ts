/** Snap in English. */
import {
  aRank,
  cards,
  count,
  does,
  levelNames,
  list,
  name,
  quote,
  ranks,
  seconds,
  sharedEn,
} from "../../../words/en.ts";
import { photo } from "../../../words/photo-en.ts";
import type { SnapRules } from "../options.ts";
import { summarise } from "./summary.ts";
import type { SnapOptionWords, SnapSummaryWords, SnapWords } from "./words.ts";

const NBSP = "\u00a0";
const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const pool = (number: number): string => `pool${NBSP}${number}`;

const options: SnapOptionWords = {
  piles: {
    label: "Piles",
    help: "With a pile each there are many tops to watch. One pile in the middle is easier for small children.",
    choices: {
      own: { short: "a pile each", sentence: "In turn, each of you turns a card onto a pile of your own." },
      one: { short: "one pile in the middle", sentence: "In turn, each of you turns a card onto the one pile." },
    },
  },
  race: {
    label: "How you play",
    help: "As a race of eyes and voices, or calmly: everybody answers, and nobody has to be quick.",
    choices: {
      race: { short: "a race", sentence: "Whoever calls first wins the cards." },
      calm: { short: "calm, no race", sentence: "After each card everybody says whether any are equal." },
    },
  },
  callers: {
    label: "Who may call",
    help: "Everybody, or only the players whose piles are equal.",
    choices: {
      all: { short: "everybody", sentence: "Everybody may call, whoever owns the piles." },
      owners: {
        short: "only the owners",
        sentence: "Only those whose piles are equal may call; pools are for everybody.",
      },
    },
  },
  how: {
    label: "Voice or hand",
    help: "A call is enough, or a hand goes on the pile or grabs a thing from the middle of the table.",
    choices: {
      call: { short: "call", sentence: "A call is enough." },
      slap: { short: "slap the pile", sentence: "You call by slapping the pile; the lowest hand wins." },
      "slap-and-call": {
        short: "slap and call",
        sentence: "You call and slap the pile, both of them; whoever has done both first wins.",
      },
      grab: { short: "grab a thing", sentence: "Whoever calls must also grab the acorn; who has it gets the cards." },
    },
  },
  words: {
    label: "Calls",
    help: "A call of its own for pools, or one key for everything, which is easier for the young.",
    choices: {
      two: { short: "“Snap!” and “Snap pool!”", sentence: "Pools have a call of their own." },
      one: {
        short: "one key for both",
        sentence: "One key is enough: it wins equal piles, and a pool with every pile that matches it.",
      },
    },
  },
  matching: {
    label: "Three or four alike",
    help: "Sometimes more than two tops are equal.",
    choices: {
      all: { short: "all of them", sentence: "One call takes every pile that shows the rank." },
      pair: {
        short: "only two of them",
        sentence: "One call never takes more than two piles: the newest and the next one clockwise.",
      },
    },
  },
  ties: {
    label: "Called at the same time",
    help: "Now and then two of you really are equally fast.",
    choices: {
      nearest: {
        short: "the nearest one",
        sentence: "If two are equally fast, the one nearest after the turner wins.",
      },
      "new-pool": {
        short: "a new pool",
        sentence: "If two call at exactly the same time, the equal piles become a pool.",
      },
    },
  },
  tieWindow: {
    label: "How near is the same time",
    help: "How far apart two calls may be and still make a pool. More time, more pools.",
    short: (ms) => (ms === 0 ? "not even a thousandth of a second" : `${ms}${NBSP}ms`),
    sentence: (ms) =>
      ms === 0
        ? "Only calls in the same thousandth of a second are at the same time."
        : `Calls up to ${ms}${NBSP}ms apart are at the same time.`,
  },
  animals: {
    label: "Animals",
    help: "Everybody is an animal, and you call the other’s.",
    choices: {
      off: { short: "none", sentence: "Nobody calls animals." },
      names: { short: "their names", sentence: "If your pile is equal to another, call the other one’s animal first." },
      noises: {
        short: "their noises",
        sentence: "If your pile is equal to another, make the other one’s noise first.",
      },
    },
  },
  prey: {
    label: "What the right animal wins",
    help: "Your own pile may stay where it is, or come along.",
    choices: {
      theirs: { short: "the other pile", sentence: "You win the other one’s pile; yours stays." },
      both: { short: "both piles", sentence: "You win both piles." },
    },
  },
  zoo: {
    label: "Both at the same time",
    help: "Two animals called at the same moment.",
    choices: {
      again: { short: "call again", sentence: "If both call at once, nothing happens and both may try again." },
      pool: { short: "both go to the zoo", sentence: "If both call at once, the two piles become a pool: the zoo." },
    },
  },
  strayAnimal: {
    label: "An animal called for nothing",
    help: "When no piles are equal, or none of yours.",
    choices: {
      "to-the-named": {
        short: "my pile is theirs",
        sentence: "If you call an animal for nothing, it gets your pile.",
      },
      pool: {
        short: "my pile becomes a pool",
        sentence: "If you call an animal for nothing, your pile becomes a pool.",
      },
    },
  },
  falseCall: {
    label: "False call",
    help: "What it costs to call when nothing is equal. Being a moment late never costs anything.",
    choices: {
      pool: {
        short: "my pile becomes a pool",
        sentence: "A false call turns your whole pile into a pool in the middle.",
      },
      "card-to-each": { short: "a card to each", sentence: "A false call costs one stock card to each of the others." },
      nothing: { short: "nothing", sentence: "A false call costs nothing." },
    },
  },
  outsiders: {
    label: "When others call",
    help: "Only the owners may call, and somebody else does.",
    choices: {
      ignored: { short: "a short pause", sentence: "If anybody else calls, they sit out for a second." },
      false: { short: "a false call", sentence: "If anybody else calls, it is a false call." },
    },
  },
  comeBack: {
    label: "When you are out",
    help: "A pool can be a way back into the game.",
    choices: {
      off: { short: "you watch", sentence: "Whoever is out stays out." },
      "on-a-pool": { short: "a pool brings you back", sentence: "Whoever is out may come back by winning a pool." },
    },
  },
  won: {
    label: "Cards you win",
    help: "Turned over they keep their order, and good memories have an advantage.",
    choices: {
      "turned-over": { short: "turned over", sentence: "Cards you win keep their order." },
      shuffled: { short: "shuffled", sentence: "Cards you win are shuffled before they go under your stock." },
    },
  },
  sizes: {
    label: "How many cards are left",
    help: "At a real table anybody can see how high the stocks are.",
    choices: {
      shown: { short: "shown", sentence: "Everybody sees how many cards each of you has." },
      hidden: { short: "hidden", sentence: "Nobody sees how many cards are left in the stocks." },
    },
  },
  turning: {
    label: "Turning cards",
    help: "By hand is livelier; by itself leaves your hands free for the call.",
    choices: {
      "by-hand": { short: "by hand", sentence: "Each of you turns your own cards." },
      "by-itself": { short: "by itself", sentence: "The cards turn by themselves." },
    },
  },
  pace: {
    label: "Time to look",
    help: "At least this long each card stays the newest, whether it makes a pair or not.",
    short: seconds,
    sentence: (ms) => `Each card has at least ${seconds(ms)} before the next one.`,
  },
  turnTime: {
    label: "Time for a turn",
    help: "When it is over, the card turns by itself.",
    short: (time) => (time === 0 ? "no limit" : count(time, "second", "seconds")),
    sentence: (time) =>
      time === 0
        ? "Nobody has to hurry: a turn may take its time."
        : `A turn takes ${count(time, "second", "seconds")} at the most.`,
  },
  mostReveals: {
    label: "Cards turned at the most",
    help: "Then everybody counts, and most cards win.",
    short: cards,
    sentence: (amount) => `After ${cards(amount)} turned, most cards win.`,
  },
  mostMinutes: {
    label: "Minutes at the most",
    help: "Then everybody counts, and most cards win.",
    short: (time) => (time === 0 ? "no limit" : count(time, "minute", "minutes")),
    sentence: (time) =>
      time === 0 ? "No clock ends the match." : `After ${count(time, "minute", "minutes")}, most cards win.`,
  },
};

const summaryWords: SnapSummaryWords = {
  firstTakesPiles: "When two tops have the same rank, the first to call “Snap!” takes both piles.",
  firstTakesThePile: "When two cards in a row have the same rank, the first to call “Snap!” takes the pile.",
  slapTakesThePile: "When two cards in a row have the same rank, slap the pile: the lowest hand takes it.",
  slapAndCall:
    "When two cards in a row have the same rank, call “Snap!” and slap the pile: whoever has done both first takes it.",
  grabThePile:
    "When two cards in a row have the same rank, call “Snap!” and grab the acorn: who has it takes the pile.",
  grabPiles: "When two tops have the same rank, call “Snap!” and grab the acorn: who has it takes both piles.",
  calmPiles: "After each card everybody answers, same or different, and all who are right share the equal piles.",
  calmPile: "After each card everybody answers, same or different, and who is right and next in turn takes the pile.",
  falseInOnePile: "A false call costs a stock card, face down, for whoever laid the last one.",
  poolCall: "When a top card matches a pool, the first to call “Snap pool!” takes both.",
  calmFalse: "Saying “Same!” when nothing is equal is a false call.",
  calmPool: "When a top card matches a pool, “Same as a pool!” is right, and wins both.",
  lastWins: "The last one with cards wins.",
};

/** The words. */
export const en: SnapWords = {
  ...sharedEn,
  name: "Snap",
  tagline: "Two the same? Be the first to shout.",
  inOneBreath:
    "You turn cards in turn, each onto your own pile. As soon as two top cards have the same rank, whoever calls “Snap!” first takes both piles. Wrong calls make pools. The last one with cards wins.",

  calls: { snap: "Snap!", pool: "Snap pool!" },
  callAnimal: (animal) => `${animal}!`,
  noises: {
    otter: "Squeak!",
    fox: "Yap!",
    badger: "Grunt!",
    frog: "Ribbit!",
    heron: "Kraak!",
    mole: "Scritch!",
    duck: "Quack!",
    seal: "Arf!",
  },
  keys: { turn: "Turn my card", slap: "Slap!", grab: "Grab the acorn" },
  answers: { different: "Different", snap: "Same!", pool: "Same as a pool!" },

  refusals: {
    over: () => "The match is over. Start a new one and shout again.",
    "not-in-game": () => "You have no cards left, so you are the referee now. Keep your eyes open.",
    "not-your-turn": ({ name: who }) =>
      `${who === undefined ? "Somebody else" : who} turns the next card. Yours comes soon.`,
    "reached-already": () => "That card is on its way already. Look out, it shows in a moment.",
    "called-already": () => "You have called for these cards already. One call each; wait for the next card.",
    locked: () => "You cannot call just now. Watch for a moment, and then you may again.",
    "no-such-call": () => "Nobody calls that at this table. Use one of the keys.",
    "no-such-pile": () => "There is nothing there to call. Point at a pile or a pool that is on the table.",
    "no-card-yet": () => "No card lies there yet. Wait for the first one.",
    "not-calm": () => "This table plays a race: call when you see two the same.",
    "answered-already": () => "You have answered already. Now wait for the others.",
    "no-answer-due": () => "There is nothing to answer just now. It begins with the next card.",
    "bad-pack": () => "Those are not the cards that were to be shuffled, each exactly once. Shuffle again.",
    "bad-seat": () => "There is no such seat at this table. Choose one that is there.",
    "bad-race": () => "Those calls cannot be put in order. Nothing has happened, so play on.",
    "not-now": () => "That does not fit at this moment. Wait a little and try again.",
    "unknown-command": () => "The table did not understand that. Load the page again and try once more.",
  },
  conflicts: {
    "one-owners": "one pile in the middle has no owners",
    "one-words": "without pools there is only one call anyway",
    "one-pair": "in one pile no more than two cards can be equal",
    "one-new-pool": "with one pile there are no pools",
    "one-animals": "the animals’ game needs a pile for each animal",
    "one-false-call": "with one pile a false call always costs a stock card",
    "one-come-back": "without pools nothing brings anybody back",
    "slap-own-piles": "hands need one pile to land on",
    "hands-new-pool": "where hands decide, one is always lower or first",
    "animals-all": "only owners have an animal to call",
    "animals-grab": "who has to find the right animal has no hand free to grab",
    "animals-new-pool": "the animals have a rule of their own for ties, the zoo",
    "animals-words": "there is one key for each animal, so one key is not enough",
    "pool-without-pools": "no false call makes a pool here, so none could bring anybody back",
    "calm-owners": "in the calm game everybody answers",
    "calm-hands": "in the calm game nobody has to be quick",
    "calm-ties": "without a race there are no ties",
    "calm-come-back": "in the calm game only those with cards answer",
  },

  groups: {
    piles: "The game",
    calls: "Calling",
    animals: "Animals",
    "false-calls": "False calls",
    cards: "Cards",
    pace: "Turning and pace",
  },
  options,
  presets: {
    classic: { name: "Classic", line: "Call it before anyone else." },
    "little-ones": { name: "With little ones", line: "One pile, time to look, three minutes; big keys, no numbers." },
    "one-key": { name: "One key", line: "The same key for piles and pools." },
    "one-switch": { name: "One switch", line: "Cards turn by themselves; one key, more time." },
    slap: { name: "Slap", line: "Hands on the pile, the lowest wins." },
    grab: { name: "Grab", line: "Call, and grab the acorn." },
    owners: { name: "Owners only", line: "A duel between the two who match." },
    animals: { name: "Animals", line: "Call the other’s animal." },
    "dead-heat": { name: "Dead heat", line: "Equally fast? Then it is a pool." },
    calm: { name: "Calm", line: "Same or different, no race." },
  },
  summary: (rules: SnapRules) => summarise(options, summaryWords, rules),

  events: {
    DealerFound: (heard) => `${does(heard, "is", "are")} the dealer.`,
    Dealt: (heard) => `${does(heard, "deals", "deal")} out the whole pack.`,
    Reached: (heard) => `${does(heard, "reaches", "reach")} for a card.`,
    TurnedOver: (heard) =>
      heard.you ? "You turn your pile over: your new stock." : `${heard.who} turns the pile over: a new stock.`,
    Turned: (heard) => `${does(heard, "turns", "turn")} ${aRank[heard.rank]}.`,
    Called: (heard) => `${name(heard)}: ${quote(heard.call)}`,
    PilesWon: (heard) => `${does(heard, "wins", "win")} ${cards(heard.amount)}!`,
    PoolsWon: (heard) => `${does(heard, "takes", "take")} ${cards(heard.amount)} from the middle.`,
    PoolsLeft: (heard) => `The middle goes to ${heard.you ? "you" : heard.who}: ${cards(heard.amount)}.`,
    Excused: (heard) => (heard.you ? "Your call costs nothing." : `${heard.who}’s call costs nothing.`),
    FalseCalled: (heard) => (heard.you ? "That was a false call." : `False call by ${heard.who}.`),
    PilePooled: (heard) => `${heard.you ? "Your" : `${heard.who}’s`} pile goes to the middle: ${pool(heard.amount)}.`,
    CardPooled: (heard) => `${does(heard, "turns", "turn")} up ${aRank[heard.rank]} as ${pool(heard.amount)}.`,
    CardsPaid: (heard) => `${does(heard, "pays", "pay")} ${cards(heard.amount)} for the false call.`,
    CardBuried: (heard) => `${does(heard, "puts", "put")} a card under the pile for the false call.`,
    PileGiven: (heard) =>
      `${heard.you ? "Your" : `${heard.who}’s`} pile goes to ${heard.otherIsYou ? "you" : heard.other}.`,
    Locked: (heard) => `${does(heard, "has", "have")} to sit out for now.`,
    Unlocked: (heard) => `${does(heard, "may", "may")} call again.`,
    TiePooled: (heard) => `Dead heat! The cards go to the middle: ${pool(heard.amount)}.`,
    DeadHeat: ({ names }) => `Dead heat: ${list(names)}. Call again!`,
    Out: (heard) => `${does(heard, "is", "are")} out of cards, and referee from now on.`,
    CameBack: (heard) => `${does(heard, "is", "are")} back in the game!`,
    Stalled: () => "The cards keep coming round the same: everybody shuffles.",
    Shuffled: (heard) => `${does(heard, "shuffles", "shuffle")}.`,
    Stopped: () => "Stop! Now the cards are counted.",
    Answered: (heard) => `${does(heard, "has", "have")} answered.`,
    AnswersShown: () => "Everybody has answered.",
    MatchWon: (heard) => {
      if (heard.names.length > 1) return `${capital(list(heard.names))} win the match!`;
      return heard.you ? "You win the match!" : `${heard.who} wins the match!`;
    },
  },
  excuses: {
    taken: (heard) =>
      heard.other === ""
        ? `${heard.you ? "Just too late" : `${heard.who} was just too late`} – no penalty.`
        : `${heard.otherIsYou ? "You were" : `${heard.other} was`} a touch faster than ${heard.you ? "you" : heard.who} – no penalty.`,
    covered: (heard) => `Bad luck${heard.you ? "" : `, ${heard.who}`}: the card had just been covered – no penalty.`,
    turnedOver: (heard) =>
      `Bad luck${heard.you ? "" : `, ${heard.who}`}: the pile had just been turned over – no penalty.`,
    notOwner: (heard) => `Those piles are other people’s${heard.you ? "" : `, ${heard.who}`}. A second’s pause.`,
    wrongAnimal: (heard) => `Wrong animal${heard.you ? "" : `, ${heard.who}`}! A second’s pause.`,
    out: (heard) => `Only a pool brings ${heard.you ? "you" : heard.who} back – no penalty.`,
    free: (heard) => `Wrong call, but it costs ${heard.you ? "you" : heard.who} nothing.`,
  },
  wonBoth: (won) => `${does(won, "wins", "win")} ${cards(won.amount)}, ${won.middle} of them from the middle.`,
  slaps: {
    events: {
      Excused: (heard) => (heard.you ? "Your slap costs nothing." : `${heard.who}’s slap costs nothing.`),
      FalseCalled: (heard) => (heard.you ? "That was a slap for nothing." : `A slap for nothing by ${heard.who}.`),
      CardsPaid: (heard) => `${does(heard, "pays", "pay")} ${cards(heard.amount)} for the slap.`,
      CardBuried: (heard) => `${does(heard, "puts", "put")} a card under the pile for the slap.`,
      Unlocked: (heard) => `${does(heard, "may", "may")} slap again.`,
      DeadHeat: ({ names }) => `Dead heat: ${list(names)}. Slap again!`,
    },
    excuses: { free: (heard) => `A slap for nothing, but it costs ${heard.you ? "you" : heard.who} nothing.` },
    refusals: {
      "called-already": () => "You have slapped for these cards already. One hand each; wait for the next card.",
      locked: () => "You cannot slap just now. Watch for a moment, and then you may again.",
    },
  },
  stops: {
    reveals: "Enough cards turned: now most cards win.",
    minutes: "Time is up: now most cards win.",
    noCommonRank: "No two cards can ever match now: most cards win.",
    shuffles: "Even shuffling does not help any more: most cards win.",
  },
  locks: {
    second: (heard) => `${does(heard, "sits", "sit")} out for a second.`,
    untilWon: (heard) =>
      `${does(heard, "has", "have")} no card to pay with, and sit${heard.you ? "" : "s"} out this pile.`,
  },
  verdicts: {
    won: "Yours!",
    late: "Just too late",
    wrong: "Not equal",
    unlucky: "Bad luck",
    early: "Too early",
    gone: "Too late",
    right: "Right!",
  },
  notEqual: (one, other) => `${capital(ranks[one])} and ${ranks[other]} – not equal.`,
  equal: (rank) => `${capital(ranks[rank])} and ${ranks[rank]} – equal.`,
  misses: {
    early: "That was still for the cards before.",
    covered: (rank) => `The ${sharedEn.rankPlurals[rank]} were covered already.`,
    taken: (rank) => `The ${sharedEn.rankPlurals[rank]} were gone already.`,
    others: "The equal piles are other people’s.",
    alone: "One card alone matches nothing.",
  },
  right: (names) => `Right: ${list(names)}.`,
  raced: (who, place, ms) => `${name(who)} ${PLACES[place - 1] ?? `${place}th`}${ms > 0 ? `, ${photo.ms(ms)}` : ""}.`,
  equallyFast: "Equally fast: then whoever comes first after the turner is served first.",

  prompts: {
    yourTurn: "Your turn",
    turnYourCard: "Turn your card.",
    turnOf: (who) => `${who} turns the next card.`,
    callWhenEqual: "Two the same on top? Call!",
    callTheOther: "Call the other one’s animal, not your own!",
    called: "You called. One blink, then we know who was first.",
    callAgainSoon: "You may call again in a moment.",
    callAgainWhenWon: "You may call again when this pile has been won.",
    equalOrNot: "Same or different?",
    answered: "Now for the others’ answers.",
    lastChance: "No cards left: this pile is your last chance!",
    out: "You are out, and the referee now.",
    comeBack: "Win a pool, and you are back.",
  },
  photo: {
    ...photo,
    beaten: (by, ms) =>
      ms > 0
        ? `${by} was ${ms}${NBSP}ms ahead. No penalty: your pile stays where it is.`
        : `${by} was a touch faster. No penalty.`,
    never: "did not call",
    nobodyKnows: "Nobody can say for certain who was first.",
  },

  levels: {
    child: { name: levelNames.child, line: "Looks about and misses a lot. Easy to beat." },
    family: { name: levelNames.family, line: "Sees most pairs, but takes its time." },
    casual: { name: levelNames.casual, line: "Watches well and is slow only now and then." },
    sharp: { name: levelNames.sharp, line: "Has every pile in view and rarely calls wrongly." },
    champion: { name: levelNames.champion, line: "As quick as people can be, never quicker." },
  },
  glossary: {
    stock: {
      term: "Stock",
      text: "Your face-down cards. You turn the top one when it is your turn; cards you win go underneath.",
    },
    pile: { term: "Pile", text: "The cards you have turned, face up beside your stock. Only the top one counts." },
    "top-card": { term: "Top card", text: "The card that lies face up on a pile or a pool, for everybody to see." },
    equal: {
      term: "Equal",
      text: "Cards of the same rank: two sixes, two kings. The suit does not matter, and a six is no nine.",
    },
    call: {
      term: "Call",
      text: "“Snap!” for equal piles, “Snap pool!” for a pile that matches a pool. First come, first served.",
    },
    "false-call": {
      term: "False call",
      text: "A call when nothing is equal. It usually costs your whole pile. Calling too late is not a false call.",
    },
    pool: {
      term: "Pool",
      text: "Cards in the middle that belong to nobody yet, face up. Whoever matches its top card and calls first gets it.",
    },
    turn: {
      term: "Turn",
      text: "Turning one card from your stock onto your pile. After that it is your left neighbour’s turn.",
    },
    "photo-finish": {
      term: "Photo finish",
      text: "The picture after a close race: who called when, and how sure that is.",
    },
    amnesty: {
      term: "Amnesty",
      text: "The moment after a card has been covered or taken, in which a late call costs nothing.",
    },
    "dead-heat": { term: "Dead heat", text: "Two calls so close that nobody can tell which was first." },
    referee: {
      term: "Referee",
      text: "Whoever is out of cards. The referee takes a good look at every photo finish.",
    },
    "last-chance": {
      term: "Last chance",
      text: "With one pile: you have no stock left, but may still call until the pile has been won.",
    },
    stalemate: {
      term: "Stalemate",
      text: "The cards come round exactly as before, without a match. Then everybody shuffles.",
    },
  },
  tips: [
    {
      id: "SNAP-TIP-1",
      text: "Let your eyes wander over all piles instead of staring at the newest card: any two of them can be equal, and a pair nobody saw still counts.",
    },
    {
      id: "SNAP-TURN-3",
      text: "Turn your card briskly and away from you. Where the app turns it, everybody sees it at the same moment.",
    },
    {
      id: "SNAP-POOL-1",
      text: "Better a blink late than wrong: just too late costs nothing, a false call your whole pile. Beware of six and nine.",
    },
    { id: "SNAP-POOL-2", text: "Remember what lies on top of the pools. They can be worth more than any pile." },
  ],
};
