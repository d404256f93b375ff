import { expect, test } from "vitest";

import { around, overlaps, placeBubbles, type Box } from "../../src/people/bubbleLayout";

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
    const bubbles = places.map((anchor, place) => ({ anchor, width: 90 + 12 * place, height: place % 2 ? 24 : 44 }));
    const placed = placeBubbles(bubbles, area, places).filter((box) => box !== null);
    expect(placed).toHaveLength(count);
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

test("a bubble that must go further away stays closer to its speaker than to anybody else", () => {
  const places = seats(3, 3, 390);
  const area = { left: 4, top: 4, width: 382, height: 760 };
  const pointer = { left: 178, top: 110, width: 34, height: 63 }; // of the wheel, below the seat in the middle
  const [of, next] = [places[1] as Box, places[2] as Box];
  const bubbles = [of, next].map((anchor) => ({ anchor, width: 80, height: 21, named: () => ({ width: 110, height: 21 }) }));
  const found = placeBubbles(bubbles, area, [...places, pointer]);
  const [placed, neighbour] = [found[0] as Box, found[1] as Box];
  const away = (box: Box, seat: Box): number => Math.abs(box.left + box.width / 2 - seat.left - seat.width / 2);
  expect(placed.top).toBeLessThan(of.top + of.height + 21);
  for (const seat of places) if (seat !== of) expect(away(placed, seat)).toBeGreaterThan(away(placed, of));
  expect(neighbour).toMatchObject({ side: "below" });
});

test("the viewer's own bubble goes up, off the buttons", () => {
  const anchor = { left: 8, top: 600, width: 160, height: 1 };
  const [placed] = placeBubbles([{ anchor, width: 100, height: 30, isAbove: true }], { left: 0, top: 0, width: 390, height: 844 }, []);
  expect([placed?.side, (placed?.top ?? 0) + 30 <= 600]).toEqual(["above", true]);
});

test("a bubble further away has room for the name of its speaker", () => {
  const places = seats(6, 3, 320);
  const area = { left: 0, top: 40, width: 320, height: 500 };
  const bubble = (seat: number): Parameters<typeof placeBubbles>[0][number] => ({ anchor: places[seat] as Box, width: 100, height: 24, named: () => ({ width: 160, height: 24 }) });
  const [one, other] = placeBubbles([bubble(1), bubble(2)], area, places);
  expect([one?.side, one?.width, other?.side, other?.width]).toEqual([null, 160, null, 160]);
  expect((other?.left ?? 0) + 160).toBeLessThanOrEqual(320);
  expect(overlaps(one as Box, other as Box)).toBe(false);
});

test("beside a column of seats a bubble stands at the right, and not over what is above the first", () => {
  const column = [0, 1, 2].map((place) => ({ left: 4, top: 60 + 40 * place, width: 130, height: 36 }));
  const [placed] = placeBubbles([{ anchor: column[0] as Box, width: 100, height: 24 }], { left: 0, top: 0, width: 844, height: 390 }, column);
  expect(placed?.side).toBe("right");
});

test("what is to stay clear is never covered: a bubble moves up beside its column, or is not shown at all", () => {
  const column = [0, 1, 2].map((place) => ({ left: 4, top: 260 + 40 * place, width: 130, height: 36 }));
  const area = { left: 0, top: 0, width: 844, height: 390 };
  const hand = { left: 150, top: 280, width: 690, height: 110 };
  const bubble = { anchor: column[2] as Box, width: 100, height: 24 };
  const [placed] = placeBubbles([bubble], area, column, [hand]);
  expect([placed?.side, placed?.left, overlaps(placed as Box, hand)]).toEqual([null, 140, false]);
  expect(placeBubbles([bubble], area, column, [area])).toEqual([null]);
});

test("a seat with its mark is the box around both", () => {
  expect(around({ left: 10, top: 20, width: 100, height: 30 }, { left: 90, top: 10, width: 50, height: 20 })).toEqual({ left: 10, top: 10, width: 130, height: 40 });
});
