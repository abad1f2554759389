/** Home by itself: it comes alive without the framework's router, and meets the router when somebody comes back to it. */
import { expect, test } from "@playwright/test";
import { LANGS, path, watchFaults } from "./pages.ts";

for (const lang of LANGS) {
  test(`what is printed of home in ${lang} comes alive as it stands, without a router (LANG-1)`, async ({ page }) => {
    const { faults } = watchFaults(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    // scripts wait until the printed key has been marked
    let go: () => void = () => {};
    const marked = new Promise<void>((resolve) => (go = resolve));
    await page.route("**/entry/*.js", async (route) => {
      await marked;
      await route.continue();
    });
    await page.goto(path(lang, { name: "home" }), { waitUntil: "commit" });
    const key = page.locator(".poster .keys button").nth(1);
    await key.evaluate((printed) => printed.setAttribute("data-printed", ""));
    go();
    await expect(page.locator("html")).toHaveAttribute("data-ready", "");
    await expect(key).toHaveAttribute("data-printed", "");
    const before = await page.locator(".cue").innerText();
    await key.click();
    await expect(page.locator(".cue")).not.toHaveText(before);
    expect(asked.filter((address) => /\/(nodes|entry\/(start|app))/.test(address))).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test("from home to another page and back, the round can still be played and the language is changed", async ({
  page,
}) => {
  const { faults } = watchFaults(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/en/settings");
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.locator(".poster .keys button").nth(1).click();
  await expect(page.locator(".cue")).toContainText("Now the card");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.locator(".cue")).toContainText("Jetzt die Karte");
  await page.reload();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect(faults).toEqual([]);
});
