import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Focus } from "../../src/table/focus";

let root: HTMLElement;
let focus: Focus;
const button = (name: string): HTMLButtonElement => root.querySelector(`[name="${name}"]`) as HTMLButtonElement;

beforeEach(() => {
  root = document.createElement("main");
  root.innerHTML = '<button name="draw"></button><button name="red" data-choice></button>';
  document.body.append(root);
  focus = new Focus();
  focus.within(root);
});

afterEach(() => root.remove());

/** Focus a control by a tap, after which browsers do not show the focus. */
function tap(control: HTMLElement): void {
  vi.spyOn(control, "matches").mockImplementation((selector) => selector === ":disabled" && (control as HTMLButtonElement).disabled);
  control.focus();
}

test("what was tapped has no focus while the page changes, and has it again afterwards", () => {
  tap(button("draw"));
  focus.release(() => false);
  expect(document.activeElement).toBe(document.body);
  focus.restore();
  expect(document.activeElement).toBe(button("draw"));
});

test.each([
  ["removed", (control: HTMLButtonElement) => control.remove()],
  ["disabled", (control: HTMLButtonElement) => void (control.disabled = true)],
])("if what was tapped is %s, the focus moves on", (_, change) => {
  tap(button("draw"));
  focus.release(() => false);
  change(button("draw"));
  focus.restore();
  expect(document.activeElement).toBe(button("red"));
});

test("what stays when the page changes keeps the focus", () => {
  tap(button("draw"));
  focus.release((control) => control === button("draw"));
  expect(document.activeElement).toBe(button("draw"));
});

test("a focus that is shown stays: screen readers would tell it again", () => {
  vi.spyOn(button("draw"), "matches").mockReturnValue(true);
  button("draw").focus();
  focus.release(() => false);
  expect(document.activeElement).toBe(button("draw"));
});

/** A card of the hand, to which the focus moves when a played card is gone. */
function leaveForHand(): HTMLElement {
  root.innerHTML = '<button name="draw"></button><button name="card" data-own tabindex="0"></button><button name="other"></button>';
  tap(button("draw"));
  focus.release(() => false);
  button("draw").remove();
  focus.restore();
  return button("card");
}

test("a focus that moved by itself moves on to a choice that appears later", () => {
  const card = leaveForHand();
  expect(document.activeElement).toBe(card);
  root.insertAdjacentHTML("beforeend", '<button name="red" data-choice></button>');
  focus.restore();
  expect(document.activeElement).toBe(button("red"));
});

test("a focus that the player has moved stays", () => {
  leaveForHand();
  button("other").focus();
  root.insertAdjacentHTML("beforeend", '<button name="red" data-choice></button>');
  focus.restore();
  expect(document.activeElement).toBe(button("other"));
});
