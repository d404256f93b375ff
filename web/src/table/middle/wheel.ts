/** An icon of the wheel: its drawing in a viewBox of 24 by 24, and the rule that says what it does. */
export interface Icon {
  readonly name: string;
  /** The path that is stroked. */
  readonly lines: string;
  /** The path that is filled, in a colour of its own. */
  readonly solid?: string;
  readonly paint?: string;
  readonly rule: string;
}

const STACK = "M3.5 7.5 9 5.5l4.5 12-5.5 2ZM13 5h7.5v12.5h-5";

/** All icons, in their order on the wheel. */
export const ICONS: readonly Icon[] = [
  { name: "almost", lines: "M4.5 5.5h7v11h-7ZM12.5 8.5h7v11h-7ZM6.5 8.5h1M14.5 11.5h1", rule: "W-037" },
  { name: "number", lines: "M4.5 5.5h8L7.5 19M14 15.5h6.5", rule: "W-038" },
  { name: "red", lines: STACK, solid: "M13 15a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z", paint: "var(--red)", rule: "W-042" },
  { name: "trade", lines: "M4 9.5h14M14 5l4.5 4.5L14 14M20 17H7M10.5 13 6 17l4.5 4", rule: "W-044" },
  { name: "show", lines: "M2.5 12C7 5.5 17 5.5 21.5 12 17 18.5 7 18.5 2.5 12Z", solid: "M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z", rule: "W-046" },
  { name: "colour", lines: "M12 3C8 8 6 11 6 14a6 6 0 0 0 12 0c0-3-2-6-6-11ZM9.5 14.5h5", rule: "W-040" },
  { name: "war", lines: "M4.5 4.5 16 16M19.5 4.5 8 16M13.5 18.5l5-5M17 17l3.5 3.5M10.5 18.5l-5-5M7 17l-3.5 3.5", rule: "W-047" },
  { name: "blue", lines: STACK, solid: "M17.5 9.5L22.5 15L17.5 20.5L12.5 15Z", paint: "var(--blue)", rule: "W-043" },
  { name: "race", lines: "M13 2.5 5 13.5h6L9.5 21.5 19 9.5h-6Z", rule: "W-051" },
];

/** The width of a segment, in degrees. */
export const SEGMENT = 360 / ICONS.length;

/** The rotation of the wheel when it stops with an icon on top, after a number of spins. */
export function restOf(icon: string, spins: number): number {
  const place = ICONS.findIndex((other) => other.name === icon);
  return 360 * ROUNDS * spins - SEGMENT * Math.max(place, 0);
}

const ROUNDS = 4;

/** The outline of the segment on top, between an inner and an outer radius. */
export function segment(inner: number, outer: number): string {
  const [sin, cos] = [Math.sin((SEGMENT * Math.PI) / 360), Math.cos((SEGMENT * Math.PI) / 360)];
  const at = (reach: number, side: number): string => `${(side * reach * sin).toFixed(2)} ${(-reach * cos).toFixed(2)}`;
  return `M${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}Z`;
}

/** How the wheel slows down: the control points of its cubic Bézier curve. */
const BRAKE = [0.12, 0.7, 0.1, 1] as const;
export const BRAKING = `cubic-bezier(${BRAKE.join(", ")})`;
const MOST_TICKS = 16;

/** When segments pass the pointer while the wheel turns from one angle to another, as parts of the whole time: the last ones, which can be seen. */
export function tickTimes(from: number, to: number): number[] {
  const edges = Math.floor(to / SEGMENT + 0.5) - Math.floor(from / SEGMENT + 0.5);
  const first = Math.floor(from / SEGMENT + 0.5) * SEGMENT + SEGMENT / 2;
  const passed = Array.from({ length: Math.max(edges, 0) }, (_, n) => (first + n * SEGMENT - from) / (to - from));
  return passed.slice(-MOST_TICKS).map(timeAt);
}

/** When the wheel has turned so far, both as parts of the whole. */
function timeAt(turned: number): number {
  const [x1, y1, x2, y2] = BRAKE;
  const curve = (one: number, two: number, at: number): number => 3 * (1 - at) ** 2 * at * one + 3 * (1 - at) * at ** 2 * two + at ** 3;
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (curve(y1, y2, middle) < turned) low = middle;
    else high = middle;
  }
  return curve(x1, x2, low);
}

/** The keyframes of the pointer: each segment pushes it aside, and it springs back. */
export function pointerFrames(ticks: readonly number[]): Keyframe[] {
  const frames = ticks.flatMap((time, n) => {
    const back = Math.min(time + 0.05, ((ticks[n + 1] ?? 1) + time) / 2);
    return [
      { rotate: "-16deg", offset: time },
      { rotate: "0deg", offset: back },
    ];
  });
  return [{ rotate: "0deg", offset: 0 }, ...frames, { rotate: "0deg", offset: 1 }];
}
