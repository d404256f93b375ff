import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";

import type { ReplayShown, StepShown } from "../../src/lib/protocol";
import { OPEN, Reel } from "../../src/replay/reel.svelte";
import answers from "../answers/replay.json";
import "../answers/server";

const SHOWN = answers["/api/tables/two-rounds/replay?viewer=ana&from=1&to=40"] as unknown as ReplayShown;
const [STEP] = SHOWN.steps;

/** A match of so many steps; every third one is at the second board, if there are two. */
function serveLong(total: number, boards = 1): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    const { searchParams } = new URL(address, "http://localhost");
    const [first, last] = [Number(searchParams.get("from")), Number(searchParams.get("to"))];
    asked.push(`${searchParams.get("viewer")} ${first}-${last}`);
    const numbers = Array.from({ length: Math.max(0, Math.min(last, total) - first + 1) }, (_, place) => first + place);
    const shown: ReplayShown = { players: ["ana", "bo"], total, rounds: [1, 60, 100], steps: numbers.map((number) => step(number, boards)) };
    return Promise.resolve(Response.json(shown));
  });
  return asked;
}

function step(number: number, boards: number): StepShown {
  const board = boards > 1 && number % 3 === 0 ? 1 : 0;
  return { ...(STEP as StepShown), number, board, view: { ...STEP?.view, players: board ? ["bo"] : ["ana"] } };
}

test("steps are fetched around the one that is looked at, each once", async () => {
  const asked = serveLong(150);
  const reel = new Reel("key", "", 70);
  await reel.fetch(70);
  expect(reel.current?.number).toBe(70);
  await vi.waitFor(() => expect(reel.steps.size).toBe(80));
  expect(asked).toEqual(["open 81-120", "open 41-80"]);
  await reel.fetch(72);
  expect(asked).toHaveLength(2);
});

test("the next steps are there before they are wanted", async () => {
  const asked = serveLong(150);
  const reel = new Reel("key", OPEN, 1);
  await reel.fetch(1);
  expect(asked).toEqual(["open 1-40"]);
  await reel.fetch(29);
  expect(asked.at(-1)).toBe("open 41-80");
});

test("one can go to steps and rounds, but not beyond the match", async () => {
  serveLong(150);
  const reel = new Reel("key", OPEN, 1);
  await reel.fetch(1);
  reel.go(1000);
  expect([reel.step, reel.round, reel.isAtEnd]).toEqual([150, 3, true]);
  reel.goRound(2);
  expect([reel.step, reel.round, reel.isAtEnd]).toEqual([60, 2, false]);
  reel.goRound(0);
  expect([reel.step, reel.round]).toEqual([1, 1]);
  reel.go(-5);
  expect(reel.step).toBe(1);
});

test("one can go from deal to deal, and to the end", async () => {
  serveLong(150);
  const reel = new Reel("key", OPEN, 70);
  await reel.fetch(70);
  const seen = [reel.rewind, reel.rewind, reel.skip, reel.skip, reel.skip].map((go) => {
    go.call(reel);
    return reel.step;
  });
  expect(seen).toEqual([60, 1, 60, 100, 150]);
});

test("a link beyond the end leads to the end", async () => {
  serveLong(150);
  const reel = new Reel("key", OPEN, 151);
  await reel.fetch(151);
  expect(reel.step).toBe(150);
});

test("what is reached by going on follows from what was there, a jump does not", async () => {
  serveLong(150);
  const reel = new Reel("key", OPEN, 39);
  await reel.fetch(39);
  await reel.move(1);
  await reel.move(1);
  expect([reel.step, reel.follows, reel.current?.number]).toEqual([41, true, 41]);
  await reel.move(-1);
  expect([reel.step, reel.follows]).toEqual([40, false]);
  reel.go(50);
  expect(reel.follows).toBe(false);
});

test("of several boards one can be looked at, and a player is followed", async () => {
  serveLong(150, 2);
  const reel = new Reel("key", OPEN, 1);
  await reel.fetch(1);
  expect(reel.boards).toBe(2);
  await reel.move(1);
  await reel.move(1);
  expect(reel.step).toBe(3);
  reel.board = 1;
  await reel.move(1);
  expect(reel.step).toBe(6);
  reel.viewer = "ana";
  await reel.move(1);
  await reel.move(1);
  await reel.move(1);
  expect(reel.step).toBe(10);
});

test("other eyes see what they saw, even if an answer for the old ones comes late", async () => {
  const asked = serveLong(150);
  const reel = new Reel("key", OPEN, 1);
  const late = reel.fetch(1);
  reel.viewer = "bo";
  reel.forget();
  await late;
  expect(reel.steps.size).toBe(0);
  await reel.fetch(1);
  flushSync();
  expect(asked).toEqual(["open 1-40", "bo 1-40"]);
  expect(reel.current?.number).toBe(1);
});

test("what can not be fetched is said, and tried again when it is wanted again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  const reel = new Reel("key", OPEN, 1);
  await reel.fetch(1);
  expect(reel.problem).toBe("The server does not answer. Is it running?");
  serveLong(150);
  await reel.fetch(1);
  expect([reel.problem, reel.current?.number]).toEqual(["", 1]);
});
