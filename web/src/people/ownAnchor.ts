import type { Box } from "./bubbleLayout";

/**
 * Where the viewer's own bubbles and reactions begin: at the upper edge of the viewer's own part of the table. On a phone
 * on its side that part lies over the whole table; there it is the upper edge of a card in the hand.
 */
export function ownAnchor(own: Box, room: Box): Box {
  const hand = own.height > room.height * 0.7 ? document.querySelector(".hand .card")?.getBoundingClientRect() : undefined;
  const { left, top, width } = hand ?? own;
  return { left: left + 8, top, width: Math.min(width, 160), height: 1 };
}
