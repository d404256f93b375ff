import type { Played } from "../lib/protocol";

/** How a guest stood after a match. */
export interface Point {
  readonly match: Played;
  /** How many of the matches so far were won, from 0 to 1. */
  readonly share: number;
}

/** The share of wins after each match, the first one first. */
export function shares(matches: readonly Played[]): Point[] {
  let won = 0;
  return matches.toReversed().map((match, place) => {
    won += Number(match.won);
    return { match, share: won / (place + 1) };
  });
}

/** How often each place was taken, from the first to the last that there was. */
export function places(matches: readonly Played[]): number[] {
  const last = Math.max(0, ...matches.map((match) => match.place));
  return Array.from({ length: last }, (_, place) => matches.filter((match) => match.place === place + 1).length);
}

/** A share in words: 12 %. */
export function percent(share: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** A mean in words, with one decimal. */
export function mean(number: number, lang: string): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
}

/** On which day something was. */
export function day(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(at);
}

/** At what time of the day. */
export function time(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { timeStyle: "short" }).format(at);
}
