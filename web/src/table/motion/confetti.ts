import { COLOURS, type Colour } from "../../cards/faces";

/** A piece of confetti: where it flies, in a unit of a hundredth of the smaller side of the table. */
export interface Piece {
  readonly colour: Colour;
  /** Where it is highest, and how far it sinks from there. */
  readonly x: number;
  readonly y: number;
  readonly fall: number;
  readonly turns: number;
  /** In milliseconds. */
  readonly delay: number;
}

const COUNT = 40;
/** The golden angle spreads the pieces evenly without chance. */
const GOLDEN = 2.399963;

export const PIECES: readonly Piece[] = Array.from({ length: COUNT }, (_, n) => ({
  colour: COLOURS[n % COLOURS.length] ?? "red",
  x: Math.cos(n * GOLDEN) * (18 + 32 * ((n * 7) % COUNT) / COUNT),
  y: -12 - 34 * ((n * 11) % COUNT) / COUNT,
  fall: 50 + 30 * ((n * 3) % COUNT) / COUNT,
  turns: 1 + (n % 3),
  delay: (n % 5) * 60,
}));

/** The keyframes of a piece: up to its highest place, then down while it drifts and turns. */
export function pathOf({ x, y, fall, turns }: Piece): Keyframe[] {
  const at = (across: number, down: number, turned: number): string =>
    `translate(${across.toFixed(1)}cqmin, ${down.toFixed(1)}cqmin) rotate3d(1, 1, 0.3, ${turned}turn)`;
  return [
    { transform: at(0, 0, 0), opacity: 1, easing: "cubic-bezier(0.1, 0.7, 0.4, 1)" },
    { transform: at(x, y, turns / 3), opacity: 1, offset: 0.3, easing: "cubic-bezier(0.5, 0, 0.8, 0.6)" },
    { transform: at(1.15 * x, y + 0.75 * fall, 0.8 * turns), opacity: 1, offset: 0.8, easing: "linear" },
    { transform: at(1.2 * x, y + fall, turns), opacity: 0 },
  ];
}
