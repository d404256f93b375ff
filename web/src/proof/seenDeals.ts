import type { Shown } from "../lib/server/protocol";

const STORAGE_KEY = "sabot-deals";
/** For how many tables deals are remembered; the oldest are forgotten first. */
const MOST_TABLES = 40;
/** After more turns, or with more discards, hands are no longer what was dealt. */
const [LATEST_TURN, FIRST_CARD] = [1, 1];

/** What this browser saw of a deal. Only with this does a record prove anything about the server that made it. */
export interface SeenDeal {
  /** The commitment, as it was first shown before the deal. */
  commitment?: string;
  /** The salt that this browser sent. */
  salt?: string | undefined;
  /** The player of this browser. */
  player?: string;
  /** The hands as they were shown right after the deal; hidden sides are `??`. */
  hands?: Record<string, string[]>;
}
export type SeenDeals = Record<number, SeenDeal>;
/** A table as it is shown, as far as deals matter. */
type Dealt = Pick<Shown, "status" | "match" | "view" | "you" | "seats">;

/** Stands in for storage where the browser blocks it. */
let kept: Record<string, SeenDeals> = {};

/** What this browser saw of the deals at a table, by round. */
export function seenDeals(table: string): SeenDeals {
  return read()[table] ?? {};
}

/** The number of the round that is dealt next, or being played. */
export function roundOf(shown: Pick<Shown, "match">): number {
  return Math.max(1, shown.match?.round ?? 1);
}

/** Remember the commitment that a table shows before a deal, and the hands after it. The first sight counts. */
export function noteTable(table: string, shown: Dealt): void {
  const { match, view, status } = shown;
  if (!match || status === "over") return;
  const player = shown.you == null ? undefined : shown.seats?.[shown.you]?.name || undefined;
  const isFresh = view && view.turns <= LATEST_TURN && view.discard.length <= FIRST_CARD;
  note(table, roundOf(shown), (seen) => ({
    ...(!match.dealt && { commitment: match.commitment }),
    ...(match.dealt && isFresh && player && view.viewer === player && { hands: view.hands }),
    ...seen,
    ...(player && { player }),
  }));
}

/** Remember the commitment to the first deal of a table that was just opened. */
export function noteOpened(table: string, commitment: string): void {
  note(table, 1, (seen) => ({ commitment, ...seen }));
}

/** Remember the salt that is being sent. If it is refused (false, or an error), the salt before it counts again. */
export async function noteSalt(
  table: string,
  round: number,
  salt: string,
  send: () => Promise<unknown>,
): Promise<void> {
  const { salt: before } = seenDeals(table)[round] ?? {};
  let isAccepted = false;
  note(table, round, (seen) => ({ ...seen, salt: salt || undefined }));
  try {
    isAccepted = (await send()) !== false;
  } finally {
    if (!isAccepted) note(table, round, (seen) => ({ ...seen, salt: before }));
  }
}

function note(table: string, round: number, change: (seen: SeenDeal) => SeenDeal): void {
  const { [table]: deals = {}, ...others } = read();
  const changed = { ...deals, [round]: change(deals[round] ?? {}) };
  if (JSON.stringify(changed) === JSON.stringify(deals)) return;
  const all = Object.fromEntries([...Object.entries(others), [table, changed]].slice(-MOST_TABLES));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(all));
  } catch {
    kept = all; // some browsers block storage: then it is remembered until the page is closed
  }
}

function read(): Record<string, SeenDeals> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, SeenDeals>) : kept;
  } catch {
    return kept;
  }
}
