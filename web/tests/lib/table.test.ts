import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { ChatShown, View } from "../../src/lib/protocol";
import { Connection } from "../../src/lib/socket";
import { TableLine } from "../../src/lib/table.svelte";
import { FakeSocket, fakeSockets, shown } from "./sockets";

let line: TableLine;

/** A table that is shown. */
function sitDown(part: Parameters<typeof shown>[0] = {}): FakeSocket {
  line = new TableLine("key", new Connection("ws://test/socket"));
  FakeSocket.last.welcome();
  FakeSocket.last.say({ snapshot: shown(part) });
  return FakeSocket.last;
}

function said(number: number, text: string): ChatShown {
  return { number, name: "Bo", text, phrase: "", mine: false, reports: 0, fined: false };
}

beforeEach(fakeSockets);
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("watching", () => {
  test("a table is watched as soon as the server has said hello", () => {
    line = new TableLine("key", new Connection("ws://test/socket"));
    expect(line.connection).toBe("connecting");
    expect(FakeSocket.last.said).toEqual([]);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.said).toEqual([{ table: "key", id: "watch", watch: 0, lang: "en" }]);
    FakeSocket.last.say({ snapshot: shown() });
    expect(line.connection).toBe("open");
    expect(line.me).toBe("Ana");
  });

  test("two tables share one connection", () => {
    const door = new Connection("ws://test/socket");
    line = new TableLine("key", door);
    const other = new TableLine("other", door);
    FakeSocket.last.welcome();
    expect(FakeSocket.all).toHaveLength(1);
    FakeSocket.last.say({ snapshot: shown({ table: "other", version: 9 }) });
    expect([line.shown, other.shown?.version]).toEqual([null, 9]);
    other.close();
    expect(FakeSocket.last.said.at(-1)).toEqual({ table: "other", unwatch: true });
    expect(FakeSocket.last.readyState).toBe(FakeSocket.OPEN);
  });

  test("whom nobody listens to hangs up", () => {
    const socket = sitDown();
    line.close();
    expect(socket.readyState).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a table that is not there is gone, and so is one that sends its guest away", () => {
    const socket = sitDown();
    socket.say({ gone: { table: "key", code: "seat/removed" } });
    expect(line.gone).toBe("seat/removed");
    line.close();
    line = new TableLine("nowhere", new Connection("ws://test/socket"));
    FakeSocket.last.welcome();
    FakeSocket.last.say({ refused: { code: "table/none", rule: "", message: "…", id: "watch", table: "nowhere" } });
    expect(line.gone).toBe("table/none");
  });

  test("another language is asked for once", () => {
    const socket = sitDown();
    line.relang("en");
    line.relang("fr");
    expect(socket.said.map((message) => message.lang)).toEqual(["en", "fr"]);
  });
});

describe("updates", () => {
  test("what has changed replaces what was, and the rest stays", () => {
    const socket = sitDown();
    socket.say({ update: { table: "key", version: 6, at: Date.now(), status: "playing", legal: ["draw"] } });
    expect(line.shown).toMatchObject({ version: 6, status: "playing", legal: ["draw"], host: true });
  });

  test("whoever is named in the view is asked", () => {
    const socket = sitDown();
    expect(line.waiting).toBe(false);
    socket.say({ update: { table: "key", version: 6, at: 0, view: { waiting: ["Ana"] } as unknown as View } });
    expect(line.waiting).toBe(true);
  });

  test("events count up, and sentences are kept in a row, but not for ever", () => {
    const socket = sitDown({ told: [{ text: "before", rule: "" }], events: [{ kind: "drew", rule: "" }] });
    expect(line.events).toEqual({ number: 0, events: [] });
    for (let version = 6; version < 320; version++) {
      const told = [{ text: `said ${version}`, rule: "D-024" }];
      socket.say({ update: { table: "key", version, at: 0, events: [{ kind: "played", rule: "D-024" }], told } });
    }
    expect(line.events).toEqual({ number: 314, events: [{ kind: "played", rule: "D-024" }] });
    expect(line.log).toHaveLength(300);
    expect(line.log.at(-1)).toEqual({ text: "said 319", rule: "D-024" });
  });

  test("a line of the chat that has changed stays where it was", () => {
    const socket = sitDown({ chat: [said(3, "hi"), said(4, "lay the red one")] });
    const fined = { ...said(3, "hi"), fined: true };
    socket.say({ update: { table: "key", version: 6, at: 0, chat: [fined, said(6, "no!")] } });
    expect(line.shown?.chat).toEqual([fined, said(4, "lay the red one"), said(6, "no!")]);
  });

  test("what was seen before is not seen again", () => {
    const socket = sitDown();
    socket.say({ update: { table: "key", version: 5, at: 0, status: "over" } });
    expect(line.shown?.status).toBe("open");
  });

  test("whoever missed something asks once for all of it", () => {
    const socket = sitDown();
    socket.say({ update: { table: "key", version: 8, at: 0, status: "over" } });
    socket.say({ update: { table: "key", version: 9, at: 0, status: "over" } });
    expect(line.shown?.version).toBe(5);
    expect(socket.said.filter((message) => message.watch === 0)).toHaveLength(2);
    socket.say({ snapshot: shown({ version: 9, status: "playing" }) });
    socket.say({ update: { table: "key", version: 10, at: 0, legal: ["draw"] } });
    expect(line.shown).toMatchObject({ version: 10, status: "playing", legal: ["draw"] });
  });

  test("the server's clock is read from what comes quickest", () => {
    const socket = sitDown({ at: Date.now() + 1000 });
    expect(line.skew).toBe(1000);
    socket.say({ update: { table: "key", version: 6, at: Date.now() + 900 } });
    expect(line.skew).toBe(1000);
    socket.say({ update: { table: "key", version: 7, at: Date.now() + 1080 } });
    expect(line.skew).toBe(1080);
  });

  test("who is there, and what a bot would do now", () => {
    const socket = sitDown();
    socket.say({ here: { table: "key", seats: [0, 1] } });
    socket.say({ hint: { table: "key", version: 4, action: "play R7", reason: "" } });
    expect([line.here, line.hint]).toEqual([[0, 1], null]);
    const hint = { table: "key", version: 5, action: "play R7", reason: "No other card will do." };
    socket.say({ hint });
    expect(line.hint).toEqual(hint);
    socket.say({ update: { table: "key", version: 6, at: 0 } });
    expect(line.hint).toBeNull();
  });
});

describe("actions", () => {
  test("an action names the version that it was meant for, and is settled when it is done", async () => {
    const socket = sitDown();
    const acting = line.act("play R7");
    const [message] = socket.wishes;
    expect(message).toMatchObject({ table: "key", act: "play R7", version: 5 });
    socket.say({ done: { id: message?.id ?? "", version: 6 } });
    await acting;
    expect(line.refused).toBeNull();
  });

  test("what is refused says why until the next action", async () => {
    const socket = sitDown();
    const acting = line.act("play G7");
    const id = socket.wishes[0]?.id ?? "";
    const refused = { code: "play/no-match", rule: "D-024", message: "Not now.", id, table: "key" };
    socket.say({ refused });
    await acting;
    expect(line.refused).toEqual(refused);
    void line.act("draw");
    expect(line.refused).toBeNull();
  });

  test("why not is asked without doing anything", async () => {
    const socket = sitDown();
    const asking = line.why("play G7");
    const [message] = socket.wishes;
    expect(message).toEqual({ table: "key", id: message?.id, why: "play G7" });
    socket.say({ done: { id: message?.id ?? "", version: 5 } });
    expect(await asking).toBeNull();
  });

  test("an action is held while others may call", async () => {
    const socket = sitDown();
    const acting = line.act("draw");
    const id = socket.wishes[0]?.id ?? "";
    socket.say({ held: { id, until: 1234 } });
    expect(line.held).toBe(1234);
    socket.say({ done: { id, version: 6 } });
    await acting;
    expect(line.held).toBeNull();
  });

  test("everything else that can be said", () => {
    const socket = sitDown();
    void line.ready();
    void line.ready("pepper");
    void line.back();
    void line.chat("hello");
    void line.phrase("luck");
    void line.report(4);
    line.askHint();
    line.lookAt(1);
    expect(socket.said.slice(1).map(({ id: _, table: __, ...wish }) => wish)).toEqual([
      { ready: true },
      { ready: true, salt: "pepper" },
      { back: true },
      { chat: "hello" },
      { phrase: "luck" },
      { report: 4 },
      { hint: true },
      { watch: 1, lang: "en" },
    ]);
  });
});

describe("a connection that breaks", () => {
  test("it comes back by itself, watches again, and says again what nobody has answered", async () => {
    const socket = sitDown();
    const acting = line.act("play R7");
    const [message] = socket.wishes;
    socket.break();
    expect(line.connection).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
    const again = FakeSocket.last;
    again.welcome();
    expect(again.said).toEqual([{ table: "key", id: "watch", watch: 0, lang: "en" }, message]);
    again.say({ snapshot: shown({ version: 6 }) });
    again.say({ done: { id: message?.id ?? "", version: 6 } });
    await acting;
    expect(line.connection).toBe("open");
  });

  test("what is said without a connection waits for one", () => {
    const socket = sitDown();
    socket.break();
    void line.act("draw");
    vi.advanceTimersByTime(250);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.wishes).toEqual([expect.objectContaining({ act: "draw" })]);
  });

  test("it is tried again and again, with longer and longer pauses", () => {
    sitDown().break();
    for (const pause of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      const tries = FakeSocket.all.length;
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(tries + 1);
      FakeSocket.last.break();
    }
  });

  test("a device that is online again does not wait", () => {
    sitDown().break();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("whoever gets no answer connects anew", () => {
    sitDown();
    void line.act("draw");
    vi.advanceTimersByTime(8_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.wishes).toEqual([expect.objectContaining({ act: "draw" })]);
  });

  test("an action that is held is waited for longer", () => {
    const socket = sitDown();
    void line.act("draw");
    socket.say({ held: { id: socket.wishes[0]?.id ?? "", until: 0 } });
    vi.advanceTimersByTime(29_999);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a page that was asleep looks again, and connects anew if nobody answers", () => {
    const socket = sitDown();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(60_000);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(socket.said.filter((message) => message.watch === 0)).toHaveLength(2);
    vi.advanceTimersByTime(8_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("a server of another protocol has another page, which is fetched once", () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { ...location, reload });
    const socket = sitDown();
    socket.say({ welcome: { protocol: 99, name: "Ana", lang: "en" } });
    socket.say({ welcome: { protocol: 99, name: "Ana", lang: "en" } });
    expect(reload).toHaveBeenCalledOnce();
  });
});
