/** `npm run bench -- races`: what a card of Snap and of Irish Snap costs the engine, and what a verdict costs the referee. */
import { arbitrate, evidenceOf } from "@snorum/table";
import {
  IrishAsk,
  NO_CARD,
  SnapAsk as Ask,
  command,
  completeRules,
  irishSnap,
  openMatch,
  rankOf,
  snap,
} from "@snorum/engine";

let seed = 0x9e37_79b9 | 0;
const below = (n) => {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return ((seed >>> 16) * n) >>> 16;
};

function shuffled(cards) {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/** Four seats, every match called by somebody: gives back the cards turned and the races run. */
function engine() {
  const rules = completeRules(snap, { turning: "by-itself" }).value;
  const match = openMatch(
    snap,
    rules,
    Array.from({ length: 4 }, () => ({ junior: false })),
  ).value;
  const ask = (asked) => {
    if (snap.perform(match, asked, []) !== null) throw new Error("refused");
  };
  let reveals = 0;
  while (snap.outcome(match) === null) {
    const chance = snap.chance(match);
    if (chance?.draw === "seat") ask(command(chance.kind, 0));
    else if (chance !== null) ask(command(chance.kind, -1, NO_CARD, -1, shuffled(chance.from)));
    else {
      const tops = match.piles.map((pile) => (pile.at(-1) ?? -4) >> 2).filter((rank) => rank >= 0);
      if (new Set(tops).size < tops.length) {
        const first = snap.view(match, -1).out.indexOf(false);
        ask(command(Ask.Race, -1, NO_CARD, -1, [first, 0, -1, 400, -1, 400]));
      } else {
        ask(command(Ask.Turn, -1));
        reveals++;
      }
    }
  }
  return reveals;
}

/** Six seats, everything to be slapped slapped by all of them: gives back the cards laid. */
function irishEngine() {
  const rules = completeRules(irishSnap, { laying: "by-itself" }).value;
  const seats = Array.from({ length: 6 }, () => ({ junior: false }));
  const match = openMatch(irishSnap, rules, seats).value;
  const ask = (asked) => {
    if (irishSnap.perform(match, asked, []) !== null) throw new Error("refused");
  };
  let laid = 0;
  while (irishSnap.outcome(match) === null) {
    const chance = irishSnap.chance(match);
    if (chance?.draw === "seat") ask(command(chance.kind, 0));
    else if (chance !== null) ask(command(chance.kind, -1, NO_CARD, -1, shuffled(chance.from)));
    else {
      const top = match.pile.at(-1) ?? -1;
      const under = match.pile.at(-2) ?? -1;
      const fits = match.layer >= 0 && (rankOf(top) === match.word || rankOf(top) === rankOf(under));
      if (fits) {
        const hands = seats.map((_, seat) => seat).filter((seat) => match.out[seat] === 0);
        const last = hands.splice(below(hands.length), 1);
        ask(
          command(
            IrishAsk.Race,
            -1,
            NO_CARD,
            -1,
            [...hands, ...last].flatMap((seat, at) => [seat, 0, -1, 300 + at, -1, 300 + at]),
          ),
        );
      } else {
        ask(command(IrishAsk.Lay, -1));
        laid++;
      }
    }
  }
  return laid;
}

/** Six hands at one device: the first takes, or the last loses. */
function referee(mode) {
  const sitters = Array.from({ length: 6 }, () => ({ bot: null, junior: false }));
  const presses = new Map();
  for (let seat = 0; seat < 6; seat++) presses.set(seat, { at: 300 + below(400), reaction: 300 + below(400) });
  const racing = { mode: () => mode, mayClaim: () => null, tieMs: () => -1 };
  return arbitrate(evidenceOf({ racing, state: null, sitters, presses, faceAt: 0, awardAt: 0 }, 900)).rows.length;
}

/** The bare minimum beside which a verdict is measured: sorting six numbers. */
function sorting() {
  return Array.from({ length: 6 }, () => 300 + below(400)).sort((one, other) => one - other).length;
}

function best(job, ms) {
  let most = 0;
  for (let window = 0; window < 6; window++) {
    const from = performance.now();
    let done = 0;
    while (performance.now() - from < ms) for (let times = 0; times < 10; times++) done += job();
    most = Math.max(most, (done / (performance.now() - from)) * 1000);
  }
  return Math.round(most);
}

export function measureRaces(quick) {
  const ms = quick ? 250 : 1000;
  const reveals = best(engine, ms);
  const laid = best(irishEngine, ms);
  const verdicts = Math.round(best(() => referee("first"), ms) / 6);
  const lastVerdicts = Math.round(best(() => referee("last"), ms) / 6);
  const sorts = Math.round(best(sorting, ms) / 6);
  console.log(`cards turned a second, every match called   ${reveals.toLocaleString("en").padStart(12)}`);
  console.log(`cards laid a second, Irish Snap, all slapping ${laid.toLocaleString("en").padStart(11)}`);
  console.log(
    `verdicts on six hands a second             ${verdicts.toLocaleString("en").padStart(12)}   ${(verdicts / sorts).toFixed(2)} of sorting six numbers`,
  );
  console.log(
    `… where the last hand loses                ${lastVerdicts.toLocaleString("en").padStart(12)}   ${(lastVerdicts / sorts).toFixed(2)} of sorting six numbers`,
  );
  console.log(
    JSON.stringify({
      bench: "races",
      revealsPerSecond: reveals,
      laidPerSecond: laid,
      verdictsPerSecond: verdicts,
      lastVerdictsPerSecond: lastVerdicts,
      ratios: {
        sorting: Number((verdicts / sorts).toFixed(3)),
        lastSorting: Number((lastVerdicts / sorts).toFixed(3)),
      },
    }),
  );
}
