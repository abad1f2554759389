/** Irish Snap in English. */
import type { RankSign } from "../../../cards/card.ts";
import {
  aRank,
  cards,
  count,
  does,
  levelNames,
  list,
  quote,
  rankPlurals,
  ranks,
  seconds,
  sharedEn,
} from "../../../words/en.ts";
import { photo } from "../../../words/photo-en.ts";
import type { IrishRules } from "../options.ts";
import { summarise } from "./summary.ts";
import type { IrishHeard, IrishOptionWords, IrishSummaryWords, IrishWords } from "./words.ts";

const NBSP = "\u00a0";
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const shout = (text: string): string => quote(capital(text));
const shouts = Object.fromEntries(Object.entries(ranks).map(([sign, word]) => [sign, capital(word)])) as Record<
  RankSign,
  string
>;
const aCard = (rank: RankSign | null): string => (rank === null ? "a joker" : aRank[rank]);
const takes = (heard: IrishHeard): string => `${heard.you ? "take" : "takes"} ${cards(heard.amount)}`;
const minutes = (time: number): string => count(time, "minute", "minutes");

const options: IrishOptionWords = {
  race: {
    label: "How you play",
    help: "As a race of hands, or calmly: everybody answers, and nobody has to be quick.",
    choices: {
      race: {
        short: "a race",
        sentence: "Everybody slaps the pile, and the last hand takes it and starts again with ace.",
      },
      calm: {
        short: "calm, no race",
        sentence: "After each card everybody answers, slap or stay, and those who are wrong share the pile.",
      },
    },
  },
  pairs: {
    label: "Pairs",
    help: "Two cards of the same rank, one right on the other.",
    choices: {
      on: { short: "a slap too", sentence: "A pair, two of the same rank in a row, is a slap too." },
      off: { short: "no slap", sentence: "Pairs are no slap." },
    },
  },
  courts: {
    label: "Jacks and queens",
    help: "They are then a slap whatever the word is, so there is more to slap.",
    choices: {
      none: { short: "like all others", sentence: "Jacks and queens are cards like all others." },
      jacks: { short: "every jack", sentence: "Every jack is a slap." },
      queens: { short: "every queen", sentence: "Every queen is a slap." },
      both: { short: "both", sentence: "Every jack and every queen is a slap." },
    },
  },
  jokers: {
    label: "Jokers",
    help: "Two of them are shuffled in.",
    choices: {
      off: { short: "left out", sentence: "There are no jokers." },
      on: { short: "two, always a slap", sentence: "There are two jokers, and a joker is always a slap." },
    },
  },
  sandwich: {
    label: "Sandwich",
    help: "The same rank with one other card between: nine, four, nine.",
    choices: {
      off: { short: "no slap", sentence: "Sandwiches are no slap." },
      on: { short: "a slap too", sentence: "A sandwich is a slap: the same rank with one card between." },
    },
  },
  hands: {
    label: "Two reasons at once",
    help: "Now and then a card is a slap twice over, say a pair that also fits the word.",
    choices: {
      one: { short: "one slap", sentence: "One slap is always enough." },
      both: { short: "both hands", sentence: "Two reasons to slap at once want both hands." },
    },
  },
  words: {
    label: "Counting",
    help: "The app says the words, you choose them yourselves, or everybody counts silently.",
    choices: {
      app: {
        short: "the app says it",
        sentence: "In turn you lay a card, and the app counts: ace, two, three … king.",
      },
      own: { short: "you choose the word", sentence: "In turn you lay a card and choose the word to go with it." },
      silent: { short: "silently", sentence: "In turn you lay a card, and nobody says the word: count in your heads." },
    },
  },
  wrongWord: {
    label: "Wrong word",
    help: "Choosing the words yourselves, you can leave one out or say one twice.",
    choices: {
      free: { short: "costs nothing", sentence: "A wrong word costs nothing; the count goes on from it." },
      foul: { short: "takes the pile", sentence: "Whoever says a wrong word takes the pile." },
    },
  },
  falseSlap: {
    label: "False slap",
    help: "Slapping when nothing fits. Being too late for a pile that has gone never costs anything.",
    choices: {
      "takes-pile": { short: "takes the pile", sentence: "Whoever slaps for nothing takes the pile." },
      "first-free": {
        short: "the first is free",
        sentence: "Whoever slaps for nothing takes the pile, but each player’s first false slap is free.",
      },
    },
  },
  twitch: {
    label: "Twitching",
    help: "What a hand may do before it lies on the pile.",
    choices: {
      touch: { short: "a touch is a slap", sentence: "Any touch of the pile is a slap." },
      off: {
        short: "only letting go counts",
        sentence: "A slap counts when you let go on the pile; slide off, and it was none.",
      },
      home: {
        short: "thumb on the home spot",
        sentence: "Your thumb rests on the home spot, and leaving it for nothing is a false slap.",
      },
    },
  },
  outOfTurn: {
    label: "Laying out of turn",
    help: "Somebody wants to lay who is not next.",
    choices: {
      refused: { short: "does not work", sentence: "Nobody can lay out of turn." },
      foul: { short: "takes the pile", sentence: "Whoever wants to lay out of turn takes the pile." },
    },
  },
  hesitation: {
    label: "Hesitating",
    help: "The time for a turn is over, and the card has not been laid.",
    choices: {
      "by-itself": { short: "the card lays itself", sentence: "If you hesitate, your card lays itself." },
      foul: { short: "takes the pile", sentence: "Whoever hesitates too long takes the pile." },
    },
  },
  unslapped: {
    label: "Nobody slaps",
    help: "There was something to slap, and all of you missed it.",
    choices: {
      dead: { short: "on it goes", sentence: "If nobody slaps, the count simply goes on." },
      layer: { short: "the layer takes it", sentence: "If nobody slaps, whoever laid the card takes the pile." },
      next: { short: "the next one takes it", sentence: "If nobody slaps, the next player takes the pile." },
    },
  },
  missing: {
    label: "Several hands missing",
    help: "More than one of you has not slapped when the time is over.",
    choices: {
      "in-order": {
        short: "the first clockwise",
        sentence: "If several do not slap, the first of them after the layer takes the pile.",
      },
      drawn: { short: "the lot decides", sentence: "If several do not slap, the lot decides who takes the pile." },
    },
  },
  slapWindow: {
    label: "Time to slap",
    help: "After this a hand that is not down counts as missing.",
    short: (time) => count(time, "second", "seconds"),
    sentence: (time) => `You have ${count(time, "second", "seconds")} to slap.`,
  },
  starts: {
    label: "Who starts",
    help: "The first card of a round.",
    choices: {
      dealer: { short: "the dealer", sentence: "The dealer starts." },
      left: { short: "left of the dealer", sentence: "The player to the dealer’s left starts." },
    },
  },
  end: {
    label: "The end",
    help: "Safe without cards, counting on without cards, or a game by the clock.",
    choices: {
      safe: {
        short: "last with cards loses",
        sentence: "Whoever is out of cards is safe, and the last one with cards loses.",
      },
      "to-the-end": {
        short: "one has all the cards",
        sentence: "Players without cards count and slap on, until one has all the cards and loses.",
      },
      timed: { short: "against the clock", sentence: "When time is up, the fewest cards win." },
    },
  },
  emptyWords: {
    label: "Words without a card",
    help: "Players without cards say their word over the card on top.",
    choices: {
      always: { short: "may be a slap", sentence: "Their words may be a slap as well." },
      "all-empty": {
        short: "only when nobody has any",
        sentence: "Their words are a slap only when nobody has cards left.",
      },
    },
  },
  level: {
    label: "Equally few cards",
    help: "Time is up, and several of you have the fewest.",
    choices: {
      shared: { short: "share the place", sentence: "Whoever has equally many cards shares the place." },
      "sudden-death": {
        short: "sudden death",
        sentence: "Those level for the fewest cards play on, and the next of them to take a pile falls behind.",
      },
    },
  },
  minutes: {
    label: "Minutes at the most",
    help: "Then the cards are counted.",
    short: (time) => (time === 0 ? "no limit" : minutes(time)),
    sentence: (time) =>
      time === 0 ? "No clock ends the round." : `After ${minutes(time)} time is up, and the cards are counted.`,
  },
  deals: {
    label: "Rounds in a match",
    help: "With several, the match goes to whoever has lost the fewest.",
    short: (amount) => count(amount, "round", "rounds"),
    sentence: (amount) =>
      amount === 1
        ? "A match is a single round."
        : `You play ${count(amount, "round", "rounds")}, and the fewest lost win the match.`,
  },
  nextDealer: {
    label: "Who deals next",
    help: "The dealer usually starts as well.",
    choices: {
      loser: { short: "the loser", sentence: "The loser deals the next round." },
      rotate: { short: "the next in turn", sentence: "The deal goes round clockwise." },
    },
  },
  laying: {
    label: "Laying cards",
    help: "By hand is livelier; by themselves they come like a clock and leave your hands free.",
    choices: {
      "by-hand": { short: "by hand", sentence: "Each of you lays your own cards." },
      "by-itself": { short: "by themselves", sentence: "The cards lay themselves, as steadily as a clock." },
    },
  },
  beat: {
    label: "Metronome",
    help: "How many cards lay themselves in a minute. After a slap the beat starts afresh.",
    short: (beat) => `${beat} a minute`,
    sentence: (beat) => `About ${beat} cards come in a minute.`,
  },
  pace: {
    label: "Time to look",
    help: "At least this long each card stays the newest, whether it is a slap or not.",
    short: seconds,
    sentence: (ms) => `Each card has at least ${seconds(ms)} before the next one.`,
  },
  turnTime: {
    label: "Time for a turn",
    help: "When it is over, the card lays itself, unless hesitating is a mistake.",
    short: (time) => (time === 0 ? "no limit" : count(time, "second", "seconds")),
    sentence: (time) =>
      time === 0
        ? "Nobody has to hurry: a turn may take its time."
        : `A turn takes ${count(time, "second", "seconds")} at the most.`,
  },
};

const summaryWords: IrishSummaryWords = { fits: "When card and word are the same, it is a slap." };

/** The words. */
export const en: IrishWords = {
  ...sharedEn,
  name: "Irish Snap",
  tagline: "The card fits the word? Slap!",
  inOneBreath:
    "You lay cards in turn and count: ace, two, three … king. When the card fits the word, slap the pile! The last hand takes it and starts with ace. The last one with cards loses.",

  count: ranks,
  shouts,
  joker: "joker",

  keys: {
    slap: "Slap!",
    layAndSay: (word) => `Lay and say ${quote(word)}`,
    lay: "Lay my card",
    say: (word) => `Say ${quote(word)}`,
    speak: "Say my word",
    nextRound: "Ready for the next round",
  },
  answers: { stay: "Stay", slap: "Slap!" },

  refusals: {
    over: () => "The match is over. Start a new one and slap again.",
    "not-in-game": () => "You are out and safe. Sit back and enjoy the noise.",
    "not-your-turn": ({ name: who }) => `${who ?? "Somebody else"} lays the next card. Yours comes soon.`,
    "reached-already": () => "That card is on its way already. Hand ready, it shows in a moment.",
    "slapped-already": () => "Your hand is down already. One slap each; wait for the next card.",
    locked: () => "You cannot slap just now. Watch for a moment, and then you may again.",
    "no-such-hand": () => "Nobody does that at this table. Use one of the keys.",
    "no-such-word": () => "That is none of the thirteen words. Choose one between ace and king.",
    "word-due": () => "You choose the word here. Tap it, and the card goes with it.",
    "slap-open": () => "It is not your turn. This time it costs you nothing.",
    "not-calm": () => "This table plays a race: slap when the card fits.",
    "answered-already": () => "You have answered already. Now wait for the others.",
    "no-answer-due": () => "There is nothing to answer just now. It begins with the next card.",
    "bad-pack": () => "Those are not the cards that were to be shuffled, each exactly once. Shuffle again.",
    "bad-seat": () => "There is no such seat at this table. Choose one that is there.",
    "bad-race": () => "Those hands cannot be put in order. Nothing has happened, so play on.",
    "not-now": () => "That does not fit at this moment. Wait a little and try again.",
    "unknown-command": () => "The table did not understand that. Load the page again and try once more.",
  },
  conflicts: {
    endless: "without a limit such a game might never end",
    "both-hands-one-trigger": "there is never more than one reason to slap here",
    "own-by-itself": "cards that lay themselves leave no time to choose a word",
    "wrong-word-app": "nobody says a word here, so nobody can get one wrong",
    "silent-home": "leaving the home spot would give away what is being counted in secret",
    "by-itself-fouls": "the cards lay themselves, so nobody can be out of turn",
    "by-itself-hesitation": "the cards lay themselves, so nobody can hesitate",
    "hesitation-no-clock": "without a clock nobody hesitates too long",
    "calm-silent": "the calm game is played aloud",
    "calm-hands": "in the calm game an answer needs no hands",
    "calm-twitch": "in the calm game no hand can twitch",
    "calm-false-slap": "in the calm game every wrong answer counts alike",
    "calm-unslapped": "in the calm game everybody answers",
    "calm-missing": "in the calm game no hand is missing",
  },

  groups: {
    triggers: "What is a slap",
    counting: "Counting",
    mistakes: "Mistakes",
    slapping: "Missing hands",
    ending: "Start and end",
    pace: "Laying and pace",
  },
  options,
  presets: {
    classic: { name: "Classic", line: "The app counts, and pairs are a slap." },
    "little-ones": { name: "With little ones", line: "Slower, and the first mistake is free." },
    pub: { name: "Pub rules", line: "Pairs, jacks and sandwiches." },
    jokers: { name: "Jokers", line: "Two of them, and always a slap." },
    "own-count": { name: "You count", line: "Choose the word; a wrong one costs the pile." },
    silent: { name: "Silent", line: "Nobody counts aloud." },
    timed: { name: "Five minutes", line: "The fewest cards win." },
    "to-the-end": { name: "To the end", line: "Until one has all the cards." },
    calm: { name: "Calm", line: "Slap or stay, no race." },
    "one-switch": { name: "One switch", line: "Cards lay themselves; one key, more time." },
  },
  summary: (rules: IrishRules) => summarise(options, summaryWords, rules),

  events: {
    DealerFound: (heard) => `${does(heard, "is", "are")} the dealer.`,
    Dealt: (heard) => `${does(heard, "deals", "deal")} out the whole pack.`,
    Reached: (heard) => `${does(heard, "is", "are")} about to go.`,
    Laid: (heard) => {
      const laid = `${does(heard, "lays", "lay")} ${aCard(heard.rank)}`;
      return heard.said === "" ? `${laid}.` : `${laid} and ${heard.you ? "say" : "says"} ${quote(heard.said)}.`;
    },
    Spoke: (heard) =>
      heard.said === ""
        ? `${does(heard, "goes", "go")} on without a card.`
        : `${does(heard, "says", "say")} ${quote(heard.said)}, without a card.`,
    Slapped: (heard) => `${does(heard, "slaps", "slap")}${heard.hand === "both" ? " with both hands" : ""}!`,
    Missed: ({ names }) => `${names.length > 1 ? "Hands" : "Hand"} missing: ${list(names)}.`,
    FalseSlapped: (heard) =>
      heard.hand === "start" ? `${does(heard, "twitches", "twitch")}!` : `${does(heard, "slaps", "slap")} for nothing!`,
    FreeSlap: (heard) => `${heard.you ? "Your" : `${heard.who}’s`} first false slap is free.`,
    Excused: (heard) => `${heard.you ? "Your" : `${heard.who}’s`} slap costs nothing.`,
    WrongWord: (heard) => `${does(heard, "says", "say")} ${quote(heard.said)}, but ${quote(heard.due)} was due.`,
    Hesitated: (heard) => `${does(heard, "hesitates", "hesitate")} too long.`,
    OutOfTurn: (heard) => `It was not ${heard.you ? "your" : `${heard.who}’s`} turn.`,
    Locked: (heard) => `${does(heard, "sits", "sit")} out for a second.`,
    Unlocked: (heard) => `${does(heard, "may", "may")} slap again.`,
    WindowClosed: () => "On it goes.",
    CountShown: (heard) => `The word was ${quote(heard.due)}.`,
    TakerDrawn: (heard) => `The lot falls on ${heard.you ? "you" : heard.who}.`,
    PileTaken: (heard) => `${heard.you ? "You" : heard.who} ${takes(heard)}.`,
    PileShared: (heard) =>
      heard.names.length > 1
        ? `${capital(list(heard.names))} share ${cards(heard.amount)}.`
        : `${does(heard, "was", "were")} wrong and ${takes(heard)}.`,
    Out: (heard) => `${does(heard, "is", "are")} out and safe: ${photo.place(heard.amount)} place!`,
    Answered: (heard) => `${does(heard, "has", "have")} answered.`,
    AnswersShown: () => "Everybody has answered.",
    TimeOver: () => "Time is up.",
    RoundOver: () => "This round is over.",
    MatchWon: (heard) => {
      if (heard.names.length > 1) return `${capital(list(heard.names))} win the match!`;
      return `${does(heard, "wins", "win")} the match!`;
    },
    Ready: (heard) => `${does(heard, "is", "are")} ready for the next round.`,
  },
  takings: {
    last: (heard) => `${does(heard, "was", "were")} last and ${takes(heard)}.`,
    missing: (heard) => `${heard.you ? "Your hand was missing: you" : `Hand missing: ${heard.who}`} ${takes(heard)}.`,
    falseSlap: (heard) => `${does(heard, "slapped", "slapped")} for nothing and ${takes(heard)}.`,
    twitch: (heard) => `${does(heard, "twitched", "twitched")} and ${takes(heard)}.`,
    wrongWord: (heard) => `Wrong word: ${heard.you ? "you" : heard.who} ${takes(heard)}.`,
    hesitation: (heard) => `${does(heard, "hesitated", "hesitated")} and ${takes(heard)}.`,
    outOfTurn: (heard) => `Out of turn: ${heard.you ? "you" : heard.who} ${takes(heard)}.`,
    unslapped: (heard) => `Nobody slapped: ${heard.you ? "you" : heard.who} ${takes(heard)}.`,
    answer: (heard) => `Wrong answer: ${heard.you ? "you" : heard.who} ${takes(heard)}.`,
  },
  excuses: {
    taken: (heard) => `${heard.you ? "Just too late" : `${heard.who} was just too late`} – no penalty.`,
    covered: (heard) => `Bad luck${heard.you ? "" : `, ${heard.who}`}: that chance had just gone – no penalty.`,
    settled: (heard) =>
      `Somebody else’s mistake came before ${heard.you ? "your slap" : `${heard.who}’s slap`} – no penalty.`,
  },
  windows: { nothing: "On it goes.", unslapped: "Nobody slapped in time." },
  times: {
    over: "Time is up: now the cards are counted.",
    suddenDeath: "Level! Sudden death: do not take a pile now.",
  },
  results: {
    lost: (heard) =>
      heard.names.length > 1
        ? `${capital(list(heard.names))} have lost this round.`
        : `${does(heard, "has", "have")} lost this round.`,
    won: (heard) =>
      heard.names.length > 1
        ? `${capital(list(heard.names))} have the fewest cards!`
        : `${does(heard, "has", "have")} the fewest cards!`,
  },

  triggers: {
    word: (rank, said) => `${shout(said)} and ${aCard(rank)}.`,
    pair: (rank) => (rank === null ? "A pair." : `A pair of ${rankPlurals[rank]}.`),
    court: (rank) => `${capital(aCard(rank))} is always a slap.`,
    joker: () => "A joker is always a slap.",
    sandwich: (rank) => (rank === null ? "A sandwich." : `A sandwich of ${rankPlurals[rank]}.`),
  },
  nothingFits: (rank, said) =>
    said === "" ? `${capital(aCard(rank))}: nothing fits.` : `${shout(said)} and ${aCard(rank)}: nothing fits.`,
  verdicts: {
    safe: "Safe!",
    last: "Last hand!",
    missing: "Hand missing!",
    wrong: "Nothing fits!",
    twitch: "Twitched!",
    free: "That one was free",
    late: "Just too late",
    unlucky: "Bad luck",
    nobody: "Nobody slapped!",
  },

  prompts: {
    yourTurn: "Your turn",
    turnOf: (who, word) => (word === "" ? `${who} is next.` : `${who} is next, with ${quote(word)}.`),
    startsFresh: (who) => `${does(who, "starts", "start")} with ${quote(ranks.A)}.`,
    startsAgain: (who) => `${does(who, "starts", "start")} again with ${quote(ranks.A)}.`,
    slapWhenItFits: "Does it fit? Slap!",
    handLies: "Your hand is down.",
    handLiesAt: (ms) => `Your hand is down, ${ms}${NBSP}ms.`,
    otherHand: "One hand is down. Does it want the other?",
    slapAgainSoon: "You may slap again in a moment.",
    countInYourHead: "Count in your head",
    homeSpot: "Keep your thumb on the home spot",
    hurry: "Go on, everybody is waiting!",
    lastDuty: "Out and safe – unless this one is a slap!",
    out: "You are out and safe. Watch the others sweat.",
    stillCounting: "No cards, but you still count and slap.",
    freeTicket: "One false slap free",
    tornTicket: "Used up: the next one costs the pile.",
    suddenDeath: "Sudden death: no pile for you now, please!",
    slapOrStay: "Slap or stay?",
    answered: "Now for the others’ answers.",
  },
  photo: {
    ...photo,
    last: (who, amount) => `${does(who, "was", "were")} last and ${who.you ? "take" : "takes"} ${cards(amount)}.`,
    beaten: (by, ms) =>
      ms > 0 ? `${by} was ${ms}${NBSP}ms ahead. The pile is yours.` : `${by} was a touch faster. The pile is yours.`,
    never: "did not slap",
    nobodyKnows: "Nobody can say for certain who was last.",
  },

  levels: {
    child: { name: levelNames.child, line: "Loses count, slaps late and sometimes at nothing." },
    family: { name: levelNames.family, line: "Sees most of it, but its hand takes its time." },
    casual: { name: levelNames.casual, line: "Counts well and is last only now and then." },
    sharp: { name: levelNames.sharp, line: "Hears every word and hardly ever slaps for nothing." },
    champion: { name: levelNames.champion, line: "As quick as people can be, never quicker." },
  },
  glossary: {
    stock: {
      term: "Stock",
      text: "Your face-down cards, which nobody looks at. You lay the top one when it is your turn.",
    },
    pile: {
      term: "Pile",
      text: "The face-up cards in the middle. Whoever has to take it puts it under their own stock.",
    },
    word: {
      term: "Word",
      text: "What is said with a card: ace, two, three and so on to king, then ace again. It starts at ace with each new pile.",
    },
    slap: {
      term: "Slap",
      text: "The flat hand on the pile when the card fits, and the moment for it. Everybody has to, and the last hand pays.",
    },
    "false-slap": {
      term: "False slap",
      text: "A slap when nothing fits. It costs the whole pile. Slapping too late is not a false slap.",
    },
    pair: { term: "Pair", text: "Two cards of the same rank, one right on the other. A slap, where you play with it." },
    sandwich: {
      term: "Sandwich",
      text: "Two cards of the same rank with another between them, such as a nine, a four and a nine.",
    },
    twitch: {
      term: "Twitch",
      text: "A hand that starts for the pile and stops. What counts as one is agreed before the game.",
    },
    "home-spot": {
      term: "Home spot",
      text: "The place where your thumb rests until you slap, if you have agreed on it.",
    },
    out: {
      term: "Out and safe",
      text: "You have laid your last card, and there is no pile left that you might have to take.",
    },
    "last-duty": {
      term: "Last duty",
      text: "When your own last card is a slap, you slap along, and last of all you take the pile.",
    },
    "photo-finish": {
      term: "Photo finish",
      text: "The picture after a close race: whose hand came when, and how sure that is.",
    },
    amnesty: {
      term: "Amnesty",
      text: "The moment after a pile has been taken or a chance missed, in which a late slap costs nothing.",
    },
    "sudden-death": {
      term: "Sudden death",
      text: "Time is up, and the fewest cards are level: those players go on until one of them takes a pile.",
    },
  },
  tips: [
    {
      id: "IRISH-TIP-1",
      text: "Keep your hand near the pile, but not so near that it jumps. Listen to the word as well as looking at the card, and practise laying and speaking in one movement.",
    },
    {
      id: "IRISH-SLAP-2",
      text: "You need not be first, only not last. The more of you there are, the more time you have to be sure.",
    },
    {
      id: "IRISH-SLAP-1",
      text: "Say the next word to yourself before the card shows. Then you have a single thing to look for.",
    },
    {
      id: "IRISH-SLAP-4",
      text: "A false slap on a low pile is soon forgotten. The higher it grows, the better you should look.",
    },
    { id: "I11", text: "Your last card may be a slap. Keep your hand ready until you know that you are safe." },
    {
      id: "I39",
      text: "Silent, and lost count? Watch for pairs and for the other hands. You need not be far behind them.",
    },
  ],
};
