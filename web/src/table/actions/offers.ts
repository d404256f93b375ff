import { CALL_VERBS, CARD_VERBS, OUT_OF_TURN_VERBS } from "../../lib/server/protocol";

/** A legal action, parsed as far as the page needs to draw it. */
export interface Offer {
  readonly action: string;
  readonly verb: string;
  /** The seat, colour or card that the action names. */
  readonly rest: string;
  /** The card that is used, if the action uses one. */
  readonly card: string | null;
}

const CHOSEN = ["colour", "target"];

/** Parses the legal actions. The page sends them back as the server wrote them. */
export function offersOf(legal: readonly string[]): Offer[] {
  return legal.map((action) => {
    const [verb = action, ...more] = action.split(" ");
    const rest = more.join(" ");
    return { action, verb, rest, card: CARD_VERBS.includes(verb) ? rest : null };
  });
}

/** The actions that are shown as a choice: of a colour or a seat. */
export function choices(offers: readonly Offer[], verb: "colour" | "target"): Offer[] {
  return offers.filter((offer) => offer.verb === verb);
}

const ORDER = ["wizz", "spin", "accept", "draw", "keep", "done", "challenge", "object"];

/** The actions that have a button of their own, the most common first. */
export function buttons(offers: readonly Offer[]): Offer[] {
  const plain = offers.filter((offer) => offer.card === null && !CHOSEN.includes(offer.verb) && !isCall(offer));
  return plain.toSorted((one, two) => rank(one) - rank(two));
}

/**
 * The calls about UNO. They are urgent, so they are shown in a place of their own.
 * To call before playing is offered only with a card to play, as otherwise the call would be void.
 */
export function calls(offers: readonly Offer[], owesUno: boolean): Offer[] {
  const isUnoDue = owesUno || offers.some((offer) => offer.card !== null);
  return offers.filter((offer) => isCall(offer) && (offer.verb !== "uno" || isUnoDue));
}

function isCall(offer: Offer): boolean {
  return CALL_VERBS.includes(offer.verb);
}

/** Whether an action interrupts a turn, so that there is little time for it. */
export function isInterruption(offer: Offer): boolean {
  return OUT_OF_TURN_VERBS.includes(offer.verb);
}

const THINGS: Record<string, string> = { draw: "draw", challenge: "challenge", uno: "uno", catch: "uno", spin: "wheel" };

/** What an action is explained by, if anything. */
export function thingOf(offer: Offer): string | undefined {
  return THINGS[offer.verb];
}

function rank(offer: Offer): number {
  const place = ORDER.indexOf(offer.verb);
  return place < 0 ? ORDER.length : place;
}
