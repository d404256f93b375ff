import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

const KEY = Symbol("places");

/** The positions of elements on the screen, by name. */
export class Places {
  #nodes = new Map<string, Element>();
  #left = new Map<string, DOMRect>();

  /** Register an element under a name. */
  at(name: string): Attachment {
    return (node) => {
      this.#nodes.set(name, node);
      return () => {
        if (this.#nodes.get(name) === node) this.#nodes.delete(name);
      };
    };
  }

  /** Remember the position of something that leaves a place, until it is read: that of an element, or so far below it. */
  leave(name: string, from: Element, below = 0): void {
    const { x, y, width, height } = from.getBoundingClientRect();
    this.#left.set(name, new DOMRect(x, y + below * height, width, height));
  }

  /** The remembered position of what left a place, or the position of the place. */
  takeDeparture(name: string): DOMRect | null {
    const left = this.#left.get(name);
    this.#left.delete(name);
    return left ?? this.box(name);
  }

  /** The position of a place; null if it is not on the screen. */
  box(name: string): DOMRect | null {
    return this.#nodes.get(name)?.getBoundingClientRect() ?? null;
  }
}

/** Provide the positions to all components of a table. */
export function providePlaces(): Places {
  return setContext(KEY, new Places());
}

/** The positions at this table. */
export function usePlaces(): Places {
  return getContext<Places>(KEY);
}
