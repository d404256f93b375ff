import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { me } from "../../src/lib/me.svelte";
import { prefs } from "../../src/lib/prefs.svelte";
import type { SeatShown, Shown, View } from "../../src/lib/protocol";
import Room from "../../src/pages/Room.svelte";
import { FakeServer, refusal } from "../lib/server";
import { FakeSocket, shown } from "../lib/sockets";

const VIEW: View = {
  edition: "deluxe",
  options: {},
  players: ["Ana", "Bo"],
  viewer: "Ana",
  dealer: "Bo",
  turn: "Ana",
  direction: "left",
  side: null,
  colour: "red",
  hands: {},
  draw: 90,
  draw_top: null,
  discard: ["R5"],
  phase: "turn",
  waiting: [],
  owes_uno: [],
  called_uno: [],
  turns: 3,
  pending: null,
  winner: null,
  caught: null,
  points: null,
};
const ANA: SeatShown = { name: "Ana", kind: "person", taken: true, away: false, host: true, ready: false };
const BO: SeatShown = { ...ANA, name: "Bo", host: false };
const FREE: SeatShown = { ...BO, name: "", taken: false };
const BOT: SeatShown = { ...FREE, kind: "careful" };

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Show a table to the guest, with a server that gives these answers. */
function enter(part: Partial<Shown>, answers: Record<string, unknown> = {}): FakeServer {
  const server = new FakeServer({
    "GET /api/options": { options: [], format: [] },
    "GET /api/phrases": { phrases: [] },
    "GET /api/cards": { faces: {} },
    "PUT /api/me": { name: "Robin", lang: "en" },
    ...answers,
  });
  render(Room, { key: "key" });
  FakeSocket.last.welcome();
  FakeSocket.last.deliver({ snapshot: shown({ seats: [ANA, BO, FREE, BOT], ...part }) });
  flushSync();
  return server;
}

/** The text of each seat. */
function seats(): string[] {
  const lines = [...(screen.getByText("Seats").parentElement?.querySelectorAll(".who") ?? [])];
  return lines.map((line) => line.textContent?.replace(/\s+/g, " ").trim() ?? "");
}

test("seats show who has them", () => {
  enter({ you: 0, host: true });
  FakeSocket.last.deliver({ here: { table: "key", seats: [0] } });
  flushSync();
  expect(seats()).toEqual(["Ana you host", "Bo not connected", "free", "Bot, medium"]);
});

test("the host starts the match, gives seats to bots, and removes guests", async () => {
  const server = enter({ you: 0, host: true });
  await fireEvent.change(screen.getByLabelText("Who gets seat 3?"), { target: { value: "gentle" } });
  await fireEvent.click(screen.getByRole("button", { name: "Remove Bo" }));
  await fireEvent.click(screen.getByRole("button", { name: "Start" }));
  expect(server.changes).toEqual([
    { method: "PATCH", path: "/api/tables/key/seats/2", body: { to: "gentle" } },
    { method: "POST", path: "/api/tables/key/removals", body: { seat: 1 } },
    { method: "POST", path: "/api/tables/key/start", body: undefined },
  ]);
});

test("a guest who follows the link chooses a name and a salt, and takes a seat", async () => {
  const server = enter({ you: null, host: false });
  expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
  expect(screen.getByText("Ana starts the match.")).toBeTruthy();
  await fireEvent.input(screen.getByLabelText("Anything you like, to shuffle into the deal"), { target: { value: "pepper" } });
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  await vi.waitFor(() => expect(server.changes).toHaveLength(2));
  expect(server.changes).toEqual([
    { method: "PUT", path: "/api/me", body: { name: "Robin", lang: "en" } },
    { method: "PUT", path: "/api/tables/key/seats/any", body: { salt: "pepper" } },
  ]);
});

test("a seat can be taken, left, or swapped for another", async () => {
  const server = enter({ you: 1, host: false });
  me.name = me.typedName = "Bo";
  await fireEvent.click(screen.getByRole("button", { name: "Move here Seat 3" }));
  await fireEvent.click(screen.getByRole("button", { name: "Leave the seat" }));
  expect(server.changes.map(({ method, path }) => [method, path])).toEqual([
    ["PUT", "/api/tables/key/seats/2"],
    ["DELETE", "/api/tables/key/seat"],
  ]);
});

test("a refusal is shown", async () => {
  enter({ you: 0, host: true }, { "POST /api/tables/key/start": refusal("Nobody has taken a seat yet.") });
  await fireEvent.click(screen.getByRole("button", { name: "Start" }));
  expect(await screen.findByText("Nobody has taken a seat yet.")).toBeTruthy();
});

test("the link can be copied, and the commitment to the deal is shown", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText }, languages: ["en"] });
  enter({ you: 0, host: true });
  await fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/t/key`);
  expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
  expect(screen.getByText("c0ffee")).toBeTruthy();
});

test("options that differ from the defaults are listed", async () => {
  const option = { label: "Jumping in", kind: "flag", values: [] };
  enter(
    { settings: { edition: "deluxe", options: { jump_in: true }, title: "Sunday" } },
    {
      "GET /api/options": {
        options: [
          { ...option, name: "jump_in" },
          { ...option, name: "peek", label: "Peeking" },
        ],
        format: [],
      },
    },
  );
  expect(await screen.findByText("Jumping in")).toBeTruthy();
  expect(screen.queryByText("Peeking")).toBeNull();
  expect(screen.getByRole("heading", { name: "Sunday" })).toBeTruthy();
});

test("when the match begins the table is shown", () => {
  enter({ you: 0, host: true });
  FakeSocket.last.deliver({ update: { table: "key", version: 6, at: 0, status: "playing" } });
  flushSync();
  expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
  expect(document.querySelector(".table")).toBeTruthy();
});

test("a spectator may take the seat of a player who has left", async () => {
  const server = enter({ you: null, host: false, status: "playing" });
  await fireEvent.click(screen.getByRole("button", { name: "Take over" }));
  await vi.waitFor(() => expect(server.changes.at(-1)?.path).toBe("/api/tables/key/seats/any"));
});

test("a new player gets tips until they are dismissed", async () => {
  prefs.welcomed = false;
  const view = { ...VIEW, waiting: ["Ana"], hands: { Ana: ["R7", "G2"], Bo: ["??"] } };
  enter({ you: 0, host: true, status: "playing", view, legal: ["draw"] });
  expect(screen.getByText("Nothing fits: draw a card.")).toBeTruthy();
  FakeSocket.last.deliver({ update: { table: "key", version: 6, at: 0, legal: ["play R7", "draw", "uno"] } });
  flushSync();
  expect(screen.getByText(/Two cards left/)).toBeTruthy();
  FakeSocket.last.deliver({ update: { table: "key", version: 7, at: 0, legal: ["play R7", "draw"] } });
  flushSync();
  expect(screen.getByText(/Play one of the raised cards/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
  expect(screen.queryByText(/Play one of the raised cards/)).toBeNull();
  expect(prefs.welcomed).toBe(true);
});

test("a hint replaces the tip for new players", () => {
  Object.assign(prefs, { welcomed: false, speed: 0 });
  const view = { ...VIEW, waiting: ["Ana"], hands: { Ana: ["R7", "G2"], Bo: ["??"] } };
  enter({ you: 0, host: true, status: "playing", view, legal: ["play R7", "draw"] });
  expect(screen.getByText(/Play one of the raised cards/)).toBeTruthy();
  FakeSocket.last.deliver({ hint: { table: "key", version: 5, action: "play R7", reason: "No other card fits." } });
  flushSync();
  expect(screen.queryByText(/Play one of the raised cards/)).toBeNull();
  expect(screen.getByText("No other card fits.")).toBeTruthy();
});

test("a table that is gone says why", () => {
  enter({ you: 1, host: false });
  FakeSocket.last.deliver({ gone: { table: "key", code: "seat/removed" } });
  flushSync();
  expect(screen.getByRole("heading", { name: "The host has removed you from this table." })).toBeTruthy();
});
