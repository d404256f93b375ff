import { cleanup, fireEvent } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import type { Shown } from "../../src/lib/server/protocol";
import { seenDeals } from "../../src/proof/seenDeals";
import { moment, Scene, type Moment } from "./scenes";

afterEach(cleanup);

test("when the round is over the score pad is shown, and a player can be ready and add a salt", async () => {
  const scene = new Scene(moment("deluxe", "round over"));
  expect(scene.texts(".pad tbody td")).toEqual(["27", "0", "0"]);
  expect(scene.page.getByRole("heading", { name: "You won the round: 27 points." })).toBeTruthy();
  await fireEvent.input(scene.page.getByRole("textbox", { name: "Your salt for the next deal", hidden: true }), { target: { value: "salt" } });
  await fireEvent.click(scene.page.getByRole("button", { name: "Next round" }));
  expect(scene.sent).toEqual([{ table: "the-key-of-the-table", ready: true, salt: "salt" }]);
});

test("a player who just goes on adds random salt, another one for every round", async () => {
  const salts = [];
  for (let round = 0; round < 2; round++) {
    const scene = new Scene(moment("deluxe", "round over"));
    await fireEvent.click(scene.page.getByRole("button", { name: "Next round" }));
    const [message] = scene.sent;
    expect(message?.salt).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(scene.texts("summary code")).toEqual([message?.salt]);
    expect(seenDeals("the-key-of-the-table")[2]?.salt).toBe(message?.salt);
    salts.push(message?.salt);
    cleanup();
  }
  expect(new Set(salts).size).toBe(2);
});

test("while the other table of a tournament plays on, nobody is asked to be ready", () => {
  const { shown, update } = moment("deluxe", "round over");
  const match = { ...update?.match, dealt: true } as Shown["match"];
  const scene = new Scene({ name: "finished first", shown, update: { ...update, match } as Shown });
  expect(scene.page.getByRole("heading", { name: "Your table has finished. The other one is still playing." })).toBeTruthy();
  expect(scene.page.queryByRole("button", { name: "Next round" })).toBeNull();
});

test("when the match is over the standing is shown, and where to go", () => {
  const scene = new Scene(moment("deluxe", "match over"));
  expect(scene.texts(".standing li")).toEqual(["Ana 27", "Bo 0", "Cy 0"]);
  expect(scene.page.getByRole("heading", { name: "You won the match." })).toBeTruthy();
  expect(scene.page.getByRole("link", { name: "Replay" }).getAttribute("href")).toBe("/r/the-key-of-the-table");
  expect(scene.page.getByRole("button", { name: "Rematch" })).toBeTruthy();
});

test("a spectator gets a link to the rematch; a player requests it, since that table may be gone", () => {
  const { shown, update } = moment("deluxe", "match over");
  const rematch = { ...update, rematch: "another-key" };
  const player = new Scene({ name: "rematch", shown, update: rematch } as Moment);
  expect(player.page.getByRole("button", { name: "Join the rematch" })).toBeTruthy();
  const spectator = new Scene({ name: "rematch", shown: { ...shown, you: null }, update: { ...rematch, you: null } } as Moment);
  expect(spectator.page.getByRole("link", { name: "Join the rematch" }).getAttribute("href")).toBe("/t/another-key");
});

test("events are announced once, and a new snapshot is not announced", () => {
  const { shown, update } = moment("deluxe", "answer");
  const scene = new Scene({ name: "before", shown });
  scene.show(update ?? shown);
  const told = scene.texts("[data-urgent]");
  expect(told[0]).toMatch(/^Cy played a wild \+4\. Cy called blue\. .*draw 4 cards/); // with what the viewer is asked
  expect(scene.texts("[data-told]")).toEqual([""]);
  scene.table.received({ snapshot: shown });
  flushSync();
  expect(scene.texts("[data-told]")).toEqual([""]);
});

test("a player who was away takes the seat back from the bot", async () => {
  const { shown } = moment("deluxe", "turn");
  const seats = (shown.seats ?? []).map((seat) => ({ ...seat, away: seat.name === "ana" }));
  const scene = new Scene({ name: "away", shown: { ...shown, seats } });
  await fireEvent.click(scene.page.getByRole("button", { name: "I’m back" }));
  expect(scene.sent).toEqual([{ table: "the-key-of-the-table", back: true }]);
});

test("a lost connection is shown", () => {
  const scene = new Scene(moment("deluxe", "turn"));
  scene.table.lost();
  flushSync();
  expect(scene.page.getByText(/Connection lost/)).toBeTruthy();
});

test("a hint can be asked for where there are any", async () => {
  const { shown } = moment("deluxe", "turn");
  const settings = { ...shown.settings, edition: "deluxe", hints: true };
  const scene = new Scene({ name: "hints", shown: { ...shown, settings } });
  await fireEvent.click(scene.page.getByRole("button", { name: /^Hint/ }));
  expect(scene.sent).toEqual([{ table: "the-key-of-the-table", hint: true }]);
});
