import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

const KEY = Symbol("places");

/** Where things are on the screen, by what they are called. */
export class Places {
  #nodes = new Map<string, Element>();
  #left = new Map<string, DOMRect>();

  /** Call an element by a name. */
  at(name: string): Attachment {
    return (node) => {
      this.#nodes.set(name, node);
      return () => {
        if (this.#nodes.get(name) === node) this.#nodes.delete(name);
      };
    };
  }

  /** Remember from where something leaves a place, until it is asked for. */
  leave(name: string, from: Element): void {
    this.#left.set(name, from.getBoundingClientRect());
  }

  /** Where something comes from that leaves a place. */
  whence(name: string): DOMRect | null {
    const left = this.#left.get(name);
    this.#left.delete(name);
    return left ?? this.box(name);
  }

  /** Where a place is; null if it is not on the screen. */
  box(name: string): DOMRect | null {
    return this.#nodes.get(name)?.getBoundingClientRect() ?? null;
  }
}

/** Let all parts of a table know where things are. */
export function providePlaces(): Places {
  return setContext(KEY, new Places());
}

/** Where things are at this table. */
export function usePlaces(): Places {
  return getContext<Places>(KEY);
}
