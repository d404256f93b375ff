import type { AnimationConfig } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

import { prefs } from "../../lib/prefs.svelte";

const TRAVEL = 260;
const SHIFT = 180;
const APART = 70;
const LONGEST_WAIT = 900;

/** How long something takes that takes so many milliseconds at the usual speed; nothing where motion is not wanted. */
export function pace(milliseconds: number): number {
  return prefersReducedMotion.current || prefs.speed <= 0 ? 0 : milliseconds / prefs.speed;
}

interface Arrival {
  /** Where the card comes from; whoever did not see it come sees it lie there. */
  from: DOMRect | null;
  /** Its place among those that come at the same time. */
  order?: number;
  /** Whether its face turns up on the way. */
  turns?: boolean;
}

/** A card comes from where it was; what it is and what it can do holds from the first moment on. */
export function arrive(node: Element, { from, order = 0, turns = false }: Arrival): TransitionConfig {
  const duration = from || turns ? pace(TRAVEL) : 0;
  if (!duration) return { duration };
  const delay = Math.min(pace(APART) * order, LONGEST_WAIT);
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

/** A card moves over as others come and go. It may still be on its way or turning, on edge even: its transform is left to that. */
export function shift(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const [x, y] = [middle(from.x, from.width, to.x, to.width), middle(from.y, from.height, to.y, to.height)];
  return { duration: pace(SHIFT), easing: cubicOut, css: (_, u) => `translate: ${x * u}px ${y * u}px;` };
}

function middle(from: number, size: number, to: number, own: number): number {
  return from + size / 2 - (to + own / 2);
}

/** Something small shows up where it stands. */
export function appear(_: Element, { duration = 160 } = {}): TransitionConfig {
  return { duration: pace(duration), easing: cubicOut, css: (t) => `opacity: ${t}; scale: ${0.9 + t / 10};` };
}
