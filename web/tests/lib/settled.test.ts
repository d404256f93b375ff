import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ask } from "../../src/lib/server/api";
import { Connection } from "../../src/lib/server/socket";
import { TableConnection } from "../../src/lib/server/tableConnection.svelte";
import { beginWork, endWork, keepSettled, trackWork } from "../../src/lib/time/settled";
import { FakeSocket, fakeSockets, shown } from "./sockets";

const FRAME = 16;

/** A fake animation; it ends when the test says so. */
class Moves {
  playState = "running";
  finish!: () => void;
  readonly finished = new Promise<void>((resolve) => {
    this.finish = () => {
      this.playState = "finished";
      resolve();
    };
  });

  constructor(
    readonly endTime = 260,
    readonly target: Element = document.body,
  ) {}

  get effect(): object {
    return Object.assign(new KeyframeEffect(this.target, null), { getComputedTiming: () => ({ endTime: this.endTime }) });
  }
}

let moves: Moves[] = [];
const isSettled = (): boolean => document.documentElement.dataset.settled !== undefined;
/** Let frames be painted. */
const paint = (frames = 2): Promise<unknown> => vi.advanceTimersByTimeAsync(frames * FRAME);

beforeEach(async () => {
  fakeSockets();
  moves = [];
  vi.stubGlobal("KeyframeEffect", class {
    constructor(readonly target: Element) {}
  });
  document.getAnimations = () => moves as unknown as Animation[];
  keepSettled();
  await paint();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an idle page has settled, after a change only once it is painted", async () => {
  expect(isSettled()).toBe(true);
  document.body.append("more");
  await paint(1);
  expect(isSettled()).toBe(false);
  await paint();
  expect(isSettled()).toBe(true);
});

test("a page has not settled while work is pending", async () => {
  const [one, two] = [{}, {}];
  beginWork(one);
  beginWork(two);
  beginWork(two);
  expect(isSettled()).toBe(false);
  endWork(one);
  await paint(9);
  expect(isSettled()).toBe(false);
  endWork(two);
  await paint();
  expect(isSettled()).toBe(true);
});

test("work that fails is no longer pending", async () => {
  await expect(trackWork(Promise.reject(new Error("no")))).rejects.toThrow("no");
  await paint();
  expect(isSettled()).toBe(true);
});

test("a page has not settled before all animations have finished", async () => {
  const card = new Moves();
  moves = [card];
  document.body.append("a card");
  await paint(9);
  expect(isSettled()).toBe(false);
  const next = new Moves();
  moves = [card, next];
  card.finish();
  await paint(9);
  expect(isSettled()).toBe(false);
  next.finish();
  await paint(4);
  expect(isSettled()).toBe(true);
});

test("countdowns and endless animations are ignored", async () => {
  const clock = document.createElement("svg");
  clock.dataset.clock = "";
  moves = [new Moves(30_000, clock), new Moves(Infinity)];
  document.body.append(clock);
  await paint(4);
  expect(isSettled()).toBe(true);
});

test.each(["transitionrun", "scroll"])("a %s unsettles the page, though nothing of the document has changed", async (kind) => {
  document.body.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(isSettled()).toBe(false);
  await paint();
  expect(isSettled()).toBe(true);
});

test("a request is pending until its answer is read", async () => {
  let answer!: (response: Response) => void;
  vi.stubGlobal("fetch", () => new Promise((resolve) => (answer = resolve)));
  const request = ask("GET", "/api/me");
  await paint(9);
  expect(isSettled()).toBe(false);
  answer(new Response("{}"));
  await request;
  await paint();
  expect(isSettled()).toBe(true);
});

test("a table has settled when it is shown, every action answered, and the connection open", async () => {
  const table = new TableConnection("key", new Connection("ws://test/socket"));
  const settled = async (): Promise<boolean> => {
    await paint(4);
    return isSettled();
  };
  expect(await settled()).toBe(false);
  FakeSocket.last.welcome();
  expect(await settled()).toBe(false);
  FakeSocket.last.deliver({ snapshot: shown() });
  expect(await settled()).toBe(true);

  void table.act("draw");
  expect(await settled()).toBe(false);
  const id = FakeSocket.last.requests.at(-1)?.id ?? null;
  FakeSocket.last.deliver({ held: { id, until: 0 } });
  expect(await settled()).toBe(false);
  FakeSocket.last.deliver({ done: { id, version: 6 } });
  expect(await settled()).toBe(true);

  table.askHint();
  expect(await settled()).toBe(false);
  FakeSocket.last.deliver({ hint: { table: "key", version: 5, action: "draw", reason: "" } });
  expect(await settled()).toBe(true);

  FakeSocket.last.break();
  expect(await settled()).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.welcome();
  FakeSocket.last.deliver({ snapshot: shown() });
  expect(await settled()).toBe(true);

  void table.act("draw");
  table.close();
  expect(await settled()).toBe(true);
});
