import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { me } from "../../src/lib/guest/me.svelte";
import { prefs } from "../../src/lib/guest/prefs.svelte";
import { route } from "../../src/lib/page/route.svelte";
import Home from "../../src/pages/Home.svelte";
import { seenDeals } from "../../src/proof/seenDeals";
import { FakeServer, refusal } from "../lib/server";

const TABLE = {
  table: "abcdef",
  edition: "flip",
  scoring: "",
  title: "",
  status: "open",
  seats: 4,
  free: 2,
  created: 0,
  host: "Bo",
};

/** Salt that the page has made. */
const SALT = /^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/;

beforeEach(() => {
  localStorage.clear();
  route.go("/");
  Object.assign(prefs, { edition: "deluxe", opponents: 3, level: "fair", length: "500", pace: "" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The home page with a server that gives these answers. */
function open(answers: Record<string, unknown> = {}): FakeServer {
  const server = new FakeServer({
    "GET /api/tables": { tables: [] },
    "PUT /api/me": { name: "Robin", lang: "en" },
    "POST /api/tables": { table: "the-key", commitment: "c0ffee" },
    ...answers,
  });
  render(Home);
  return server;
}

test("the way of playing of a character is told where bots are chosen, if it comes and its level has one", async () => {
  open();
  expect(screen.getByText("Bo likes to bluff.")).toBeTruthy();
  expect(screen.queryByText("Eli saves his wilds.")).toBeNull();
  prefs.opponents = 4;
  expect(await screen.findByText("Eli saves his wilds.")).toBeTruthy();
  prefs.level = "casual";
  await vi.waitFor(() => expect(screen.queryByText(/bluff/)).toBeNull());
});

test("the length and the pace of a match are chosen once", async () => {
  const server = open();
  await fireEvent.click(screen.getByRole("radio", { name: "one round" }));
  expect(prefs.length).toBe("round");
  prefs.pace = "slow";
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  await vi.waitFor(() => expect(route.path).toBe("/t/the-key"));
  expect(server.changes[1]?.body).toMatchObject({ format: { scoring: "none" }, clocks: { decision: 0, pause: 600, pace: 2 } });
});

test("one click leads to a dealt round", async () => {
  const server = open();
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  await vi.waitFor(() => expect(route.path).toBe("/t/the-key"));
  expect(server.changes).toEqual([
    { method: "PUT", path: "/api/me", body: { name: "Robin", lang: "en" } },
    {
      method: "POST",
      path: "/api/tables",
      body: { edition: "deluxe", seats: ["person", "fair", "fair", "fair"], format: { target: 500 }, hints: true, clocks: { decision: 0, pause: 600 } },
    },
    { method: "POST", path: "/api/tables/the-key/start", body: { salt: expect.stringMatching(SALT) as string } },
  ]);
  const { salt } = server.changes[2]?.body as { salt: string };
  expect(seenDeals("the-key")).toEqual({ 1: { commitment: "c0ffee", salt } });
});

test("game, opponents, level and name are what was chosen, and remembered", async () => {
  const server = open();
  await fireEvent.click(screen.getByRole("radio", { name: /Wizz/ }));
  await fireEvent.click(screen.getByRole("button", { name: "One fewer opponent" }));
  await fireEvent.click(screen.getByRole("button", { name: "One fewer opponent" }));
  expect((screen.getByRole("button", { name: "One fewer opponent" }) as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.click(screen.getByRole("radio", { name: "expert" }));
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "  Zoé " } });
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  await vi.waitFor(() => expect(server.changes).toHaveLength(3));
  expect(server.changes[0]?.body).toMatchObject({ name: "Zoé" });
  expect(server.changes[1]?.body).toMatchObject({ edition: "wizz", seats: ["person", "sharp"] });
  expect(prefs).toMatchObject({ edition: "wizz", opponents: 1, level: "sharp" });
});

test("an error is shown, and the guest can try again", async () => {
  open({ "POST /api/tables": refusal("Slower, please.") });
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  expect(await screen.findByText("Slower, please.")).toBeTruthy();
  expect((screen.getByRole("button", { name: "Play now" }) as HTMLButtonElement).disabled).toBe(false);
  expect(route.path).toBe("/");
});

const MINE = {
  table: "mine-1",
  edition: "flip",
  title: "",
  status: "playing",
  host: "Ana",
  others: ["Bo"],
  seated: true,
  away: false,
  round: 1,
  turns: ["Ana"],
  yours: true,
};

test("a guest finds back to their tables, and sees whose turn it is", async () => {
  const server = open({
    "GET /api/me/tables": {
      tables: [
        MINE,
        { ...MINE, table: "mine-2", title: "Sunday", others: [], turns: ["cy"], yours: false },
        { ...MINE, table: "mine-3", seated: false, yours: false },
        { ...MINE, table: "mine-4", status: "open", round: 0, others: [], turns: [], yours: false },
        { ...MINE, table: "mine-5", turns: [], yours: false },
      ],
    },
  });
  expect(screen.queryByText("Your tables")).toBeNull();
  me.name = "Ana";
  expect(await screen.findByText("Your tables")).toBeTruthy();
  const lines = [...document.querySelectorAll("li")].filter((line) => line.querySelector(".state"));
  expect(lines.map((line) => [...line.children].map((part) => part.textContent?.replace(/\s+/g, " ").trim()))).toEqual([
    ["Flip With Bo", "Your turn", "Continue Flip"],
    ["Sunday Against bots", "Waiting for Cy", "Continue Sunday"],
    ["Flip With Bo", "You have given up your seat", "Watch Flip"],
    ["Flip Nobody else yet", "Not started yet", "Continue Flip"],
    ["Flip With Bo", "Between rounds", "Continue Flip"],
  ]);
  expect(screen.getByRole("link", { name: "Continue Sunday" }).getAttribute("href")).toBe("/t/mine-2");
  expect(server.changes).toEqual([]);
});

test("a guest with a name gets a code for another device", async () => {
  const server = open({ "POST /api/me/pass": { code: "KTRBMLPW", seconds: 300 } });
  expect(screen.queryByText("Play on another device")).toBeNull();
  me.name = "Ana";
  await fireEvent.click(await screen.findByRole("button", { name: "Show a code" }));
  expect((await screen.findByRole("img", { name: "K T R B M L P W" })).textContent).toBe("KTRB MLPW");
  expect(screen.getByText(/It works once, within 5 minutes/)).toBeTruthy();
  const link = screen.getByLabelText("Link for the other device") as HTMLInputElement;
  expect(link.value).toBe(`${location.origin}/device#KTRBMLPW`);
  expect(server.changes.map(({ path }) => path)).toEqual(["/api/me/pass"]);
});

test.each(["KTRB", " kt rb ", "https://example.org/ktrb"])("the code %s leads to its table", async (typed) => {
  open();
  await fireEvent.input(screen.getByLabelText("Link or code of a table"), { target: { value: typed } });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  expect(route.page).toEqual({ page: "code", code: "KTRB" });
});

test("a link or a code leads to its table, anything else is reported", async () => {
  open();
  const field = screen.getByLabelText("Link or code of a table");
  const join = screen.getByRole("button", { name: "Join" });
  await fireEvent.input(field, { target: { value: "not a link" } });
  await fireEvent.click(join);
  expect(screen.getByText("That is neither the link nor the code of a table.")).toBeTruthy();
  await fireEvent.input(field, { target: { value: "https://example.org/t/abcdef" } });
  await fireEvent.click(join);
  expect(route.path).toBe("/t/abcdef");
});

test("open tables can be joined, others watched", async () => {
  const playing = { ...TABLE, table: "ghijkl", title: "Sunday", status: "playing", free: 0 };
  open({ "GET /api/tables": { tables: [TABLE, playing] } });
  const links = await screen.findAllByRole("link", { name: /Sit down|Watch/ });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Sit down", "/t/abcdef"],
    ["Watch", "/t/ghijkl"],
  ]);
  expect(screen.getByText("Bo’s table")).toBeTruthy();
  expect(screen.getByText(/2 free seats/)).toBeTruthy();
  expect(screen.getByText("Sunday")).toBeTruthy();
});

test("the list of tables is refreshed regularly", async () => {
  vi.useFakeTimers();
  const server = open();
  const reads = (): number => server.requests.filter(({ path }) => path === "/api/tables").length;
  await vi.advanceTimersByTimeAsync(0);
  expect(reads()).toBe(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reads()).toBe(2);
  cleanup();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads()).toBe(2);
  vi.useRealTimers();
});
