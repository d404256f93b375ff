/** A card that can be followed from one moment to the next, though cards have no names. */
export interface Held {
  readonly key: number;
  readonly card: string;
  /** Its place among the cards that have just come, from 0; those that were there before have none. */
  readonly order: number | null;
}

let last = 0;

/** The cards of a hand: those that look like one that was there before are taken for it. */
export function follow(before: readonly Held[], cards: readonly string[]): Held[] {
  const known = [...before];
  let come = 0;
  return cards.map((card) => {
    const place = known.findIndex((held) => held.card === card);
    const [same] = place < 0 ? [] : known.splice(place, 1);
    return same ? { ...same, order: null } : { key: ++last, card, order: come++ };
  });
}
