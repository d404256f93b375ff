/** A face that the viewer does not see. */
export const HIDDEN = "??";

export const COLOURS = ["red", "yellow", "green", "blue", "pink", "turquoise", "orange", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

const SIDES = ["hero", "villain"];

/** The face of a card on the side in play. */
export function activeFace(card: string, side: string | null | undefined): string {
  return faceOn(card, side, 0);
}

/** The face of a card that its holder does not see; for a card with one side, its back. */
export function otherFace(card: string, side: string | null | undefined): string {
  return card.includes("/") ? faceOn(card, side, 1) : HIDDEN;
}

function faceOn(card: string, side: string | null | undefined, turned: number): string {
  const faces = card.split("/");
  const shown = side && faces.length > 1 ? SIDES.indexOf(side) ^ turned : 0;
  return faces[shown] ?? HIDDEN;
}

/** Compares faces for a hand sorted by value: numbers, then actions, then cards without a colour. */
export function byValue(one: string, other: string): number {
  const [left, right] = [rankOf(one), rankOf(other)];
  return left.rank - right.rank || left.symbol.localeCompare(right.symbol, "en");
}

function rankOf(face: string): { rank: number; symbol: string } {
  const [, symbol] = /^[A-Z](.+)$/.exec(face) ?? [];
  if (symbol === undefined) return { rank: 11, symbol: face };
  const number = Number.parseInt(symbol, 10);
  return { rank: /^\d/.test(symbol) ? number : 10, symbol };
}

/** The address of the picture of a face. */
export function pictureOf(face: string): string {
  return `/cards/${face === HIDDEN ? "back" : encodeURIComponent(face)}.svg`;
}

const LETTERS = "RYGBPTOV";

/** The colour of a face; null for a wild and for a hidden face. */
export function colourOf(face: string): Colour | null {
  return COLOURS[LETTERS.indexOf(face.charAt(0))] ?? null;
}
