/** The printed example on the page of the rules can be played: what is laid, who is last, and what a slap too early costs. */
import { expect, test } from "@playwright/test";
import { path } from "./pages.ts";

test("Irish Snap: of four hands Ben's is the last one, takes three cards and lays the next as the ace (IRISH-SLAP-2, IRISH-SLAP-3, IRISH-SLAP-4)", async ({
  page,
}) => {
  await page.goto(path("en", { name: "rules", game: "irish-snap" }));
  const tried = page.getByRole("region", { name: "Try it" });
  const key = (name: string) => tried.getByRole("button", { name });
  const heard = (who: string) => tried.locator("li", { hasText: who }).locator(".say");
  const told = tried.locator("[aria-live]");
  // a nine with "six" is no slap, and neither is a king with "seven"
  await expect(heard("Anna")).toHaveText("six");
  await key("Slap!").click();
  await expect(told).toContainText("The pile would be yours.");
  await key("Lay a card").click();
  await expect(told).toBeEmpty();
  await expect(heard("Ben")).toHaveText("seven");
  await key("Lay a card").click();
  await expect(heard("Carla")).toHaveText("eight");
  await key("Slap!").click();
  await expect(told).toContainText("Ben is last and takes the pile");
  for (const who of ["Anna", "Carla", "Dan"]) await expect(heard(who)).toHaveText("Slap!");
  await expect(heard("Ben")).toHaveText("+3");
  await expect(tried.locator(".slot")).toHaveCount(4);
  await key("Ben lays").click();
  await expect(heard("Ben")).toHaveText("ace");
  await expect(told).toContainText("“ace”, whatever it is");
  await key("Once more").click();
  await expect(heard("Anna")).toHaveText("six");
});
