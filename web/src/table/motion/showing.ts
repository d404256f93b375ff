import { activeFace, HIDDEN } from "../../cards/faces";
import type { GameEvent } from "../../lib/server/protocol";

/** A card that is shown, and its place in the order in which all are shown. */
interface ShownCard {
  readonly face: string;
  readonly order: number;
}

/** Cards that were shown, by seat, and what came of it. */
export interface Showing {
  readonly rows: readonly { seat: string; cards: readonly ShownCard[] }[];
  /** The result: `guilty`, `innocent` or the winner of the war. */
  readonly stamp: GameEvent | undefined;
  /** Whether several players compare their cards. */
  readonly isWar: boolean;
}

const STAMPS = ["guilty", "innocent", "won_war"];
const BASE_TIME = 4000;
const TIME_PER_CARD = 450;

/** What these events show to a viewer; null if nothing. Of the own hand only what comes of it is shown. */
export function showingOf(events: readonly GameEvent[], me: string | null): Showing | null {
  const stamp = events.find(({ kind }) => STAMPS.includes(kind));
  const rows = new Map<string, ShownCard[]>();
  let order = 0;
  for (const { kind, seat = "", card = HIDDEN, side } of events) {
    if (kind !== "told" && kind !== "showed") continue;
    const face = activeFace(card, side);
    rows.set(seat, [...(rows.get(seat) ?? []), ...(face === HIDDEN ? [] : [{ face, order: order++ }])]);
  }
  const isWar = rows.size > 1;
  const seen = [...rows].filter(([seat]) => seat !== me || stamp || isWar).map(([seat, cards]) => ({ seat, cards }));
  return seen.length ? { rows: seen, stamp, isWar } : null;
}

/** How long it takes to read, in milliseconds. */
export function readingTime({ rows }: Showing): number {
  return BASE_TIME + TIME_PER_CARD * rows.flatMap((row) => row.cards).length;
}
