import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import type { Rotation, Shown } from "../../src/lib/protocol";
import type { Wish } from "../../src/lib/socket";
import { TableLine } from "../../src/lib/table.svelte";
import { pairs, seatingOf } from "../../src/tournament/seatings";
import Standing from "../../src/tournament/Standing.svelte";
import answers from "../answers/tournament.json";
import { serve, textOf } from "../answers/server";

const said: Wish[] = [];

afterEach(() => {
  cleanup();
  said.length = 0;
});

/** The line to a table that was shown so. */
function lineTo(moment: "eight" | "eight, looked at" | "knock-out"): TableLine {
  const shown = answers[moment] as unknown as Shown;
  const line = new TableLine(shown.table, {
    add() {},
    remove() {},
    post: (message) => void said.push(message),
    send: () => Promise.resolve(null),
  });
  line.heard({ snapshot: shown });
  return line;
}

test("after the last seating the first comes again, each kept for its rounds", () => {
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

test("a rotation shows standing, boards and the schedule with what was scored", async () => {
  const asked = serve(answers);
  const { container } = render(Standing, { line: lineTo("eight") });
  const ranks = [...(await screen.findByRole("list", { name: "Standing" })).children].map(textOf);
  expect(ranks.slice(0, 2)).toEqual(["1. Hal 156", "2. Bo 125"]);
  expect(ranks.at(4)).toBe("5. Ana 31");
  expect(container.querySelector("ol .mine .who")?.textContent).toBe("Ana");
  await screen.findByText("Schedule");
  expect(asked).toEqual(["/api/standing/eight"]);
  const now = container.querySelector("[aria-current]");
  expect(textOf(now)).toBe("Round 3 Hal + Cy – Dee + Fay Eli + Bo – Gus + Ana");
  const [first] = container.querySelectorAll("details:last-child li");
  expect(textOf(first)).toBe("Round 1 Hal + Ana 31 – Bo + Dee 0 Cy + Gus 0 – Eli + Fay 10");
});

test("whoever plays stays at their board, and whoever looks on chooses one", async () => {
  serve(answers);
  render(Standing, { line: lineTo("eight") });
  await screen.findByText("Table 2");
  expect(screen.queryByRole("button", { name: "Look on" })).toBeNull();
  cleanup();
  render(Standing, { line: lineTo("eight, looked at") });
  const [seen, other] = await screen.findAllByRole<HTMLButtonElement>("button", { name: "Look on" });
  expect(seen?.disabled).toBe(true);
  await fireEvent.click(other as HTMLElement);
  expect(said.at(-1)).toMatchObject({ table: "eight", watch: 1 });
});

test("a knock-out marks who is out, and follows the match", async () => {
  serve(answers);
  const line = lineTo("knock-out");
  const { container } = render(Standing, { line });
  await screen.findByText("out");
  expect(textOf(container.querySelector(".out"))).toMatch(/^4\. Bo out \d+$/);
  const shown = line.shown;
  if (!shown) throw new Error("nothing is shown");
  const standing = [{ place: 1, players: ["ana"], total: 7 }];
  line.heard({ update: { table: shown.table, version: shown.version + 1, at: 0, match: { ...shown.match, standing } } });
  flushSync();
  expect([...screen.getByRole("list", { name: "Standing" }).children].map(textOf)).toEqual(["1. Ana 7"]);
});

test("a match that is no tournament has no such panel", async () => {
  const line = lineTo("knock-out");
  const shown = line.shown;
  if (!shown) throw new Error("nothing is shown");
  line.heard({ update: { table: shown.table, version: shown.version + 1, at: 0, match: { ...shown.match, scoring: "winner" } } });
  const { container } = render(Standing, { line });
  await vi.dynamicImportSettled();
  expect(textOf(container)).toBe("");
});
