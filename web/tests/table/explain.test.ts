import { cleanup, fireEvent, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Settings } from "../../src/lib/server/protocol";
import { HOVER, LONG_PRESS } from "../../src/table/explain/asking";
import { beside } from "../../src/table/explain/beside";
import { FakeServer } from "../lib/server";
import { moment, Scene } from "./scenes";

const TOLD = { what: "red 7 · 2 in the deck", does: "It covers its colour.", here: ["Jumping in: yes"], rule: "D-024" };

let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { table } = moment("deluxe", "turn").shown;
  server = new FakeServer({ [`GET /api/tables/${table}/explanation`]: TOLD });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function scene(): { scene: Scene; card: HTMLElement } {
  const scene = new Scene(moment("deluxe", "turn"));
  const [card] = scene.controls("play R7");
  if (!card) throw new Error("the card is not there");
  return { scene, card };
}

/** Send an event of a pointer; it happened at `time`, which is now unless it is told late. */
function pointer(kind: string, on: Element, pointerType: string, more: PointerEventInit = {}, time = Date.now()): boolean {
  const init = { bubbles: true, cancelable: true, clientX: 100, clientY: 600, pointerId: 2, pointerType, ...more };
  const event = new PointerEvent(kind, init);
  Object.defineProperty(event, "timeStamp", { value: time });
  return on.dispatchEvent(event);
}

async function explanation(scene: Scene): Promise<HTMLElement> {
  return await scene.page.findByRole("dialog", { name: "What is this?", hidden: true });
}

test("a long press explains a card and does not play it", async () => {
  const { scene: at, card } = scene();
  pointer("pointerdown", card, "touch");
  vi.advanceTimersByTime(LONG_PRESS);
  pointer("pointermove", card, "touch", { clientY: 400 });
  pointer("pointerup", card, "touch");
  pointer("click", card, "touch");
  const text = (await explanation(at)).textContent;
  for (const part of [TOLD.what, TOLD.does, "At this table:", ...TOLD.here]) expect(text).toContain(part);
  expect(at.page.getByText("Read the rule").getAttribute("href")).toBe("/rules/D-024");
  expect(at.sent).toEqual([]);
  expect(card.classList).not.toContain("pulled");
});

test("a tap still plays the card, and a finger that slips asks nothing", async () => {
  const { scene: at, card } = scene();
  pointer("pointerdown", card, "touch");
  pointer("pointermove", card, "touch", { clientX: 130 });
  vi.advanceTimersByTime(2 * LONG_PRESS);
  pointer("pointerup", card, "touch");
  expect(at.page.queryByRole("dialog", { hidden: true })).toBeNull();
  pointer("pointerdown", card, "touch");
  vi.advanceTimersByTime(LONG_PRESS / 3);
  pointer("pointerup", card, "touch");
  pointer("click", card, "touch");
  expect(at.sent).toEqual([expect.objectContaining({ act: "play R7" })]);
});

test("a quick tap whose end is told late on a busy device plays the card", () => {
  const { scene: at, card } = scene();
  const began = Date.now();
  pointer("pointerdown", card, "touch");
  vi.advanceTimersByTime(2 * LONG_PRESS);
  pointer("pointerup", card, "touch", {}, began + LONG_PRESS / 3);
  pointer("click", card, "touch");
  expect(at.sent).toEqual([expect.objectContaining({ act: "play R7" })]);
  expect(at.page.queryByRole("dialog", { hidden: true })).toBeNull();
});

test("a mouse that rests on a pile, a seat or a badge is told what it is", async () => {
  const { scene: at } = scene();
  pointer("pointermove", at.container.querySelector(".felt") as Element, "mouse", { clientX: 5 });
  for (const thing of ["draw", "colour", "seat", "dealer", "match"]) {
    const [anchor] = at.container.querySelectorAll(`[data-explain="${thing}"]`);
    if (!anchor) throw new Error(`nothing is explained as ${thing}`);
    pointer("pointerover", anchor, "mouse");
    vi.advanceTimersByTime(HOVER);
    await explanation(at);
    expect(server.requests.at(-1)?.path).toContain(`of=${thing}`);
    pointer("pointerdown", at.container.querySelector(".felt") as Element, "mouse", { clientX: 5 });
  }
});

test.each(["since it was pressed", "since before the table was shown"])("a card that comes to lie under a mouse at rest %s is not explained", (since) => {
  const { scene: at, card } = scene();
  if (since === "since it was pressed") pointer("pointerdown", at.container.querySelector(".felt") as Element, "mouse");
  pointer("pointerover", card, "mouse");
  vi.advanceTimersByTime(2 * HOVER);
  expect(at.page.queryByRole("dialog", { hidden: true })).toBeNull();
});

test("the question mark explains the focused card with the reason why not, and Escape goes back to it", async () => {
  const at = new Scene(moment("deluxe", "turn"));
  at.refusal = { code: "play/no-match", rule: "D-024", message: "Not now: it does not fit." };
  const card = at.hand.find((own) => own.dataset.explainWhy);
  if (!card) throw new Error("every card can be played");
  card.focus();
  await fireEvent.keyDown(card, { key: "?" });
  const dialog = await explanation(at);
  await waitFor(() => expect(dialog.textContent).toContain("Not now: it does not fit."));
  expect(document.activeElement).toBe(dialog);
  await fireEvent.keyDown(dialog, { key: "Escape" });
  expect(document.activeElement).toBe(card);
  expect(at.page.queryByRole("dialog", { hidden: true })).toBeNull();
  expect(at.sent.every((request) => "why" in request)).toBe(true);
});

test("an explanation lies beside what it is about, and on the screen", () => {
  const screen = { width: 390, height: 844 };
  const size = { width: 350, height: 200 };
  for (const [left, top] of [[10, 700], [300, 10], [180, 400], [0, 830]] as const) {
    const about = { left, top, right: left + 60, bottom: top + 84 };
    const { x, y } = beside(about, size, screen);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + size.width).toBeLessThanOrEqual(screen.width);
    expect(y + size.height <= about.top || y >= about.bottom).toBe(true);
  }
});

test("the odds of a challenge are told on request, where hints are allowed", async () => {
  const { shown, update } = moment("deluxe", "answer");
  const settings = { ...(shown.settings as Settings), hints: true };
  const at = new Scene({ name: "hints", shown: { ...shown, settings }, ...(update && { update }) });
  await fireEvent.click(at.page.getByRole("button", { name: "Odds?" }));
  expect(at.sent).toEqual([expect.objectContaining({ odds: true })]);
  const { version = 0 } = at.table.shown ?? {};
  at.table.received({ odds: { table: shown.table, version, share: 42, text: "About 42 times in 100." } });
  await waitFor(() => expect(at.texts(".notice")).toEqual(["About 42 times in 100."]));
});

test("without hints there are no odds", () => {
  expect(new Scene(moment("deluxe", "answer")).page.queryByRole("button", { name: "Odds?" })).toBeNull();
});
