import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import CallSettings from "../../src/calls/CallSettings.svelte";
import { newsBetween } from "../../src/calls/news";
import { GRACE } from "../../src/calls/presence";
import { setHidden } from "../../src/lib/guest/hidden.svelte";
import { prefs } from "../../src/lib/guest/prefs.svelte";
import { tab } from "../../src/lib/page/tab.svelte";
import type { ChatShown, SeatShown, Shown, View } from "../../src/lib/server/protocol";
import type { Whole } from "../../src/lib/server/tableConnection.svelte";
import Room from "../../src/pages/Room.svelte";
import { FakeServer } from "../lib/server";
import { FakeSocket, shown } from "../lib/sockets";
import { moment } from "../table/scenes";

const ANA: SeatShown = { name: "Ana", kind: "person", taken: true, away: false, host: true, ready: false };
const BO: SeatShown = { ...ANA, name: "Bo", host: false };
const FREE: SeatShown = { ...BO, name: "", taken: false };
const HELLO: ChatShown = { number: 7, name: "Bo", text: "hello", phrase: "", mine: false, reports: 0, fined: false, author: "bo" };

/** A context for sounds that counts tones. */
class FakeAudio {
  static tones = 0;
  currentTime = 0;
  destination = {};
  resume = async (): Promise<void> => {};
  createGain = (): object => ({
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    connect: () => {},
  });
  createOscillator(): object {
    FakeAudio.tones += 1;
    return { frequency: { setValueAtTime: () => {} }, connect: (to: object) => to, start: () => {}, stop: () => {} };
  }
}

let notices: { title: string; body: string; tag: string; close(): void }[] = [];
let permission: NotificationPermission = "default";
let asked = 0;

beforeEach(() => {
  [notices, permission, asked, FakeAudio.tones] = [[], "default", 0, 0];
  [prefs.calls, prefs.notify, prefs.sounds] = [true, false, true];
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      asked += 1;
      return permission;
    },
  });
  const registration = {
    active: {},
    getNotifications: async () => [...notices],
    showNotification: async (title: string, { body, tag }: { body: string; tag: string }) => {
      notices = notices.filter((notice) => notice.tag !== tag);
      notices.push({ title, body, tag, close: () => (notices = notices.filter((notice) => notice.tag !== tag)) });
    },
  };
  vi.stubGlobal("navigator", Object.assign(navigator, { serviceWorker: { getRegistration: async () => registration } }));
});
afterEach(() => {
  cleanup();
  look(true);
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function look(isLooking: boolean): void {
  vi.spyOn(document, "hasFocus").mockReturnValue(isLooking);
  dispatchEvent(new Event(isLooking ? "focus" : "blur"));
  flushSync();
}

function enter(part: Partial<Shown> = {}): void {
  new FakeServer({ "GET /api/options": { options: [], format: [] }, "GET /api/phrases": { phrases: [] }, "GET /api/cards": { faces: {} }, "GET /api/network": { links: [], is_open: false, may_open: false } });
  render(Room, { key: "key" });
  FakeSocket.last.welcome();
  FakeSocket.last.deliver({ snapshot: shown({ seats: [ANA, FREE], ...part }) });
  FakeSocket.last.deliver({ here: { table: "key", seats: [0] } });
  flushSync();
}

function update(version: number, part: Partial<Shown>): void {
  FakeSocket.last.deliver({ update: { table: "key", version, at: 0, ...part } });
  flushSync();
}

/** What the table shows when it is Ana's turn, or not. */
function turn(isMine: boolean): Partial<Shown> {
  const view = { ...moment("deluxe", "turn").shown.view, viewer: "Ana", players: ["Ana", "Bo"], hands: {} } as View;
  return { status: "playing", view: { ...view, waiting: [isMine ? "Ana" : "Bo"], turn: isMine ? "Ana" : "Bo" } };
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(10);
  flushSync();
}

test("one who looks at the page is not called", () => {
  enter();
  update(6, { seats: [ANA, BO] });
  expect(tab.call).toBeNull();
});

test("who sits down is told in the title until one looks back, and in one notification of a kind", async () => {
  [prefs.notify, permission] = [true, "granted"];
  enter({ settings: { edition: "deluxe", title: "Friday" } });
  look(false);
  update(6, { seats: [ANA, BO] });
  await settle();
  expect(tab.call).toBe("● Bo has sat down");
  update(7, { seats: [ANA, FREE] });
  update(8, { seats: [ANA, { ...BO, name: "Cy" }] });
  await settle();
  expect(notices.map(({ title, body, tag }) => [title, body, tag])).toEqual([
    ["Friday", "Bo has left", "/t/key left"],
    ["Friday", "Cy has sat down", "/t/key sat"],
  ]);
  expect(FakeAudio.tones).toBe(0);
  look(true);
  await settle();
  expect([tab.call, notices]).toEqual([null, []]);
});

test("a turn is heard once, after a tap, if the sound is on", async () => {
  const vibrate = vi.fn();
  Object.assign(navigator, { vibrate });
  enter({ ...turn(false), seats: [ANA, BO] });
  look(false);
  update(6, turn(true));
  expect([tab.call, FakeAudio.tones]).toEqual(["● It is your turn", 0]);
  await fireEvent.pointerDown(document.body);
  update(7, turn(false));
  update(8, turn(true));
  expect(FakeAudio.tones).toBe(2);
  expect(vibrate).toHaveBeenCalledOnce();
  update(9, turn(true));
  expect(FakeAudio.tones).toBe(2);
  FakeSocket.last.deliver({ said: { table: "key", lines: [HELLO] } });
  flushSync();
  expect(tab.call).toBe("● It is your turn");
  [prefs.calls, prefs.sounds] = [false, false];
  update(10, turn(false));
  update(11, turn(true));
  expect(FakeAudio.tones).toBe(2);
  expect(notices).toEqual([]);
});

test("a spectator is not called", () => {
  enter({ you: null, host: false, seats: [{ ...ANA, name: "Cy" }, FREE] });
  look(false);
  update(6, { seats: [{ ...ANA, name: "Cy" }, BO] });
  expect(tab.call).toBeNull();
});

test("a player who is disconnected for a moment has not left; one who stays away has, and comes back", () => {
  enter({ seats: [ANA, BO] });
  const here = (...seats: number[]): void => {
    FakeSocket.last.deliver({ here: { table: "key", seats } });
    flushSync();
  };
  look(false);
  here(0, 1);
  here(0);
  vi.advanceTimersByTime(GRACE - 1);
  here(0, 1);
  vi.advanceTimersByTime(GRACE);
  expect(tab.call).toBeNull();
  here(0);
  vi.advanceTimersByTime(GRACE);
  expect(tab.call).toBe("● Bo has left");
  here(0, 1);
  expect(tab.call).toBe("● Bo is back");
});

test("the title is the page's own again when the table is left", () => {
  enter();
  look(false);
  update(6, { seats: [ANA, BO] });
  cleanup();
  expect([tab.call, tab.title, tab.isPlaying]).toEqual([null, null, false]);
});

test("news are what others do; hidden authors, one's own lines and one's own seat are none", () => {
  const before = shown({ seats: [ANA, BO] }) as Whole;
  const news = (part: Partial<Whole>): string[] =>
    newsBetween(before, { ...before, ...part }).map(({ kind, who, text }) => [kind, who, text].filter(Boolean).join(" "));
  expect(news({})).toEqual([]);
  expect(news({ status: "playing" })).toEqual(["start"]);
  expect(news({ status: "playing", you: 1, seats: [BO, ANA] })).toEqual(["start"]); // the seats were drawn
  expect(news({ seats: [{ ...ANA, away: true }, { ...BO, away: true }] })).toEqual(["left Bo"]);
  expect(news({ seats: [ANA, { ...BO, name: "Cy" }] })).toEqual(["left Bo", "sat Cy"]);
  expect(news({ chat: [HELLO, { ...HELLO, number: 8, mine: true }] })).toEqual(["said Bo hello"]);
  setHidden("bo", true);
  expect(news({ chat: [HELLO] })).toEqual([]);
  setHidden("bo", false);
});

test("the browser is asked for notifications only when they are chosen, and a refusal is told", async () => {
  new FakeServer();
  render(CallSettings);
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /^Notifications/ });
  expect([asked, box.checked]).toEqual([0, false]);
  permission = "denied";
  await fireEvent.click(box);
  await settle();
  expect([asked, prefs.notify, box.checked]).toEqual([1, false, false]);
  expect(screen.getByRole("status").textContent).toMatch(/does not allow/);
  permission = "granted";
  await fireEvent.click(box);
  await settle();
  expect([asked, prefs.notify, box.checked]).toEqual([2, true, true]);
});

test("over plain http there is no choice of notifications", () => {
  vi.stubGlobal("isSecureContext", false);
  new FakeServer();
  render(CallSettings);
  expect(screen.getAllByRole("checkbox")).toHaveLength(1);
});
