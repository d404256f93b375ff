import type { Attachment } from "svelte/attachments";

import { willEnd } from "../lib/time/settled";

/** How far a finger may slip during a tap, in pixels, as in browsers. */
const SLIP = 16;

interface Press {
  readonly pointer: number;
  readonly isMouse: boolean;
  readonly button: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/**
 * Makes a tap within an element count for the button on which it began, even if the cards have moved before it ended.
 *
 * Browsers click the element under the finger when it is lifted, which may be another card. For a mouse they click the
 * common ancestor of the first and the last element, which is no card at all.
 *
 * A tap also counts while cards still move: one that meets no button ends the motion, and counts for what then lies there.
 * If nothing does, it hurries what is still to come, and so does a key. It must not press a button that appears only then.
 * Nor must the second click of a mouse's double click: the first one was for what was there before.
 */
export function pressed(hurry: () => void): Attachment<HTMLElement> {
  return (root) => watch(root, hurry);
}

function watch(root: HTMLElement, hurry: () => void): () => void {
  let press: Press | null = null;
  /** What the first of several quick clicks was for. */
  let first: HTMLElement | null = null;

  function down({ pointerId, pointerType, target, clientX, clientY }: PointerEvent): void {
    // A card that is just turning over or flying in is not where it will lie: let it arrive.
    const button = buttonAt(target) ?? (finishMotion(root) ? buttonAt(document.elementFromPoint(clientX, clientY)) : null);
    if (!button) hurry();
    press = button && { pointer: pointerId, isMouse: pointerType === "mouse", button, x: clientX, y: clientY };
  }

  function key({ target }: KeyboardEvent): void {
    if (!(target instanceof HTMLInputElement)) hurry();
  }

  function cancel(): void {
    press = null;
  }

  function click(event: MouseEvent): void {
    const began = press?.pointer === (event as PointerEvent).pointerId ? press : null;
    const button = began?.button ?? buttonAt(event.target);
    if (began?.isMouse && event.detail > 1 && button !== first) return stop(event);
    first = button;
    if (!began) return; // a click by keyboard or by a program
    press = null;
    if (buttonAt(event.target) === began.button) return;
    stop(event);
    const isTap = Math.hypot(event.clientX - began.x, event.clientY - began.y) <= SLIP;
    if (isTap && began.button.isConnected) began.button.click();
  }

  const capture = { capture: true };
  root.addEventListener("pointerdown", down, capture);
  root.addEventListener("keydown", key, capture);
  root.addEventListener("pointercancel", cancel, capture);
  root.addEventListener("click", click, capture);
  return () => {
    root.removeEventListener("pointerdown", down, capture);
    root.removeEventListener("keydown", key, capture);
    root.removeEventListener("pointercancel", cancel, capture);
    root.removeEventListener("click", click, capture);
  };
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** End the motion within an element, and return whether there was any. Countdowns and what moves forever go on. */
function finishMotion(root: HTMLElement): boolean {
  const moving = root.getAnimations({ subtree: true }).filter(willEnd);
  for (const animation of moving) animation.finish();
  return moving.length > 0;
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("button, a") : null;
}
