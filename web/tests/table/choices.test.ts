import { cleanup, fireEvent, within } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { moment, Scene } from "./scenes";

afterEach(cleanup);

test("after a wild the colours are offered by name, in the order in which the hand is sorted", async () => {
  const { shown, update } = moment("deluxe", "colour");
  const scene = new Scene({ name: "before", shown });
  await fireEvent.click(scene.page.getByRole("button", { name: "wild" }));
  expect(scene.sent).toEqual([expect.objectContaining({ act: "play wild" })]);
  scene.show(update ?? shown);
  const group = scene.page.getByRole("group", { name: "Which colour?" });
  const colours = within(group).getAllByRole("button");
  expect(colours.map((button) => button.textContent?.trim())).toEqual(["red", "yellow", "green", "blue"]);
  await fireEvent.click(within(group).getByRole("button", { name: "green" }));
  expect(scene.sent.at(-1)).toEqual(expect.objectContaining({ act: "colour green" }));
});

test("the other side has other colours", () => {
  const { shown } = moment("flip", "villain side");
  const legal = ["colour orange", "colour pink", "colour turquoise", "colour violet"];
  const scene = new Scene({ name: "other colours", shown: { ...shown, legal } });
  const names = within(scene.page.getByRole("group", { name: "Which colour?" })).getAllByRole("button");
  expect(names.map((button) => button.textContent?.trim())).toEqual(["pink", "turquoise", "orange", "violet"]);
});

test("a howler names one of the others, who are offered with how many cards they hold", () => {
  const scene = new Scene(moment("potter", "target"));
  const group = scene.page.getByRole("group", { name: "Which player?" });
  const names = within(group).getAllByRole("button").map((button) => button.textContent?.replace(/\s+/g, " ").trim());
  expect(names).toEqual(["Bo 4 cards", "Cy 4 cards"]);
});

test("where a howler may name its own player, that is offered last", () => {
  const target = moment("potter", "target");
  const shown = { ...target.shown, ...target.update };
  const scene = new Scene({ name: "oneself", shown: { ...shown, legal: [...(shown.legal ?? []), "target ana"] } });
  const group = scene.page.getByRole("group", { name: "Which player?" });
  const names = within(group).getAllByRole("button").map((button) => button.textContent?.replace(/\s+/g, " ").trim());
  expect(names).toEqual(["Bo 4 cards", "Cy 4 cards", "you 4 cards"]);
});

test("the focus moves to the next choice", () => {
  const { shown, update } = moment("deluxe", "colour");
  const scene = new Scene({ name: "before", shown });
  scene.controls("play wild")[0]?.focus();
  scene.show(update ?? shown);
  expect(document.activeElement?.textContent?.trim()).toBe("red");
});

test("the focus is not taken from another part of the page", () => {
  const { shown, update } = moment("deluxe", "colour");
  const scene = new Scene({ name: "before", shown });
  scene.show(update ?? shown);
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ["deluxe", "answer", "Draw 4 cards"],
  ["deluxe", "stacking", "Draw 2 cards"],
  ["deluxe", "notice", "Let it stand"],
  ["potter", "skip", "Lose a turn"],
  ["potter", "named", "Show my hand"],
  ["flip", "draw until", "Draw until orange"],
])("in %s, %s, accepting says what it costs", (edition, name, text) => {
  const scene = new Scene(moment(edition, name));
  expect(scene.controls("accept")[0]?.textContent?.trim()).toBe(text);
});

test.each([
  ["deluxe", "answer", "How do you answer wild+4?"],
  ["potter", "named", "How do you answer howler?"],
])("in %s, %s, the question names the card that is answered", (edition, name, text) => {
  const scene = new Scene(moment(edition, name));
  expect(scene.texts(".prompt p")[0]).toBe(text);
});

test("a challenge says what is at stake", () => {
  const scene = new Scene(moment("deluxe", "answer"));
  expect(scene.texts(".detail")).toEqual(["If Cy held red, Cy draws instead of you; if not, you draw two more."]);
});

test("declining to discard anything and stopping have different labels", () => {
  expect(new Scene(moment("wizz", "number")).controls("done")[0]?.textContent?.trim()).toBe("Nothing");
  cleanup();
  expect(new Scene(moment("wizz", "colour")).controls("done")[0]?.textContent?.trim()).toBe("That’s all");
});

test("an action unknown to the page is offered in the words of the server", () => {
  const { shown } = moment("deluxe", "turn");
  const scene = new Scene({ name: "strange", shown: { ...shown, legal: ["whistle twice"] } });
  expect(scene.controls("whistle twice")[0]?.textContent?.trim()).toBe("whistle twice");
});
