import { newSalt } from "../../proof/salt";
import { noteOpened, noteSalt } from "../../proof/seenDeals";
import { ask } from "../server/api";
import { GAMES, TOURNAMENTS, type Settings, type TableOpened } from "../server/protocol";

export type Edition = keyof typeof GAMES;
export const EDITIONS = Object.keys(GAMES) as Edition[];

/** The strengths of bots, by the names that the server knows them by. */
export const LEVELS = ["novice", "gentle", "casual", "fair", "sharp"] as const;
export type Level = (typeof LEVELS)[number];
/** The strengths of bots that are chosen by their own name. */
const LEVEL_OF_BOT: Record<string, Level> = { random: "novice", eager: "casual", careful: "fair", search: "sharp" };

/** How long a match is: one round, or to so many points. */
export const LENGTHS = ["round", "200", "500"] as const;
export type Length = (typeof LENGTHS)[number];

/** What the server is told of a length. */
export function formatOf(length: Length): Rules {
  return length === "round" ? { scoring: "none" } : { target: Number(length) };
}

/** Options of rounds or matches that were chosen, by name. */
export type Rules = Record<string, unknown>;

export const PERSON = "person";
export const FEWEST = 2;
export const MOST = 10;

/** Whether a round is played with the wheel. */
export function hasWheel(edition: string | undefined): boolean {
  return EDITIONS.some((name) => name === edition && GAMES[name].hasWheel);
}

/** Whether a match is a tournament, by the way it is scored. */
export function isTournament(scoring: string | undefined): boolean {
  return scoring !== undefined && TOURNAMENTS.includes(scoring);
}

/** The card that represents an edition. */
export function emblemOf(edition: string): string {
  const known = EDITIONS.find((name) => name === edition);
  return (known && GAMES[known].fan.at(-1)) ?? "wild";
}

/** The title of an edition. */
export function titleOf(edition: string): string {
  return edition.charAt(0).toUpperCase() + edition.slice(1);
}

/** How strong a bot is. */
export function levelOf(bot: string): Level {
  return LEVELS.find((level) => level === bot) ?? LEVEL_OF_BOT[bot] ?? "fair";
}

/** Open a table, and return its key. The commitment to its first deal is remembered. */
export async function openTable(settings: Settings): Promise<string> {
  const { table, commitment } = await ask<TableOpened>("POST", "/api/tables", settings);
  noteOpened(table, commitment);
  return table;
}

/** Somebody alone with bots makes nobody wait: no clock, and the longest pause to look at the score. */
const UNHURRIED = { decision: 0, pause: 600 };

/**
 * Open a table with bots and start its match; returns the key of the table.
 * The salt is sent only now that the server has committed itself to the deal.
 */
export async function playNow(
  edition: Edition,
  opponents: number,
  level: Level,
  { options, format, pace = 1 }: { options?: Rules; format?: Rules; pace?: number } = {},
): Promise<string> {
  const bots = Array.from({ length: opponents }, () => level);
  const table = await openTable({
    edition,
    seats: [PERSON, ...bots],
    ...(options && { options }),
    ...(format && { format }),
    hints: true,
    clocks: { ...UNHURRIED, ...(pace !== 1 && { pace }) },
  });
  const salt = newSalt();
  await noteSalt(table, 1, salt, () => ask("POST", `/api/tables/${table}/start`, { salt }));
  return table;
}

/** The key of a table in a link, in a path, or alone; null if there is none. */
export function keyIn(text: string): string | null {
  const [, key] = /(?:^|\/t\/)([A-Za-z0-9_-]{6,64})\/?(?:[?#].*)?$/.exec(text.trim()) ?? [];
  return key ?? null;
}
