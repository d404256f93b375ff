import type { GameEvent } from "../../lib/server/protocol";
import { has, originOf, LAYING, type Origin } from "./origins";

/** A card of the discard with a key that it keeps from one update to the next. */
export interface Discarded {
  readonly key: number;
  readonly face: string;
  /** Where it came from; null if it was there before, or appears without motion. */
  readonly from: Origin | null;
}

let last = 0;

/**
 * The discard with keys, the top card first.
 *
 * Cards are added on top or below the top, as after a hero. So the cards that were there before are found from the
 * bottom up and then from the top down, and what lies between them is new.
 */
export function identifyDiscard(before: readonly Discarded[], faces: readonly string[], events: readonly GameEvent[]): Discarded[] {
  const most = Math.min(before.length, faces.length);
  let below = 0;
  while (below < most && before.at(-1 - below)?.face === faces.at(-1 - below)) below += 1;
  const isTurned = has(events, "flipped") && below < faces.length;
  if (isTurned) return faces.map((face) => ({ key: ++last, face, from: null }));
  let above = 0;
  while (above < most - below && before[above]?.face === faces[above]) above += 1;
  const laid = events.filter((event) => LAYING.includes(event.kind));
  return faces.map((face, depth) => {
    const fromBottom = faces.length - depth;
    const known = depth < above ? before[depth] : fromBottom <= below ? before[before.length - fromBottom] : undefined;
    if (known) return { ...known, from: null };
    const event = laid.at(-1 - (depth - above));
    return { key: ++last, face, from: event ? originOf(event) : null };
  });
}
