import type { Attachment } from "svelte/attachments";

/** How far a finger may slip during a tap, in pixels, as in browsers. */
const SLIP = 16;

interface Press {
  readonly pointer: number;
  readonly button: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/**
 * Makes a tap within an element count for the button on which it began, even if the cards have moved before it ended.
 *
 * Browsers click the element under the finger when it is lifted, which may be another card. For a mouse they click the
 * common ancestor of the first and the last element, which is no card at all.
 */
export const pressed: Attachment<HTMLElement> = (root) => {
  let press: Press | null = null;

  function down({ pointerId, target, clientX, clientY }: PointerEvent): void {
    const button = buttonAt(target); // outside of all buttons, browsers guess best what a finger was aimed at
    press = button && { pointer: pointerId, button, x: clientX, y: clientY };
  }

  function cancel(): void {
    press = null;
  }

  function click(event: MouseEvent): void {
    const began = press;
    if (!began || (event as PointerEvent).pointerId !== began.pointer) return; // a click by keyboard or by a program
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
