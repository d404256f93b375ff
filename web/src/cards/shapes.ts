import type { Colour } from "./faces";

/** SVG paths of the shape that goes with each colour on the cards, centred on the origin and 24 units wide. */
export const SHAPES: Record<Colour, readonly string[]> = {
  red: ["M-10.5 0.0a10.5 10.5 0 1 0 21.0 0a10.5 10.5 0 1 0 -21.0 0Z"],
  yellow: ["M0 -11.5L12 9.5H-12Z"],
  green: ["M-10 -10H10V10H-10Z"],
  blue: ["M0 -12.5L10.5 0L0 12.5L-10.5 0Z"],
  pink: [
    "M-4.6 -7.0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z",
    "M2.1 -2.2a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z",
    "M-0.5 5.7a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z",
    "M-8.7 5.7a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z",
    "M-11.3 -2.2a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z",
    "M-4.0 0.0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z",
  ],
  turquoise: [
    "M-12 -7q3 -5 6 0t6 0t6 0t6 0v4q-3 5 -6 0t-6 0t-6 0t-6 0Z",
    "M-12 3q3 -5 6 0t6 0t6 0t6 0v4q-3 5 -6 0t-6 0t-6 0t-6 0Z",
  ],
  orange: ["M0.0 -12.5L3.1 -7.4L8.8 -8.8L7.4 -3.1L12.5 -0.0L7.4 3.1L8.8 8.8L3.1 7.4L0.0 12.5L-3.1 7.4L-8.8 8.8L-7.4 3.1L-12.5 0.0L-7.4 -3.1L-8.8 -8.8L-3.1 -7.4Z"],
  violet: ["M0.0 -13.0L3.2 -4.4L12.4 -4.0L5.1 1.7L7.6 10.5L0.0 5.4L-7.6 10.5L-5.1 1.7L-12.4 -4.0L-3.2 -4.4Z"],
};
