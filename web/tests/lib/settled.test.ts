import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ask } from "../../src/lib/api";
import { begin, end, keepSettled, meanwhile } from "../../src/lib/settled";
import { Connection } from "../../src/lib/socket";
import { TableLine } from "../../src/lib/table.svelte";
import { FakeSocket, fakeSockets, shown } from "./sockets";

const FRAME = 16;

/** An animation as far as it matters here; it ends when it is told to. */
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

test("a page at rest has settled, and a change of it is painted first", async () => {
  expect(isSettled()).toBe(true);
  document.body.append("more");
  await paint(1);
  expect(isSettled()).toBe(false);
  await paint();
  expect(isSettled()).toBe(true);
});

test("a page has not settled while anything is under way", async () => {
  const [one, two] = [{}, {}];
  begin(one);
  begin(two);
  begin(two);
  expect(isSettled()).toBe(false);
  end(one);
  await paint(9);
  expect(isSettled()).toBe(false);
  end(two);
  await paint();
  expect(isSettled()).toBe(true);
});

test("what fails is over as well", async () => {
  await expect(meanwhile(Promise.reject(new Error("no")))).rejects.toThrow("no");
  await paint();
  expect(isSettled()).toBe(true);
});

test("a page has not settled before all that moves has come to rest", async () => {
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

test("nobody waits for a clock, nor for what never ends", async () => {
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

test("a question to the server is under way until its answer is read", async () => {
  let answer!: (response: Response) => void;
  vi.stubGlobal("fetch", () => new Promise((resolve) => (answer = resolve)));
  const asked = ask("GET", "/api/me");
  await paint(9);
  expect(isSettled()).toBe(false);
  answer(new Response("{}"));
  await asked;
  await paint();
  expect(isSettled()).toBe(true);
});

test("a table has settled when it is shown, every action answered, and the connection open", async () => {
  const line = new TableLine("key", new Connection("ws://test/socket"));
  const settled = async (): Promise<boolean> => {
    await paint(4);
    return isSettled();
  };
  expect(await settled()).toBe(false);
  FakeSocket.last.welcome();
  expect(await settled()).toBe(false);
  FakeSocket.last.say({ snapshot: shown() });
  expect(await settled()).toBe(true);

  void line.act("draw");
  expect(await settled()).toBe(false);
  const id = FakeSocket.last.wishes.at(-1)?.id ?? null;
  FakeSocket.last.say({ held: { id, until: 0 } });
  expect(await settled()).toBe(false);
  FakeSocket.last.say({ done: { id, version: 6 } });
  expect(await settled()).toBe(true);

  line.askHint();
  expect(await settled()).toBe(false);
  FakeSocket.last.say({ hint: { table: "key", version: 5, action: "draw", reason: "" } });
  expect(await settled()).toBe(true);

  FakeSocket.last.break();
  expect(await settled()).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.welcome();
  FakeSocket.last.say({ snapshot: shown() });
  expect(await settled()).toBe(true);

  void line.act("draw");
  line.close();
  expect(await settled()).toBe(true);
});
