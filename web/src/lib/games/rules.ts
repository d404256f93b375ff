import type { Options, OptionShown } from "../server/protocol";
import { EDITIONS, type Edition, type Rules } from "./play";

/** Rules of a house: a game, and what differs from its defaults. */
export interface HouseRules {
  name: string;
  edition: Edition;
  options: Rules;
  format: Rules;
}

/** The parts of a link that are no options. */
const RESERVED = ["edition", "name", "public", "device", "tournament", "scoring"];
export const LONGEST_NAME = 40;

/** The query of a link to rules, with each option as text, such as `stacking=same`. */
export function queryOf({ name, edition, options, format }: HouseRules): string {
  const query = new URLSearchParams({ edition, ...(name && { name }) });
  for (const [option, value] of Object.entries({ ...format, ...options })) {
    query.set(option === "scoring" ? "score" : option, formatValue(value));
  }
  return query.toString();
}

/** The edition that a link names; null if this version has no such game. */
export function editionIn(query: URLSearchParams): Edition | null {
  return EDITIONS.find((edition) => edition === query.get("edition")) ?? null;
}

/** Whether a link has rules. */
export function hasRules(query: URLSearchParams): boolean {
  return [...query.keys()].some((key) => !RESERVED.includes(key));
}

/** The rules in a link, and the names of those that this version does not know, or not so. */
export function rulesIn(query: URLSearchParams, known: Options): Pick<HouseRules, "options" | "format"> & { unknown: string[] } {
  const found = { options: {} as Rules, format: {} as Rules, unknown: [] as string[] };
  for (const [key, text] of query) {
    if (RESERVED.includes(key)) continue;
    const name = key === "score" ? "scoring" : key;
    const part = known.options.some((option) => option.name === name) ? "options" : "format";
    const option = known[part].find((one) => one.name === name);
    const value = option && parseValue(option, text);
    if (value === undefined) found.unknown.push(key);
    else found[part][name] = value;
  }
  return found;
}

function formatValue(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value).map(([name, weight]) => `${name}:${weight}`).join(",");
}

/** A value of an option from its text; undefined if the option has no such value. */
function parseValue(option: OptionShown, text: string): unknown {
  if (option.kind === "flag") return { true: true, false: false }[text];
  if (option.kind === "weights") return parseWeights(option, text);
  if (option.values.length) return option.values.find(({ value }) => String(value) === text)?.value;
  return isWithin(option, text) ? Number(text) : undefined;
}

function parseWeights(option: OptionShown, text: string): Rules | undefined {
  const pairs = text.split(",").map((pair) => pair.split(":"));
  const isKnown = ([name, weight]: string[]): boolean =>
    option.values.some(({ value }) => String(value) === name) && isWithin(option, weight ?? "");
  return pairs.every(isKnown) ? Object.fromEntries(pairs.map(([name, weight]) => [name, Number(weight)])) : undefined;
}

function isWithin({ least, most }: OptionShown, text: string): boolean {
  return /^\d+$/.test(text) && Number(text) >= (least ?? 0) && Number(text) <= (most ?? Infinity);
}
