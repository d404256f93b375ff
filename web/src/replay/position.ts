import type { View } from "../lib/protocol";

/** What somebody sees who sees all hands: a position tells the draw pile card by card, a view only its size. */
export function openView(position: Record<string, unknown>): View {
  const { draw, ...rest } = position as unknown as Omit<View, "draw"> & { draw: number | string[] };
  if (typeof draw === "number") return { ...rest, draw };
  return { ...rest, viewer: null, draw: draw.length, draw_top: rest.side ? (draw[0] ?? null) : null };
}
