import type { Box } from "./bubbleLayout";

/**
 * Where the viewer's own bubbles and reactions begin: over the name, at the upper edge of the own part. On a phone
 * on its side that part lies over the whole table; there it is the upper edge of a card in the hand.
 */
export function ownAnchor(own: Box, room: Box): Box {
  const hand = own.height > room.height * 0.7 ? document.querySelector(".hand .card")?.getBoundingClientRect() : undefined;
  if (hand) return { left: hand.left, top: hand.top, width: hand.width, height: 1 };
  const name = document.querySelector(".own")?.getBoundingClientRect();
  return { left: name?.width ? name.left : own.left + 8, top: own.top, width: name?.width || 160, height: 1 };
}
