import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";

import type { ReplayShown, StepShown } from "../../src/lib/server/protocol";
import { OPEN, ReplayPlayer } from "../../src/replay/replayPlayer.svelte";
import answers from "../answers/replay.json";
import "../answers/server";

const SHOWN = answers["/api/tables/two-rounds/replay?viewer=ana&from=1&to=40"] as unknown as ReplayShown;
const [STEP] = SHOWN.steps;

/** A match of so many steps; every third one is at the second board, if there are two. */
function serveLong(total: number, boards = 1): string[] {
  const requests: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    const { searchParams } = new URL(address, "http://localhost");
    const [first, last] = [Number(searchParams.get("from")), Number(searchParams.get("to"))];
    requests.push(`${searchParams.get("viewer")} ${first}-${last}`);
    const numbers = Array.from({ length: Math.max(0, Math.min(last, total) - first + 1) }, (_, place) => first + place);
    const shown: ReplayShown = { players: ["ana", "bo"], total, rounds: [1, 60, 100], steps: numbers.map((number) => step(number, boards)) };
    return Promise.resolve(Response.json(shown));
  });
  return requests;
}

function step(number: number, boards: number): StepShown {
  const board = boards > 1 && number % 3 === 0 ? 1 : 0;
  return { ...(STEP as StepShown), number, board, view: { ...STEP?.view, players: board ? ["bo"] : ["ana"] } };
}

test("steps are fetched around the current one, each once", async () => {
  const requests = serveLong(150);
  const replay = new ReplayPlayer("key", "", 70);
  await replay.fetch(70);
  expect(replay.current?.number).toBe(70);
  await vi.waitFor(() => expect(replay.steps.size).toBe(80));
  expect(requests).toEqual(["open 81-120", "open 41-80"]);
  await replay.fetch(72);
  expect(requests).toHaveLength(2);
});

test("the next steps are fetched before they are needed", async () => {
  const requests = serveLong(150);
  const replay = new ReplayPlayer("key", OPEN, 1);
  await replay.fetch(1);
  expect(requests).toEqual(["open 1-40"]);
  await replay.fetch(29);
  expect(requests.at(-1)).toBe("open 41-80");
});

test("one can go to steps and rounds, but not beyond the match", async () => {
  serveLong(150);
  const replay = new ReplayPlayer("key", OPEN, 1);
  await replay.fetch(1);
  replay.go(1000);
  expect([replay.step, replay.round, replay.isAtEnd]).toEqual([150, 3, true]);
  replay.goRound(2);
  expect([replay.step, replay.round, replay.isAtEnd]).toEqual([60, 2, false]);
  replay.goRound(0);
  expect([replay.step, replay.round]).toEqual([1, 1]);
  replay.go(-5);
  expect(replay.step).toBe(1);
});

test("one can go from deal to deal, and to the end", async () => {
  serveLong(150);
  const replay = new ReplayPlayer("key", OPEN, 70);
  await replay.fetch(70);
  const seen = [replay.rewind, replay.rewind, replay.skip, replay.skip, replay.skip].map((go) => {
    go.call(replay);
    return replay.step;
  });
  expect(seen).toEqual([60, 1, 60, 100, 150]);
});

test("a link beyond the end leads to the end", async () => {
  serveLong(150);
  const replay = new ReplayPlayer("key", OPEN, 151);
  await replay.fetch(151);
  expect(replay.step).toBe(150);
});

test("a step follows when it is reached by moving on, not by a jump", async () => {
  serveLong(150);
  const replay = new ReplayPlayer("key", OPEN, 39);
  await replay.fetch(39);
  await replay.move(1);
  await replay.move(1);
  expect([replay.step, replay.follows, replay.current?.number]).toEqual([41, true, 41]);
  await replay.move(-1);
  expect([replay.step, replay.follows]).toEqual([40, false]);
  replay.go(50);
  expect(replay.follows).toBe(false);
});

test("one of several boards can be chosen, and a player is followed to their board", async () => {
  serveLong(150, 2);
  const replay = new ReplayPlayer("key", OPEN, 1);
  await replay.fetch(1);
  expect(replay.boards).toBe(2);
  await replay.move(1);
  await replay.move(1);
  expect(replay.step).toBe(3);
  replay.board = 1;
  await replay.move(1);
  expect(replay.step).toBe(6);
  replay.viewer = "ana";
  await replay.move(1);
  await replay.move(1);
  await replay.move(1);
  expect(replay.step).toBe(10);
});

test("after a change of viewer, a late answer for the old one is ignored", async () => {
  const requests = serveLong(150);
  const replay = new ReplayPlayer("key", OPEN, 1);
  const late = replay.fetch(1);
  replay.viewer = "bo";
  replay.clear();
  await late;
  expect(replay.steps.size).toBe(0);
  await replay.fetch(1);
  flushSync();
  expect(requests).toEqual(["open 1-40", "bo 1-40"]);
  expect(replay.current?.number).toBe(1);
});

test("a failed fetch is reported, and repeated when the step is needed again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  const replay = new ReplayPlayer("key", OPEN, 1);
  await replay.fetch(1);
  expect(replay.problem).toBe("The server is not responding. Is it running?");
  serveLong(150);
  await replay.fetch(1);
  expect([replay.problem, replay.current?.number]).toEqual(["", 1]);
});
