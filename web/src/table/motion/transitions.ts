import type { AnimationConfig } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

import { LONGEST_WAIT, pace, STAGGER, TRAVEL } from "../../lib/pace";

const SHIFT = 180;

interface Arrival {
  /** Where the card comes from; null if it appears without motion. */
  from: DOMRect | null;
  /** Its place among the cards that come at the same time. */
  order?: number;
  /** Whether its face turns up on the way. */
  turns?: boolean;
}

/** A card flies in from its origin. It can be used from the start. */
export function arrive(node: Element, { from, order = 0, turns = false }: Arrival): TransitionConfig {
  const duration = from || turns ? pace(TRAVEL) : 0;
  if (!duration) return { duration };
  const delay = Math.min(pace(STAGGER) * order, LONGEST_WAIT);
  const to = node.getBoundingClientRect();
  const [x, y] = from ? [middle(from.x, from.width, to.x, to.width), middle(from.y, from.height, to.y, to.height)] : [0, 0];
  const size = from && to.width ? Math.min(2, Math.max(0.3, from.width / to.width)) - 1 : 0;
  return {
    delay,
    duration,
    easing: cubicOut,
    css: (_, u) => {
      const turn = turns ? `rotateY(${90 * u}deg)` : "";
      return `transform: perspective(60rem) translate(${x * u}px, ${y * u}px) scale(${1 + size * u}) ${turn};`;
    },
  };
}

/** A card moves aside as others come and go. It uses `translate`, since another animation may still use the transform. */
export function shift(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const [x, y] = [middle(from.x, from.width, to.x, to.width), middle(from.y, from.height, to.y, to.height)];
  return { duration: pace(SHIFT), easing: cubicOut, css: (_, u) => `translate: ${x * u}px ${y * u}px;` };
}

function middle(from: number, size: number, to: number, own: number): number {
  return from + size / 2 - (to + own / 2);
}

/** Something small fades in at its place. */
export function appear(_: Element, { duration = 160 } = {}): TransitionConfig {
  return { duration: pace(duration), easing: cubicOut, css: (t) => `opacity: ${t}; scale: ${0.9 + t / 10};` };
}
