import { cleanup, fireEvent } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { prefs } from "../../src/lib/guest/prefs.svelte";
import { LAST_CARD, SLAM, TURN_OVER, WAR_RESULT, WHEEL } from "../../src/lib/time/pace";
import { motionTime } from "../../src/lib/time/timeline";
import { moment, Scene } from "./scenes";

vi.mock("../../src/lib/time/tasks", async (load) => ({
  ...(await load<object>()),
  afterFrame: (act: () => void) => (act(), null), // as if there were a frame at once
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const animate = Element.prototype.animate;
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element, ...how) {
    const animation = animate.apply(this, how);
    animation.finished.catch(() => {}); // it is cancelled when the page is taken down
    return animation;
  });
  prefs.speed = 1;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  prefs.speed = 0;
});

/** How long the six cards of the war slam down, until its players have looked at them. */
const WAR = 6 * SLAM + WAR_RESULT;

/** The wheel is spun, and starts a war. */
function spin(): Scene {
  const { shown, update } = moment("wizz", "war");
  const scene = new Scene({ name: "before", shown });
  scene.show(update ?? shown);
  return scene;
}

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

test("while the wheel turns, nothing tells where it will stop", () => {
  const scene = spin();
  expect(scene.table.lead.events.map((event) => event.icon)).toEqual(["war"]);
  pass(WHEEL - 1);
  expect(scene.table.log).toHaveLength(scene.moment.shown.told?.length ?? 0);
  expect([scene.texts(".question"), scene.texts(".bubble"), scene.texts(".parade")]).toEqual([[""], [], []]);
  expect(scene.controls("discard R9")).toHaveLength(0);
  pass(1);
  expect(scene.texts(".result")).toEqual(["war"]);
});

test("a wheel that nobody sees turning shows the icon on which it rests", () => {
  prefs.speed = 0;
  expect(spin().texts(".result")).toEqual(["war"]);
});

test("what was asked before is asked no more while the table turns over", () => {
  const { shown, update } = moment("flip", "flip");
  const scene = new Scene({ name: "before", shown });
  scene.show(update ?? shown);
  expect([scene.texts(".question"), scene.controls()]).toEqual([[""], []]);
  pass(TURN_OVER);
  expect(scene.texts(".question")).not.toEqual([""]);
});

test("while the cards of a war slam down, nothing tells who wins it", () => {
  const scene = spin();
  pass(WHEEL);
  expect(scene.texts(".parade strong")).not.toHaveLength(0);
  pass(WAR - 1);
  expect(scene.table.log).toHaveLength(scene.moment.shown.told?.length ?? 0);
  expect([scene.texts(".question"), scene.texts(".bubble"), scene.texts(".winner")]).toEqual([[""], [], []]);
  expect(scene.controls("discard R9")).toHaveLength(0);
  const cards = [...scene.container.querySelectorAll(".parade li")];
  pass(1);
  expect(scene.table.log.at(-1)?.text).toContain("war");
  expect(scene.texts(".winner")).toHaveLength(1);
  expect(scene.controls("discard R9")).not.toHaveLength(0);
  expect([...scene.container.querySelectorAll(".parade li")]).toEqual(cards); // they lie, and do not slam down again
});

test("what comes meanwhile is shown afterwards, in its order", () => {
  const scene = spin();
  const { version = 0, view } = scene.table.shown ?? {};
  scene.table.received({ update: { table: scene.table.key, version: version + 2, at: 0, told: [{ text: "Later.", rule: "" }] } });
  expect(scene.table.shown?.version).toBe(version);
  pass(WHEEL);
  pass(WAR);
  pass(WHEEL);
  expect(scene.table.log.at(-1)?.text).toBe("Later.");
  expect(scene.table.shown?.version).toBe(version + 2);
  expect(scene.table.shown?.view).not.toBe(view);
});

test("a page that falls behind catches up at once", () => {
  const scene = spin();
  const { table } = scene;
  const version = table.shown?.version ?? 0;
  for (let more = 2; more < 10; more++) table.received({ update: { table: table.key, version: version + more, at: 0 } });
  expect(table.shown?.version).toBeGreaterThan(version + 4);
});

test("a tap beside the buttons and a key hurry what is still to come", async () => {
  const scene = spin();
  await fireEvent.pointerDown(scene.container.querySelector(".board") as Element);
  expect(scene.controls("discard R9")).not.toHaveLength(0);
  cleanup();
  const other = spin();
  await fireEvent.keyDown(other.container.querySelector(".board") as Element, { key: " " });
  expect(other.controls("discard R9")).not.toHaveLength(0);
});

test("an action hurries, and names the version on which it was chosen", () => {
  const scene = spin();
  const version = scene.table.shown?.version;
  void scene.table.act("spin");
  expect(scene.sent).toEqual([expect.objectContaining({ act: "spin", version })]);
  expect(scene.table.shown?.version).not.toBe(version);
});

test("without motion nothing waits", () => {
  prefs.speed = 0;
  expect(spin().controls("discard R9")).not.toHaveLength(0);
});

test("a new snapshot replaces what is still to come", () => {
  const scene = spin();
  scene.table.received({ snapshot: { ...scene.moment.shown, version: 99 } });
  pass(10 * WHEEL);
  expect(scene.table.shown?.version).toBe(99);
});

test("cards that are drawn take longer the more they are", () => {
  const drew = { kind: "drew", rule: "D-032", seat: "bo" };
  expect(motionTime([drew, drew, drew, drew])).toBeGreaterThan(motionTime([drew]));
  expect(motionTime([{ kind: "called_uno", rule: "D-040", seat: "bo" }])).toBe(0);
});

/** Ana plays her last card. */
function lastCard(): Scene {
  const { shown, update } = moment("deluxe", "round over");
  const scene = new Scene({ name: "before", shown: { ...shown, view: shown.view ? { ...shown.view, turns: 9 } : null } });
  scene.show(update ?? shown);
  return scene;
}

test("the last card is seen and its player celebrated before the score is counted", () => {
  const scene = lastCard();
  expect([scene.texts(".pad"), scene.texts(".celebration p")]).toEqual([[], ["You win the round!"]]);
  expect(scene.table.shown?.match.rounds).toHaveLength(0);
  const told = scene.table.log.length;
  pass(LAST_CARD + motionTime([{ kind: "played", rule: "D-024" }]));
  expect(scene.texts(".celebration")).toHaveLength(0);
  expect(scene.texts(".pad tbody td").at(0)).toBe("27");
  expect(scene.table.log.length).toBeGreaterThan(told);
});

test("a tap hurries the score, and without motion it is there at once", async () => {
  const scene = lastCard();
  await fireEvent.pointerDown(scene.container.querySelector(".board") as Element);
  expect(scene.texts(".pad")).toHaveLength(1);
  cleanup();
  prefs.speed = 0;
  expect([lastCard().texts(".pad").length, document.querySelectorAll(".celebration").length]).toEqual([1, 0]);
});

test("a table whose cards were just dealt shows the deal, and holds back what follows", () => {
  const { shown, update } = moment("deluxe", "waiting");
  const view = shown.view ? { ...shown.view, turns: 0, discard: ["R5"] } : null;
  const scene = new Scene({ name: "dealt", shown: { ...shown, view } });
  expect(scene.table.events.events.map(({ kind }) => kind)).toEqual(["turned_up"]);
  const { version } = scene.table.shown ?? {};
  scene.show(update ?? shown);
  expect(scene.table.shown?.version).toBe(version);
  pass(motionTime([{ kind: "turned_up", rule: "" }]));
  expect(scene.table.shown?.version).toBe((version ?? 0) + 1);
});

test("the cards of a war slam down one after the other", () => {
  const scene = spin();
  pass(WHEEL);
  const slammed = [...scene.container.querySelectorAll(".parade li")].map((card) => card.getAnimations()[0]?.effect?.getComputedTiming().delay);
  expect(slammed.sort((one = 0, other = 0) => one - other)).toEqual([0, 220, 440, 660, 880, 1100]);
});

test("a challenge is stamped after its cards are shown", () => {
  const { shown } = moment("deluxe", "answer");
  const scene = new Scene({ name: "before", shown });
  const cards = ["R1", "R2"].map((card) => ({ kind: "showed", rule: "D-041", seat: "cy", card }));
  scene.show({ ...shown, events: [...cards, { kind: "guilty", rule: "D-041", seat: "cy" }] });
  const [stamping] = scene.container.querySelector(".stamp")?.getAnimations() ?? [];
  expect(stamping?.effect?.getComputedTiming().delay).toBe(120);
});

test("cards that were shown make room for the winner of the round", () => {
  const { shown } = moment("deluxe", "answer");
  const scene = new Scene({ name: "before", shown });
  scene.show({ ...shown, events: [{ kind: "showed", rule: "D-041", seat: "cy", card: "R1" }] });
  expect(scene.texts(".parade")).toHaveLength(1);
  if (!shown.view) throw new Error("nobody plays");
  scene.show({ ...shown, view: { ...shown.view, phase: "over", winner: "cy" }, events: [{ kind: "won", rule: "D-050", seat: "cy" }] });
  pass(0);
  expect([scene.texts(".celebration p").length, scene.texts(".parade")]).toEqual([1, []]);
});
