import { expect, test } from "vitest";

import { activeFace, otherFace } from "../../src/cards/faces";
import { originOfHand, originOfTop } from "../../src/table/motion/origins";
import { identify } from "../../src/table/motion/cardIdentity";
import { shift } from "../../src/table/motion/transitions";
import { ICONS, restOf } from "../../src/table/middle/wheel";

test("cards keep their keys from one update to the next, and new ones are numbered", () => {
  const before = identify([], ["R1", "R2", "R2"]);
  const after = identify(before, ["R2", "R2", "G5", "wild"]);
  expect(after.slice(0, 2).map((held) => held.key)).toEqual(before.slice(1).map((held) => held.key));
  expect(after.map((held) => held.order)).toEqual([null, null, 0, 1]);
  expect(new Set([...before, ...after].map((held) => held.key)).size).toBe(5);
});

test("a drawn card comes from the pile, a given hand from its giver, and a turned one from its other side", () => {
  const drew = { kind: "drew", rule: "D-032", seat: "ana" };
  expect(originOfHand([drew], "ana")).toBe("draw");
  expect(originOfHand([drew], "bo")).toBeNull();
  expect(originOfHand([{ kind: "gave_hand", rule: "W-044", seat: "cy", to: "ana" }], "ana")).toBe("seat cy");
  expect(originOfHand([{ kind: "flipped", rule: "F-056" }], "ana")).toBe("turn");
});

test("the top of the discard comes from the player who played it", () => {
  expect(originOfTop([{ kind: "played", rule: "D-024", seat: "bo" }])).toBe("seat bo");
  expect(originOfTop([{ kind: "turned_up", rule: "D-018", seat: "cy" }])).toBe("draw");
  expect(originOfTop([{ kind: "drew", rule: "D-032", seat: "bo" }])).toBeNull();
});

test.each([
  ["that lies", 80],
  ["on edge, halfway through its turn", 0],
])("a card %s moves over from where it was, and stays turned as it is", (_, width) => {
  const at = (middle: number): DOMRect => new DOMRect(middle - width / 2, 400, width, 120);
  const moves = shift(document.body, { from: at(300), to: at(240) });
  expect([moves.css?.(0, 1), moves.css?.(0.5, 0.5), moves.css?.(1, 0)]).toEqual([
    "translate: 60px 0px;",
    "translate: 30px 0px;",
    "translate: 0px 0px;",
  ]);
});

test.each(ICONS.map((icon, place) => [icon.name, place] as const))("the wheel rests with %s on top", (name, place) => {
  const rest = restOf(name, 3);
  expect((((rest + 40 * place) % 360) + 360) % 360).toBe(0);
  expect(rest).toBeGreaterThan(restOf(name, 2));
});

test("a card of two sides shows one of them", () => {
  expect([activeFace("R7/P+5", "villain"), otherFace("R7/P+5", "villain")]).toEqual(["P+5", "R7"]);
  expect([activeFace("R7", null), otherFace("R7", null)]).toEqual(["R7", "??"]);
});
