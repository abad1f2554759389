/** Irish Snap on a screen: whole games by keys and by touch, the last card, silent counting, homes and hands, a reload in a race. */
import { IrishEvent, completeRules, irishSnap, printShareCode } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { brew, goOnWith } from "./brewed.ts";
import { THEMES, choose, expectNoViolations, path, watchFaults } from "./pages.ts";

function table(asked: Readonly<Record<string, unknown>>, seats: string, lang: "en" | "de" | "es" = "en"): string {
  const rules = completeRules(irishSnap, asked);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return `${path(lang, { name: "table", game: "irish-snap" })}?r=${printShareCode(irishSnap, rules.value)}&s=${seats}`;
}

const QUICK = { pace: 500 };
/** The game as it is, from the deal until one is left: three minutes as a rule, five at the most. */
const WHOLE_MS = 420_000;
const layKey = (page: Page): Locator => page.locator("button.laykey");
const slapKey = (page: Page): Locator => page.locator(".slapkey button");
/** A key may go while the finger is on its way: a bot has slapped. */
const tapped = (key: Locator): Promise<void> => key.tap({ timeout: 1000 }).catch(() => undefined);
const again = (page: Page): Locator => page.getByRole("button", { name: "Same again" });
const heap = (page: Page): Locator => page.locator("[data-heap]");
const verdict = (page: Page): Locator => page.locator("[data-verdict]");

async function sitDown(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(heap(page)).toBeVisible({ timeout: 20_000 });
}

/** What lies on top and what was said with it: "six", "six"; empty where nothing lies. */
async function face(page: Page): Promise<{ readonly rank: string; readonly word: string; readonly size: number }> {
  const [label, shout] = await page.evaluate(() => [
    document.querySelector("[data-heap]")?.getAttribute("aria-label") ?? "",
    document.querySelector(".middle .shout")?.textContent ?? "",
  ]);
  return {
    rank: /: (\w+) of/.exec(label)?.[1] ?? "",
    word: shout.replaceAll(/[^a-z]/gi, "").toLowerCase(),
    size: Number(/; (\d+)/.exec(label)?.[1] ?? 0),
  };
}

/** Plays until the match is over or `until` says so: lays by `lay` when it can, slaps by `slap` where word and card fit. */
async function play(
  page: Page,
  acts: { readonly lay: () => Promise<void>; readonly slap?: () => Promise<void> },
  until: () => Promise<boolean>,
): Promise<void> {
  const from = Date.now();
  let slapped = "";
  while (Date.now() - from < WHOLE_MS - 60_000) {
    if ((await again(page).isVisible()) || (await until())) return;
    if (await layKey(page).isVisible()) await acts.lay();
    const { rank, word, size } = await face(page);
    if (acts.slap && rank !== "" && rank === word && slapped !== `${rank} ${size}`) {
      slapped = `${rank} ${size}`;
      await acts.slap();
    }
    await page.waitForTimeout(90);
  }
  throw new Error("the match does not end");
}
/** A slap as it was judged on screen. */
interface Judged {
  readonly why: string;
  /** Each hand in the list: its place, if it counts, and how it is set off. */
  readonly rows: readonly { readonly text: string; readonly look: string }[];
  /** Who lays the first card of the new count. */
  starts: string;
}

/** From now on every verdict is noted, and who says ace after it. */
const noteVerdicts = async (page: Page): Promise<void> =>
  void (await page.addInitScript(() => {
    const judged: Judged[] = [];
    Object.assign(globalThis, { judged });
    let open: Judged | null = null;
    let shown: Element | null = null;
    let before = "";
    const look = (): void => {
      const box = document.querySelector("[data-verdict]");
      const said = document.querySelector(".caption")?.textContent ?? "";
      const laid = /(\w+) lays? .* and says? “ace”/.exec(said);
      if (open !== null && open.starts === "" && laid !== null && said !== before) open.starts = laid[1] ?? "";
      if (box === null || box === shown) return;
      shown = box;
      before = said;
      const rows = [...box.querySelectorAll(".landed li")].map((row) => ({
        text: (row.textContent ?? "").replaceAll(/\s+/g, " ").trim(),
        look: /takes|wrong|void/.exec(row.className)?.[0] ?? "",
      }));
      open = { why: box.getAttribute("data-verdict") ?? "", rows, starts: "" };
      judged.push(open);
    };
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true }),
    );
  }));

/** Every pile went to the last hand, to one that was missing, or to whoever slapped for nothing, and whoever took it starts again. */
async function expectRightTakers(page: Page): Promise<void> {
  const judged = await page.evaluate(() => (globalThis as unknown as { judged: Judged[] }).judged);
  const taken = judged.filter(({ why }) => why !== "none");
  expect(taken.length).toBeGreaterThan(0);
  for (const { why, rows, starts } of taken) {
    const [taker, ...more] = rows.filter(({ look }) => look === "takes");
    expect(more, why).toEqual([]);
    if (why === "last") expect(taker).toBe(rows.findLast(({ text }) => /\d (?:ms|\D)/.test(text)));
    else if (why === "missing") expect(taker?.text).toContain("Hand missing!");
    else expect(taker?.text).toMatch(/Nothing fits!|Too early!/);
    if (starts !== "") expect(taker?.text).toContain(starts);
  }
}
const never = (): Promise<boolean> => Promise.resolve(false);
const laid = (page: Page, least: number) => async (): Promise<boolean> => (await face(page)).size >= least;

/** Everybody has a place, and whoever is left with all that remains has the last one. */
async function expectPlaces(page: Page, seats: number): Promise<void> {
  const places = await page.locator("tbody th").allInnerTexts();
  expect(places.map((text) => Number.parseInt(text, 10))).toEqual(Array.from({ length: seats }, (_, at) => at + 1));
}

test("a whole game by keyboard: whoever is last takes and starts again, until one is left, and the podium (IRISH-TURN-2, IRISH-SLAP-2, IRISH-SLAP-3, IRISH-END-2)", async ({
  page,
}) => {
  test.setTimeout(WHOLE_MS);
  const { faults } = watchFaults(page);
  await noteVerdicts(page);
  await sitDown(page, table(QUICK, "ykk"));
  const acts = { lay: () => page.keyboard.press("Enter"), slap: () => page.keyboard.press("Space") };
  await play(page, acts, never);
  await expect(again(page)).toBeVisible({ timeout: 30_000 });
  await expectRightTakers(page);
  await expectPlaces(page, 3);
  await expectNoViolations(page, "match end");
  await page.reload();
  await expect(again(page)).toBeVisible({ timeout: 20_000 });
  expect(faults).toEqual([]);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a whole game with one finger, until one is left; nothing on the table scrolls (IRISH-TURN-2, IRISH-SLAP-2, IRISH-END-2)", async ({
    page,
  }) => {
    test.setTimeout(WHOLE_MS);
    const { faults } = watchFaults(page);
    await noteVerdicts(page);
    await sitDown(page, table(QUICK, "ykk"));
    const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(over).toBeLessThanOrEqual(1);
    await play(page, { lay: () => tapped(layKey(page)), slap: () => tapped(slapKey(page)) }, never);
    await expect(again(page)).toBeVisible({ timeout: 30_000 });
    await expectRightTakers(page);
    await expectPlaces(page, 3);
    expect(faults).toEqual([]);
  });

  test("the word is chosen on the ring, and the card goes with it (IRISH-WORD-1)", async ({ page }) => {
    await sitDown(page, table({ words: "own", laying: "by-hand", turnTime: 0 }, "yff"));
    const ring = page.getByRole("group", { name: "The thirteen words" });
    const king = ring.getByRole("button", { name: "king" });
    await expect(king).toBeVisible();
    // a bot that slaps for nothing takes the turn away with the pile: then the word is chosen at the next one
    await expect(async () => {
      await expect(ring).toHaveClass(/on/, { timeout: 30_000 });
      await king.tap();
      await expect(page.locator('[role="log"]')).toContainText(/You lay .* “king”/, { timeout: 3000 });
    }).toPass({ timeout: 90_000 });
  });
});

test("a slap for nothing costs the pile, and who took it starts at ace (IRISH-SLAP-4, IRISH-SLAP-3)", async ({
  page,
}) => {
  await sitDown(page, table({ ...QUICK, pairs: "off", turnTime: 0 }, "yff"));
  const wrong = async (): Promise<boolean> => {
    const { rank, word, size } = await face(page);
    return size >= 2 && rank !== word && (await layKey(page).isVisible());
  };
  await play(page, { lay: () => page.keyboard.press("Enter") }, wrong);
  await page.waitForTimeout(300);
  await page.keyboard.press("Space");
  await expect(page.locator(".caption")).toContainText(/You slapped for nothing and take/, { timeout: 5000 });
  await expect(layKey(page)).toContainText("ace");
});

test("where it counts when the finger lifts, sliding off takes it back (IRISH-SLAP-5, I21)", async ({ page }) => {
  await sitDown(page, table({ ...QUICK, pairs: "off", twitch: "off", turnTime: 0 }, "yff"));
  await play(page, { lay: () => page.keyboard.press("Enter") }, async () => {
    const { rank, word, size } = await face(page);
    return size >= 1 && rank !== word && (await layKey(page).isVisible());
  });
  const box = await slapKey(page).boundingBox();
  if (box === null) throw new Error("no key");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 120, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(500);
  await expect(verdict(page)).toHaveCount(0);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(200);
  await expect(verdict(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(verdict(page)).toBeVisible({ timeout: 4000 });
});

test("a hand that leaves its home for nothing has twitched (IRISH-SLAP-5)", async ({ page }) => {
  await sitDown(page, table({ pace: 3000, pairs: "off", twitch: "home", turnTime: 0 }, "yff"));
  const home = page.locator(".homespot");
  await expect(home).toBeVisible();
  const box = await home.boundingBox();
  if (box === null) throw new Error("no home");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const others = async (): Promise<boolean> => {
    const { rank, word, size } = await face(page);
    const yours = (await page.locator('[data-seat="0"][aria-current]').count()) > 0;
    return size >= 1 && rank !== word && !yours;
  };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(home).toHaveClass(/resting/);
  // the next card is seconds away when the hand leaves
  await play(page, { lay: () => page.keyboard.press("Enter") }, others);
  // sooner than that the card has not been seen, and the hand belongs to the picture before (D3)
  await page.waitForTimeout(300);
  await page.mouse.up();
  await expect(page.locator(".caption")).toContainText(/You twitched and take/, { timeout: 5000 });
});

test("two presses are two hands where two things may fit, and one where they may not (I30, G9)", async ({ page }) => {
  await sitDown(page, table({ ...QUICK, hands: "both", turnTime: 0, words: "app" }, "yff"));
  await play(page, { lay: () => page.keyboard.press("Enter") }, laid(page, 1));
  const { hint, errors } = await page.evaluate(async () => {
    const key = document.querySelector(".slapkey button");
    for (let times = 0; times < 2; times++)
      key?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true, pointerId: times + 1 }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return {
      hint: document.querySelector(".slapkey .hint")?.textContent ?? "",
      errors: document.querySelectorAll(".caption.no").length,
    };
  });
  expect(hint).toMatch(/Your hand is down|You may slap/);
  expect(errors).toBe(0);
});

test("a press is answered within a frame (G9)", async ({ page }) => {
  await sitDown(page, table({ ...QUICK, turnTime: 0 }, "yff"));
  await play(page, { lay: () => page.keyboard.press("Enter") }, laid(page, 1));
  const shown = await page.evaluate(async () => {
    const key = document.querySelector(".slapkey button");
    key?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true, pointerId: 1 }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return key?.classList.contains("called") ?? false;
  });
  expect(shown).toBe(true);
});

test("counting in silence leaks nothing: no word, no size, on the page and in what is spoken (IRISH-VAR-SILENT, D42, I39)", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    addEventListener("DOMContentLoaded", () => {
      const note = (): void => {
        // what is told when a pile has been taken is told to all
        const settled = document.querySelector("[data-verdict]") !== null;
        const lies = document.querySelector('[data-heap][aria-label^="On the pile"]') !== null;
        if (!settled && lies) seen.push(`${document.title} ${document.body.querySelector(".screen")?.outerHTML ?? ""}`);
        for (const spoken of document.querySelectorAll("[data-speech] p"))
          seen.push(`said ${spoken.textContent ?? ""}`);
      };
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
  });
  await sitDown(page, table({ words: "silent", laying: "by-itself", beat: 110, pairs: "off" }, "yfff"));
  await page.waitForTimeout(20_000);
  const seen = await page.evaluate(() => [...new Set((globalThis as unknown as { seen: string[] }).seen)]);
  const stages = seen.filter((one) => !one.startsWith("said "));
  const said = seen.filter((one) => one.startsWith("said "));
  expect(stages.length).toBeGreaterThan(5);
  for (const stage of stages) {
    // nobody's cards and no pile is counted, and no word of the count stands in quotation marks
    expect(stage).not.toMatch(/; \d+ cards|\d+ cards?</);
    expect(stage).not.toMatch(/class="count|“/);
  }
  expect(said.some((one) => one.includes("lays"))).toBe(true);
  for (const one of said) expect(one.replace(/The word was “\w+”\./, "")).not.toContain("“");
});

const SLOW = ["child", "child", "child", "child"] as const;
const person = (page: Page): Locator => page.locator('[data-seat="0"]');
/** Seat 0 has laid its last card, and that one is a slap. */
const onDuty = () => brew({ pairs: "off", slapWindow: 6, turnTime: 0 }, SLOW, ({ lastDuty }) => lastDuty[0] === true);

test("on the last card, a slap: in time is out and safe, and sees the race as a referee (I11, IRISH-END-1)", async ({
  page,
}) => {
  // the hand comes down as soon as there is a key for it, however busy the machine is
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector(".slapkey button") === null) requestAnimationFrame(look);
      else
        setTimeout(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true })), 120);
    };
    look();
  });
  await goOnWith(page, await onDuty());
  await expect(person(page)).toHaveClass(/away/, { timeout: 10_000 });
  await expect(page.getByRole("region", { name: "You are the referee" })).toBeVisible();
  await expect(page.locator(".landed .takes")).not.toContainText("You");
});

test("on the last card, a slap: no hand, and the pile comes back with the turn (I11, I5, IRISH-SLAP-3)", async ({
  page,
}) => {
  await goOnWith(page, await onDuty());
  await expect(page.locator(".caption")).toContainText("unless this one is a slap");
  await expect(page.locator(".landed .takes")).toContainText("You Hand missing!", { timeout: 15_000 });
  await expect(layKey(page)).toContainText("ace");
  await expect(person(page)).not.toHaveClass(/away/);
});

test("on the last card, no slap: out at once (I12)", async ({ page }) => {
  const entries = await brew({ pairs: "off", turnTime: 0 }, SLOW, (_, events) =>
    [IrishEvent.Laid, IrishEvent.Out].every((kind) => events.some((one) => one.kind === kind && one.seat === 0)),
  );
  const reached = entries.findLastIndex(
    (entry) => "events" in entry && entry.events.some(({ kind, seat }) => kind === IrishEvent.Reached && seat === 0),
  );
  await goOnWith(page, entries.slice(0, reached));
  await expect(layKey(page)).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press("Enter");
  await expect(person(page)).toHaveClass(/away/, { timeout: 10_000 });
  await expect(page.getByRole("region", { name: "You are the referee" })).toBeVisible();
});

/** Two of four are still in, and the person is one of them. */
const two = ({ out, stocks }: { readonly out: readonly boolean[]; readonly stocks: readonly number[] }): boolean =>
  out.filter(Boolean).length === 2 && out[0] === false && Math.min(...stocks.filter((cards) => cards > 0)) <= 2;

test("the game ends with the last one who has cards, and that one has lost (IRISH-END-2)", async ({ page }) => {
  test.setTimeout(200_000);
  const entries = await brew({ ...QUICK, pairs: "off" }, SLOW, (view) => view.phase === "Play" && two(view));
  await goOnWith(page, entries);
  await play(page, { lay: () => page.keyboard.press("Enter"), slap: () => page.keyboard.press("Space") }, never);
  await expect(again(page)).toBeVisible({ timeout: 30_000 });
  await expectPlaces(page, 4);
});

test("one switch: cards lay themselves, the whole screen slaps to the end, and one more tap deals again (IRISH-TURN-3, IRISH-END-2)", async ({
  page,
}) => {
  test.setTimeout(200_000);
  const rules = { laying: "by-itself", beat: 60, pairs: "off" };
  await goOnWith(page, await brew(rules, SLOW, (view) => view.phase === "Play" && two(view)));
  await expect(heap(page)).toBeVisible({ timeout: 20_000 });
  await expect(layKey(page)).toHaveCount(0);
  let taps = 0;
  const tap = async (): Promise<void> => {
    taps += 1;
    await page.mouse.click(6, 300);
  };
  await play(page, { lay: () => Promise.resolve(), slap: tap }, never);
  await expect(again(page)).toBeVisible({ timeout: 30_000 });
  await expectPlaces(page, 4);
  // a press that was still for the cards is over by then
  await expect(page.locator(".acts :is(a, button)").first()).toBeFocused({ timeout: 10_000 });
  await page.mouse.click(6, 300);
  await expect(again(page)).toHaveCount(0, { timeout: 20_000 });
  await expect(page.locator("[data-seat]").first()).toBeVisible({ timeout: 20_000 });
  expect(taps).toBeGreaterThan(0);
});

for (const words of ["app", "silent"] as const) {
  const silent = words === "silent";
  test(`a device that says words aloud ${silent ? "says none where nobody counts aloud (IRISH-VAR-SILENT, I39)" : "says each as its card lands (IRISH-TURN-2)"}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem("snorum.sound", JSON.stringify({ tick: false, word: true }));
      const spoken: string[] = [];
      const voice = { lang: "en-GB", name: "test", default: true, localService: true, voiceURI: "test" };
      class Saying {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      }
      const speechSynthesis = {
        getVoices: () => [voice],
        cancel: () => undefined,
        speak: ({ text }: Saying) => void spoken.push(text),
      };
      for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance: Saying, spoken }))
        Object.defineProperty(globalThis, name, { value, configurable: true });
    });
    await sitDown(page, table({ words, laying: "by-itself", beat: 110, pairs: "off" }, "ykkk"));
    await page.mouse.click(6, 300);
    const told = new Set<string>();
    const laidSince = async (): Promise<number> => {
      const line = (await page.locator('[role="log"]').innerText()).trim();
      if (line.includes("lays")) told.add(line);
      return told.size;
    };
    await expect.poll(laidSince, { timeout: 40_000, intervals: [100] }).toBeGreaterThan(8);
    const spoken = await page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken);
    if (silent) expect(spoken).toEqual([]);
    else expect(spoken.length).toBeGreaterThan(3);
    if (!silent) for (const word of spoken) expect(word).toMatch(/^[a-z]+$/i);
  });
}

test("a hand that comes when the pile has gone already changes nothing that is shown (I45)", async ({ page }) => {
  const { faults } = watchFaults(page);
  const fast = Array.from({ length: 8 }, () => "champion" as const);
  const fits = ({
    tops,
    word,
    pile,
  }: {
    readonly tops: readonly number[];
    readonly word: number;
    readonly pile: number;
  }): boolean => pile > 4 && (tops[0] ?? -1) >= 0 && Math.floor((tops[0] ?? 0) / 4) === word;
  await goOnWith(
    page,
    await brew({ pairs: "off", turnTime: 0 }, fast, (view) => view.layer > 0 && !view.out.some(Boolean) && fits(view)),
  );
  await expect(verdict(page)).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press("Space");
  await page.waitForTimeout(900);
  await expect(page.locator(".landed li")).toHaveCount(8);
  await expect(page.locator(".landed .takes")).toContainText("You");
  expect(faults).toEqual([]);
});

test.describe("out of turn", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("whoever cannot wait takes the pile, where that was agreed (I26, D49)", async ({ page }) => {
    const yours = brew(
      { outOfTurn: "foul", pairs: "off", pace: 3000 },
      SLOW,
      (view, events) =>
        events.some(({ kind, seat }) => kind === IrishEvent.Laid && seat === 2) && view.pile > 2 && view.turn === 3,
    );
    await goOnWith(page, await yours);
    // a bot whose turn it is may reach for its card in the very moment of the tap: then it is tried again
    await expect(async () => {
      await page.getByRole("button", { name: /^Lay my card/ }).tap({ timeout: 3000 });
      await expect(page.locator(".caption")).toContainText(/Out of turn: you take \d+\scards?/, { timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expect(layKey(page)).toContainText("ace");
  });
});

test("a reload in the middle of a slap: the same table, the same cards, and the slap can be made again (G17)", async ({
  page,
}) => {
  test.setTimeout(200_000);
  await sitDown(page, table({ ...QUICK, pairs: "off", turnTime: 0 }, "yff"));
  const fits = async (): Promise<boolean> => {
    const { rank, word } = await face(page);
    return rank !== "" && rank === word;
  };
  await play(page, { lay: () => page.keyboard.press("Enter") }, fits);
  await page.keyboard.press("Space");
  await page.reload();
  await expect(heap(page).or(verdict(page))).toBeVisible({ timeout: 20_000 });
  await expect(heap(page)).toBeVisible({ timeout: 20_000 });
  // no card is lost or doubled, wherever the slap stood when the page went
  const cards = async (): Promise<number> => {
    const held = await page.locator("[data-seat] .cards .vh").allTextContents();
    return held.reduce((sum, text) => sum + Number.parseInt(text, 10), (await face(page)).size);
  };
  await expect.poll(cards).toBe(52);
  await play(page, { lay: () => page.keyboard.press("Enter") }, fits);
  await page.keyboard.press("Space");
  await expect(page.locator("[data-verdict] .hand").first()).toBeVisible({ timeout: 10_000 });
});

for (const key of ["Space", "Enter"]) {
  test(`several deals: the places, and ${key} is ready for the next one (I44)`, async ({ page }) => {
    await goOnWith(page, await brew({ ...QUICK, deals: 2 }, SLOW, ({ phase }) => phase === "RoundOver"));
    await expect(page.getByRole("button", { name: "Ready for the next round" })).toBeVisible({ timeout: 10_000 });
    await expectNoViolations(page, "between two deals");
    await page.keyboard.press(key);
    await expect(heap(page)).toBeVisible({ timeout: 10_000 });
    await expect(page.locator(".where")).toContainText("round 2 of 2");
  });
}

test("the calm game: two keys, and everybody answers (IRISH-VAR-CALM)", async ({ page }) => {
  await sitDown(page, table({ race: "calm", turnTime: 0, minutes: 0, pace: 500 }, "yff"));
  await play(page, { lay: () => page.keyboard.press("Enter") }, async () => (await face(page)).size >= 1);
  await page.keyboard.press("1");
  await expect(page.locator(".fan .picked")).toHaveText("Stay");
  await expect(page.locator(".tick").first()).toBeVisible();
});

const LOOKED_AT = [
  { rules: { words: "own" }, lang: "es" },
  { rules: { twitch: "home" }, lang: "de" },
] as const;
for (const theme of THEMES) {
  for (const { rules, lang } of LOOKED_AT) {
    test(`no violation on the table: ${theme}, ${lang}`, async ({ page }) => {
      await choose(page, { theme });
      await sitDown(page, table(rules, "yfff", lang));
      await page.waitForTimeout(1500);
      await expectNoViolations(page, "table");
    });
  }
}

test.describe("on the smallest screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const textSize of [100, 200]) {
    test(`eight in German at ${textSize} %: no sideways scroll, keys large enough`, async ({ page }) => {
      await choose(page, { textSize });
      await sitDown(page, table({ turnTime: 0 }, "yfffffff", "de"));
      await page.waitForTimeout(1200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      const box = await slapKey(page).boundingBox();
      expect(box?.height ?? 0).toBeGreaterThanOrEqual(96);
      for (const button of await page.getByRole("button").all()) {
        const size = await button.boundingBox();
        if (size !== null && size.width > 1) expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44);
      }
    });
  }
});
