// Made by `python -m sabot.server.protocol.typescript`: what server and page send each other.

export const PROTOCOL = 1;

/** What a client says. Exactly one of the wishes is there, and with it the table that it is about. */
export interface Message {
  table: string;
  id?: string;
  /** The last version of the table that the client has seen. */
  version?: number;
  /** With `watch`: the language for sentences; without one there are none. */
  lang?: string;
  /** With `ready`: something to stir into the deal. */
  salt?: string;
  /** Look at a table from now on, whoever does not play at one of its boards, from 0. */
  watch?: number;
  unwatch?: boolean;
  /** An action in the notation. */
  act?: string;
  /** An action that is not to be carried out: why could it not be? */
  why?: string;
  ready?: boolean;
  /** A player takes over from the bot. */
  back?: boolean;
  chat?: string;
  phrase?: string;
  /** The number of a line of the chat that was a suggestion. */
  report?: number;
  hint?: boolean;
}

/** What the server says: exactly one of these. */
export interface Answer {
  welcome?: Welcome;
  snapshot?: Shown;
  update?: Shown;
  refused?: RefusedShown;
  done?: Done;
  held?: Held;
  hint?: Hint;
  here?: Here;
  gone?: Gone;
}

/** The first thing that a client hears. */
export interface Welcome {
  protocol: number;
  name: string;
  lang: string;
}

/** A table as one viewer may see it: all of it, or only what has changed since the version before. */
export interface Shown {
  table: string;
  version: number;
  /** When it was so, in milliseconds. */
  at: number;
  settings?: Settings;
  status?: string;
  rematch?: string;
  seats?: SeatShown[];
  /** The viewer's seat, from 0. */
  you?: number | null;
  /** Whether the viewer is the host. */
  host?: boolean;
  match?: MatchShown;
  clock?: ClockShown | null;
  events?: GameEvent[];
  told?: Told[];
  /** The lines that are new, or that have changed. */
  chat?: ChatShown[];
  /** The game that the viewer sees, as in the notation, `??` for what it does not. */
  view?: View | null;
  legal?: string[];
}

/** A table as its host wants it. */
export interface Settings {
  edition: string;
  /** The options of the edition that differ from its defaults. */
  options?: Record<string, unknown>;
  /** The options of the match that differ from the defaults. */
  format?: Record<string, unknown>;
  /** Clockwise, `person`, or the name or the level of a bot. */
  seats?: string[];
  /** Whether the table is listed; else only those who know its link find it. */
  public?: boolean;
  /** Whether those who do not play may look on. */
  spectators?: boolean;
  /** Whether players may ask a bot what it would do. */
  hints?: boolean;
  clocks?: Clocks;
  title?: string;
}

/** How long things take at a table, in seconds. */
export interface Clocks {
  /** How long somebody may think before a bot plays for them; 0 is as long as they like. */
  decision?: number;
  /** How long there is at least to call UNO, to catch and to object before play goes on. */
  window?: number;
  /** How long the table waits between rounds for those who are not ready. */
  pause?: number;
  /** How slow bots are, against the usual; 0 is at once. */
  pace?: number;
}

/** A seat as everybody sees it. */
export interface SeatShown {
  /** Empty while nobody has it. */
  name: string;
  /** `person`, or the name of a bot. */
  kind: string;
  taken: boolean;
  /** Whether a bot plays for somebody who is not there. */
  away: boolean;
  host: boolean;
  ready: boolean;
}

/** How the match stands. */
export interface MatchShown {
  /** The round that lies there or is dealt next; 0 is before the start. */
  round: number;
  dealt: boolean;
  scoring: string;
  /** Who sits at each board. */
  boards: string[][];
  playing: string[];
  standing: RankShown[];
  rounds: RoundShown[];
  /** The promise about the deal of this round. */
  commitment: string;
  /** What was stirred into it. */
  salts: Record<string, string[]>;
  winners: string[];
}

/** A place in the standing. */
export interface RankShown {
  place: number;
  players: string[];
  total: number;
}

/** A round that is over: its line on the score pad, and the proof of its deal. */
export interface RoundShown {
  number: number;
  points: Record<string, number>;
  totals: Record<string, number>;
  won: string[];
  commitment: string;
  secret: string;
}

/** When things end, in milliseconds. */
export interface ClockShown {
  since: number;
  /** When a bot plays for whoever is waited for; between rounds, when the next one is dealt. */
  until: number | null;
  /** When the time for calls and objections ends. */
  window: number | null;
}

/** A sentence, and the rule behind it. */
export interface Told {
  text: string;
  rule: string;
}

/** A line of the chat. */
export interface ChatShown {
  number: number;
  name: string;
  text: string;
  phrase: string;
  mine: boolean;
  reports: number;
  fined: boolean;
}

/** Why not. */
export interface RefusedShown {
  code: string;
  /** Empty if it is no rule of the game that forbids it. */
  rule: string;
  message: string;
  id?: string | null;
  table?: string | null;
}

/** What was asked for is done, or had been done before. */
export interface Done {
  id: string | null;
  version: number;
}

/** An action waits for the time that others have to call, to catch or to object. */
export interface Held {
  id: string | null;
  until: number;
}

/** What a bot would do in the place of whoever asks. */
export interface Hint {
  table: string;
  version: number;
  action: string;
  /** Why, in a sentence; empty if the bot can not tell. */
  reason: string;
}

/** Which seats are connected. */
export interface Here {
  table: string;
  seats: number[];
}

/** The viewer sees no more of a table. */
export interface Gone {
  table: string;
  code: string;
}

/** A position as one viewer sees it. The keys are those of a position; what is hidden is written `??`. */
export interface View {
  edition: string;
  options: Record<string, unknown>;
  players: string[];
  viewer: string | null;
  dealer: string;
  turn: string | null;
  direction: string;
  side: string | null;
  colour: string | null;
  hands: Record<string, string[]>;
  /** How many cards the draw pile has. */
  draw: number;
  /** The back of its top, where cards have one. */
  draw_top: string | null;
  discard: string[];
  phase: string;
  waiting: string[];
  owes_uno: string[];
  called_uno: string[];
  turns: number;
  pending: Record<string, unknown> | null;
  winner: string | null;
  caught: Record<string, number> | null;
  points: Record<string, number> | null;
}

/** One thing that happened, with the rule behind it. What it does not say is left out where it is written. */
export interface GameEvent {
  kind: string;
  seat?: string;
  /** Both faces of a two-sided card. */
  card?: string;
  /** How many cards or points. */
  number?: number;
  /** Whom it concerns besides: named, caught, given to, shown to. */
  to?: string;
  colour?: string;
  icon?: string;
  direction?: string;
  /** The side in play then, of an event with a two-sided card. */
  side?: string;
  rule: string;
}

/** Why not: a stable code, the rule of the game if one forbids it, and a sentence in the guest's language. */
export interface Problem {
  refused: RefusedShown;
}

/** A guest, as they call themselves. */
export interface Myself {
  /** Empty until one is chosen. */
  name: string;
  /** Their language; when it is left out it stays as it was. */
  lang?: string;
}

/** Public tables, the newest first. */
export interface Tables {
  tables: Listed[];
}

/** A public table in the list. */
export interface Listed {
  table: string;
  edition: string;
  scoring: string;
  title: string;
  /** `open` or `playing`. */
  status: string;
  seats: number;
  /** How many seats wait for a person. */
  free: number;
  /** When it was opened, in milliseconds. */
  created: number;
  host: string;
}

/** The key of a table: whoever knows it finds the table. */
export interface TableOpened {
  table: string;
}

/** How a match stands. */
export interface Standing {
  table: string;
  version: number;
  status: string;
  match: MatchShown;
  /** Of a match whose rounds are fixed before. */
  rotation: Rotation | null;
}

/** Who sits with whom: each seating is kept for some rounds, and after the last one the first comes again. */
export interface Rotation {
  /** Those at each board, clockwise. */
  seatings: string[][][];
  /** For how many rounds a seating is kept. */
  each: number;
  /** How many there are in the whole match. */
  rounds: number;
}

/** How somebody sits down. */
export interface Sitting {
  /** Something to stir into the first deal. */
  salt?: string;
}

/** The version of the table in which something is done. */
export interface Version {
  version: number;
}

/** Who a free seat is for. */
export interface Occupant {
  /** `person`, or the name of a bot. */
  to: string;
}

/** Who is sent away: whoever has a seat, or whoever said a line of the chat. */
export interface Removal {
  seat?: number;
  line?: number;
}

/** Where to go on, and in whose place. */
export interface Branch {
  step: number;
  player: string;
}

/** What came of playing a record again, and comparing all it says. */
export interface Verification {
  ok: boolean;
  /** The revision of the rules. */
  rules: number;
  rounds: ProvedRound[];
  fault: Fault | null;
  winners: string[];
}

/** A round that came out as its record says. */
export interface ProvedRound {
  number: number;
  /** What was promised before the deal: a hash of the secret. */
  commitment: string;
  salts: Salted[];
  secret: string | null;
  actions: number;
  points: Record<string, number> | null;
}

/** What a player stirred into a deal. */
export interface Salted {
  player: string;
  salt: string;
}

/** The first thing that did not come out as the record says. */
export interface Fault {
  place: string;
  message: string;
}

/** Some steps of a match. */
export interface ReplayShown {
  players: string[];
  steps: StepShown[];
  /** How many steps the match has. */
  total: number;
  /** The first step of each round. */
  rounds: number[];
}

/** Something that happened, and what the viewer saw then. */
export interface StepShown {
  number: number;
  round: number;
  board: number;
  /** Nobody deals. */
  actor: string | null;
  action: string;
  events: GameEvent[];
  told: Told[];
  /** The game after it, as in the notation; what the viewer can not see is `??`. */
  view: Record<string, unknown>;
}

/** The last matches of a guest. */
export interface Statistics {
  total: Counts;
  /** Of the editions that were played. */
  editions: Record<string, Counts>;
  /** The last ones first. */
  matches: Played[];
}

/** Some matches, added up. */
export interface Counts {
  matches: number;
  won: number;
  /** The mean place; none without matches. */
  place: number | null;
  points: number;
  rounds: number;
}

/** A match that was played to its end. */
export interface Played {
  table: string;
  /** Where its record is. */
  record: string;
  /** What the guest was called. */
  name: string;
  edition: string;
  scoring: string;
  players: number;
  place: number;
  points: number;
  rounds: number;
  won: boolean;
  /** When it was over, in milliseconds. */
  at: number;
}

/** All games. */
export interface Editions {
  editions: EditionShown[];
}

/** One of the games. */
export interface EditionShown {
  name: string;
  title: string;
  /** What is special about it. */
  special: string;
  cards: number;
  /** How many can play, at least. */
  fewest: number;
  most: number;
  /** What its options are unless chosen otherwise. */
  options: Record<string, unknown>;
  /** What the options of its matches are unless chosen otherwise. */
  format: Record<string, unknown>;
}

/** All options. */
export interface Options {
  /** Of a round. */
  options: OptionShown[];
  /** Of a match. */
  format: OptionShown[];
}

/** An option of a round or a match. */
export interface OptionShown {
  name: string;
  label: string;
  help: string;
  /** `choice`, `flag`, `number`, or `weights`: a number for each of its values. */
  kind: string;
  /** What it can be; a flag is true or false, and a number without values any from the least to the most. */
  values: ValueShown[];
  least: number | null;
  most: number | null;
  default: unknown;
  /** Defaults of single editions. */
  defaults: Record<string, unknown>;
  rulings: string[];
  /** The editions it is for. */
  editions: string[];
  /** The ways to score that it is for; none means all. */
  scorings: string[];
}

/** A value that an option can have, or an icon that gets a weight. */
export interface ValueShown {
  value: string | number;
  label: string;
}

/** All bots, the strongest first. */
export interface BotsShown {
  bots: string[];
  /** Who plays for whoever is not there. */
  usual: string;
}

/** All of them. */
export interface Phrases {
  phrases: PhraseShown[];
}

/** Something that can be said with one touch. */
export interface PhraseShown {
  phrase: string;
  text: string;
}

/** Every face by its notation; `??` is a card that is hidden. */
export interface CardsNamed {
  faces: Record<string, FaceNames>;
}

/** A face in words. */
export interface FaceNames {
  name: string;
  /** One of its kind. */
  a: string;
}

/** What the book has, the best first. */
export interface RulesFound {
  rules: RuleShown[];
  total: number;
  /** If there is nothing: words or ids that may have been meant. */
  near: string[];
}

/** A rule of a sheet, or a ruling where the sheets disagree or are silent. */
export interface RuleShown {
  id: string;
  chapter: string;
  editions: string[];
  rule: string;
  /** Of a ruling: what the sheets say. */
  sheets: string;
  /** Of a ruling: why it is played so. */
  why: string;
  sources: string[];
  /** Other rules worth reading. */
  see: string[];
  /** Options that play it otherwise. */
  options: string[];
  /** A position with a script, and what to expect. */
  example: Record<string, unknown> | null;
}

/** A rule with its example played. */
export interface RuleRead {
  id: string;
  chapter: string;
  editions: string[];
  rule: string;
  sheets: string;
  why: string;
  sources: string[];
  see: string[];
  options: string[];
  example: Record<string, unknown> | null;
  played: PlayedShown | null;
}

/** An example from its first position to its last. */
export interface PlayedShown {
  /** All that is on the table, as in the notation. */
  before: Record<string, unknown>;
  /** What the first card does, where the round begins with it. */
  dealt: Told[];
  /** Up to the first line that is refused. */
  script: LineShown[];
  after: Record<string, unknown>;
}

/** A line of the script, and what came of it. */
export interface LineShown {
  actor: string;
  action: string;
  told: Told[];
  refused: RefusedShown | null;
}

/** Whether all is well. */
export interface Health {
  ok: boolean;
}
