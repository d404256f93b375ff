import { pace } from "../../lib/time/pace";
import { move } from "./animate";
import { measure } from "./measuring";

const SHIFT = 180;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Lets the cards of a list move aside as others come and go. All places are read at once after a change, and compared
 * with those after the change before: the directive of Svelte reads and writes card by card, and the browser lays the page
 * out again each time. The places are those of the layout, whatever still moves and however far the list is scrolled.
 */
export class Shifts {
  #before = new Map<Element, Spot>();
  #moving = new WeakMap<Element, Animation>();

  /** The cards have changed: those that lie elsewhere now move there from where they were. */
  play(list: Element): void {
    if (!pace(1)) return;
    measure(() => {
      const before = this.#before;
      const after = (this.#before = new Map([...list.children].map((node) => [node, spotOf(node as HTMLElement)])));
      return () => after.forEach((to, node) => this.#shift(node, before.get(node), to));
    });
  }

  #shift(node: Element, from: Spot | undefined, to: Spot): void {
    if (!from) return;
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
    this.#moving.get(node)?.cancel();
    // Not by the transform, which another animation of the card may still use.
    const moving = move(node, [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], { duration: SHIFT });
    if (moving) this.#moving.set(node, moving);
  }
}

/** The middle of a card. */
function spotOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Spot {
  return { x: offsetLeft + offsetWidth / 2, y: offsetTop + offsetHeight / 2 };
}
