import type { Attachment } from "svelte/attachments";

/** Where the focus goes when the focused element is gone: to the first of these that exists. */
const NEXT = ["[data-choice]", '[data-own][tabindex="0"]', "[data-primary]", "main"];

/** Keeps the focus within a part of the page when the focused element disappears. */
export class Focus {
  #root: HTMLElement | null = null;
  #wasHere = false;

  /** Watch the focus within an element. */
  readonly within: Attachment<HTMLElement> = (root) => {
    this.#root = root;
    const come = (): void => void (this.#wasHere = true);
    const leave = (event: FocusEvent): void => {
      if (event.relatedTarget) this.#wasHere = root.contains(event.relatedTarget as Node);
    };
    root.addEventListener("focusin", come);
    root.addEventListener("focusout", leave);
    return () => {
      root.removeEventListener("focusin", come);
      root.removeEventListener("focusout", leave);
      this.#root = null;
    };
  };

  /** If the focused element is gone, move the focus to the next useful one. */
  restore(): void {
    const root = this.#root;
    if (!root || !this.#wasHere || document.activeElement !== document.body) return;
    for (const wanted of NEXT) {
      const found = root.querySelector<HTMLElement>(wanted);
      if (found) return found.focus({ preventScroll: true });
    }
  }
}
