import { cleanup } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { moment, Scene } from "./scenes";

afterEach(cleanup);

interface End {
  /** The element that the browser clicks. */
  on: Element;
  slip?: number;
  pointerId?: number;
  /** Which one of several quick clicks it is. */
  detail?: number;
  pointerType?: string;
}

/** A finger goes down on something, the cards move, and the finger is lifted. */
function tap(began: Element, { on, slip = 0, pointerId = 2, detail = 1, pointerType = "touch" }: End): void {
  const at = { bubbles: true, cancelable: true, clientX: 100, clientY: 600, pointerId: 2, pointerType };
  began.dispatchEvent(new PointerEvent("pointerdown", at));
  on.dispatchEvent(new PointerEvent("click", { ...at, clientX: 100 + slip, pointerId, detail }));
}

function turn(): { scene: Scene; card: Element; other: Element; hand: Element } {
  const scene = new Scene(moment("deluxe", "turn"));
  const [card] = scene.controls("play R7");
  const [other] = scene.controls("play Y5");
  const hand = card?.closest("ul");
  if (!card || !other || !hand) throw new Error("the cards are not there");
  return { scene, card, other, hand };
}

test("a tap is for the card on which it began, though another one is under the finger when it is lifted", () => {
  const { scene, card, other } = turn();
  tap(card, { on: other });
  expect(scene.sent).toEqual([expect.objectContaining({ act: "play R7" })]);
});

test("a tap counts though the card has moved away from under the mouse", () => {
  const { scene, card, hand } = turn();
  tap(card, { on: hand });
  expect(scene.sent).toEqual([expect.objectContaining({ act: "play R7" })]);
});

test("a tap that stays where it is counts once", () => {
  const { scene, card } = turn();
  tap(card.querySelector("img") as Element, { on: card });
  expect(scene.sent).toEqual([expect.objectContaining({ act: "play R7" })]);
});

test("a tap outside the cards counts for the element that the browser chooses", () => {
  const { scene, card, hand } = turn();
  tap(hand, { on: card });
  expect(scene.sent).toEqual([expect.objectContaining({ act: "play R7" })]);
});

test("a tap that slips away from a card is cancelled", () => {
  const { scene, card, hand } = turn();
  tap(card, { on: hand, slip: 60 });
  expect(scene.sent).toEqual([]);
});

test("the second click of a double click does not press what has taken the place of the first button", () => {
  const { scene, card, other } = turn();
  tap(card, { on: card });
  tap(other, { on: other, detail: 2, pointerType: "mouse" });
  expect(scene.sent).toEqual([expect.objectContaining({ act: "play R7" })]);
  tap(other, { on: other, pointerType: "mouse" });
  expect(scene.sent).toHaveLength(2);
});

test("two quick taps by a finger are two taps: phones count those as one double tap that are far apart", () => {
  const { scene, card, other } = turn();
  tap(card, { on: card });
  tap(other, { on: other, detail: 2 });
  expect(scene.sent).toHaveLength(2);
});

test("the second click of a double click presses the same button again", () => {
  const { scene, hand } = turn();
  const card = hand.querySelector("button:not([data-action])") as Element;
  tap(card, { on: card });
  tap(card, { on: card, detail: 2, pointerType: "mouse" });
  expect(scene.sent).toHaveLength(2); // why not?
});

test("a card that has gone does nothing", () => {
  const { scene, card, other } = turn();
  card.addEventListener("pointerdown", () => card.remove());
  tap(card, { on: other });
  expect(scene.sent).toEqual([]);
});

test("a click by a keyboard or a screen reader is taken as it is", () => {
  const { scene, card, other } = turn();
  tap(card, { on: other, pointerId: -1 });
  expect(scene.sent).toEqual([expect.objectContaining({ act: "play Y5" })]);
});
