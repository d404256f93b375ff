import { cleanup } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import { EDITIONS, Scene } from "./scenes";

afterEach(cleanup);

const MOMENTS = Object.entries(EDITIONS).flatMap(([edition, moments]) => moments.map((moment) => ({ edition, moment })));

describe.each(MOMENTS)("$edition, $moment.name", ({ moment }) => {
  const legal = moment.update?.legal ?? moment.shown.legal ?? [];

  test("everything legal is offered, and nothing else", () => {
    const scene = new Scene(moment);
    expect(new Set(scene.controls().map((control) => control.dataset.action))).toEqual(new Set(legal));
  });

  test("everything is offered once, or once for each card that does it, and is sent as it is", () => {
    const scene = new Scene(moment);
    scene.table.skew += 10_000; // everything has been seen, and the wheel has stopped
    flushSync();
    const hand = scene.hand.map((card) => card.dataset.action);
    for (const action of legal) {
      const controls = scene.controls(action);
      expect(controls).toHaveLength(Math.max(1, hand.filter((other) => other === action).length));
      for (const control of controls) {
        scene.sent.length = 0;
        scene.table.sent = [];
        control.click();
        expect(scene.sent).toEqual([expect.objectContaining({ act: action })]);
        expect(control.getAttribute("aria-label") ?? control.textContent).not.toMatch(/^\s*$|page-/);
      }
    }
  });
});
