import type { Attachment } from "svelte/attachments";

/** How far a finger slips while it taps, in pixels; browsers still take it for a tap. */
const SLIP = 16;

interface Press {
  readonly pointer: number;
  readonly button: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/**
 * A tap within an element is for the button on which it began, though the cards may have moved before it ended.
 *
 * By themselves browsers click what is under the finger in the end, which may be another card, or for a mouse what the
 * first and the last have in common, which is no card at all.
 */
export const pressed: Attachment<HTMLElement> = (root) => {
  let press: Press | null = null;

  function down({ pointerId, target, clientX, clientY }: PointerEvent): void {
    const button = buttonAt(target); // beside all of them: browsers know best what a finger was aimed at
    press = button && { pointer: pointerId, button, x: clientX, y: clientY };
  }

  function cancel(): void {
    press = null;
  }

  function click(event: MouseEvent): void {
    const began = press;
    if (!began || (event as PointerEvent).pointerId !== began.pointer) return; // by keyboard, or by a program
    press = null;
    if (buttonAt(event.target) === began.button) return;
    event.stopPropagation();
    event.preventDefault();
    const isTap = Math.hypot(event.clientX - began.x, event.clientY - began.y) <= SLIP;
    if (isTap && began.button.isConnected) began.button.click();
  }

  const capture = { capture: true };
  root.addEventListener("pointerdown", down, capture);
  root.addEventListener("pointercancel", cancel, capture);
  root.addEventListener("click", click, capture);
  return () => {
    root.removeEventListener("pointerdown", down, capture);
    root.removeEventListener("pointercancel", cancel, capture);
    root.removeEventListener("click", click, capture);
  };
};

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("button, a") : null;
}
