import type { Attachment } from "svelte/attachments";

import type { Explainer } from "./explainer.svelte";

/** How long a finger rests before that is a question, in milliseconds. */
export const LONG_PRESS = 450;
/** How long a mouse rests before that is a question, in milliseconds. */
export const HOVER = 900;
/** How long an explanation stays when the mouse has left, so that it can reach the link. */
export const LINGER = 250;
/** How far a finger may slip, in pixels. */
const SLIP = 10;
/** Everything that can be explained names itself by this attribute. */
export const EXPLAINED = "[data-explain]";

/**
 * Lets people ask what anything within an element is: by a long press, by resting the mouse on it, or by the key "?" while
 * it has the focus. A long press is only a question: it neither plays nor drags a card.
 */
export function asking(explainer: Explainer): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: { x: number; y: number; time: number } | null = null;
    /** Whether the finger that is down has asked. */
    let hasAsked = false;
    /** Where the mouse was last; null if it has not moved since the table was shown. */
    let mouse: { x: number; y: number } | null = null;

    function wait(time: number, then: () => void): void {
      clearTimeout(timer);
      timer = setTimeout(then, time);
    }

    function down(event: PointerEvent): void {
      hasAsked = false;
      if (!isExplanation(event.target)) explainer.hide();
      clearTimeout(timer);
      const anchor = explainedAt(event.target);
      if (event.pointerType === "mouse") mouse = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse" || !anchor) return;
      start = { x: event.clientX, y: event.clientY, time: event.timeStamp };
      wait(LONG_PRESS, () => {
        hasAsked = true;
        show(explainer, anchor, false);
      });
    }

    function move(event: PointerEvent): void {
      if (event.pointerType === "mouse") mouse = { x: event.clientX, y: event.clientY };
      if (hasAsked) event.stopImmediatePropagation();
      else if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) release();
    }

    function release(): void {
      if (start) clearTimeout(timer);
      start = null;
    }

    /** On a busy device the timer may come before a quick tap's end is told: then it was no question. */
    function up(event: PointerEvent): void {
      if (hasAsked && start && event.timeStamp - start.time < LONG_PRESS) {
        hasAsked = false;
        explainer.hide();
      }
      release();
    }

    /** The click that ends a long press is for nobody. */
    function click(event: MouseEvent): void {
      if (!hasAsked) return;
      hasAsked = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    /** The menu of the browser would cover the explanation. */
    function menu(event: MouseEvent): void {
      if (hasAsked || (start && explainedAt(event.target))) event.preventDefault();
    }

    /** A thing that comes to lie under a mouse at rest, such as a card that is dealt, was not asked about. */
    function over(event: PointerEvent): void {
      if (event.pointerType !== "mouse" || event.buttons) return;
      const last = mouse;
      mouse = { x: event.clientX, y: event.clientY };
      if (!last || (last.x === mouse.x && last.y === mouse.y)) return;
      if (isExplanation(event.target)) return clearTimeout(timer);
      const anchor = explainedAt(event.target);
      if (anchor && anchor === explainer.subject?.anchor) return clearTimeout(timer);
      if (anchor) wait(HOVER, () => show(explainer, anchor, false));
      else wait(LINGER, () => explainer.hide());
    }

    function key(event: KeyboardEvent): void {
      if (event.key === "Escape" && explainer.subject) explainer.hide();
      else if (event.key === "?" && !(event.target instanceof HTMLInputElement)) {
        const anchor = explainedAt(event.target);
        if (!anchor) return;
        show(explainer, anchor, true);
      } else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    const capture = { capture: true };
    const listeners: [string, (event: never) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", release],
      ["click", click],
      ["contextmenu", menu],
      ["pointerover", over],
      ["keydown", key],
    ];
    for (const [kind, listener] of listeners) root.addEventListener(kind, listener as EventListener, capture);
    return () => {
      clearTimeout(timer);
      for (const [kind, listener] of listeners) root.removeEventListener(kind, listener as EventListener, capture);
    };
  };
}

/** Explain an element. */
export function show(explainer: Explainer, anchor: HTMLElement | SVGElement, byKey: boolean): void {
  const { explain = "", explainName = "", explainWhy = "" } = anchor.dataset;
  explainer.show({ what: explain, anchor, name: explainName, action: explainWhy || null, byKey });
}

function explainedAt(target: EventTarget | null): HTMLElement | SVGElement | null {
  return target instanceof Element ? target.closest<HTMLElement | SVGElement>(EXPLAINED) : null;
}

function isExplanation(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".explanation") !== null;
}
