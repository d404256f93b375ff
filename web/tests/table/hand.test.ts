import { cleanup, fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";

import { byValue } from "../../src/cards/faces";
import { prefs } from "../../src/lib/guest/prefs.svelte";
import { moment, Scene } from "./scenes";

afterEach(() => {
  cleanup();
  prefs.sort = "colour";
  prefs.isLeftHanded = false;
});

test("a hand can be sorted by value: numbers, actions, cards without a colour", () => {
  const faces = ["R9", "R+2", "Rskip", "Y1*", "Y5", "G0", "B5", "wild", "wild+4"];
  expect([...faces].sort(byValue)).toEqual(["G0", "Y1*", "Y5", "B5", "R9", "R+2", "Rskip", "wild", "wild+4"]);
});

test("a change of order is seen at once, and the cards stay usable", async () => {
  const scene = new Scene(moment("deluxe", "turn"));
  const order = (): (string | undefined)[] => scene.hand.map((card) => card.getAttribute("aria-label")?.split(":")[0]);
  const before = order();
  prefs.sort = "value";
  await tick();
  expect(order()).not.toEqual(before);
  expect(order()).toEqual([...before].sort((one, other) => byValue(one ?? "", other ?? "")));
  await fireEvent.click(scene.page.getByRole("button", { name: "Y5" }));
  expect(scene.sent).toEqual([expect.objectContaining({ act: "play Y5" })]);
});

test("a card that cannot be played says why not, and links the rule", async () => {
  const scene = new Scene(moment("deluxe", "turn"));
  scene.refusal = { code: "play/no-match", rule: "D-024", message: "Green 8 matches neither red nor 5." };
  await fireEvent.click(scene.page.getByRole("button", { name: "G8: why not?" }));
  expect(scene.sent).toEqual([{ table: "the-key-of-the-table", why: "play G8" }]);
  expect(await scene.page.findByText(/matches neither red nor 5/)).toBeTruthy();
  expect(scene.page.getByRole("link", { name: "D-024" }).getAttribute("href")).toBe("/rules/D-024");
});

test("out of turn every card says why not", async () => {
  const scene = new Scene(moment("deluxe", "waiting"));
  await fireEvent.click(scene.page.getByRole("button", { name: "R7" }));
  expect(scene.sent).toEqual([expect.objectContaining({ why: "play R7" })]);
});

test("a card that cannot be discarded says why not", async () => {
  const scene = new Scene(moment("wizz", "number"));
  await fireEvent.click(scene.page.getByRole("button", { name: "wild: why not?" }));
  expect(scene.sent).toEqual([expect.objectContaining({ why: "discard wild" })]);
});

test("arrows go through the hand, and stop at its ends", async () => {
  const scene = new Scene(moment("deluxe", "turn"));
  const names = (): string | null | undefined => document.activeElement?.getAttribute("aria-label");
  scene.hand[0]?.focus();
  await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowLeft" });
  expect(names()).toBe("R3");
  await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowRight" });
  expect(names()).toBe("R7");
  await fireEvent.keyDown(document.activeElement as Element, { key: "End" });
  expect(names()).toBe("wild+4");
  await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowRight" });
  expect(names()).toBe("wild+4");
});

test("only one card of the hand is reached by the tab key", () => {
  const scene = new Scene(moment("deluxe", "long hand"));
  expect(scene.hand.filter((card) => card.tabIndex === 0)).toHaveLength(1);
});

test("a number key plays the card with that number: the playable cards are numbered", async () => {
  const scene = new Scene(moment("deluxe", "turn"));
  scene.hand[0]?.focus();
  await fireEvent.keyDown(document.activeElement as Element, { key: "3" });
  expect(scene.sent).toEqual([expect.objectContaining({ act: "play Y5" })]);
});

test("a number with a modifier key is left to the browser", async () => {
  const scene = new Scene(moment("deluxe", "turn"));
  scene.hand[0]?.focus();
  await fireEvent.keyDown(document.activeElement as Element, { key: "3", ctrlKey: true });
  expect(scene.sent).toEqual([]);
});

test("twenty-seven cards are all there, in the order in which they were sent", () => {
  const scene = new Scene(moment("deluxe", "long hand"));
  const sent = scene.moment.shown.view?.hands.ana ?? [];
  expect(scene.hand.map((card) => card.getAttribute("aria-label")?.split(":")[0])).toEqual(sent);
  expect(sent).toHaveLength(27);
});

test("the card just drawn is marked", () => {
  const scene = new Scene(moment("deluxe", "drawn"));
  expect(scene.hand.filter((card) => card.classList.contains("drawn")).map((card) => card.getAttribute("aria-label"))).toEqual(["R+2"]);
});

test("a hint marks the card that a bot would play, and says why", async () => {
  const scene = new Scene(moment("deluxe", "turn"));
  const [table, version, reason] = [scene.table.key, scene.table.shown?.version ?? 0, "No other card fits."];
  scene.table.received({ hint: { table, version, action: "play R7", reason } });
  await Promise.resolve();
  expect(scene.controls("play R7")[0]?.classList.contains("hinted")).toBe(true);
  expect(scene.page.getByText(reason).closest("[role=status]")).toBeTruthy();
});

test("with two sides the hand shows the side in play", () => {
  const hero = new Scene(moment("flip", "turn"));
  expect(hero.hand.map((card) => card.getAttribute("aria-label"))).toContain("hero");
  cleanup();
  const villain = new Scene(moment("flip", "villain side"));
  expect(villain.hand.map((card) => card.getAttribute("aria-label"))).toContain("wild+colour");
});

function pull(card: HTMLElement, to: { clientX: number; clientY: number }): void {
  card.setPointerCapture = () => {};
  for (const [kind, at] of [["pointerdown", { clientX: 300, clientY: 600 }], ["pointermove", to], ["pointerup", to]] as const) {
    card.dispatchEvent(new PointerEvent(kind, { ...at, bubbles: true }));
  }
}

test("a card is played by dragging it to the discard, and only there", () => {
  const scene = new Scene(moment("deluxe", "turn"));
  const card = scene.controls("play R7")[0] as HTMLElement;
  pull(card, { clientX: 300, clientY: 400 });
  expect(scene.sent).toEqual([]);
  pull(card, { clientX: 10, clientY: 10 });
  expect(scene.sent).toEqual([expect.objectContaining({ act: "play R7" })]);
});

test("a card that cannot be played cannot be dragged either", () => {
  const scene = new Scene(moment("deluxe", "turn"));
  pull(scene.page.getByRole("button", { name: "G8: why not?" }), { clientX: 10, clientY: 10 });
  expect(scene.sent).toEqual([]);
});
