import type { Attachment } from "svelte/attachments";

const FAR = 10;
/** How far from its target a card may be dropped, in pixels. */
const NEAR = 56;

interface Drag {
  /** Whether the card can be dragged. */
  isFree: () => boolean;
  /** Where it may be dropped. */
  goal: () => DOMRect | null;
  /** Called when it is dropped there. */
  onlaid: () => void;
}

/** Makes a card draggable to a target. Dropped elsewhere, it returns and nothing happens. */
export function draggable({ isFree, goal, onlaid }: Drag): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | null = null;
    let isPulled = false;

    function down(event: PointerEvent): void {
      if (event.button === 0 && isFree()) start = { x: event.clientX, y: event.clientY };
    }

    function move(event: PointerEvent): void {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!isPulled && Math.hypot(x, y) > FAR && -y > Math.abs(x) / 2) {
        isPulled = true;
        node.setPointerCapture(event.pointerId);
        node.classList.add("pulled");
      }
      if (isPulled) node.style.translate = `${x}px ${y}px`;
    }

    function up(event: PointerEvent): void {
      if (isPulled) {
        node.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
        if (event.type === "pointerup" && isNear(goal(), event)) onlaid();
      }
      release();
    }

    function release(): void {
      start = null;
      isPulled = false;
      node.style.translate = "";
      node.classList.remove("pulled");
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
    };
  };
}

function isNear(goal: DOMRect | null, { clientX, clientY }: PointerEvent): boolean {
  if (!goal) return false;
  const beside = Math.max(goal.left - clientX, clientX - goal.right, goal.top - clientY, clientY - goal.bottom);
  return beside < NEAR;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
