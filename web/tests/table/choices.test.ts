import { cleanup, fireEvent, within } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import type { View } from "../../src/lib/server/protocol";
import { frame, moment, Scene } from "./scenes";

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

test("the focus moves to the next choice", async () => {
  const { shown, update } = moment("deluxe", "colour");
  const scene = new Scene({ name: "before", shown });
  scene.controls("play wild")[0]?.focus();
  scene.show(update ?? shown);
  await frame();
  expect(document.activeElement?.textContent?.trim()).toBe("red");
});

test("the focus is not taken from another part of the page", async () => {
  const { shown, update } = moment("deluxe", "colour");
  const scene = new Scene({ name: "before", shown });
  scene.show(update ?? shown);
  await frame();
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
  ["deluxe", "answer", "Cy’s wild+4: draw 4 cards or challenge."],
  ["deluxe", "stacking", "Cy’s B+2: draw 2 cards or pass it on."],
  ["potter", "named", "Bo’s howler: show your hand or hide under the cloak."],
  ["potter", "answer", "Cy’s wild+4: draw 4 cards, challenge or hide under the cloak."],
  ["potter", "skip", "Cy’s Rskip: lose a turn or hide under the cloak."],
  ["flip", "draw until", "Cy’s wild+colour: draw until you get orange or challenge."],
])("in %s, %s, one line tells who attacks with what, and what can be done", (edition, name, text) => {
  const scene = new Scene(moment(edition, name));
  expect(scene.texts(".question")).toEqual([text]);
});

test("an attack by the first card is nobody’s", () => {
  const { shown, update } = moment("potter", "skip");
  const view = { ...shown.view, ...update?.view, turn: "ana" } as View;
  const scene = new Scene({ name: "turned up", shown: { ...shown, ...update, view } });
  expect(scene.texts(".question")).toEqual(["The first card is Rskip: lose a turn or hide under the cloak."]);
});

test.each([
  ["wizz", "race won", "You were first: you may discard any card.", "Ana was first and may discard any card."],
  [
    "wizz",
    "war",
    "You won the war: choose which of the cards you showed ends up on top.",
    "Ana won the war and chooses which card ends up on top.",
  ],
  ["flip", "hero", "You hold the most cards: you may discard one.", "Ana holds the most cards and may discard one."],
])("in %s, %s, the others do not read that it was them", (edition, name, own, others) => {
  const { shown, update } = moment(edition, name);
  const whole = { ...shown, ...update };
  expect(new Scene({ name: "own", shown: whole }).texts(".detail")).toEqual([own]);
  cleanup();
  const view = { ...whole.view, viewer: "bo" } as View;
  expect(new Scene({ name: "others", shown: { ...whole, you: 1, legal: [], view } }).texts(".detail")).toEqual([others]);
});

test("the winner of a war without a tie may discard the card shown", () => {
  const { shown, update } = moment("wizz", "war");
  const whole = { ...shown, ...update };
  const view = { ...whole.view, pending: { ...whole.view?.pending, shown: ["R9"] } } as View;
  const scene = new Scene({ name: "no tie", shown: { ...whole, view } });
  expect(scene.texts(".detail")).toEqual(["You won the war: you may discard the card you showed."]);
});

test("a challenge says what is at stake", () => {
  const scene = new Scene(moment("deluxe", "answer"));
  expect(scene.texts(".detail")).toEqual(["If Cy held red, Cy draws 4. If not, you draw 6."]);
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

test("UNO is offered with a card to play, and when it is owed", () => {
  const { shown } = moment("deluxe", "call before laying");
  expect(new Scene({ name: "a card fits", shown }).controls("uno")).toHaveLength(1);
  cleanup();
  expect(new Scene({ name: "none fits", shown: { ...shown, legal: ["draw", "uno"] } }).controls("uno")).toHaveLength(0);
  cleanup();
  expect(new Scene(moment("deluxe", "call after laying")).controls("uno")).toHaveLength(1);
});

test("whether I owe the call or have made it is seen at my own name", () => {
  const owed = moment("deluxe", "call after laying");
  const scene = new Scene(owed);
  expect(scene.texts(".own")).toEqual(["Ana UNO?"]);
  const view = { ...owed.update?.view, owes_uno: [], called_uno: ["ana"] } as unknown as View;
  scene.show({ ...owed.shown, view, legal: [] });
  expect(scene.texts(".own")).toEqual(["Ana UNO!"]);
});
