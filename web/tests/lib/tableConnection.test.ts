import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { ChatShown, View } from "../../src/lib/server/protocol";
import { Connection } from "../../src/lib/server/socket";
import { TableConnection } from "../../src/lib/server/tableConnection.svelte";
import { FakeSocket, fakeSockets, shown } from "./sockets";

let table: TableConnection;

/** Show the table. */
function sitDown(part: Parameters<typeof shown>[0] = {}): FakeSocket {
  table = new TableConnection("key", new Connection("ws://test/socket"));
  FakeSocket.last.welcome();
  FakeSocket.last.deliver({ snapshot: shown(part) });
  return FakeSocket.last;
}

function said(number: number, text: string): ChatShown {
  return { number, name: "Bo", text, phrase: "", mine: false, reports: 0, fined: false, author: "b0" };
}

beforeEach(fakeSockets);
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("watching", () => {
  test("a table is watched as soon as the server has sent its welcome", () => {
    table = new TableConnection("key", new Connection("ws://test/socket"));
    expect(table.connection).toBe("connecting");
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent).toEqual([{ table: "key", id: "watch", watch: 0, lang: "en" }]);
    FakeSocket.last.deliver({ snapshot: shown() });
    expect(table.connection).toBe("open");
    expect(table.me).toBe("Ana");
  });

  test("two tables share one connection", () => {
    const connection = new Connection("ws://test/socket");
    table = new TableConnection("key", connection);
    const other = new TableConnection("other", connection);
    FakeSocket.last.welcome();
    expect(FakeSocket.all).toHaveLength(1);
    FakeSocket.last.deliver({ snapshot: shown({ table: "other", version: 9 }) });
    expect([table.shown, other.shown?.version]).toEqual([null, 9]);
    other.close();
    expect(FakeSocket.last.sent.at(-1)).toEqual({ table: "other", unwatch: true });
    expect(FakeSocket.last.readyState).toBe(FakeSocket.OPEN);
  });

  test("a connection without listeners is closed", () => {
    const socket = sitDown();
    table.close();
    expect(socket.readyState).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("an unknown table is gone, and so is one that removes the guest", () => {
    const socket = sitDown();
    socket.deliver({ gone: { table: "key", code: "seat/removed" } });
    expect(table.gone).toBe("seat/removed");
    table.close();
    table = new TableConnection("nowhere", new Connection("ws://test/socket"));
    FakeSocket.last.welcome();
    FakeSocket.last.deliver({ refused: { code: "table/none", rule: "", message: "…", id: "watch", table: "nowhere" } });
    expect(table.gone).toBe("table/none");
  });

  test("a change of language is sent once", () => {
    const socket = sitDown();
    table.setLanguage("en");
    table.setLanguage("fr");
    expect(socket.sent.map((message) => message.lang)).toEqual(["en", "fr"]);
  });
});

describe("updates", () => {
  test("an update replaces what has changed, and keeps the rest", () => {
    const socket = sitDown();
    socket.deliver({ update: { table: "key", version: 6, at: Date.now(), status: "playing", legal: ["draw"] } });
    expect(table.shown).toMatchObject({ version: 6, status: "playing", legal: ["draw"], host: true });
  });

  test("the viewer is asked when the view waits for them", () => {
    const socket = sitDown();
    expect(table.waiting).toBe(false);
    socket.deliver({ update: { table: "key", version: 6, at: 0, view: { waiting: ["Ana"] } as unknown as View } });
    expect(table.waiting).toBe(true);
  });

  test("updates with events are counted, and the log keeps the last sentences", () => {
    const socket = sitDown({ told: [{ text: "before", rule: "" }], events: [{ kind: "drew", rule: "" }] });
    expect(table.events).toEqual({ number: 0, events: [] });
    for (let version = 6; version < 320; version++) {
      const told = [{ text: `said ${version}`, rule: "D-024" }];
      socket.deliver({ update: { table: "key", version, at: 0, events: [{ kind: "played", rule: "D-024" }], told } });
    }
    table.hurry();
    expect(table.events).toEqual({ number: 314, events: [{ kind: "played", rule: "D-024" }] });
    expect(table.log).toHaveLength(300);
    expect(table.log.at(-1)).toEqual({ text: "said 319", rule: "D-024" });
  });

  test("a line of the chat that has changed stays where it was", () => {
    const socket = sitDown({ chat: [said(3, "hi"), said(4, "lay the red one")] });
    const fined = { ...said(3, "hi"), fined: true };
    socket.deliver({ update: { table: "key", version: 6, at: 0, chat: [fined, said(6, "no!")] } });
    expect(table.shown?.chat).toEqual([fined, said(4, "lay the red one"), said(6, "no!")]);
  });

  test("an older update is ignored", () => {
    const socket = sitDown();
    socket.deliver({ update: { table: "key", version: 5, at: 0, status: "over" } });
    expect(table.shown?.status).toBe("open");
  });

  test("after a missed update one snapshot is requested", () => {
    const socket = sitDown();
    socket.deliver({ update: { table: "key", version: 8, at: 0, status: "over" } });
    socket.deliver({ update: { table: "key", version: 9, at: 0, status: "over" } });
    expect(table.shown?.version).toBe(5);
    expect(socket.sent.filter((message) => message.watch === 0)).toHaveLength(2);
    socket.deliver({ snapshot: shown({ version: 9, status: "playing" }) });
    socket.deliver({ update: { table: "key", version: 10, at: 0, legal: ["draw"] } });
    expect(table.shown).toMatchObject({ version: 10, status: "playing", legal: ["draw"] });
  });

  test("the server's clock is estimated from the fastest message", () => {
    const socket = sitDown({ at: performance.now() + 1000 });
    expect(table.skew).toBe(1000);
    socket.deliver({ update: { table: "key", version: 6, at: performance.now() + 900 } });
    expect(table.skew).toBe(1000);
    socket.deliver({ update: { table: "key", version: 7, at: performance.now() + 1080 } });
    expect(table.skew).toBe(1080);
  });

  test("the server's clock is known although the time of day jumps here", () => {
    const socket = sitDown({ at: 50_000 });
    const skew = table.skew;
    for (const hours of [1, -2]) {
      vi.setSystemTime(Date.now() + hours * 3_600_000);
      const version = 6 + Number(hours < 0);
      socket.deliver({ update: { table: "key", version, at: 50_000 } });
      expect(table.skew).toBe(skew);
    }
  });

  test("presence and hints are shown", () => {
    const socket = sitDown();
    socket.deliver({ here: { table: "key", seats: [0], asleep: true } });
    expect([table.here, table.isAsleep]).toEqual([[0], true]);
    socket.deliver({ here: { table: "key", seats: [0, 1] } });
    expect(table.isAsleep).toBe(false);
    socket.deliver({ hint: { table: "key", version: 4, action: "play R7", reason: "" } });
    expect([table.here, table.hint]).toEqual([[0, 1], null]);
    const hint = { table: "key", version: 5, action: "play R7", reason: "No other card fits." };
    socket.deliver({ hint });
    expect(table.hint).toEqual(hint);
    socket.deliver({ update: { table: "key", version: 6, at: 0 } });
    expect(table.hint).toBeNull();
  });
});

describe("actions", () => {
  test("asking for a hint clears a refusal, which would hide the hint's reason", () => {
    const socket = sitDown();
    socket.deliver({ refused: { table: "key", code: "play/no-match", rule: "D-024", message: "Not now." } });
    expect(table.refused).not.toBeNull();
    table.askHint();
    expect(table.refused).toBeNull();
  });

  test("an action names the version that it was meant for, and resolves when it is done", async () => {
    const socket = sitDown();
    const acting = table.act("play R7");
    const [message] = socket.requests;
    expect(message).toMatchObject({ table: "key", act: "play R7", version: 5 });
    socket.deliver({ done: { id: message?.id ?? "", version: 6 } });
    await acting;
    expect(table.refused).toBeNull();
  });

  test("a refusal is shown until the next action", async () => {
    const socket = sitDown();
    const acting = table.act("play G7");
    const id = socket.requests[0]?.id ?? "";
    const refused = { code: "play/no-match", rule: "D-024", message: "Not now.", id, table: "key" };
    socket.deliver({ refused });
    await acting;
    expect(table.refused).toEqual(refused);
    void table.act("draw");
    expect(table.refused).toBeNull();
  });

  test("why not is asked without doing anything", async () => {
    const socket = sitDown();
    const asking = table.why("play G7");
    const [message] = socket.requests;
    expect(message).toEqual({ table: "key", id: message?.id, why: "play G7" });
    socket.deliver({ done: { id: message?.id ?? "", version: 5 } });
    expect(await asking).toBeNull();
  });

  test("an action is held while others may call", async () => {
    const socket = sitDown();
    const acting = table.act("draw");
    const id = socket.requests[0]?.id ?? "";
    socket.deliver({ held: { id, until: 1234 } });
    expect(table.held).toBe(1234);
    socket.deliver({ done: { id, version: 6 } });
    await acting;
    expect(table.held).toBeNull();
  });

  test("all other messages", () => {
    const socket = sitDown();
    void table.ready();
    void table.ready("pepper");
    void table.back();
    void table.chat("hello");
    void table.phrase("luck");
    void table.report(4);
    table.askHint();
    table.lookAt(1);
    expect(socket.sent.slice(1).map(({ id: _, table: __, ...request }) => request)).toEqual([
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
  test("a guest who has left for good on another device begins anew", () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    sitDown().break(4001);
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    reload.mockRestore();
  });

  test("it reconnects, watches again, and repeats unanswered messages", async () => {
    const socket = sitDown();
    const acting = table.act("play R7");
    const [message] = socket.requests;
    socket.break();
    expect(table.connection).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
    const again = FakeSocket.last;
    again.welcome();
    expect(again.sent).toEqual([{ table: "key", id: "watch", watch: 0, lang: "en" }, message]);
    again.deliver({ snapshot: shown({ version: 6 }) });
    again.deliver({ done: { id: message?.id ?? "", version: 6 } });
    await acting;
    expect(table.connection).toBe("open");
  });

  test("a message without a connection waits for one", () => {
    const socket = sitDown();
    socket.break();
    void table.act("draw");
    vi.advanceTimersByTime(250);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.requests).toEqual([expect.objectContaining({ act: "draw" })]);
  });

  test("it retries with increasing pauses", () => {
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

  test("a device that is online again reconnects at once", () => {
    sitDown().break();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("without an answer it reconnects", () => {
    sitDown();
    void table.act("draw");
    vi.advanceTimersByTime(8_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.requests).toEqual([expect.objectContaining({ act: "draw" })]);
  });

  test("the timeout of a held action is longer", () => {
    const socket = sitDown();
    void table.act("draw");
    socket.deliver({ held: { id: socket.requests[0]?.id ?? "", until: 0 } });
    vi.advanceTimersByTime(29_999);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a page that was hidden watches again, and reconnects without an answer", () => {
    const socket = sitDown();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(60_000);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(socket.sent.filter((message) => message.watch === 0)).toHaveLength(2);
    vi.advanceTimersByTime(8_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("a server with another protocol version makes the page reload once", () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { ...location, reload });
    const socket = sitDown();
    socket.deliver({ welcome: { protocol: 99, name: "Ana", lang: "en" } });
    socket.deliver({ welcome: { protocol: 99, name: "Ana", lang: "en" } });
    expect(reload).toHaveBeenCalledOnce();
  });
});
