import type { Attachment } from "svelte/attachments";

/** Where the keyboard goes on when what had it is gone, the first that there is. */
const NEXT = ["[data-choice]", '[data-own][tabindex="0"]', "[data-primary]"];

/** Whether the keyboard was within a part of the page before the last change. */
export class Focus {
  #root: HTMLElement | null = null;
  #wasHere = false;

  /** Look after the keyboard within an element. */
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

  /** What had the keyboard may be gone: give it to what is wanted next. */
  restore(): void {
    const root = this.#root;
    if (!root || !this.#wasHere || document.activeElement !== document.body) return;
    for (const wanted of NEXT) {
      const found = root.querySelector<HTMLElement>(wanted);
      if (found) return found.focus({ preventScroll: true });
    }
  }
}
