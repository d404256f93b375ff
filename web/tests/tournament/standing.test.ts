import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import type { Rotation, Shown } from "../../src/lib/server/protocol";
import type { Request } from "../../src/lib/server/socket";
import { TableConnection } from "../../src/lib/server/tableConnection.svelte";
import OwnPlace from "../../src/tournament/OwnPlace.svelte";
import { pairs, placeOf, seatingOf, turnsFrom } from "../../src/tournament/seatings";
import Standing from "../../src/tournament/Standing.svelte";
import answers from "../answers/tournament.json";
import { serve, textOf } from "../answers/server";

const sent: Request[] = [];

afterEach(() => {
  cleanup();
  sent.length = 0;
});

/** A table with a recorded snapshot. */
function tableAt(moment: "eight" | "eight, looked at" | "knock-out"): TableConnection {
  const shown = answers[moment] as unknown as Shown;
  const table = new TableConnection(shown.table, {
    add() {},
    remove() {},
    post: (message) => void sent.push(message),
    send: () => Promise.resolve(null),
  });
  table.received({ snapshot: shown });
  return table;
}

test("each seating is kept for its rounds, and after the last one the first comes again", () => {
  const rotation: Rotation = { seatings: [[["a", "b", "c", "d"]], [["b", "c", "a", "d"]]], each: 2, rounds: 8 };
  const first = [1, 2, 3, 4, 5, 6].map((round) => seatingOf(rotation, round)[0]?.[0]);
  expect(first).toEqual(["a", "a", "b", "b", "a", "a"]);
});

test("partners sit face to face", () => {
  expect(pairs(["a", "b", "c", "d"])).toEqual([
    ["a", "c"],
    ["b", "d"],
  ]);
});

test("a schedule goes on from the current round, seating by seating", () => {
  const rotation: Rotation = { seatings: [[["a", "b", "c", "d"]], [["b", "c", "a", "d"]]], each: 2, rounds: 6 };
  expect(turnsFrom(rotation, 1).map(({ first, last }) => [first, last])).toEqual([[1, 2], [3, 4], [5, 6]]);
  expect(turnsFrom(rotation, 4).map(({ first, boards }) => [first, boards[0]?.[0]])).toEqual([[3, "b"], [5, "a"]]);
});

test("a player has a board, a partner and opponents", () => {
  const boards = [["a", "b", "c", "d"], ["e", "f", "g", "h"]];
  expect(placeOf(boards, "h")).toEqual({ board: 1, partner: "f", opponents: ["e", "g"] });
  expect(placeOf(boards, "z")).toBeNull();
  expect(placeOf(boards, null)).toBeNull();
});

test("in the first turns of a round a player is told where and with whom", () => {
  const table = tableAt("eight");
  render(OwnPlace, { table });
  expect(screen.queryByText(/you are playing with/)).toBeNull();
  const { shown } = table;
  if (!shown?.view) throw new Error("nothing is shown");
  const view = { ...shown.view, phase: "turn", turns: 0 };
  table.received({ update: { table: shown.table, version: shown.version + 1, at: 0, view } });
  flushSync();
  expect(screen.getByText("Table 2: you are playing with Dee, against Fay and Gus.")).toBeTruthy();
});

test("a player who is out is told so once", async () => {
  const table = tableAt("knock-out");
  const { shown } = table;
  if (!shown) throw new Error("nothing is shown");
  const out = shown.seats.findIndex(({ name }) => !shown.match.playing.includes(name));
  table.received({ update: { table: shown.table, version: shown.version + 1, at: 0, you: out } });
  render(OwnPlace, { table });
  expect(screen.getByText(/You are out/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
  expect(screen.queryByText(/You are out/)).toBeNull();
});

test("a rotation shows standing, boards and the schedule with what was scored", async () => {
  const requests = serve(answers);
  const { container } = render(Standing, { table: tableAt("eight") });
  const ranks = [...(await screen.findByRole("list", { name: "Standings" })).children].map(textOf);
  expect(ranks.slice(0, 2)).toEqual(["1. Cy 50", "1. Gus 50"]);
  expect(ranks.at(4)).toBe("5. Ana 0");
  expect(container.querySelector("ol .mine .who")?.textContent).toBe("Ana");
  await screen.findByText("Schedule");
  expect(requests).toEqual(["/api/standing/eight"]);
  const now = container.querySelector("[aria-current]");
  expect(textOf(now)).toBe("Round 2 Hal + Bo – Cy + Eli Dee + Ana – Fay + Gus");
  const [first] = container.querySelectorAll("details:last-child li");
  expect(textOf(first)).toBe("Round 1 Hal + Ana 0 – Bo + Dee 12 Cy + Gus 50 – Eli + Fay 0");
});

test("players stay at their board, spectators choose one", async () => {
  serve(answers);
  render(Standing, { table: tableAt("eight") });
  await screen.findByText("Table 2");
  expect(screen.queryByRole("button", { name: "Watch" })).toBeNull();
  cleanup();
  render(Standing, { table: tableAt("eight, looked at") });
  const [seen, other] = await screen.findAllByRole<HTMLButtonElement>("button", { name: "Watch" });
  expect(seen?.disabled).toBe(true);
  await fireEvent.click(other as HTMLElement);
  expect(sent.at(-1)).toMatchObject({ table: "eight", watch: 1 });
});

test("a knock-out marks who is out, and follows the match", async () => {
  serve(answers);
  const table = tableAt("knock-out");
  const { container } = render(Standing, { table });
  await screen.findByText("out");
  expect(textOf(container.querySelector(".out"))).toMatch(/^4\. Bo out \d+$/);
  const shown = table.shown;
  if (!shown) throw new Error("nothing is shown");
  const standing = [{ place: 1, players: ["ana"], total: 7 }];
  table.received({ update: { table: shown.table, version: shown.version + 1, at: 0, match: { ...shown.match, standing } } });
  flushSync();
  expect([...screen.getByRole("list", { name: "Standings" }).children].map(textOf)).toEqual(["1. Ana 7"]);
});

test("a match that is not a tournament has no standing", async () => {
  const table = tableAt("knock-out");
  const shown = table.shown;
  if (!shown) throw new Error("nothing is shown");
  table.received({ update: { table: shown.table, version: shown.version + 1, at: 0, match: { ...shown.match, scoring: "winner" } } });
  const { container } = render(Standing, { table });
  await vi.dynamicImportSettled();
  expect(textOf(container)).toBe("");
});
