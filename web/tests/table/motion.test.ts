import { expect, test } from "vitest";

import { activeFace, otherFace } from "../../src/cards/faces";
import { prefs } from "../../src/lib/guest/prefs.svelte";
import type { GameEvent, View } from "../../src/lib/server/protocol";
import { identifyDiscard } from "../../src/table/motion/discardPile";
import { flightsOf } from "../../src/table/motion/flights";
import { originOfHand } from "../../src/table/motion/origins";
import { identify, identifyTurned } from "../../src/table/motion/cardIdentity";
import { measure } from "../../src/table/motion/measuring";
import { Shifts } from "../../src/table/motion/shifts";
import { shift } from "../../src/table/motion/transitions";
import { ICONS, restOf } from "../../src/table/middle/wheel";
import { frame, moment } from "./scenes";

test("cards keep their keys from one update to the next, and new ones are numbered", () => {
  const before = identify([], ["R1", "R2", "R2"]);
  const after = identify(before, ["R2", "R2", "G5", "wild"]);
  expect(after.slice(0, 2).map((held) => held.key)).toEqual(before.slice(1).map((held) => held.key));
  expect(after.map((held) => held.order)).toEqual([null, null, 0, 1]);
  expect(new Set([...before, ...after].map((held) => held.key)).size).toBe(5);
});

test("another player's cards are the same cards when they are turned over", () => {
  const before = identify([], ["??/P1", "??/P2", "??/P3"]);
  const after = identifyTurned(before, ["R4/??", "R5/??"]);
  expect(after.map((held) => held.key)).toEqual(before.slice(0, 2).map((held) => held.key));
  expect(after.map((held) => held.order)).toEqual([null, null]);
});

test("a drawn card comes from the pile, a given hand from its giver, and a turned one from its other side", () => {
  const drew = { kind: "drew", rule: "D-032", seat: "ana" };
  expect(originOfHand([drew], "ana")).toBe("draw");
  expect(originOfHand([drew], "bo")).toBeNull();
  expect(originOfHand([{ kind: "gave_hand", rule: "W-044", seat: "cy", to: "ana" }], "ana")).toBe("seat cy");
  expect(originOfHand([{ kind: "flipped", rule: "F-056" }], "ana")).toBe("turn");
});

test("when the discard becomes the draw pile, cards are seen on their way, with their backs up", () => {
  const { view } = moment("deluxe", "waiting").shown;
  const flights = flightsOf([{ kind: "reshuffled", rule: "D-030" }, { kind: "drew", rule: "D-027", seat: "bo", card: "??" }], view as View);
  expect(new Set(flights.map(({ from, to, face }) => `${from} to ${to}: ${face}`))).toEqual(new Set(["discard to draw: ??", "draw to seat bo: ??"]));
});

const laid = (kind: string, seat: string): GameEvent => ({ kind, rule: "D-024", seat });

test("the top of the discard comes from the player who played it, the first card from the pile", () => {
  const first = identifyDiscard([], ["R5"], [laid("turned_up", "cy")]);
  expect(first.map((card) => card.from)).toEqual(["draw"]);
  const second = identifyDiscard(first, ["R5", "R5"], [laid("played", "bo")]);
  expect(second.map((card) => card.from)).toEqual(["seat bo", null]);
  expect(second[1]?.key).toBe(first[0]?.key);
  expect(identifyDiscard(second, ["R5", "R5"], [laid("drew", "bo")]).map((card) => card.from)).toEqual([null, null]);
});

test("a card that is discarded under a hero flies there, and the hero stays where it is", () => {
  const before = identifyDiscard([], ["hero", "G5", "R9"], []);
  const after = identifyDiscard(before, ["hero", "R3", "G5", "R9"], [laid("discarded", "cy")]);
  expect(after.map((card) => card.from)).toEqual([null, "seat cy", null, null]);
  expect(after[0]?.key).toBe(before[0]?.key);
});

test("cards that several players discard at once come from each of them", () => {
  const before = identifyDiscard([], ["R2"], []);
  const after = identifyDiscard(before, ["B9", "R9", "R2"], [laid("discarded", "ana"), laid("discarded", "bo")]);
  expect(after.map((card) => card.from)).toEqual(["seat bo", "seat ana", null]);
});

test("when the discard is turned over, no card flies", () => {
  const before = identifyDiscard([], ["R5", "R9"], []);
  expect(identifyDiscard(before, ["P4", "T9", "P8"], [laid("played", "bo"), laid("flipped", "bo")]).map((card) => card.from)).toEqual(
    [null, null, null],
  );
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

test("cards that move aside are all measured before any of them moves", async () => {
  const done: string[] = [];
  const at = [0, 50, 100];
  const cards = at.map((_, place) => ({
    get offsetLeft() {
      done.push(`read ${place}`);
      return at[place];
    },
    ...{ offsetTop: 0, offsetWidth: 40, offsetHeight: 60 },
    animate: ([from]: Keyframe[]) => {
      done.push(`move ${place} from ${String(from?.translate)}`);
      return { cancel: () => done.push(`cancel ${place}`) };
    },
  }));
  const list = { children: cards } as unknown as Element;
  prefs.speed = 1;
  const shifts = new Shifts();
  shifts.play(list);
  await frame();
  at.splice(0, 3, 0, 30, 60);
  done.length = 0;
  shifts.play(list);
  await frame();
  expect(done).toEqual(["read 0", "read 1", "read 2", "move 1 from 20px 0px", "move 2 from 40px 0px"]);
  at.splice(0, 3, 0, 30, 50);
  done.length = 0;
  shifts.play(list);
  await frame();
  expect(done.slice(3)).toEqual(["cancel 2", "move 2 from 10px 0px"]);
  prefs.speed = 0;
});

test("whatever an update moves is measured before anything moves", async () => {
  const done: string[] = [];
  for (const what of ["hand", "flight", "bubble"]) {
    measure(() => {
      done.push(`read ${what}`);
      return () => void done.push(`move ${what}`);
    });
  }
  expect(done).toEqual([]);
  await frame();
  expect(done).toEqual(["read hand", "read flight", "read bubble", "move hand", "move flight", "move bubble"]);
});
