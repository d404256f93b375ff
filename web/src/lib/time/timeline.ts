import type { GameEvent, View } from "../server/protocol";
import { DEAL, LAST_CARD, LONGEST_WAIT, pace, SLAM, STAGGER, TRAVEL, TURN_OVER, WAR_RESULT, WHEEL } from "./pace";
import { beginWork, endWork } from "./settled";
import { afterFrame } from "./tasks";

/** Something that is shown, and for how long it moves: what follows is shown after it. */
export interface Moment {
  show(): void;
  /** In milliseconds at the usual speed. */
  readonly time: number;
}

/** How many moments may wait. */
const MOST_WAITING = 6;

/**
 * Shows one moment after the other, so that everything is told in the order in which it is seen.
 *
 * It waits for no motion that nobody sees: with reduced motion, or in a hidden tab, everything is shown at once.
 */
export class Timeline {
  #moments: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #callOff: (() => void) | null = null;

  /** Show moments after those that are still to come. A page that falls behind catches up at once. */
  add(...moments: Moment[]): void {
    this.#moments.push(...moments);
    if (this.#moments.length > MOST_WAITING) this.hurry();
    else if (this.#timer === undefined && !this.#callOff) this.#begin();
  }

  /** Show everything that is still to come at once. */
  hurry(): void {
    this.#stop();
    while (this.#moments.length) this.#moments.shift()?.show();
  }

  /** Forget everything that is still to come. */
  clear(): void {
    this.#stop();
    this.#moments = [];
  }

  /** Show the next moment; one that moves right after a frame, so that no task has to show, lay out and paint it. */
  #begin(): void {
    if (document.hidden || !pace(this.#moments[0]?.time ?? 0)) return this.#go();
    this.#stop();
    beginWork(this);
    this.#callOff = afterFrame(() => this.#go());
  }

  #go(): void {
    this.#stop();
    for (let moment = this.#moments.shift(); moment; moment = this.#moments.shift()) {
      moment.show();
      const wait = document.hidden ? 0 : pace(moment.time);
      if (wait > 0) {
        beginWork(this);
        this.#timer = setTimeout(() => this.#begin(), wait);
        return;
      }
    }
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#callOff?.();
    this.#callOff = null;
    endWork(this);
  }
}

/** Events whose motion must end before anything else of an update is told, and how long it takes. */
export interface Lead {
  readonly events: readonly GameEvent[];
  readonly time: number;
}

/**
 * What leads an update, in the order in which it is seen: the wheel turns, the table turns away and still shows its old side,
 * the cards of a war slam down.
 */
export function leadsOf(events: readonly GameEvent[]): Lead[] {
  const spun = events.filter(({ kind }) => kind === "spun");
  const flipped = events.filter(({ kind }) => kind === "flipped");
  const told = events.filter(({ kind }) => kind === "told");
  const isWar = new Set(told.map(({ seat }) => seat)).size > 1;
  return [
    { events: spun, time: WHEEL },
    { events: flipped, time: TURN_OVER / 2 },
    { events: isWar ? told : [], time: SLAM * told.length + WAR_RESULT },
  ].filter((lead) => lead.events.length);
}

/** How long the cards move that these events are about, after what leads. */
export function motionTime(events: readonly GameEvent[]): number {
  const count = (kinds: readonly string[]): number => events.filter((event) => kinds.includes(event.kind)).length;
  const [turned, drawn, dealt] = [count(["flipped"]), count(["drew"]), count(["turned_up"])];
  const flights = count(["played", "discarded", "cancelled", "took_back", "gave_hand"]) + drawn + dealt;
  const counted = Math.min(STAGGER * Math.max(drawn - 1, 0), LONGEST_WAIT);
  return (dealt ? DEAL : 0) + Math.max(turned ? TURN_OVER / 2 : 0, flights ? TRAVEL + counted : 0);
}

/** How long the table stays as it is after these events, before the score is shown: the last card is seen, and its player celebrated. */
export function endTime(events: readonly GameEvent[]): number {
  return events.some((event) => event.kind === "won") ? LAST_CARD : 0;
}

/** Whether nothing has happened yet in a round but the deal. */
export function isJustDealt(view: View): boolean {
  return view.turns === 0 && view.discard.length === 1 && view.phase !== "over";
}
