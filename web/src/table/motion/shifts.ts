import { pace } from "../../lib/pace";
import { move } from "./animate";
import { middle } from "./transitions";

const SHIFT = 180;

/**
 * Lets the cards of a list move aside as others come and go. All positions are read at once before a change and at once
 * after it: the directive of Svelte reads and writes card by card, and the browser lays the page out again each time.
 */
export class Shifts {
  #before = new Map<Element, DOMRect>();
  #moving = new Map<Element, Animation>();

  /** Remember where everything is: the cards are about to change. */
  remember(list: Element): void {
    if (!pace(1)) return;
    this.#before = new Map([...list.children].map((node) => [node, node.getBoundingClientRect()]));
  }

  /** The cards have changed: those that lie elsewhere now move there from where they were. */
  play(list: Element): void {
    const before = this.#before;
    this.#before = new Map();
    const known = [...list.children].filter((node) => before.has(node));
    if (!known.length || !pace(1)) return;
    for (const animation of this.#moving.values()) animation.cancel();
    this.#moving.clear();
    const after = known.map((node) => node.getBoundingClientRect());
    known.forEach((node, place) => this.#shift(node, before.get(node), after[place]));
  }

  #shift(node: Element, from: DOMRect | undefined, to: DOMRect | undefined): void {
    if (!from || !to) return;
    const [x, y] = [middle(from.x, from.width, to.x, to.width), middle(from.y, from.height, to.y, to.height)];
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
    // Not by the transform, which another animation of the card may still use.
    const moving = move(node, [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], { duration: SHIFT });
    if (moving) this.#moving.set(node, moving);
  }
}
