import type { SeenDeal, SeenDeals } from "./seenDeals";
import type { CheckedRound, DealtTable } from "./verifier";

/** Whether something is as this browser saw it; null if it saw nothing of it. */
export type Seen = boolean | null;

/** A round of a record, compared with what this browser saw and sent. */
export interface Comparison {
  /** The commitment is the one that was shown before the deal. */
  commitment: Seen;
  /** The salt that this browser sent is in the deal, once, and no other in the name of its player. */
  salt: Seen;
  /** The cards that were shown after the deal are those that were dealt. */
  hand: Seen;
}

const HIDDEN = "??";

export function compare(round: CheckedRound, deals: SeenDeals): Comparison {
  const seen = deals[round.number] ?? {};
  return {
    commitment: seen.commitment === undefined ? null : seen.commitment === round.commitment,
    salt: sameSalt(round, seen),
    hand: sameHands(round.tables, seen),
  };
}

function sameSalt(round: CheckedRound, { player, salt }: SeenDeal): Seen {
  if (salt === undefined || player === undefined) return null;
  const mine = round.salts.filter(([name]) => name === player);
  return mine.length === 1 && mine[0]![1] === salt;
}

function sameHands(tables: readonly DealtTable[], { player, hands }: SeenDeal): Seen {
  const table = tables.find(({ players }) => player !== undefined && players.includes(player));
  if (!hands || !table) return null;
  return Object.entries(hands).every(([name, shown]) => isAmong(table.hands[name] ?? [], shown));
}

/** Whether every card dealt is among the cards shown: the first card on the table may have made somebody draw more. */
function isAmong(dealt: readonly string[], shown: readonly string[]): boolean {
  const left = shown.filter((card) => card !== HIDDEN);
  if (!left.length) return true;
  const side = left[0]!.split("/").indexOf(HIDDEN);
  return dealt.every((card) => {
    const sides = card.split("/").map((face, place) => (place === side ? HIDDEN : face));
    const visible = sides.join("/");
    const found = left.indexOf(visible);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}
