import { expect, test } from "vitest";

import { choose, Draft, grouped } from "../../src/create/draft.svelte";
import type { OptionShown } from "../../src/lib/server/protocol";

function option(name: string, part: Partial<OptionShown> = {}): OptionShown {
  return {
    name,
    label: name,
    help: "",
    group: "more",
    kind: "flag",
    values: [],
    least: null,
    most: null,
    default: false,
    defaults: {},
    rulings: [],
    editions: ["deluxe", "potter", "flip", "wizz"],
    scorings: [],
    chip: null,
    effects: [],
    ...part,
  };
}

test("a new table is as usual, and says so briefly", () => {
  const draft = new Draft("deluxe", new URLSearchParams());
  expect(draft.settings).toEqual({
    edition: "deluxe",
    seats: ["person", "person", "fair", "fair"],
    options: {},
    format: {},
    public: false,
    spectators: true,
    takeover: "round",
    hints: false,
    clocks: {},
    title: "",
  });
});

test("a link can say what the table is for", () => {
  const draft = new Draft("deluxe", new URLSearchParams("edition=flip&scoring=rotation&public=1"));
  expect(draft.settings).toMatchObject({ edition: "flip", format: { scoring: "rotation" }, public: true });
  expect(new Draft("deluxe", new URLSearchParams("edition=chess")).edition).toBe("deluxe");
});

test("seats are drawn, or belong to people on one device, but not both", () => {
  const draft = new Draft("deluxe", new URLSearchParams("tournament"));
  expect(draft.settings).toMatchObject({ format: { scoring: "rotation" }, draw_seats: true });
  draft.share(true);
  expect([draft.drawsSeats, draft.isShared]).toEqual([false, true]);
  draft.drawSeats(true);
  expect([draft.drawsSeats, draft.isShared]).toEqual([true, false]);
  draft.score("winner");
  expect(draft.seats).toHaveLength(8);
  draft.drawSeats(false);
  expect(draft.settings).not.toHaveProperty("draw_seats");
});

test("seats come and go one by one, from two to ten", () => {
  const draft = new Draft("deluxe", new URLSearchParams());
  draft.drop(1);
  expect(draft.seats).toEqual(["person", "fair", "fair"]);
  draft.drop(2);
  expect([draft.seats.length, draft.canShrink]).toEqual([2, false]);
  for (let seats = 2; seats < 10; seats++) draft.grow();
  expect([draft.seats.length, draft.canGrow]).toEqual([10, false]);
  expect(draft.seats.at(-1)).toBe("person");
});

test("partners are four, six, eight or ten, and a rotation is for four or eight", () => {
  const draft = new Draft("deluxe", new URLSearchParams());
  draft.grow();
  draft.score("partners");
  expect([draft.seats.length, draft.canGrow, draft.canShrink]).toEqual([4, true, false]);
  for (const seats of [6, 8, 10]) {
    draft.grow();
    expect([draft.seats.length, draft.canGrow]).toEqual([seats, seats < 10]);
  }
  draft.drop(1);
  expect([draft.seats.length, draft.canShrink]).toEqual([8, true]);
  draft.resize(4);
  draft.score("rotation");
  draft.grow();
  expect([draft.seats.length, draft.canGrow, draft.canShrink]).toEqual([8, false, true]);
  draft.drop(1);
  expect(draft.seats).toHaveLength(4);
});

test("what is for another way to score is forgotten with it", () => {
  const options = [option("target", { scorings: ["winner", "lowest"] }), option("dealer")];
  const draft = new Draft("deluxe", new URLSearchParams());
  draft.format = { target: 200, dealer: "random" };
  draft.score("lowest", options);
  expect(draft.format).toEqual({ scoring: "lowest", target: 200, dealer: "random" });
  draft.score("none", options);
  expect(draft.format).toEqual({ scoring: "none", dealer: "random" });
  draft.score("winner", options);
  expect(draft.format).toEqual({ dealer: "random" });
});

test("another game knows other options", () => {
  const draft = new Draft("wizz", new URLSearchParams());
  draft.options = { trade: "direction", jump_in: true };
  draft.play([option("jump_in")]);
  expect(draft.options).toEqual({ jump_in: true });
});

test("a default is no choice", () => {
  const weights = option("wheel", { kind: "weights", default: {} });
  expect(choose({ other: 1 }, weights, { war: 2 })).toEqual({ other: 1, wheel: { war: 2 } });
  expect(choose({ other: 1, wheel: { war: 2 } }, weights, {})).toEqual({ other: 1 });
});

test("only clocks that differ are told", () => {
  const draft = new Draft("deluxe", new URLSearchParams());
  draft.clocks.decision = 0;
  expect(draft.settings.clocks).toEqual({ decision: 0 });
});

test("options come in groups, and none is left out", () => {
  const options = [
    option("jump_in", { group: "house" }),
    option("trade", { group: "game" }),
    option("uno_call", { group: "uno" }),
    option("drawn_card", { group: "laying" }),
    option("stacking", { group: "house" }),
    option("turn_cap"),
  ];
  expect(grouped(options).map(([group, members]) => [group, members.map(({ name }) => name)])).toEqual([
    ["game", ["trade"]],
    ["laying", ["drawn_card"]],
    ["uno", ["uno_call"]],
    ["house", ["jump_in", "stacking"]],
    ["more", ["turn_cap"]],
  ]);
});

test("the time to react is sent only if the host has chosen one", () => {
  const draft = new Draft("deluxe", new URLSearchParams());
  draft.window = "relaxed";
  expect(draft.settings.clocks).toEqual({ window: "relaxed" });
});
