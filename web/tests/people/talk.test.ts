import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { setHidden } from "../../src/lib/guest/hidden.svelte";
import { me } from "../../src/lib/guest/me.svelte";
import { prefs } from "../../src/lib/guest/prefs.svelte";
import type { ChatShown, Reacted } from "../../src/lib/server/protocol";
import { botAuthor, readingTime } from "../../src/people/talk.svelte";
import { FakeServer } from "../lib/server";
import { moment, Scene } from "../table/scenes";

const KEY = "the-key-of-the-table";

function said(name: string, text: string, author = `tag of ${name}`): ChatShown {
  return { number: 1_000_000_001, name, text, phrase: "", mine: false, reports: 0, fined: false, author };
}

function reacted(reaction: string, seat: number, to: number | null = null): Reacted {
  return { table: KEY, seat, name: ["ana", "bo", "cy"][seat] ?? "", author: "tag", reaction, to };
}

let scene: Scene;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  new FakeServer({ "GET /api/phrases": { phrases: [{ phrase: "hello", text: "Hello!" }] } });
  me.name = "ana";
  scene = new Scene(moment("deluxe", "turn"));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setHidden("tag of bo", false);
  setHidden(botAuthor("bo"), false);
  prefs.talk = true;
});

function speech(): string[] {
  flushSync();
  return scene.texts(".speech");
}

test("what is said is seen at the seat for as long as it takes to read", () => {
  scene.table.received({ said: { table: KEY, lines: [said("bo", "hello")] } });
  expect(speech()).toEqual(["hello"]);
  scene.table.received({ said: { table: KEY, lines: [said("bo", "and goodbye to all of you")] } });
  expect(speech()).toEqual(["and goodbye to all of you"]);
  vi.advanceTimersByTime(readingTime("hello"));
  expect(speech()).toHaveLength(1);
  vi.advanceTimersByTime(readingTime("and goodbye to all of you") - readingTime("hello"));
  expect(speech()).toEqual([]);
  expect(readingTime("x".repeat(500))).toBeLessThan(10_000);
});

test("a spectator's words have their name with them", () => {
  scene.table.received({ said: { table: KEY, lines: [said("Zoe", "bravo")] } });
  expect(speech()).toEqual(["bravo"]);
  expect(scene.container.querySelector<HTMLElement>(".speech.named")?.dataset.name).toBe("Zoe");
});

test("somebody who is hidden is not heard, and nobody is while all are muted", () => {
  setHidden("tag of bo", true);
  scene.table.received({ said: { table: KEY, lines: [said("bo", "psst"), said("cy", "hi")] } });
  expect(speech()).toEqual(["hi"]);
  setHidden("tag of bo", false);
  expect(speech()).toEqual(["psst", "hi"]);
  prefs.talk = false;
  expect(speech()).toEqual([]);
});

test("bots say what an update has for them, and can be hidden too", () => {
  const remarks = [{ seat: "bo", text: "Ouch!" }];
  scene.show({ ...scene.moment.shown, remarks });
  expect(speech()).toEqual(["Ouch!"]);
  setHidden(botAuthor("bo"), true);
  expect(speech()).toEqual([]);
});

test("a reaction is told to screen readers in a sentence", () => {
  scene.table.received({ reacted: reacted("laugh", 1) });
  scene.table.received({ reacted: reacted("tomato", 1, 0) });
  scene.table.received({ reacted: reacted("flower", 0, 2) });
  flushSync();
  expect(scene.texts("[role=log] p")).toEqual(["Bo: Laughing", "Bo throws a tomato at you.", "You throw a flower at Cy."]);
});

test("the panel shows, throws at somebody, says a phrase, and hides", async () => {
  vi.useRealTimers();
  const open = async (): Promise<void> => {
    await fireEvent.click(screen.getByRole("button", { name: "Reactions" }));
    await screen.findByRole("button", { name: "Laughing" });
  };
  await open();
  await fireEvent.click(screen.getByRole("button", { name: "Laughing" }));
  await open();
  await fireEvent.click(screen.getByRole("button", { name: "a tomato" }));
  await fireEvent.click(screen.getByRole("button", { name: "Cy" }));
  await open();
  await fireEvent.click(await screen.findByRole("button", { name: "Hello!" }));
  expect(scene.sent).toEqual([
    { table: KEY, react: "laugh" },
    { table: KEY, react: "tomato", to: 2 },
    { table: KEY, phrase: "hello" },
  ]);
  await open();
  await fireEvent.click(screen.getByRole("checkbox", { name: "Bo" }));
  scene.table.talk.hear([said("bo", "Ouch!", scene.table.shown?.seats[1]?.author)]);
  expect(speech()).toEqual([]);
  await fireEvent.click(screen.getByRole("checkbox", { name: "Bo" }));
  expect(speech()).toEqual(["Ouch!"]);
});
