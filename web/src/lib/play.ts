import { ask } from "./api";
import type { Settings, TableOpened } from "./protocol";

export const EDITIONS = ["deluxe", "potter", "flip", "wizz"] as const;
export type Edition = (typeof EDITIONS)[number];

/** How strong bots are; a seat is given to one by these names. */
export const LEVELS = ["gentle", "fair", "sharp"] as const;
export type Level = (typeof LEVELS)[number];
/** How strong those are that have names of their own. */
const NAMED: Record<string, Level> = { random: "gentle", eager: "gentle", careful: "fair", search: "sharp" };

export const PERSON = "person";
export const FEWEST = 2;
export const MOST = 10;

/** A hand of real cards that tells at a glance which game it is. */
export const FANS: Record<Edition, readonly string[]> = {
  deluxe: ["R7", "Yrev", "Gskip", "B+2", "wild+4"],
  potter: ["Y5", "G+2", "Bskip", "howler", "cloak"],
  flip: ["R9", "Gflip", "hero", "P+5", "Tskipall"],
  wizz: ["Y4*", "Brev", "R8*", "G2*", "wild"],
};

/** What a game is called. */
export function titleOf(edition: string): string {
  return edition.charAt(0).toUpperCase() + edition.slice(1);
}

/** How strong a bot is. */
export function levelOf(bot: string): Level {
  return LEVELS.find((level) => level === bot) ?? NAMED[bot] ?? "fair";
}

/** Open a table, and tell its key. */
export async function openTable(settings: Settings): Promise<string> {
  return (await ask<TableOpened>("POST", "/api/tables", settings)).table;
}

/** Sit down with bots and have the first round dealt; tells the key of the table. */
export async function playNow(edition: Edition, opponents: number, level: Level): Promise<string> {
  const bots = Array.from({ length: opponents }, () => level);
  const table = await openTable({ edition, seats: [PERSON, ...bots], hints: true, clocks: { decision: 0 } });
  await ask("POST", `/api/tables/${table}/start`);
  return table;
}

/** The key of a table in a link, in a path, or alone; null if there is none. */
export function keyIn(text: string): string | null {
  const [, key] = /(?:^|\/t\/)([A-Za-z0-9_-]{6,64})\/?(?:[?#].*)?$/.exec(text.trim()) ?? [];
  return key ?? null;
}
