import { expect, test } from "vitest";

import { overlaps, placeBubbles, type Box } from "../../src/people/bubbleLayout";

/** Seats in rows across the top of a phone, as many as ten players have. */
function seats(count: number, columns: number, width: number): Box[] {
  const cell = width / columns;
  return Array.from({ length: count }, (_, place) => ({
    left: (place % columns) * cell + 3,
    top: 60 + Math.floor(place / columns) * 56,
    width: cell - 6,
    height: 50,
  }));
}

const PHONES: [width: number, height: number][] = [[320, 568], [390, 844], [844, 390]];

test.each(PHONES)("at %i by %i, everybody can speak at once and no bubble covers another", (width, height) => {
  const area = { left: 0, top: 0, width, height };
  for (const count of [1, 3, 4, 9]) {
    const places = seats(count, count > 4 ? 5 : count, width);
    const placed = placeBubbles(places.map((anchor, place) => ({ anchor, width: 90 + 12 * place, height: place % 2 ? 24 : 44 })), area, places);
    for (const [index, one] of placed.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.left + one.width).toBeLessThanOrEqual(width);
      expect(one.top + one.height).toBeLessThanOrEqual(height);
      for (const other of placed.slice(index + 1)) expect(overlaps(one, other)).toBe(false);
    }
  }
});

test("a bubble is beside its speaker, and covers no other seat while there is room", () => {
  const places = seats(9, 5, 390);
  const area = { left: 0, top: 40, width: 390, height: 760 };
  const of = (seat: number): ReturnType<typeof placeBubbles>[number] | undefined =>
    placeBubbles([{ anchor: places[seat] as Box, width: 120, height: 24 }], area, places)[0];
  expect(of(6)?.side).toBe("below");
  const upper = of(1);
  expect(upper?.side).toBe(null); // above is no room, below are the seats of the second row
  expect(places.some((seat) => overlaps(seat, upper as Box))).toBe(false);
});

test("the viewer's own bubble goes up, off the buttons", () => {
  const anchor = { left: 8, top: 600, width: 160, height: 1 };
  const [placed] = placeBubbles([{ anchor, width: 100, height: 30, isAbove: true }], { left: 0, top: 0, width: 390, height: 844 }, []);
  expect([placed?.side, (placed?.top ?? 0) + 30 <= 600]).toEqual(["above", true]);
});
