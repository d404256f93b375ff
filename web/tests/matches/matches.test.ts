import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import type { Played } from "../../src/lib/server/protocol";
import { mean, percent, places, shares } from "../../src/matches/figures";
import Matches from "../../src/pages/Matches.svelte";
import answers from "../answers/matches.json";
import { serve, textOf } from "../answers/server";

const { matches } = answers["/api/statistics"];

afterEach(cleanup);

test("the share of wins is computed from the first match to the last", () => {
  expect(shares(matches).map(({ match, share }) => [match.table, share])).toEqual([
    ["flip", 0],
    ["two-rounds", 1 / 2],
    ["lost", 1 / 3],
  ]);
});

test("places are counted up to the last one that occurs", () => {
  expect(places(matches)).toEqual([1, 2]);
  expect(places([{ ...(matches[0] as Played), place: 4 }])).toEqual([0, 0, 0, 1]);
  expect(places([])).toEqual([]);
});

test("numbers are formatted for the language", () => {
  expect(percent(1 / 3, "en")).toBe("33%");
  expect(mean(5 / 3, "fr")).toBe("1,7");
});

test("numbers, plots and a list show all matches", async () => {
  serve(answers);
  const { container } = render(Matches);
  await screen.findByText("Played");
  expect([...container.querySelectorAll(".numbers dd")].map(textOf)).toEqual(["3", "1 33%", "1.7", "5"]);
  expect(screen.getAllByRole("img").map((plot) => plot.getAttribute("aria-label"))).toEqual([
    "Win rate after each of 3 matches: 33% now, 50% at best.",
    "Deluxe: place 1: once, place 2: once",
    "Flip: place 2: once",
  ]);
  expect([...container.querySelectorAll("tbody .place")].map(textOf)).toEqual(["2 of 2", "★ 1 of 2", "2 of 2"]);
  const links = screen.getAllByRole("link", { name: /^Replay of/ }).map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/r/lost", "/r/two-rounds", "/r/flip"]);
});

test("a guest without matches is invited to play", async () => {
  const none = { total: { matches: 0, won: 0, place: null, points: 0, rounds: 0 }, editions: {}, matches: [] };
  serve({ "/api/statistics": none });
  render(Matches);
  expect((await screen.findByRole("link", { name: "Play now" })).getAttribute("href")).toBe("/");
});
