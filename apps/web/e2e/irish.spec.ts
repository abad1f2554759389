/** Irish Snap on a screen: hands and homes, two hands, silent counting, the last card, a reload in the middle of a slap, the calm game. */
import { IrishAnswer, IrishEvent, IrishHand, rankOf } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { brew, goOnWith } from "./brewed.ts";
import type { Stop } from "./brewed.ts";
import {
  SLOW,
  expectSilence,
  face,
  happened,
  heap,
  layKey,
  noteSilence,
  play,
  sitDown,
  slapKey,
  table,
  verdict,
} from "./irish-table.ts";
import { noteTexts } from "./noted.ts";
import { THEMES, choose, expectNoViolations, watchFaults } from "./pages.ts";

const QUICK = { pace: 500 };
const laid = (page: Page, least: number) => async (): Promise<boolean> => (await face(page)).size >= least;
/** A card lies there, the word fits it, nobody has slapped yet, and all are in. */
const wordFits: Stop = ({ tops: [top = -1], word, pile, layer, out }, events) =>
  events.some(({ kind }) => kind === IrishEvent.Laid) &&
  top >= 0 &&
  rankOf(top) === word &&
  pile > 3 &&
  layer >= 0 &&
  !out.some(Boolean);

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [how, choosing] of [
    ["on the ring", (king: Locator) => king.tap()],
    ["by the key of its card", (king: Locator) => king.page().keyboard.press("k")],
  ] as const)
    test(`the word is chosen ${how}, and the card goes with it (IRISH-WORD-1)`, async ({ page }) => {
      await sitDown(page, table({ words: "own", laying: "by-hand", turnTime: 0 }, "yff"));
      const ring = page.getByRole("group", { name: "The thirteen words" });
      const king = ring.getByRole("button", { name: "king" });
      await expect(king).toBeVisible();
      // a bot that slaps for nothing takes the turn away with the pile: then the word is chosen at the next one
      await expect(async () => {
        await expect(ring).toHaveClass(/on/, { timeout: 30_000 });
        await choosing(king);
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

/** As soon as a hand can be seen to fit, and before a slow machine would get round to it: so many presses of the key, one right after the other. */
const slapWhenItCan = (page: Page, presses: number): Promise<unknown> =>
  page.addInitScript((times) => {
    const look = setInterval(() => {
      const key = document.querySelector(".slapkey button");
      if (key === null) return;
      clearInterval(look);
      const press = (left: number): void => {
        key.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true, button: 0 }));
        if (left > 1) setTimeout(() => press(left - 1), 40);
      };
      setTimeout(() => press(times), 150);
    }, 10);
  }, presses);

for (const { hands, presses, note, hand } of [
  { hands: "both", presses: 2, note: /You \d+\sms/, hand: IrishHand.both },
  { hands: "both", presses: 1, note: /You Hand missing!/, hand: IrishHand.one },
  { hands: "one", presses: 2, note: /You \d+\sms/, hand: IrishHand.one },
])
  test(`a pair that fits the word, ${hands === "both" ? "where both hands are wanted" : "where one hand is enough"}: ${presses === 2 ? "two presses" : "one press"} (I30, G9)`, async ({
    page,
  }) => {
    const twofold: Stop = (view, events) =>
      wordFits(view, events) && rankOf(view.tops[0] ?? -1) === rankOf(view.tops[1] ?? -1);
    await slapWhenItCan(page, presses);
    const rows = await noteTexts(page, ".landed li");
    await goOnWith(page, await brew({ ...QUICK, hands, slapWindow: 10, turnTime: 0 }, SLOW, twofold));
    await expect(slapKey(page)).toBeVisible({ timeout: 20_000 });
    await expect.poll(async () => (await rows()).find((row) => /You/.test(row)), { timeout: 20_000 }).toMatch(note);
    const slapped = (await happened(page)).filter(({ kind, seat }) => kind === IrishEvent.Slapped && seat === 0);
    expect(slapped.at(-1)?.word).toBe(hand);
    await expect(page.locator(".caption.no")).toHaveCount(0);
  });

test("a hand over the key is nothing; one that goes down is a slap, wherever it is dragged (I21, I48)", async ({
  page,
}) => {
  await goOnWith(page, await brew({ ...QUICK, turnTime: 0 }, SLOW, ({ pile, turn }) => pile > 0 && turn === 0));
  await expect(slapKey(page)).toBeVisible({ timeout: 20_000 });
  await page.waitForTimeout(700);
  const slaps = async () =>
    (await happened(page)).filter(({ kind, seat }) => kind === IrishEvent.Slapped && seat === 0).length;
  const before = await slaps();
  const box = (await slapKey(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.waitForTimeout(1000);
  expect(await slaps()).toBe(before);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 8 });
  await page.mouse.up();
  await expect.poll(slaps).toBe(before + 1);
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
  await noteSilence(page);
  await sitDown(page, table({ words: "silent", laying: "by-itself", beat: 110, pairs: "off" }, "yfff"));
  await page.waitForTimeout(20_000);
  await expectSilence(page);
});

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

test("a reload in the middle of a slap: the same cards, hands that were down are up again, and the slap can be made again (G17)", async ({
  page,
}) => {
  // people only: nobody slaps unless the test does
  await page.setViewportSize({ width: 1280, height: 800 });
  const rules = { ...QUICK, pairs: "off", slapWindow: 10, turnTime: 0 };
  await goOnWith(page, await brew(rules, SLOW.slice(1), wordFits), "en", [0, 1, 2]);
  const pad = (seat: number): Locator => page.locator(`[data-place="${seat}"] button.pad`);
  await expect(pad(0)).toBeVisible({ timeout: 20_000 });
  const before = (await heap(page).getAttribute("aria-label")) ?? "";
  const slaps = (await happened(page)).filter(({ kind }) => kind === IrishEvent.Slapped).length;
  await page.waitForTimeout(150);
  await page.keyboard.press("a");
  await expect(pad(0)).toHaveAccessibleName(/Your hand is down/);
  await page.reload();
  await expect(pad(0)).toBeVisible({ timeout: 20_000 });
  await expect(heap(page)).toHaveAttribute("aria-label", before);
  await expect(pad(0)).not.toHaveAccessibleName(/Your hand is down/);
  await page.waitForTimeout(150);
  for (const key of ["a", "k"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(80);
  }
  await expect(pad(0)).toHaveAccessibleName(/Safe! \d+\sms/, { timeout: 20_000 });
  await expect(pad(2)).toHaveAccessibleName(/Hand missing! \+\d+/);
  const hands = (await happened(page)).filter(({ kind }) => kind === IrishEvent.Slapped).slice(slaps);
  expect(hands.map(({ seat }) => seat)).toEqual([0, 1]);
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

test("the calm game: two keys; the own answer is seen, and who else has answered (IRISH-VAR-CALM)", async ({
  page,
}) => {
  await sitDown(page, table({ race: "calm", turnTime: 0, minutes: 0, pace: 500 }, "yff"));
  await play(page, { lay: () => page.keyboard.press("Enter") }, laid(page, 1));
  const picked = await noteTexts(page, ".fan .picked");
  const ticks = await noteTexts(page, "[data-seat]:has(.tick)");
  await page.keyboard.press("1");
  await expect.poll(picked).toContain("Stay");
  await expect.poll(ticks).not.toEqual([]);
});

test("the calm game: everybody answers, and who stays where there was something to slap takes a part of the pile, or all (IRISH-VAR-CALM)", async ({
  page,
}) => {
  const asked = { race: "calm", pairs: "off", turnTime: 0, minutes: 0, ...QUICK };
  const toAnswer: Stop = (view, events) => wordFits(view, events) && view.phase === "Answer";
  await goOnWith(page, await brew(asked, SLOW.slice(1), toAnswer));
  await expect(page.locator(".fan button")).toHaveText(["Stay", "Slap!"], { timeout: 20_000 });
  await page.keyboard.press("1");
  const rows = page.locator(".landed li");
  await expect(rows).toHaveCount(3, { timeout: 20_000 });
  await expect(page.locator(".landed .takes", { hasText: "You" })).toContainText("Stay");
  // whoever was right has slapped, and nobody of those takes anything
  for (const row of await page.locator(".landed li:not(.takes)").all()) await expect(row).toContainText("Slap");
  const shown = (await happened(page)).findLast(({ kind }) => kind === IrishEvent.AnswersShown)?.list ?? [];
  expect(shown[0]).toBe(IrishAnswer.stay);
  await expect(layKey(page)).toContainText("ace", { timeout: 10_000 });
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
