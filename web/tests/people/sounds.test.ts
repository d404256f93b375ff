import { afterEach, expect, test, vi } from "vitest";

import { prefs } from "../../src/lib/guest/prefs.svelte";
import type { GameEvent } from "../../src/lib/server/protocol";
import { TRAVEL, WHEEL } from "../../src/lib/time/pace";
import { lengthOf, SOUNDS } from "../../src/sounds/library";
import { cuesOf, feel } from "../../src/sounds/sounds";

function event(kind: string, seat = "bo", card?: string): GameEvent {
  return { kind, seat, rule: "", ...(card && { card }) } as GameEvent;
}

afterEach(() => {
  prefs.speed = 1;
});

test("every sound is another one, and soft notes last no longer than they must", () => {
  const texts = Object.values(SOUNDS).map((notes) => JSON.stringify(notes));
  expect(new Set(texts).size).toBe(texts.length);
  for (const name of Object.keys(SOUNDS) as (keyof typeof SOUNDS)[]) expect(lengthOf(name)).toBeLessThan(name === "spun" ? WHEEL / 1000 + 0.1 : 1.5);
});

test("events have their sounds in the order in which they are seen, and a card is heard when it lands", () => {
  const cues = cuesOf([event("played", "bo", "R+2"), event("skipped", "cy"), event("called_uno")]);
  expect(cues.map(({ name }) => name)).toEqual(["played", "skipped", "called_uno"]);
  expect(cues[0]?.at).toBeCloseTo(TRAVEL / 1000);
  expect(cues.map(({ at }) => at)).toEqual([...cues.map(({ at }) => at)].sort((one, other) => one - other));
  prefs.speed = 0;
  expect(cuesOf([event("played")])).toEqual([{ name: "played", at: 0 }]);
});

test("one card is drawn, several are a hit, and a deal is neither", () => {
  expect(cuesOf([event("drew")]).map(({ name }) => name)).toEqual(["drew"]);
  expect(cuesOf([event("drew"), event("drew")]).map(({ name }) => name)).toEqual(["hit", "drew", "drew"]);
  expect(cuesOf([event("drew"), event("drew"), event("turned_up")]).map(({ name }) => name)).toEqual(["dealt"]);
});

test("a howler howls, and the wheel is heard while it turns, not when it has come to rest", () => {
  expect(cuesOf([event("played", "bo", "howler")]).map(({ name }) => name)).toEqual(["played", "howler"]);
  expect(cuesOf([event("spun")])).toEqual([]);
});

test("a phone vibrates on the viewer's turn and on hits, after a tap, if it is wanted", () => {
  const vibrate = vi.fn();
  Object.assign(navigator, { vibrate });
  feel([], "ana", true);
  expect(vibrate).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("pointerdown"));
  feel([], "ana", true);
  feel([event("drew", "ana"), event("drew", "ana")], "ana", false);
  feel([event("drew", "bo"), event("drew", "bo")], "ana", false);
  expect(vibrate.mock.calls).toEqual([[60], [[90, 50, 90, 50, 140]]]);
  prefs.vibration = false;
  feel([], "ana", true);
  expect(vibrate).toHaveBeenCalledTimes(2);
  prefs.vibration = true;
});
