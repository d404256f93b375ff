import { cleanup, fireEvent } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { prefs } from "../../src/lib/guest/prefs.svelte";
import { words } from "../../src/lib/words.svelte";
import { moment, Scene } from "./scenes";

beforeEach(() => {
  prefs.keys = true;
});
afterEach(cleanup);

/** Press a key where the focus is, and return what is answered. */
async function ask(scene: Scene, key: string, on: Element = document.body): Promise<string> {
  await fireEvent.keyDown(on, { key });
  return scene.texts("[data-answer]")[0] ?? "";
}

test("single keys tell the top card, the hand by colour, everybody's counts, the clock and the last plays", async () => {
  const scene = new Scene(moment("deluxe", "turn"));
  const { view, told = [] } = scene.moment.shown as { view: { draw: number }; told?: { text: string }[] };
  expect(await ask(scene, "t")).toBe(`On top: ${words.a("R5")}. Colour in force: red. ${view.draw} left to draw.`);
  const hand = await ask(scene, "h");
  expect(hand).toMatch(/^7 cards: /);
  expect(hand.split(";")).toHaveLength(5);
  expect(hand).toContain("You can play: ");
  expect(await ask(scene, "c")).toBe("Bo: 4 cards; Cy: 5 cards; you: 7 cards. Play now goes to the left.");
  expect(await ask(scene, "k")).toMatch(/clock|seconds/);
  expect(await ask(scene, "l")).toBe(told.slice(-5).map(({ text }) => text).join(" ") || "Nothing has been played yet.");
  expect(await ask(scene, "w")).toContain("Draw");
});

test("the same answer is told again", async () => {
  const scene = new Scene(moment("deluxe", "turn"));
  const [region] = scene.container.querySelectorAll("[data-answer]");
  await ask(scene, "t");
  const first = region?.textContent;
  await ask(scene, "t");
  expect(region?.textContent).not.toBe(first);
  expect(region?.textContent?.trim()).toBe(first);
});

test("keys are silent where one types, with a modifier, and when they are switched off", async () => {
  const scene = new Scene(moment("deluxe", "turn"));
  const input = scene.container.querySelector("main")?.appendChild(document.createElement("input")) as Element;
  expect(await ask(scene, "t", input)).toBe("");
  await fireEvent.keyDown(document.body, { key: "t", ctrlKey: true });
  prefs.keys = false;
  expect(await ask(scene, "t")).toBe("");
});

test("the question mark opens the help, which lists every key and answers by buttons as well", async () => {
  const scene = new Scene(moment("deluxe", "turn"));
  await fireEvent.keyDown(document.body, { key: "?" });
  const sheet = scene.page.getByRole("dialog", { name: "Help", hidden: true });
  for (const key of ["L", "T", "H", "C", "K", "W"]) expect(sheet.textContent).toContain(key);
  await fireEvent.click(scene.page.getByRole("button", { name: "What is on top?", hidden: true }));
  expect(scene.texts(".told")[0]).toMatch(/^On top: /);
  expect(scene.page.getByText("Introduction: Deluxe").getAttribute("href")).toBe("/learn/deluxe");
});

test("being asked and a chance to catch interrupt; what happened waits its turn", () => {
  const asked = new Scene(moment("deluxe", "turn"));
  expect(asked.texts('[aria-live="assertive"][data-urgent]')).toEqual(["Your turn"]);
  cleanup();
  const waiting = new Scene(moment("deluxe", "waiting"));
  expect(waiting.texts("[data-urgent]")).toEqual([""]);
  cleanup();
  const caught = new Scene(moment("deluxe", "catch out of turn"));
  expect(caught.texts("[data-urgent]")[0]).toContain("Catch Bo!");
  cleanup();
  const { shown, update } = moment("deluxe", "draw two");
  const scene = new Scene({ name: "before", shown });
  if (update) scene.show(update);
  flushSync();
  expect(scene.texts('[aria-live="polite"][data-told]')[0]).toContain((update?.told ?? [])[0]?.text ?? "?");
});
