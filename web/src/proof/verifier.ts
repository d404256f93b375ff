import { shuffle, wordsOf, type Salt } from "./chance";
import { deckOf } from "./deck";
import { bytesOf, hashing, hexOf, type Hashing } from "./hashing";
import { parseRecord, UnreadableRecord, type MatchRecord, type RecordedRound, type RecordedTable } from "./record";

/** What can be wrong with a round: the secret is not the one committed to, or does not follow from the seed. */
export type Fault = "commitment" | "secret";

/** The cards of a table, dealt again. */
export interface DealtTable extends RecordedTable {
  /** The cards of each player, in the order of the deal. */
  hands: Record<string, string[]>;
  /** The draw pile after the deal; its last card is the top, which is turned up first. */
  pile: string[];
}

export interface CheckedRound {
  number: number;
  commitment: string;
  secret: string;
  salts: Salt[];
  fault: Fault | null;
  tables: DealtTable[];
}

/** A record whose deals were computed here. */
export interface CheckedRecord {
  chance: string;
  ok: boolean;
  rounds: CheckedRound[];
}

/** How many cards each player is dealt. */
const HAND = 7;

/** Check the deals of a record, from its text alone. Throws `UnreadableRecord`. */
export async function checkRecord(text: string, hash?: Hashing): Promise<CheckedRecord> {
  const record = parseRecord(text);
  const using = hash ?? (await hashing());
  const deck = await deckOf(using, record.edition, record.options);
  const secretOf = await using.hmac(bytesOf(record.seed));
  const rounds: CheckedRound[] = [];
  for (const [place, round] of record.rounds.entries()) {
    const secret = hexOf(await secretOf(bytesOf(`round ${place + 1}`)));
    rounds.push(await checkRound(using, record, deck, round, place + 1, secret));
  }
  return { chance: record.chance, ok: rounds.every((round) => round.fault === null), rounds };
}

async function checkRound(
  hash: Hashing,
  record: MatchRecord,
  deck: readonly string[],
  round: RecordedRound,
  number: number,
  expected: string,
): Promise<CheckedRound> {
  const { commitment, salts } = round;
  const secret = round.secret ?? expected;
  const isCommitted = hexOf(await hash.sha256(bytesOf(secret))) === commitment;
  const fault = !isCommitted ? "commitment" : secret !== expected ? "secret" : null;
  const tables = [];
  for (const [place, table] of round.tables.entries()) {
    const words = await wordsOf(hash, record.chance, secret, salts, `deal ${place + 1}`);
    tables.push(dealt(table, await shuffle(deck, words)));
  }
  return { number, commitment, secret, salts, fault, tables };
}

/** Deal one card at a time from the top, beginning at the dealer's left. */
function dealt(table: RecordedTable, pile: string[]): DealtTable {
  const { players, dealer } = table;
  if (pile.length <= HAND * players.length) throw new UnreadableRecord("players");
  const hands: Record<string, string[]> = Object.fromEntries(players.map((player) => [player, []]));
  const first = players.indexOf(dealer) + 1;
  for (let card = 0; card < HAND * players.length; card++) {
    hands[players[(first + card) % players.length]!]!.push(pile.pop()!);
  }
  return { ...table, hands, pile };
}
