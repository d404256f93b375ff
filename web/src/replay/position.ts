import type { View } from "../lib/server/protocol";

/** The view of a viewer who sees all hands. A position lists the draw pile card by card, a view has only its size. */
export function openView(position: Record<string, unknown>): View {
  const { draw, ...rest } = position as unknown as Omit<View, "draw"> & { draw: number | string[] };
  if (typeof draw === "number") return { ...rest, draw };
  return { ...rest, viewer: null, draw: draw.length, draw_top: rest.side ? (draw[0] ?? null) : null };
}
