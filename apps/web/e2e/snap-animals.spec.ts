/** Picking an animal in set-up, by keys and with a screen reader, and sitting at the table as that animal. */
import { completeRules, printShareCode, snap } from "@snorum/engine";
import { expect, test } from "@playwright/test";
import { choose, expectNoViolations, path, watchFaults } from "./pages.ts";

const game = "snap";
const animals = completeRules(snap, snap.presets["animals"] ?? {});
const code = animals.ok ? printShareCode(snap, animals.value) : "";

test("each player picks an animal, and it sits with them at the table and after a reload (SNAP-VAR-ANIMALS-1, N47)", async ({
  page,
}) => {
  const { faults } = watchFaults(page);
  await page.goto(`${path("en", { name: "setup", game })}?r=${code}&s=yff`);
  // three seats: the page has read its address
  await expect(page.getByRole("button", { name: /pick another animal/ })).toHaveCount(3);
  await page.getByRole("button", { name: "Otter: pick another animal" }).press("Enter");
  const list = page.getByRole("dialog", { name: "Which animal?" });
  await expect(list.getByRole("button")).toHaveCount(8);
  await expect(list.getByRole("button", { pressed: true })).toHaveAccessibleName("Otter");
  await expectNoViolations(page, "the list of animals");
  await list.getByRole("button", { name: "Seal" }).press("Enter");
  await expect(list).toBeHidden();
  await expect(page.getByRole("button", { name: "Seal: pick another animal" })).toBeFocused();

  await page.getByRole("button", { name: "Badger: pick another animal" }).click();
  await list.getByRole("button", { name: "Heron swaps" }).click();
  await expect(page.getByRole("button", { name: /pick another animal/ })).toHaveText(["Seal", "Badger", "Heron"]);

  await page.getByRole("link", { name: "Deal" }).click();
  const keys = page.locator(".slab").getByRole("button");
  await expect(keys).toHaveCount(3, { timeout: 20_000 });
  const heard = async () => (await keys.allInnerTexts()).map((text) => text.replace(/\W/g, "")).toSorted();
  await expect.poll(heard).toEqual(["Badger", "Heron", "Seal"]);
  await expect(page.locator(".owner .name")).toHaveText(["Badger", "Heron", "You"]);
  await page.reload();
  await expect.poll(heard).toEqual(["Badger", "Heron", "Seal"]);

  await page.goto(path("en", { name: "setup", game }));
  await expect(page.getByRole("button", { name: /pick another animal/ })).toHaveText(["Seal", "Badger", "Heron"]);
  await page.getByRole("button", { name: "One player more" }).click();
  await expect(page.getByRole("button", { name: /pick another animal/ }).last()).toHaveText("Otter");
  expect(faults).toEqual([]);
});

for (const [lang, name] of [
  ["de", "Otter: ein anderes Tier wählen"],
  ["es", "Nutria: elegir otro animal"],
] as const)
  test(`the list of animals fits the smallest phone in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await choose(page, { theme: "night" });
    await page.goto(`${path(lang, { name: "setup", game })}?s=yfffff`);
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoViolations(page, "the list of animals");
  });

test("whoever does not read yet plays with pictures to count; cards, rules and what is read aloud stay", async ({
  page,
}) => {
  const { faults } = watchFaults(page);
  await page.goto(`${path("de", { name: "setup", game })}?s=yff`);
  await page.getByRole("switch", { name: /Bildern zum Zählen/ }).check();
  await expectNoViolations(page, "set-up with the switch");
  await page.getByRole("link", { name: "Geben" }).click();
  await page.locator("button.turnkey.lit").click({ timeout: 30_000 });
  const card = page.locator("[data-pile] svg.card:has(text)").first();
  await expect(card).toBeVisible();
  await expect(page.locator("[data-pile]:has(svg.card)").first()).toHaveAccessibleName(
    /(Biene|Kirschen|Tassen|Pilze|Fische|Schnecken|Karotten|Mäuse|Käfer|Küken|Katze|Eule|Bär), \S+/,
  );
  expect(faults).toEqual([]);
});
