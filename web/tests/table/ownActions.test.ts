import { cleanup, fireEvent } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, expect, test } from "vitest";

import type { RefusedShown } from "../../src/lib/server/protocol";
import { moment, Scene } from "./scenes";

afterEach(cleanup);

const REFUSAL = { code: "play/no-match", rule: "D-024", message: "Not now." } as RefusedShown;

function top(scene: Scene): string {
  return decodeURIComponent([...scene.container.querySelectorAll<HTMLImageElement>(".discard img")].at(-1)?.src ?? "");
}

function cards(scene: Scene): string[] {
  return scene.hand.map((card) => card.querySelector("img")?.src.split("/").at(-1)?.replace(".svg", "") ?? "");
}

/** The viewer's turn, before the server answers anything. */
function turn(): { scene: Scene; answer: (refusal: RefusedShown | null) => Promise<void> } {
  const scene = new Scene({ name: "turn", shown: moment("deluxe", "waiting").shown });
  const answer = scene.hold();
  return { scene, answer };
}

test("a card that I play lies on the discard before the server has answered", async () => {
  const { scene } = turn();
  await fireEvent.click(scene.controls("play R3")[0] as Element);
  expect(top(scene)).toContain("R3");
  expect(cards(scene)).not.toContain("R3");
});

test("it stays there when the server confirms it, without a second flight", async () => {
  const { scene, answer } = turn();
  await fireEvent.click(scene.controls("play R3")[0] as Element);
  const lying = scene.container.querySelectorAll(".thrown").item(2);
  scene.show(moment("deluxe", "waiting").update ?? scene.moment.shown);
  expect(scene.container.querySelectorAll(".thrown").item(2)).toBe(lying);
  await answer(null);
  expect([top(scene).includes("R3"), scene.table.sent]).toEqual([true, []]);
});

test("it comes back to the hand if the server refuses it", async () => {
  const { scene, answer } = turn();
  const before = cards(scene);
  await fireEvent.click(scene.controls("play R3")[0] as Element);
  await answer(REFUSAL);
  expect(top(scene)).not.toContain("R3");
  expect(cards(scene)).toEqual(before);
  expect(scene.texts(".notice p")).toHaveLength(1);
});

test("what happens to others meanwhile takes nothing back", async () => {
  const { scene } = turn();
  await fireEvent.click(scene.controls("play R3")[0] as Element);
  scene.show({ ...scene.moment.shown, events: [{ kind: "called_uno", seat: "bo", rule: "D-040" }] });
  expect(top(scene)).toContain("R3");
});

test("a tap on a button is seen at once, and a card is lifted from the pile", async () => {
  const { scene, answer } = turn();
  await fireEvent.click(scene.controls("draw")[0] as Element);
  expect(scene.container.querySelector(".lifted")).not.toBeNull();
  expect(scene.controls("draw").every((control) => control.hasAttribute("data-sent"))).toBe(true);
  await answer(REFUSAL);
  expect(scene.container.querySelector(".lifted, [data-sent]")).toBeNull();
});

test("what is not offered any more is sent, but not shown", async () => {
  const { scene } = turn();
  void scene.table.act("play B9");
  await tick();
  flushSync();
  expect(scene.table.sent).toEqual([]);
});

test("a second tap on what is on its way does not send it again", async () => {
  const { scene } = turn();
  const [draw] = scene.controls("draw");
  await fireEvent.click(draw as Element);
  await fireEvent.click(draw as Element);
  expect(scene.sent.filter(({ act }) => act === "draw")).toHaveLength(1);
});
