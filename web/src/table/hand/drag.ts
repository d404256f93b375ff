import type { Attachment } from "svelte/attachments";

/** How far the pointer moves before a press becomes a drag, in pixels. */
const DRAG_START = 10;
/** How far from its target a card may be dropped, in pixels. */
const DROP_DISTANCE = 56;

interface Drag {
  /** Whether the card can be dragged. */
  canDrag: () => boolean;
  /** Where it may be dropped. */
  target: () => DOMRect | null;
  /** Called when it is dropped there. */
  ondrop: () => void;
}

/** Makes a card draggable to a target. Dropped elsewhere, it returns and nothing happens. */
export function draggable({ canDrag, target, ondrop }: Drag): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | null = null;
    let isDragged = false;

    function down(event: PointerEvent): void {
      if (event.button === 0 && canDrag()) start = { x: event.clientX, y: event.clientY };
    }

    function move(event: PointerEvent): void {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!isDragged && Math.hypot(x, y) > DRAG_START && -y > Math.abs(x) / 2) {
        isDragged = true;
        node.setPointerCapture(event.pointerId);
        node.classList.add("pulled");
      }
      if (isDragged) node.style.translate = `${x}px ${y}px`;
    }

    function up(event: PointerEvent): void {
      if (isDragged) {
        node.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
        if (event.type === "pointerup" && isNear(target(), event)) ondrop();
      }
      release();
    }

    function release(): void {
      start = null;
      isDragged = false;
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

function isNear(target: DOMRect | null, { clientX, clientY }: PointerEvent): boolean {
  if (!target) return false;
  const distance = Math.max(target.left - clientX, clientX - target.right, target.top - clientY, clientY - target.bottom);
  return distance < DROP_DISTANCE;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
