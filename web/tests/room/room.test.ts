import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { me } from "../../src/lib/guest/me.svelte";
import { prefs } from "../../src/lib/guest/prefs.svelte";
import type { MatchShown, Network, RequestShown, SeatShown, Shown, View } from "../../src/lib/server/protocol";
import Room from "../../src/pages/Room.svelte";
import { noteSalt, seenDeals } from "../../src/proof/seenDeals";
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

const REQUEST: RequestShown = {
  author: "f00d",
  name: "Zoe",
  seat: 1,
  mine: false,
  yours: true,
  waits: false,
  suspect: false,
  host: false,
};

const CLOSED: Network = { links: [], is_open: false, may_open: false };
const LAN: Network = {
  links: [
    { url: "http://192.168.1.5:8000", interface: "wlan0" },
    { url: "http://[fd00::5]:8000", interface: "wlan0" },
  ],
  is_open: true,
  may_open: true,
};
const SALT = /^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/;

beforeEach(() => {
  localStorage.clear();
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
    "GET /api/network": CLOSED,
    "PUT /api/me": { name: "Robin", lang: "en" },
    ...answers,
  });
  render(Room, { key: "key" });
  FakeSocket.last.welcome();
  FakeSocket.last.deliver({ snapshot: shown({ seats: [ANA, BO, FREE, BOT], ...part }) });
  flushSync();
  return server;
}

/** The same for a guest whose salt the server has already. */
async function enterSalted(part: Partial<Shown>, answers: Record<string, unknown> = {}): Promise<FakeServer> {
  await noteSalt("key", 1, "pepper", () => Promise.resolve());
  return enter(part, answers);
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
  expect(seats()).toEqual(["Choose your avatar Ana you host", "Bo not connected", "free", "Bot, advanced"]);
});

test("the host starts the match, gives seats to bots, and removes guests", async () => {
  const server = await enterSalted({ you: 0, host: true });
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
  expect(screen.getByText("Ana will start the match.")).toBeTruthy();
  await fireEvent.input(screen.getByLabelText("Your salt: anything you like"), { target: { value: "pepper" } });
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  await vi.waitFor(() => expect(server.changes).toHaveLength(2));
  expect(server.changes).toEqual([
    { method: "PUT", path: "/api/me", body: { name: "Robin", lang: "en" } },
    { method: "PUT", path: "/api/tables/key/seats/any", body: { ask: true, salt: "pepper" } },
  ]);
});

test("the page adds salt by itself once it has seen the commitment, shows it, and remembers both", async () => {
  const server = enter({ you: 0, host: true });
  expect(server.changes).toEqual([
    { method: "PUT", path: "/api/tables/key/seats/0", body: { ask: true, salt: expect.stringMatching(SALT) as string } },
  ]);
  const { salt } = server.changes[0]?.body as { salt: string };
  expect(screen.getByText(salt)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Your salt: anything you like").value).toBe(salt);
  expect(seenDeals("key")).toEqual({ 1: { commitment: "c0ffee", player: "Ana", salt } });
  cleanup();
  expect(enter({ you: 0, host: true }).changes).toEqual([]);
  expect(screen.getByText(salt)).toBeTruthy();
});

test("a guest who sits down without typing anything adds salt too, and may change it afterwards", async () => {
  const server = enter({ you: null, host: false });
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  await vi.waitFor(() => expect(server.changes).toHaveLength(2));
  expect(server.changes[1]?.body).toEqual({ ask: true, salt: expect.stringMatching(SALT) as string });
  FakeSocket.last.deliver({ update: { table: "key", version: 6, at: 0, you: 2 } });
  flushSync();
  const field = screen.getByLabelText("Your salt: anything you like");
  await fireEvent.input(field, { target: { value: "pepper" } });
  await fireEvent.change(field);
  expect(server.changes.at(-1)).toEqual({ method: "PUT", path: "/api/tables/key/seats/2", body: { ask: true, salt: "pepper" } });
  expect(seenDeals("key")[1]?.salt).toBe("pepper");
});

test("a seat can be taken, left, or swapped for another", async () => {
  const server = await enterSalted({ you: 1, host: false });
  me.name = me.typedName = "Bo";
  await fireEvent.click(screen.getByRole("button", { name: "Move here Seat 3" }));
  await fireEvent.click(screen.getByRole("button", { name: "Leave the seat" }));
  expect(server.changes.map(({ method, path }) => [method, path])).toEqual([
    ["PUT", "/api/tables/key/seats/2"],
    ["DELETE", "/api/tables/key/seat"],
  ]);
});

test("a refusal is shown", async () => {
  await enterSalted({ you: 0, host: true }, { "POST /api/tables/key/start": refusal("Nobody has taken a seat yet.") });
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

test("where the browser copies nothing, the link is selected", async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  Object.assign(document, { execCommand: () => false });
  enter({ you: 0, host: true });
  await fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText(/The link is selected/)).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>("Link to this table");
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(`${location.origin}/t/key`);
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
});

test("the host lets others on the network join, and only this computer again", async () => {
  const closed = { ...CLOSED, may_open: true };
  const drawn = new Response("<svg>#</svg>", { headers: { "Content-Type": "image/svg+xml" } });
  const answers = { "GET /api/network": closed, "PUT /api/network": LAN, "POST /api/qr": drawn };
  const server = await enterSalted({ you: 0, host: true }, answers);
  expect(screen.queryByRole("img", { name: "QR code for the link" })).toBeNull();
  await fireEvent.click(await screen.findByRole("button", { name: "Let others on this network join" }));
  const qr = await screen.findByRole<HTMLImageElement>("img", { name: "QR code for the link" });
  const field = screen.getByLabelText<HTMLInputElement>("Link to this table");
  expect(field.value).toBe("http://192.168.1.5:8000/t/key");
  expect(qr.getAttribute("src")).toBe("data:image/svg+xml,%3Csvg%3E%23%3C%2Fsvg%3E");
  expect(server.requests.filter(({ path }) => path.startsWith("/api/qr"))).toEqual([
    { method: "POST", path: "/api/qr", body: { link: field.value } },
  ]);
  await fireEvent.change(screen.getByLabelText("Address"), { target: { value: "http://[fd00::5]:8000" } });
  expect(field.value).toBe("http://[fd00::5]:8000/t/key");
  expect(screen.getByText(/port 8000/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Only this computer again" }));
  expect(server.changes.map(({ path, body }) => [path, body])).toEqual([
    ["/api/network", { is_open: true }],
    ["/api/network", { is_open: false }],
  ]);
});

test("a computer without a network says so", async () => {
  const answers = { "GET /api/network": { ...CLOSED, may_open: true }, "PUT /api/network": refusal("No network.") };
  enter({ you: 0, host: true }, answers);
  await fireEvent.click(await screen.findByRole("button", { name: "Let others on this network join" }));
  expect(await screen.findByText("No network.")).toBeTruthy();
});

test("a guest at another address, or behind a public one, only gets the link and its code", async () => {
  const links = [{ url: "https://play.example.org", interface: "" }];
  enter({ you: 1, host: false }, { "GET /api/network": { ...CLOSED, links } });
  expect(await screen.findByRole("img", { name: "QR code for the link" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Link to this table").value).toBe("https://play.example.org/t/key");
  expect(screen.queryByText("Link not opening?")).toBeNull();
  expect(screen.queryByLabelText("Address")).toBeNull();
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

test("the code of the table is shown, letter by letter for screen readers", async () => {
  enter({ you: 0, host: true }, { "POST /api/tables/key/code": { code: "KTRB" } });
  expect((await screen.findByRole("img", { name: "K T R B" })).textContent).toBe("KTRB");
  expect(screen.getByText(new RegExp(`open ${location.host}/KTRB`))).toBeTruthy();
});

test("the code is given with the address by which others reach the server", async () => {
  enter({ you: 0, host: true }, { "POST /api/tables/key/code": { code: "KTRB" }, "GET /api/network": LAN });
  expect(await screen.findByText(/open 192\.168\.1\.5:8000\/KTRB/)).toBeTruthy();
});

test("a table without a free seat says what can be done", () => {
  enter({ you: null, host: false, seats: [ANA, BOT] });
  expect(screen.getByText(/All seats are taken. Ana can give you the seat of a bot/)).toBeTruthy();
});

const DRAWN = { edition: "deluxe", draw_seats: true, format: { scoring: "rotation" } };

test("where the seats are drawn, guests take part without choosing one", async () => {
  const part = { settings: DRAWN, seats: [ANA, FREE, BO, FREE] };
  const server = enter({ you: null, host: false, ...part });
  expect(screen.getByRole("heading", { name: "Taking part: 2 of 4" })).toBeTruthy();
  expect([...document.querySelectorAll("li .who strong")].map((who) => who.textContent)).toEqual(["Ana", "Bo"]);
  expect(screen.getByText(/When Ana starts, the seats are drawn/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Take part" }));
  await vi.waitFor(() => expect(server.changes.at(-1)?.path).toBe("/api/tables/key/seats/any"));
});

test("the host of such a table can add bots, and a player can withdraw", async () => {
  const part = { settings: DRAWN, seats: [ANA, BO, FREE, FREE] };
  const server = await enterSalted({ you: 0, host: true, ...part });
  expect([...document.querySelectorAll("li .who strong")].map((who) => who.textContent)).toEqual(["Ana", "Bo", "free"]);
  await fireEvent.change(screen.getByLabelText("Who gets seat 3?"), { target: { value: "gentle" } });
  expect(server.changes.at(-1)).toMatchObject({ path: "/api/tables/key/seats/2", body: { to: "gentle" } });
  expect(screen.getByRole("button", { name: "Withdraw" })).toBeTruthy();
});

test("a full tournament says so, and one that has begun", () => {
  enter({ you: null, host: false, settings: DRAWN, seats: [ANA, BO] });
  expect(screen.getByText(/All places are taken/)).toBeTruthy();
  cleanup();
  comeLate({ match: { ...(shown().match as MatchShown), scoring: "rotation" } });
  expect(screen.getByText(/The tournament has begun/)).toBeTruthy();
});

test("who waits for a seat that the host must agree to is told so", () => {
  const asking = [{ ...REQUEST, seat: 2, mine: true, yours: false, waits: true, host: true }];
  comeLate({ asking });
  expect(screen.getByText(/You have asked to take over cy’s seat when this round is over\. The host decides\./)).toBeTruthy();
});

/** Come to a running match in which Cy is a bot. */
function comeLate(part: Partial<Shown> = {}): FakeServer {
  const cy = { ...BOT, name: "cy", takeover: "round" };
  return enter({ you: null, host: false, status: "playing", seats: [ANA, BO, cy], view: VIEW, ...part });
}

test("a latecomer takes over a bot's seat with the next round, and may think better of it", async () => {
  const server = comeLate();
  await fireEvent.click(screen.getByRole("button", { name: "Join in the next round" }));
  await fireEvent.click(screen.getByRole("button", { name: "Cy, 0 points (in the next round)" }));
  const asked = { method: "PUT", path: "/api/tables/key/seats/2", body: { ask: true } };
  await vi.waitFor(() => expect(server.changes.at(-1)).toEqual(asked));
  const asking = [{ ...REQUEST, seat: 2, mine: true, yours: false, waits: true }];
  FakeSocket.last.deliver({ update: { table: "key", version: 6, at: 0, asking } });
  flushSync();
  expect(screen.getByText(/You will take over cy’s seat when this round is over/)).toBeTruthy();
  expect(screen.queryByText(/The match has begun/)).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await vi.waitFor(() => expect(server.changes.at(-1)).toMatchObject({ method: "DELETE", path: "/api/tables/key/seat" }));
});

test("a seat that somebody gets after the round is not offered to another latecomer", () => {
  comeLate({ asking: [{ ...REQUEST, seat: 2, yours: false, waits: true }] });
  expect(screen.getByText(/The match has begun/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Join in the next round" })).toBeNull();
});

test("a latecomer without a seat to take waits for the next match, and goes along", async () => {
  comeLate({ seats: [ANA, BO] });
  expect(screen.queryByRole("button", { name: /Take over|Join in/ })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Wait for the next match" }));
  expect(screen.getByText(/you will be taken there/)).toBeTruthy();
  FakeSocket.last.deliver({ update: { table: "key", version: 6, at: 0, status: "over", rematch: "another" } });
  await vi.waitFor(() => expect(location.pathname).toBe("/t/another"));
});

test("a latecomer who just watches is not asked again, and a player is not asked at all", async () => {
  comeLate();
  await fireEvent.click(screen.getByRole("button", { name: "Just watch" }));
  expect(screen.queryByText(/The match has begun/)).toBeNull();
  cleanup();
  comeLate({ you: 0 });
  expect(screen.queryByText(/The match has begun/)).toBeNull();
});

test.each([
  [[ANA, BO], {}, /When your time runs out, you draw and pass; then a bot plays/],
  [[ANA, BO], { decision: 0 }, /the others wait for you/],
  [[ANA, BOT], {}, /Play stops until you are back/],
])("a player who leaves is asked once, and told what happens to the seat", async (seats, clocks, told) => {
  const settings = { edition: "deluxe", clocks };
  const server = enter({ you: 0, host: true, status: "playing", seats, settings, view: VIEW });
  await fireEvent.click(screen.getByRole("button", { name: "Leave the table" }));
  expect(screen.getByText(told)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Leave for now" }));
  expect([location.pathname, server.changes]).toEqual(["/", []]);
  await fireEvent.click(screen.getByRole("button", { name: "Give up the seat" }));
  await vi.waitFor(() => expect(server.changes).toMatchObject([{ method: "DELETE", path: "/api/tables/key/seat" }]));
});

/** A match in which a round is being played. */
function dealt(): NonNullable<Shown["match"]> {
  return { ...(shown().match as NonNullable<Shown["match"]>), dealt: true };
}

test("during a round, the people at the table are asked whether somebody may take a seat", async () => {
  enter({ you: 0, host: true, status: "playing", view: VIEW, match: dealt(), asking: [REQUEST] });
  expect(screen.getByText("Zoe asks to take over Bo’s seat, and would then see its cards.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Allow" }));
  await fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
  expect(FakeSocket.last.requests).toMatchObject([
    { table: "key", allow: "f00d" },
    { table: "key", refuse: "f00d" },
  ]);
});

test("a guest who asks is told who decides, may withdraw, and plays when it is allowed", async () => {
  const asking = [{ ...REQUEST, mine: true, yours: false }];
  const table: Partial<Shown> = { you: null, host: false, status: "playing", view: { ...VIEW, viewer: null } };
  const left: SeatShown = { ...BO, taken: false, takeover: "ask" };
  const server = enter({ ...table, match: dealt(), seats: [ANA, left], asking });
  expect(screen.queryByRole("button", { name: "Ask for a seat" })).toBeNull();
  expect(screen.getByText(/You have asked to take over Bo’s seat/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  expect(server.changes).toMatchObject([{ method: "DELETE", path: "/api/tables/key/seat" }]);
  const update = { table: "key", version: 6, at: 0, asking: [], you: 1, seats: [ANA, { ...BO, away: true }] };
  FakeSocket.last.deliver({ update });
  flushSync();
  expect(FakeSocket.last.requests).toMatchObject([{ table: "key", back: true }]);
});

test("a guest asks for a seat during a round, and waits if nobody can agree", async () => {
  const left: SeatShown = { ...BO, taken: false, takeover: "ask" };
  const table: Partial<Shown> = { you: null, host: false, status: "playing", view: { ...VIEW, viewer: null } };
  const server = enter({ ...table, match: dealt(), seats: [ANA, left] });
  await fireEvent.click(screen.getByRole("button", { name: "Ask for a seat" }));
  await fireEvent.click(screen.getByRole("button", { name: "Bo, 0 points (at once, if the others agree)" }));
  await vi.waitFor(() => expect(server.changes.at(-1)?.body).toEqual({ ask: true }));
  const asking = [{ ...REQUEST, mine: true, yours: false, waits: true }];
  FakeSocket.last.deliver({ update: { table: "key", version: 6, at: 0, asking } });
  flushSync();
  expect(screen.getByText(/You will take over Bo’s seat when this round is over/)).toBeTruthy();
});

test("in the waiting room the host is asked about a guest from the address of a removed one", async () => {
  enter({ you: 0, host: true, asking: [{ ...REQUEST, seat: 2, suspect: true }] });
  expect(screen.getByText(/Zoe asks for a seat\./).textContent).toContain("Somebody you removed had the same address.");
  await fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
  expect(FakeSocket.last.requests).toMatchObject([{ refuse: "f00d" }]);
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
  expect(screen.getByText(/Play one of the raised cards/).closest("aside")?.className).not.toContain("later");
  FakeSocket.last.deliver({ hint: { table: "key", version: 5, action: "play R7", reason: "No other card fits." } });
  flushSync();
  expect(screen.getByText(/Play one of the raised cards/).closest("aside")?.className).toContain("later");
  expect(screen.getByText("No other card fits.")).toBeTruthy();
});

test("a table that is gone says why", () => {
  enter({ you: 1, host: false });
  FakeSocket.last.deliver({ gone: { table: "key", code: "seat/removed" } });
  flushSync();
  expect(screen.getByRole("heading", { name: "The host has removed you from this table." })).toBeTruthy();
});

test("a player who needs more time says so at the table, once", () => {
  prefs.moreTime = true;
  enter({ you: 0, host: true });
  const asked = (): unknown[] => FakeSocket.last.sent.filter((message) => "more_time" in message);
  expect(asked()).toEqual([expect.objectContaining({ table: "key", more_time: true })]);
  FakeSocket.last.deliver({ update: { table: "key", version: 6, at: 0, seats: [{ ...ANA, more_time: true }, BO, FREE, BOT] } });
  flushSync();
  expect(asked()).toHaveLength(1);
  prefs.moreTime = false;
  flushSync();
  expect(asked().at(-1)).toMatchObject({ more_time: false });
});
