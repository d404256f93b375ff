/** The distance between an explanation and what it is about, and from the edge of the screen, in pixels. */
const GAP = 8;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a box of a size is put so that it does not cover what it is about: above, below, left or right, as there is room. */
export function beside(about: Box, size: Size, screen: Size): { x: number; y: number } {
  const middle = within((about.left + about.right - size.width) / 2, size.width, screen.width);
  const level = within((about.top + about.bottom - size.height) / 2, size.height, screen.height);
  const sides = [
    { room: about.top - size.height, x: middle, y: about.top - size.height - GAP },
    { room: screen.height - about.bottom - size.height, x: middle, y: about.bottom + GAP },
    { room: screen.width - about.right - size.width, x: about.right + GAP, y: level },
    { room: about.left - size.width, x: about.left - size.width - GAP, y: level },
  ];
  const best = sides.find(({ room }) => room >= 2 * GAP) ?? sides.reduce((one, two) => (two.room > one.room ? two : one));
  return { x: within(best.x, size.width, screen.width), y: within(best.y, size.height, screen.height) };
}

function within(start: number, length: number, all: number): number {
  return Math.max(GAP, Math.min(start, all - length - GAP));
}
