/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A bubble to place: where its speaker is, and how large it is. */
export interface Unplaced {
  readonly anchor: Box;
  readonly width: number;
  readonly height: number;
  /** Whether it rather goes above its speaker than below. */
  readonly isAbove?: boolean;
}

export interface Placed extends Box {
  /** Where the bubble is, seen from its speaker; null if it had to go further away. */
  readonly side: "below" | "above" | "right" | "left" | null;
}

const GAP = 6;

/**
 * Place bubbles beside their speakers. They stay within the area, never cover each other, and cover none of the
 * obstacles as long as there is room elsewhere.
 */
export function placeBubbles(bubbles: readonly Unplaced[], area: Box, obstacles: readonly Box[]): Placed[] {
  const placed: Placed[] = [];
  for (const bubble of bubbles) placed.push(placeOne(bubble, area, placed, obstacles));
  return placed;
}

function placeOne(bubble: Unplaced, area: Box, placed: readonly Box[], obstacles: readonly Box[]): Placed {
  const beside = besides(bubble).map((place) => ({ ...within(place, area), side: place.side }));
  const isFree = (place: Box, others: readonly Box[]): boolean => !others.some((other) => overlaps(place, other));
  const near = beside.find((place) => isFree(place, [...placed, ...obstacles, bubble.anchor]));
  if (near) return near;
  const columns = [beside[0], { left: area.left }, { left: area.left + (area.width - bubble.width) / 2 }, { left: area.left + area.width - bubble.width }];
  const far = columns.flatMap((column) => down(bubble, column?.left ?? area.left, area));
  far.sort((one, other) => Math.abs(one.top - bubble.anchor.top) - Math.abs(other.top - bubble.anchor.top));
  return (
    far.find((place) => isFree(place, [...placed, ...obstacles, bubble.anchor])) ??
    far.find((place) => isFree(place, placed)) ?? { ...within({ ...bubble.anchor, ...size(bubble) }, area), side: null }
  );
}

/** The places right beside a speaker, the best first. */
function besides({ anchor, width, height, isAbove = false }: Unplaced): Placed[] {
  const middle = { left: anchor.left + (anchor.width - width) / 2, top: anchor.top + (anchor.height - height) / 2 };
  const places = [
    { left: middle.left, top: anchor.top + anchor.height + GAP, side: "below" },
    { left: middle.left, top: anchor.top - height - GAP, side: "above" },
    { left: anchor.left + anchor.width + GAP, top: middle.top, side: "right" },
    { left: anchor.left - width - GAP, top: middle.top, side: "left" },
  ] as const;
  const found = places.map((place) => ({ ...place, width, height }));
  return isAbove ? found.filter(({ side }) => side !== "below") : found;
}

/** Places further away in one column, from the top to the bottom of the area. */
function down({ width, height }: Unplaced, left: number, area: Box): Placed[] {
  const step = height + GAP;
  const count = Math.max(Math.floor((area.height + GAP) / (step / 2)) - 1, 1);
  return Array.from({ length: count }, (_, place) => ({
    ...within({ left, top: area.top + (place * step) / 2, width, height }, area),
    side: null,
  }));
}

function size({ width, height }: Unplaced): { width: number; height: number } {
  return { width, height };
}

/** A box moved into the area. */
function within<Inner extends Box>(box: Inner, area: Box): Inner {
  const left = Math.max(Math.min(box.left, area.left + area.width - box.width), area.left);
  const top = Math.max(Math.min(box.top, area.top + area.height - box.height), area.top);
  return { ...box, left, top };
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
