import { prefersReducedMotion } from "svelte/motion";

import { prefs } from "../../lib/guest/prefs.svelte";
import { pace } from "../../lib/time/pace";
import { FADE } from "../../lib/time/settled";

/** How long a fade takes that replaces a motion, in milliseconds. */
const FADE_TIME = 150;

interface Timing {
  /** In milliseconds at the usual speed. */
  duration: number;
  /** How long to wait before, in milliseconds at the usual speed. */
  delay?: number;
  easing?: string;
}

/**
 * Move an element at the guest's speed: only by `transform`, `translate`, `rotate`, `scale` and `opacity`, which browsers
 * animate without a new layout. With reduced motion it fades in instead, and nothing waits for that.
 */
export function move(node: Element, keyframes: Keyframe[], { duration, delay = 0, easing = "ease-out" }: Timing): Animation | null {
  if (prefs.speed <= 0) return null;
  if (prefersReducedMotion.current) return fade(node);
  return node.animate(keyframes, { duration: pace(duration), delay: pace(delay), easing, fill: "backwards" });
}

function fade(node: Element): Animation {
  const fading = node.animate([{ opacity: 0.2 }, { opacity: 1 }], FADE_TIME);
  fading.id = FADE;
  return fading;
}
