import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { prefs } from "../../src/lib/prefs.svelte";
import { route } from "../../src/lib/route.svelte";
import Home from "../../src/pages/Home.svelte";
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

beforeEach(() => {
  route.go("/");
  Object.assign(prefs, { edition: "deluxe", opponents: 3, level: "fair" });
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
    "POST /api/tables": { table: "the-key" },
    ...answers,
  });
  render(Home);
  return server;
}

test("one click leads to a dealt round", async () => {
  const server = open();
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  await vi.waitFor(() => expect(route.path).toBe("/t/the-key"));
  expect(server.changes).toEqual([
    { method: "PUT", path: "/api/me", body: { name: "Robin", lang: "en" } },
    {
      method: "POST",
      path: "/api/tables",
      body: { edition: "deluxe", seats: ["person", "fair", "fair", "fair"], hints: true, clocks: { decision: 0 } },
    },
    { method: "POST", path: "/api/tables/the-key/start", body: undefined },
  ]);
});

test("game, opponents, level and name are what was chosen, and remembered", async () => {
  const server = open();
  await fireEvent.click(screen.getByRole("radio", { name: /Wizz/ }));
  await fireEvent.click(screen.getByRole("button", { name: "One opponent fewer" }));
  await fireEvent.click(screen.getByRole("button", { name: "One opponent fewer" }));
  expect((screen.getByRole("button", { name: "One opponent fewer" }) as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.click(screen.getByRole("radio", { name: "hard" }));
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
