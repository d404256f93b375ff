import type { Attachment } from "svelte/attachments";

/** Where the focus goes when the focused element is gone: to the first of these that exists. */
const NEXT = ["[data-choice]", '[data-own][tabindex="0"]', "[data-primary]", "main"];

/** Keeps the focus within a part of the page when the focused element disappears. */
export class Focus {
  #root: HTMLElement | null = null;
  #wasHere = false;
  #released: HTMLElement | null = null;

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

  /**
   * Take the focus away before the page changes, until it is restored. An element that is removed or disabled while it has
   * the focus makes browsers lay the page out before the rest has changed. A focus that is shown stays where it is.
   */
  release(): void {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !this.#root?.contains(focused) || focused.matches(":focus-visible")) return;
    this.#released = focused;
    focused.blur();
  }

  /** Give the focus back; if the focused element is gone, to the next useful one. */
  restore(): void {
    const [root, released] = [this.#root, this.#released];
    this.#released = null;
    if (!root || !this.#wasHere || document.activeElement !== document.body) return;
    const next = released?.isConnected && !released.matches(":disabled") ? released : NEXT.map((wanted) => root.querySelector<HTMLElement>(wanted)).find(Boolean);
    next?.focus({ preventScroll: true });
  }
}
