import { HIDDEN, otherFace } from "../../cards/faces";
import type { GameEvent, View } from "../../lib/server/protocol";
import { DEAL, LONGEST_WAIT, STAGGER } from "../../lib/time/pace";
import { DISCARD, DRAW, has, seatPlace, type Origin } from "./origins";

/** A card that is seen on its way to another player, or from pile to pile. */
export interface Flight {
  readonly from: Origin;
  readonly to: Origin;
  /** What is seen of it. */
  readonly face: string;
  /** In milliseconds at the usual speed. */
  readonly delay: number;
}

/** How many cards of a deal are seen on their way to the others: with many players, not every card. */
const MOST_DEALT = 30;
/** How many cards of a hand that changes owner are seen. */
const MOST_GIVEN = 4;
/** How many cards of the discard are seen when it becomes the draw pile. */
const MOST_RESHUFFLED = 6;

/** When a card starts that comes to a hand, after those before it: one by one, and in a deal to all hands in turn. */
export function delayOf(events: readonly GameEvent[], view: View, player: string, order: number): number {
  if (!has(events, "turned_up")) return Math.min(STAGGER * order, LONGEST_WAIT);
  const { players } = view;
  const first = players.indexOf(view.dealer) + 1;
  const turn = (players.indexOf(player) - first + 2 * players.length) % players.length;
  const most = Math.max(...players.map((name) => view.hands[name]?.length ?? 0), 1);
  return (DEAL * (order * players.length + turn)) / (most * players.length);
}

/** The cards that move with these events, except those that come to the viewer, which are cards of the hand. */
export function flightsOf(events: readonly GameEvent[], view: View): Flight[] {
  const others = view.players.filter((player) => player !== view.viewer);
  if (has(events, "turned_up")) {
    const least = Math.ceil(MOST_DEALT / Math.max(others.length, 1));
    return others.flatMap((player) => (view.hands[player] ?? []).slice(0, least).map((card, order) => drawn(events, view, player, card, order)));
  }
  const given = events.filter((event) => event.kind === "gave_hand" && event.to !== view.viewer);
  const back = view.draw_top ? otherFace(view.draw_top, view.side) : HIDDEN;
  const reshuffled = has(events, "reshuffled") ? Array.from({ length: MOST_RESHUFFLED }, (_, order) => STAGGER * order) : [];
  return [
    ...reshuffled.map((delay) => ({ from: DISCARD, to: DRAW, face: back, delay })),
    ...others.flatMap((player) => {
      const draws = events.filter((event) => event.kind === "drew" && event.seat === player);
      return draws.map(({ card = HIDDEN }, order) => drawn(events, view, player, card, order));
    }),
    ...given.flatMap(({ seat = "", to = "" }) =>
      (view.hands[to] ?? []).slice(0, MOST_GIVEN).map((card, order) => ({
        from: seatPlace(seat),
        to: seatPlace(to),
        face: otherFace(card, view.side),
        delay: STAGGER * order,
      })),
    ),
  ];
}

function drawn(events: readonly GameEvent[], view: View, player: string, card: string, order: number): Flight {
  return { from: DRAW, to: seatPlace(player), face: otherFace(card, view.side), delay: delayOf(events, view, player, order) };
}
