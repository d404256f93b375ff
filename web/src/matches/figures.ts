import type { Played } from "../lib/server/protocol";

/** A point of the plot of wins. */
export interface Point {
  readonly match: Played;
  /** The share of the matches up to this one that were won, from 0 to 1. */
  readonly share: number;
}

/** The share of wins after each match, the oldest match first. */
export function shares(matches: readonly Played[]): Point[] {
  let won = 0;
  return matches.toReversed().map((match, place) => {
    won += Number(match.won);
    return { match, share: won / (place + 1) };
  });
}

/** How often each place was taken, from the first place to the last one that occurs. */
export function places(matches: readonly Played[]): number[] {
  const last = Math.max(0, ...matches.map((match) => match.place));
  return Array.from({ length: last }, (_, place) => matches.filter((match) => match.place === place + 1).length);
}

/** A share as text: 12 %. */
export function percent(share: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** A mean as text, with one decimal. */
export function mean(number: number, lang: string): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
}

/** A date as text. */
export function day(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(at);
}

/** A time of day as text. */
export function time(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { timeStyle: "short" }).format(at);
}
