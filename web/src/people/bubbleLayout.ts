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
  /** How large it is with the name of its speaker, which it needs further away; as large as without if it is left out. */
  readonly named?: () => Size;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Placed extends Box {
  /** Where the bubble is, seen from its speaker; null if it had to go further away. */
  readonly side: "below" | "above" | "right" | "left" | null;
}

const GAP = 6;

/** In how many steps a bubble that has no room beside its speaker is moved aside by its width. */
const STEPS = 8;

/**
 * Place bubbles beside their speakers. They stay within the area, and cover none of the obstacles as long as there is
 * room elsewhere. They never cover each other, nor what is to stay clear: one that has no room is not shown. One that
 * must go further away leaves the others their places.
 */
export function placeBubbles(bubbles: readonly Unplaced[], area: Box, obstacles: readonly Box[], clear: readonly Box[] = []): (Placed | null)[] {
  const taken = [...clear];
  const take = (place: Placed | null): Placed | null => {
    if (place) taken.push(place);
    return place;
  };
  const near = bubbles.map((bubble) => take(nearPlace(bubble, area, [...taken, ...obstacles])));
  return bubbles.map((bubble, index) => near[index] ?? take(farPlace(bubble, area, obstacles, taken)));
}

function nearPlace(bubble: Unplaced, area: Box, others: readonly Box[]): Placed | null {
  const beside = besides(bubble).map((place) => ({ ...within(place, area), side: place.side }));
  return beside.find((place) => isFree(place, [...others, bubble.anchor])) ?? null;
}

function farPlace({ anchor, named, ...unnamed }: Unplaced, area: Box, obstacles: readonly Box[], taken: readonly Box[]): Placed | null {
  const size = named?.() ?? unnamed;
  const below = anchor.left + (anchor.width - size.width) / 2;
  const aside = Array.from({ length: 2 * STEPS + 1 }, (_, step) => below + (step / STEPS - 1) * size.width);
  const columns = [...aside, anchor.left + anchor.width + GAP, area.left, area.left + (area.width - size.width) / 2, area.left + area.width - size.width];
  const far = columns.flatMap((left) => down(size, left, area));
  // What is below another one belongs to that one at first sight.
  far.sort((one, other) => Math.abs(one.top - anchor.top) - Math.abs(other.top - anchor.top) || Math.abs(one.left - below) - Math.abs(other.left - below));
  return far.find((place) => isFree(place, [...taken, ...obstacles, anchor])) ?? far.find((place) => isFree(place, taken)) ?? null;
}

function isFree(place: Box, others: readonly Box[]): boolean {
  return !others.some((other) => overlaps(place, other));
}

/** The places right beside a speaker, the best first. */
function besides({ anchor, width, height, isAbove = false }: Unplaced): Placed[] {
  const middle = { left: anchor.left + (anchor.width - width) / 2, top: anchor.top + (anchor.height - height) / 2 };
  const below = { left: middle.left, top: anchor.top + anchor.height + GAP, side: "below" } as const;
  const above = { left: middle.left, top: anchor.top - height - GAP, side: "above" } as const;
  const right = { left: anchor.left + anchor.width + GAP, top: middle.top, side: "right" } as const;
  const left = { left: anchor.left - width - GAP, top: middle.top, side: "left" } as const;
  // Above the others is the bar, and on a phone on its side the arrow that shows the direction.
  const places = isAbove ? [above, right, left] : [below, right, left, above];
  return places.map((place) => ({ ...place, width, height }));
}

/** Places further away in one column, from the top to the bottom of the area. */
function down({ width, height }: Size, left: number, area: Box): Placed[] {
  const step = height + GAP;
  const count = Math.max(Math.floor((area.height + GAP) / (step / 2)) - 1, 1);
  return Array.from({ length: count }, (_, place) => ({
    ...within({ left, top: area.top + (place * step) / 2, width, height }, area),
    side: null,
  }));
}

/** A box moved into the area. */
function within<Inner extends Box>(box: Inner, area: Box): Inner {
  const left = Math.max(Math.min(box.left, area.left + area.width - box.width), area.left);
  const top = Math.max(Math.min(box.top, area.top + area.height - box.height), area.top);
  return { ...box, left, top };
}

/** The box around two. */
export function around(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
