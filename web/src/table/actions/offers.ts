import { CALL_VERBS, CARD_VERBS, OUT_OF_TURN_VERBS } from "../../lib/protocol";

/** Something that can be done now, as the server wrote it. */
export interface Offer {
  readonly action: string;
  readonly verb: string;
  /** Whom, which colour or which card. */
  readonly rest: string;
  /** The card that does it, for what is done with one. */
  readonly card: string | null;
}

const CHOSEN = ["colour", "target"];

/** What can be done, read as far as the page must know it to draw it. */
export function offersOf(legal: readonly string[]): Offer[] {
  return legal.map((action) => {
    const [verb = action, ...more] = action.split(" ");
    const rest = more.join(" ");
    return { action, verb, rest, card: CARD_VERBS.includes(verb) ? rest : null };
  });
}

/** What is chosen among several: a colour or a seat. */
export function choices(offers: readonly Offer[], verb: "colour" | "target"): Offer[] {
  return offers.filter((offer) => offer.verb === verb);
}

const ORDER = ["wizz", "spin", "accept", "draw", "keep", "done", "challenge", "object"];

/** What has a button of its own, the most usual first. */
export function buttons(offers: readonly Offer[]): Offer[] {
  const plain = offers.filter((offer) => offer.card === null && !CHOSEN.includes(offer.verb) && !isCall(offer));
  return plain.toSorted((one, two) => rank(one) - rank(two));
}

/** What is called out about UNO: it is urgent, and has a place of its own. */
export function calls(offers: readonly Offer[]): Offer[] {
  return offers.filter(isCall);
}

function isCall(offer: Offer): boolean {
  return CALL_VERBS.includes(offer.verb);
}

/** Whether something is said into a turn, so that time is short. */
export function isShouted(offer: Offer): boolean {
  return OUT_OF_TURN_VERBS.includes(offer.verb);
}

function rank(offer: Offer): number {
  const place = ORDER.indexOf(offer.verb);
  return place < 0 ? ORDER.length : place;
}
