import { untrack } from "svelte";
import type { AnimationConfig } from "svelte/animate";
import type { Attachment } from "svelte/attachments";
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

import { pictureOf } from "../../cards/faces";
import { pace, TRAVEL } from "../../lib/time/pace";
import { move } from "./animate";
import { measure } from "./measuring";
import { DRAW, TURN, type Origin } from "./origins";
import type { Places } from "./places";

const SHIFT = 180;
const NOTHING: TransitionConfig = { duration: 0 };
/** Fast at first, then braking: a card that slides over the table. */
const SLIDE = "cubic-bezier(0.2, 0.6, 0.25, 1)";

interface Arrival {
  /** Where the card comes from; null if it appears without motion. Asked when everything is in its place. */
  from: (() => DOMRect | null) | null;
  /** How long it waits before it starts, in milliseconds at the usual speed. */
  delay?: number;
  /** What is seen of it at first, if its face turns up on the way. */
  back?: string | null;
  /** Whether it turns over at its place. */
  turns?: boolean;
}

/** How a new card comes to a hand: not at all if it was there before. In the draw pile its back is up. */
export function arrivalAt(places: Places, origin: Origin | null, delay: number | null, back: string | null): Arrival {
  if (delay === null || origin === null) return { from: null };
  if (origin === TURN) return { from: null, turns: true }; // with the table, all at once
  return { from: () => places.takeDeparture(origin), delay, back: origin === DRAW ? back : null };
}

/**
 * Moves an element once, when it comes into the document. The transitions of Svelte do the same, but dispatch two events
 * for every card.
 */
export function coming(start: (node: HTMLElement) => void): Attachment<HTMLElement> {
  return (node) => untrack(() => start(node));
}

/** A card flies in from where it was. It can be used from the start. */
export function arrive(node: HTMLElement, arrival: Arrival): void {
  if (arrival.turns || (arrival.from && !pace(1))) turnUp(node, arrival);
  else if (arrival.from) {
    measure(() => {
      const [to, from] = [node.getBoundingClientRect(), arrival.from?.()];
      return () => void (from && node.isConnected && fly(node, from, to, arrival));
    });
  }
}

function fly(node: HTMLElement, from: DOMRect, to: DOMRect, { delay = 0, back }: Arrival): void {
  const start = `perspective(60rem) ${between(from, to)}`;
  const turn = (degrees: number): string => (back ? ` rotateY(${degrees}deg)` : "");
  // While it waits, it is part of the pile from which it will come.
  const waits = { transform: start + turn(180), opacity: delay ? 0 : 1 };
  move(node, [waits, { opacity: 1, offset: 0.02 }, { transform: `perspective(60rem)${turn(0)}` }], { duration: TRAVEL, delay, easing: SLIDE });
  if (back) showBack(node.querySelector("img")?.parentElement ?? node, back, delay);
}

/** Show the back of a card for the first half of its flight. It is mirrored, as the card itself then is. */
function showBack(node: HTMLElement, back: string, delay: number): void {
  const picture = new Image();
  picture.src = pictureOf(back);
  picture.alt = "";
  Object.assign(picture.style, { position: "absolute", inset: "0", width: "100%", transform: "scaleX(-1)", pointerEvents: "none", opacity: "0" });
  node.append(picture);
  const shown = move(picture, [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0, offset: 0.3 }, { opacity: 0 }], { duration: TRAVEL, delay, easing: "linear" });
  if (shown) void shown.finished.catch(() => {}).finally(() => picture.remove());
  else picture.remove();
}

/** The transform by which something at one place seems to be at another one. */
export function between(from: DOMRect, to: DOMRect): string {
  const size = to.width ? Math.min(2, Math.max(0.3, from.width / to.width)) : 1;
  return `translate(${middle(from.x, from.width, to.x, to.width)}px, ${middle(from.y, from.height, to.y, to.height)}px) scale(${size})`;
}

/** A card of another player's hand appears when the card that flies there has arrived. */
export function land(node: Element, delay: number | null): void {
  if (delay !== null) move(node, [{ opacity: 0 }, { opacity: 1 }], { duration: 1, delay: delay + TRAVEL });
}

/** A card turns its other side up; with reduced motion it fades in. */
function turnUp(node: Element, { delay = 0 }: Arrival): void {
  move(node, [{ transform: "perspective(60rem) rotateY(90deg)" }, { transform: "none" }], { duration: 2 * TRAVEL, delay });
}

/** Something is put down hard: a card of a war, or a stamp. */
export function slam(node: Element, delay: number): void {
  const down = [{ opacity: 0, scale: 2.4 }, { opacity: 1, scale: 0.92, offset: 0.6 }, { opacity: 1, scale: 1.04, offset: 0.8 }, { scale: 1 }];
  move(node, down, { duration: 1.6 * TRAVEL, delay, easing: "ease-in" });
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
export function appear(node: Element, { duration = 160 } = {}): TransitionConfig {
  move(node, [{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1 }], { duration });
  return NOTHING;
}
