import { cleanup, fireEvent } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { nameOf } from "../../src/table/labels";
import { frame, moment, Scene, type Moment } from "./scenes";

afterEach(cleanup);

function faces(scene: Scene, selector: string): string[] {
  const pictures = scene.container.querySelectorAll<HTMLImageElement>(`${selector} img`);
  return [...pictures].map((picture) => decodeURIComponent(picture.getAttribute("src") ?? "").replace(/^\/cards\/|\.svg$/g, ""));
}

test("the others sit in the order of play, the next to the left first", () => {
  expect(new Scene(moment("deluxe", "ten seats")).texts(".who strong")).toEqual(
    ["Bo", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe"],
  );
});

test("the other players' cards show their backs and their number", () => {
  const scene = new Scene(moment("deluxe", "turn"));
  expect(faces(scene, ".seat")).toEqual(Array.from({ length: 9 }, () => "back"));
  expect(scene.texts(".state .visually-hidden")).toEqual(["4 cards", "5 cards", "dealer"]);
  expect(scene.texts(".state").at(-1)).toContain("5 cards dealer"); // as it is read out
});

test("with two-sided cards the other players' backs are the faces not in play, and can be enlarged", async () => {
  const scene = new Scene(moment("flip", "turn"));
  expect(faces(scene, ".seat")).toEqual(["Pflip", "T+5", "villain", "Oskipall", "P9", "T4", "V6"]);
  await fireEvent.click(scene.page.getByRole("button", { name: "Bo’s cards" }));
  expect(faces(scene, "dialog")).toEqual(["Pflip", "T+5", "villain"]);
});

test("the draw pile shows the back of its next card", () => {
  expect(faces(new Scene(moment("flip", "turn")), ".draw")).toEqual(["P1"]);
  cleanup();
  expect(faces(new Scene(moment("deluxe", "turn")), ".draw")).toEqual(["back"]);
});

test("the last three discards lie there, the top last, and the colour in force is named", () => {
  const scene = new Scene(moment("deluxe", "turn"));
  expect(faces(scene, ".discard")).toEqual(["Y0", "R9", "R5"]);
  expect(scene.texts(".colour")).toEqual(["red"]);
});

test("players who owe the call are marked, and players who made it", () => {
  expect(new Scene(moment("deluxe", "catch")).texts(".seat .uno")).toEqual(["UNO?"]);
  cleanup();
  expect(new Scene(moment("flip", "answer")).texts(".seat .uno")).toEqual(["UNO!"]);
});

test("a seat that loses its turn greys, and every other seat when all are skipped", () => {
  const scene = new Scene(moment("flip", "turn"));
  const passed = (): string[] => [...scene.container.querySelectorAll(".seat:has(.passed) strong")].map((node) => node.textContent);
  const other = scene.table.view?.players.find((name) => name !== scene.table.me) ?? "";
  const all = scene.texts(".seat strong");
  scene.show({ ...moment("flip", "turn").shown, events: [{ kind: "skipped", rule: "F-047", seat: other }] });
  expect([passed(), scene.container.querySelector(".hand-box > .passed")]).toEqual([[nameOf(other)], null]);
  scene.show({ ...moment("flip", "turn").shown, events: [{ kind: "skipped_all", rule: "F-064", seat: scene.table.me ?? "" }] });
  expect([passed(), scene.container.querySelector(".hand-box > .passed")]).toEqual([all, null]);
  scene.show({ ...moment("flip", "turn").shown, events: [{ kind: "skipped_all", rule: "F-064", seat: other }] });
  expect(scene.container.querySelector(".hand-box > .passed")).not.toBeNull();
});

test("out of turn, the prompt says who owes the call", () => {
  expect(new Scene(moment("deluxe", "catch out of turn")).texts(".question")).toEqual(["Bo has one card left and has not said UNO."]);
  cleanup();
  expect(new Scene(moment("deluxe", "call after laying")).texts(".question")).toEqual(["You have one card left: say UNO!"]);
});

test("out of turn, the prompt says that a card may be played", () => {
  expect(new Scene(moment("deluxe", "jump in")).texts(".question")).toEqual(["You have the same card: you may jump in."]);
});

test("the player whom the table waits for is marked", () => {
  const scene = new Scene(moment("deluxe", "waiting"));
  expect(scene.texts(".asked strong")).toEqual(["Bo"]);
});

test("a bubble shows what a player has just done", () => {
  expect(new Scene(moment("deluxe", "answer")).texts(".bubble")).toEqual(["blue!"]);
  cleanup();
  expect(new Scene(moment("potter", "named")).texts(".bubble")).toEqual(["Ana!"]);
});

test("no bubble covers the pointer of the wheel", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (this.matches(".mark")) return new DOMRect(140, 104, 40, 30);
    if (this.matches(".seat")) return new DOMRect(100, 50, 120, 50);
    return this.matches(".felt") ? new DOMRect(0, 0, 320, 568) : new DOMRect();
  });
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(80);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(20);
  const { shown, update } = moment("wizz", "spin");
  const scene = new Scene({ name: "others have acted", shown });
  const events = [{ kind: "drew", rule: "W-032", seat: "bo" }];
  scene.show({ ...(update ?? shown), version: shown.version + 1, events });
  await frame();
  await frame();
  const bubble = scene.container.querySelector<HTMLElement>(".bubble");
  expect(bubble?.textContent?.trim()).toBe("+1");
  expect(bubble?.className).toContain("right");
});

test("the cards that a howler makes a player show are shown to all", () => {
  const scene = new Scene(moment("potter", "told"));
  expect(faces(scene, ".parade")).toEqual(["R1", "R2", "Y8", "G9"]);
});

test("in a war the cards lie side by side, and the winner is marked", () => {
  const scene = new Scene(moment("wizz", "war"));
  expect(scene.texts(".parade strong")).toEqual(["Ana", "Bo", "Cy"]);
  expect(scene.texts(".parade .winner strong")).toEqual(["Ana"]);
  expect(faces(scene, ".parade")).toEqual(["R9", "Y9", "G9", "Y8", "G9", "B8"]);
});

test("a player who acts has seen enough of the cards that were shown", async () => {
  const scene = new Scene(moment("wizz", "war"));
  const [control] = scene.controls();
  expect(scene.texts(".parade")).toHaveLength(1);
  if (control) await fireEvent.click(control);
  expect(scene.texts(".parade")).toEqual([]);
});

test("a spectator has no hand and nothing to do, and is told so", () => {
  const scene = new Scene(moment("deluxe", "spectator"));
  expect(scene.hand).toEqual([]);
  expect(scene.controls()).toEqual([]);
  expect(scene.texts(".who strong")).toEqual(["Ana", "Bo", "Cy"]);
  expect(scene.page.getByText("You are watching.")).toBeTruthy();
});

test("a spectator of a rotation chooses the board", async () => {
  const { shown, update } = moment("deluxe", "spectator");
  const match = { ...shown.match, boards: [["ana", "bo", "cy"], ["dan", "eve", "fay"]] } as typeof shown.match;
  const scene = new Scene({ name: "two boards", shown: { ...shown, match }, update } as Moment);
  await fireEvent.click(scene.page.getByRole("button", { name: "Table 2" }));
  expect(scene.sent.at(-1)).toEqual(expect.objectContaining({ watch: 1 }));
});

test("the kind of match, its target and who is ahead are on the table", () => {
  const { shown } = moment("deluxe", "turn");
  expect(new Scene({ name: "first round", shown }).texts(".stakes")).toEqual(["to 500"]);
  cleanup();
  const { shown: before, update } = moment("deluxe", "round over");
  const { match } = { ...before, ...update };
  const ahead = { ...shown, match } as Moment["shown"];
  expect(new Scene({ name: "second round", shown: ahead }).texts(".stakes")[0]).toMatch(/^to 500 · you lead with \d+$/);
});

test("partners read on the table with whom they play, others that it is played by partners", () => {
  const { shown } = moment("deluxe", "turn");
  const standing = [["ana", "cy"], ["bo", "dan"]].map((players) => ({ place: 1, players, total: 0 }));
  const partners = { ...shown, match: { ...shown.match, scoring: "partners", standing } } as Moment["shown"];
  expect(new Scene({ name: "partners", shown: partners }).texts(".stakes")).toEqual(["with Cy, to 500"]);
  cleanup();
  const others = { ...partners, match: { ...partners.match, standing: standing.slice(1) } } as Moment["shown"];
  expect(new Scene({ name: "others", shown: others }).texts(".stakes")).toEqual(["partners, to 500"]);
});

test("no bubble of another player covers what the viewer is asked", () => {
  const clear = (name: string): number => new Scene(moment("deluxe", name)).container.querySelectorAll(".prompt[data-clear]").length;
  expect(clear("turn")).toBe(1);
  cleanup();
  expect(clear("catch out of turn")).toBe(0);
});

test("a refusal is of the turn in which it was said", () => {
  const shown = { ...moment("deluxe", "turn").shown, events: [] };
  const view = shown.view as NonNullable<Moment["shown"]["view"]>;
  const scene = new Scene({ name: "refused", shown });
  const refused = { table: scene.table.key, code: "play/not-now", rule: "D-024", message: "Not now." };
  scene.table.received({ refused });
  scene.show(shown);
  expect(scene.table.refused).toEqual(refused);
  scene.show({ ...shown, view: { ...view, turn: "bo", waiting: ["bo"] }, legal: [] });
  expect(scene.table.refused).toBeNull();
  scene.table.received({ refused });
  scene.show(shown);
  expect(scene.table.refused).toBeNull();
});
