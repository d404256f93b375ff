/** A card with a key that it keeps from one update to the next. The server sends no identity for cards. */
export interface Held {
  readonly key: number;
  readonly card: string;
  /** Its place among the cards of the last update, from 0; null for cards that were there before. */
  readonly order: number | null;
}

let last = 0;

/** The cards of another player's hand that was turned over: they keep their keys in their order, since all their faces are new. */
export function identifyTurned(before: readonly Held[], cards: readonly string[]): Held[] {
  return cards.map((card, place) => ({ key: before[place]?.key ?? ++last, card, order: null }));
}

/** The cards of a hand with keys: a card with the same face as one that was there before keeps its key. */
export function identify(before: readonly Held[], cards: readonly string[]): Held[] {
  const known = [...before];
  let added = 0;
  return cards.map((card) => {
    const place = known.findIndex((held) => held.card === card);
    const [same] = place < 0 ? [] : known.splice(place, 1);
    return same ? { ...same, order: null } : { key: ++last, card, order: added++ };
  });
}
