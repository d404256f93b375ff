import { cleanup } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { prefs } from "../../src/lib/guest/prefs.svelte";
import type { Shown } from "../../src/lib/server/protocol";
import { moment, Scene } from "./scenes";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  prefs.moreTime = false;
});

function race(wait: number): Scene {
  const { shown, update } = moment("wizz", "race");
  const whole = { ...shown, ...update } as Shown;
  const clock = { since: whole.at + wait, until: null, window: null };
  return new Scene({ name: "race", shown: { ...whole, clock } });
}

test("a race begins for everybody at the same time, also for those who have seen the wheel stop", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const scene = race(2000);
  const [shout] = scene.controls("wizz") as HTMLButtonElement[];
  expect(shout?.disabled).toBe(true);
  vi.advanceTimersByTime(2001);
  flushSync();
  expect(shout?.disabled).toBe(false);
});

test("a race that has begun is open", () => {
  const [shout] = race(-10).controls("wizz") as HTMLButtonElement[];
  expect(shout?.disabled).toBe(false);
});

test("everybody sees who has asked for more time", () => {
  const { shown } = moment("deluxe", "turn");
  const seats = shown.seats?.map((seat, number) => ({ ...seat, more_time: number < 2 }));
  const scene = new Scene({ name: "slow", shown: { ...shown, seats } as Shown });
  expect(scene.texts(".own")).toEqual(["Ana has asked for more time"]);
  expect(scene.texts(".time")).toEqual(["has asked for more time"]);
});
