import { isHidden } from "../lib/guest/hidden.svelte";
import type { SeatShown } from "../lib/server/protocol";
import type { Whole } from "../lib/server/tableConnection.svelte";

/** What a guest who looks away may want to know. */
export type Kind = "turn" | "start" | "sat" | "left" | "back" | "said";

export interface News {
  readonly kind: Kind;
  /** Whom it is about; empty for news about the guest. */
  readonly who: string;
  /** What was said. */
  readonly text?: string;
}

const LONGEST_TEXT = 120;

/** What has happened between two states of a table, as far as it is news for one who sits there. */
export function newsBetween(before: Whole, after: Whole): News[] {
  const hasStarted = before.status === "open" && after.status === "playing"; // seats may have been drawn: nobody has left
  const happened: News[] = hasStarted ? [{ kind: "start", who: "" }] : seatNews(before, after);
  return [...happened, ...lines(before, after)];
}

/** Who has taken a seat, has left it, or has come back to it. */
function seatNews(before: Whole, after: Whole): News[] {
  return after.seats.flatMap((seat, number) => {
    const earlier = before.seats[number];
    if (!earlier || number === after.you || number === before.you) return [];
    return changes(earlier, seat);
  });
}

function changes(before: SeatShown, after: SeatShown): News[] {
  if (before.taken && before.name !== after.name) {
    const left: News = { kind: "left", who: before.name };
    return after.taken ? [left, { kind: "sat", who: after.name }] : [left];
  }
  if (!before.taken && after.taken && after.kind === "person") return [{ kind: "sat", who: after.name }];
  if (before.away !== after.away) return [{ kind: after.away ? "left" : "back", who: after.name }];
  return [];
}

/** The new lines of the chat that others have said. Those of hidden authors are no news. */
function lines(before: Whole, after: Whole): News[] {
  const known = new Set(before.chat.map((line) => line.number));
  return after.chat
    .filter((line) => !known.has(line.number) && !line.mine && !isHidden(line.author))
    .map((line) => ({ kind: "said", who: line.name, text: line.text.slice(0, LONGEST_TEXT) }));
}
