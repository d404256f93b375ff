import { prefersReducedMotion } from "svelte/motion";

import { prefs } from "../guest/prefs.svelte";

/** A duration adjusted to the guest's speed; 0 with reduced motion. */
export function pace(milliseconds: number): number {
  return prefersReducedMotion.current || prefs.speed <= 0 ? 0 : milliseconds / prefs.speed;
}

/** How long motions take at the usual speed, in milliseconds. */
export const WHEEL = 2200;
/** Every card of a war slams down so long after the one before it. */
export const SLAM = 220;
/** When the last one lies, its players look at the cards before anybody says who has won. */
export const WAR_RESULT = 500;
export const TURN_OVER = 900;
export const TRAVEL = 200;
export const STAGGER = 70;
/** A card waits at most this long for those before it. */
export const LONGEST_WAIT = 900;
/** All hands are dealt in this time, before the first card is turned up. */
export const DEAL = 1400;
/** The table stays as it is after the last card of a round, before the score is shown. */
export const LAST_CARD = 2400;
