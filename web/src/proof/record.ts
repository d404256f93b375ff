import { isScalar, parseDocument } from "yaml";

import { KEYED, SPLITMIX, type Salt } from "./chance";

/** A text that is not a record, or not one that this page can read. */
export class UnreadableRecord extends Error {}

export interface RecordedTable {
  /** Clockwise. */
  players: string[];
  dealer: string;
}

export interface RecordedRound {
  commitment: string;
  salts: Salt[];
  /** Empty until the round is dealt. */
  tables: RecordedTable[];
  /** Null until the round is over. */
  secret: string | null;
}

/** The parts of a record that deals follow from. */
export interface MatchRecord {
  edition: string;
  options: Readonly<Record<string, string>>;
  seed: string;
  chance: string;
  players: string[];
  rounds: RecordedRound[];
}

/** The version of the format that is known here. */
const FORM = "1";
const NUMBER = /^(0|[1-9]\d*)$/;
/** Other ways to write a whole number in YAML 1.1: binary, octal, hexadecimal, with underscores or a sign, in base 60. */
const ODD_NUMBER = /^[-+]?(0b[01_]+|0x[\da-fA-F_]+|[\d_]+(:[0-5]?\d)*)$/;

/** Read a record. A last line that was cut off does not count. Throws `UnreadableRecord`. */
export function parseRecord(text: string): MatchRecord {
  // All scalars are read as text: a hash such as 12e45 must not become a number.
  const document = parseDocument(text.slice(0, text.lastIndexOf("\n") + 1), { schema: "failsafe" });
  if (document.errors[0]) throw new UnreadableRecord(document.errors[0].message);
  const header = mapping(unfolded(() => document.toJS({ maxAliasCount: 0 })), "record");
  if (header.record !== FORM) throw new UnreadableRecord("record");
  const seed = document.get("seed", true);
  const written = string(header.seed, "seed");
  const isPlain = isScalar(seed) && seed.type === "PLAIN";
  if (isPlain && !NUMBER.test(written) && ODD_NUMBER.test(written)) throw new UnreadableRecord("seed");
  const chance = string(header.chance ?? SPLITMIX, "chance");
  if (chance !== KEYED && chance !== SPLITMIX) throw new UnreadableRecord("chance");
  return {
    edition: string(header.edition, "edition"),
    options: header.options ? (mapping(header.options, "options") as Record<string, string>) : {},
    seed: written,
    chance,
    players: list(header.players).map((player) => string(player, "players")),
    rounds: list(header.rounds).map(round),
  };
}

function round(value: unknown): RecordedRound {
  const parts = mapping(value, "rounds");
  return {
    commitment: string(parts.commitment, "commitment"),
    salts: list(parts.salts).map(salt),
    tables: list(parts.tables).map(table),
    secret: parts.secret === undefined ? null : text(parts.secret, "secret"),
  };
}

function salt(value: unknown): Salt {
  const entries = Object.entries(mapping(value, "salts"));
  const [entry] = entries;
  if (!entry || entries.length > 1) throw new UnreadableRecord("salts");
  return [entry[0], string(entry[1], "salts")];
}

function table(value: unknown): RecordedTable {
  const { players, dealer } = mapping(value, "tables");
  const names = list(players).map((player) => string(player, "players"));
  if (!names.includes(string(dealer, "dealer"))) throw new UnreadableRecord("dealer");
  return { players: names, dealer: string(dealer, "dealer") };
}

function unfolded(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    throw new UnreadableRecord(String(error)); // an alias: a few of them could unfold without end
  }
}

function mapping(value: unknown, key: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new UnreadableRecord(key);
  return value as Record<string, unknown>;
}

function list(value: unknown): unknown[] {
  if (value == null || value === "") return [];
  if (!Array.isArray(value)) throw new UnreadableRecord("list");
  return value;
}

function text(value: unknown, key: string): string {
  if (value === "") throw new UnreadableRecord(key);
  return string(value, key);
}

function string(value: unknown, key: string): string {
  if (typeof value !== "string") throw new UnreadableRecord(key);
  return value;
}
