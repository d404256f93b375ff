import type { GameEvent } from "../../lib/server/protocol";

/** Where a card comes from: a place on the table, or its own other side when it was turned over. */
export type Origin = string;
export const DRAW = "draw";
export const DISCARD = "discard";
export const TURN = "turn";
/** Places from which no card comes, but which nothing may cover: the wheel and its pointer, and others. */
export const [WHEEL, POINTER] = ["wheel", "pointer"] as const;
export const [BAR, COLOUR, DIRECTION, HAND, SHOWN] = ["bar", "colour", "direction", "hand", "shown"] as const;

/** The place of a seat. */
export function seatPlace(name: string): Origin {
  return `seat ${name}`;
}

/** The place of the mark at a seat. No card comes from there either. */
export function markPlace(name: string): Origin {
  return `mark ${name}`;
}

/** Whether there is an event of a kind. */
export function has(events: readonly GameEvent[], kind: string): boolean {
  return events.some((event) => event.kind === kind);
}

/** Where the new cards of a hand come from; null if no event says so. */
export function originOfHand(events: readonly GameEvent[], player: string): Origin | null {
  if (has(events, "flipped")) return TURN;
  const given = events.find((event) => event.kind === "gave_hand" && event.to === player);
  if (given?.seat) return seatPlace(given.seat);
  if (events.some((event) => event.kind === "took_back" && event.seat === player)) return DISCARD;
  const drew = events.some((event) => event.kind === "drew" && event.seat === player);
  return drew || has(events, "turned_up") ? DRAW : null;
}

/** The events by which a card comes to the discard. */
export const LAYING = ["played", "discarded", "cancelled", "turned_up"];

/** Where the card of such an event comes from. */
export function originOf(laid: GameEvent): Origin {
  return laid.kind === "turned_up" || !laid.seat ? DRAW : seatPlace(laid.seat);
}

/** Whether a player's hand was replaced. */
export function gotHand(events: readonly GameEvent[], player: string): boolean {
  return has(events, "turned_up") || events.some((event) => event.kind === "gave_hand" && event.to === player);
}
