import type { Attachment } from "svelte/attachments";

/** Where the focus goes when the focused element is gone: to the first of these that exists. */
const NEXT = ["[data-choice]", '[data-own][tabindex="0"]', "[data-primary]", "main"];

/** Keeps the focus within a part of the page when the focused element disappears. */
export class Focus {
  #root: HTMLElement | null = null;
  #wasHere = false;
  #released: HTMLElement | null = null;
  /** Where the focus was moved by itself. It moves on when a better place appears, such as the colours after a wild. */
  #placed: HTMLElement | null = null;

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
   * the focus makes browsers lay the page out before the rest has changed. A focus that is shown stays where it is, and so
   * does that of a control that stays.
   */
  release(stays: (control: HTMLElement) => boolean): void {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !this.#root?.contains(focused) || focused.matches(":focus-visible")) return;
    if (stays(focused)) return;
    this.#released = focused;
    focused.blur();
  }

  /** Give the focus back; if the focused element is gone, or the player did not choose it, to the most useful one. */
  restore(): void {
    const [root, released, focused] = [this.#root, this.#released, document.activeElement];
    this.#released = null;
    if (!root || !this.#wasHere || (focused !== document.body && focused !== this.#placed)) return;
    const isChosen = released !== this.#placed && released?.isConnected && !released.matches(":disabled");
    const next = isChosen ? released : NEXT.map((wanted) => root.querySelector<HTMLElement>(wanted)).find(Boolean);
    if (!isChosen) this.#placed = next ?? null;
    if (next !== focused) next?.focus({ preventScroll: true });
  }
}
