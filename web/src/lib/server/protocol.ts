// Made by `python -m sabot.server.protocol.typescript`: what server and page send each other.

export const PROTOCOL = 1;

/** The games, with cards that show at a glance which one it is, the most telling last. */
export const GAMES = {
  deluxe: { fan: ["Yrev", "Gskip", "R7", "B+2", "wild+4"], hasWheel: false },
  potter: { fan: ["Y5", "Bskip", "G+3", "cloak", "howler"], hasWheel: false },
  flip: { fan: ["R9", "Tskipall", "hero", "villain", "Gflip"], hasWheel: false },
  wizz: { fan: ["R8", "Brev", "wild", "G2*", "Y5*"], hasWheel: true },
} as const;

export const CARD_VERBS: readonly string[] = ["play", "discard"];

export const OUT_OF_TURN_VERBS: readonly string[] = ["uno", "catch", "object", "wizz"];

export const CALL_VERBS: readonly string[] = ["uno", "catch", "suggestion"];

export const OPTION_GROUPS: readonly string[] = ["sheet", "game", "laying", "uno", "house", "more"];

export const TOURNAMENTS: readonly string[] = ["rotation", "elimination"];

export const LEVELS_WITH_WAYS: readonly string[] = ["fair", "sharp"];

/** How many more cards a wrong challenge costs. */
export const INNOCENT_COSTS = 2;

/** The letters of the codes of tables. */
export const CODE_LETTERS = "BCDFHJKLMPRSTWXZ";

/** Bots with a way of playing, by their place. */
export const WAYS: Record<string, number> = {"bo": 0, "cy": 1, "dee": 2, "eli": 3};

export const SEATS_OF: Record<string, readonly number[]> = {"partners": [4, 6, 8, 10], "rotation": [4, 8]};

/** A message of a client. It has exactly one wish, and the table that it is about. */
export interface Message {
  table: string;
  id?: string;
  /** The last version of the table that the client has seen. */
  version?: number;
  /** With `watch`: the language of sentences; left out, none are sent. */
  lang?: string;
  /** With `watch`: a screen for everybody at the table. It gets what a spectator sees, whatever seat the guest has. */
  screen?: boolean;
  /** With `ready`: salt for the next deal. */
  salt?: string;
  /** On a shared device: the seat whose hand is watched, or that an action, a question or a hint is for. */
  seat?: number;
  /** With `react`: the seat at which something is thrown. */
  to?: number;
  /** Watch a table from now on. A spectator names the board, counted from 0. */
  watch?: number;
  unwatch?: boolean;
  /** An action in the notation. */
  act?: string;
  /** An action to check without carrying it out: is it legal, and if not, why? */
  why?: string;
  ready?: boolean;
  /** The player is back and takes over from the bot. */
  back?: boolean;
  /** Whether the player needs more time. Clocks and windows then run twice as long, for everybody. */
  more_time?: boolean;
  chat?: string;
  phrase?: string;
  /** A reaction to show at the own seat, or to throw at another one. It is not stored. */
  react?: string;
  /** The number of a line of the chat to report as a suggestion. */
  report?: number;
  /** The number of a line of the chat to report to the operator of the server. */
  abuse?: number;
  /** The author of a line of the chat whom the host mutes. */
  mute?: string;
  /** The author whom the host lets speak again. */
  unmute?: string;
  /** The guest whom the player lets have the seat that they ask for. */
  allow?: string;
  /** The guest whom the player refuses it. */
  refuse?: string;
  hint?: boolean;
  /** The odds of a challenge, as the player can reckon them from what they have seen. */
  odds?: boolean;
}

/** A message of the server. It has exactly one of these fields. */
export interface Answer {
  welcome?: Welcome;
  snapshot?: Shown;
  update?: Shown;
  refused?: RefusedShown;
  done?: Done;
  held?: Held;
  hint?: Hint;
  odds?: Odds;
  here?: Here;
  said?: Said;
  reacted?: Reacted;
  gone?: Gone;
}

/** The first message to a client. */
export interface Welcome {
  protocol: number;
  name: string;
  lang: string;
}

/** A table as one viewer may see it: all of it, or what has changed since the version before. */
export interface Shown {
  table: string;
  version: number;
  /** The time of this state, in milliseconds. */
  at: number;
  settings?: Settings;
  status?: string;
  rematch?: string;
  seats?: SeatShown[];
  /** The guests who ask for seats. */
  asking?: RequestShown[];
  /** The viewer's seat, from 0. */
  you?: number | null;
  /** Whether the viewer is the host. */
  host?: boolean;
  /** Only on a device that several people share. `you` is then the one who looks, or null with the curtain down. */
  device?: DeviceShown;
  match?: MatchShown;
  /** Only in an introduction. */
  lesson?: LessonShown;
  clock?: ClockShown | null;
  events?: GameEvent[];
  told?: Told[];
  /** What bots say about the events, in an update. */
  remarks?: RemarkShown[];
  /** The last lines in a snapshot; reported ones in an update. New lines come by themselves. */
  chat?: ChatShown[];
  /** The guests whom the host has muted. */
  muted?: MutedShown[];
  /** The game as the viewer sees it, in the notation; `??` is a hidden card. */
  view?: View | null;
  legal?: string[];
}

/** The settings that the host chose for a table. */
export interface Settings {
  edition: string;
  /** The options of the edition that differ from its defaults. */
  options?: Record<string, unknown>;
  /** The options of the match that differ from the defaults. */
  format?: Record<string, unknown>;
  /** `person`, or the name or level of a bot, clockwise. */
  seats?: string[];
  /** The names of more people who play on the device of the guest who opens the table. They get the next seats. */
  device?: string[];
  /** Whether the table is listed. Otherwise it is found by its link only. */
  public?: boolean;
  /** Whether guests who do not play may watch. */
  spectators?: boolean;
  /** When guests who may watch take over from a bot: with the next `round`, `now` if the others agree, or `never`. */
  takeover?: "never" | "now" | "round";
  /** Whether the seats are drawn when the match starts. Seats that nobody took are given up, as far as they can be. */
  draw_seats?: boolean;
  /** Whether players may ask a bot what it would do. */
  hints?: boolean;
  clocks?: Clocks;
  title?: string;
}

/** The clocks of a table, in seconds. */
export interface Clocks {
  /** How long a player may think before a bot plays for them; 0 means no limit. */
  decision?: number;
  /** How long players have at least to call UNO, to catch and to object before play goes on.

    `quick` is 1.5 seconds, `normal` 2.5 and `relaxed` 5. Left out, it is `relaxed` for four people or more, as somebody
    is always looking elsewhere, and `normal` for fewer.
     */
  window?: number | "normal" | "quick" | "relaxed" | null;
  /** How long the table waits between rounds for players who are not ready. */
  pause?: number;
  /** The pace of bots: 1 is the usual, 2 is half as fast, 0 is without any delay. */
  pace?: number;
}

/** A seat as everybody sees it. */
export interface SeatShown {
  /** Empty while the seat is free. */
  name: string;
  /** `person`, or the name of a bot. */
  kind: string;
  taken: boolean;
  /** Whether a bot plays for the player, who is away. */
  away: boolean;
  host: boolean;
  ready: boolean;
  /** How a newcomer takes over the seat in the running match; empty if it is not offered.

    `now`: at once. `ask`: the others must agree. `round`: it is theirs when this round is over.
     */
  takeover?: string;
  /** Whether several people play on the device of its player, who has agreed to that by opening the table so. */
  shared?: boolean;
  /** Whether the player has asked for more time. */
  more_time?: boolean;
  /** The picture of the player, or of the character that a bot plays; empty while there is neither. */
  face?: string;
  /** The player as the author of lines of the chat; empty for a bot. */
  author?: string;
}

/** Somebody asks for a seat. */
export interface RequestShown {
  /** Who asks: the same as in lines of the chat. */
  author: string;
  name: string;
  /** The seat, from 0. */
  seat: number;
  /** Whether the viewer asks. */
  mine: boolean;
  /** Whether the viewer has to answer. */
  yours: boolean;
  /** Whether it has to wait until the round is over, whatever anybody says. */
  waits: boolean;
  /** For the host: whether somebody was removed from the address of the guest. */
  suspect: boolean;
  /** For the guest who asks: whether the host must agree, and has not yet. */
  host: boolean;
}

/** What people who share a device are told with the curtain down as well. */
export interface DeviceShown {
  /** Their seats. */
  seats: number[];
  /** The seats of those who are asked now. */
  asked: number[];
  calls: CallShown[];
}

/** Something that a person on a shared device may say out of turn. Everybody knows that it is possible. */
export interface CallShown {
  seat: number;
  action: string;
}

/** The state of the match. */
export interface MatchShown {
  /** The current round, or the one that is dealt next; 0 before the start. */
  round: number;
  dealt: boolean;
  scoring: string;
  /** How many points end the match, or eliminate a player; 0 before the start, and where there is no such number. */
  target: number;
  /** Whether a line of the chat can be reported as a suggestion, which costs its author two cards. */
  suggestions: boolean;
  /** The players at each board. */
  boards: string[][];
  playing: string[];
  standing: RankShown[];
  rounds: RoundShown[];
  /** The commitment to the deal of this round. */
  commitment: string;
  /** The salts that players added to the deal. */
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

/** What is explained at this moment of an introduction. */
export interface LessonShown {
  step: string;
  text: string;
  /** The part of the table that it is about. */
  at: string;
}

/** The deadlines at a board, in milliseconds. */
export interface ClockShown {
  /** When people can have seen what happened: from then on the clocks run, and bots react. */
  since: number;
  /** When a bot plays for the players who are asked; between rounds, when the next one is dealt. */
  until: number | null;
  /** When the guaranteed time for calls and objections ends. */
  window: number | null;
}

/** A sentence, and the rule behind it. */
export interface Told {
  text: string;
  rule: string;
}

/** Something that a bot says about what has just happened. */
export interface RemarkShown {
  /** The name of the player. */
  seat: string;
  text: string;
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
  /** Who said it: the same for all lines of a guest at a table, whatever their name. */
  author: string;
}

/** A guest who is muted in the chat. */
export interface MutedShown {
  author: string;
  name: string;
}

/** Why a message was refused. */
export interface RefusedShown {
  code: string;
  /** The id of the rule that forbids it; empty if no rule of the game does. */
  rule: string;
  message: string;
  id?: string | null;
  table?: string | null;
}

/** A message is done, now or when it was sent for the first time. */
export interface Done {
  id: string | null;
  version: number;
  /** The number of the line that the message added to the chat. */
  line?: number;
}

/** An action waits until others have had their time to call, to catch or to object. */
export interface Held {
  id: string | null;
  until: number;
}

/** The action that a bot would choose in the player's place. */
export interface Hint {
  table: string;
  version: number;
  action: string;
  /** The reason in a sentence; empty if the bot has none. */
  reason: string;
}

/** The odds of a challenge, reckoned from what the player has seen. */
export interface Odds {
  table: string;
  version: number;
  /** How likely the challenged player held the colour, in percent. */
  share: number;
  /** The odds in a sentence, which says from what they are reckoned. */
  text: string;
}

/** The seats whose players are connected. */
export interface Here {
  table: string;
  seats: number[];
  /** Whether the bots have stopped, since nobody has acted for long, until a player acts or comes back. */
  asleep?: boolean;
  /** Whether a screen shows the table to everybody, so that a phone need only show the hand. */
  screen?: boolean;
}

/** New lines of the chat. They do not change the version of the table. */
export interface Said {
  table: string;
  lines: ChatShown[];
}

/** Somebody has shown or thrown something. It is not stored, and does not change the version of the table. */
export interface Reacted {
  table: string;
  /** The seat of the player, from 0; null for a spectator. */
  seat: number | null;
  name: string;
  /** Who it was: the same as in lines of the chat. */
  author: string;
  reaction: string;
  /** The seat at which it was thrown, from 0. */
  to: number | null;
}

/** The viewer is not shown a table any more. */
export interface Gone {
  table: string;
  code: string;
}

/** A position as one viewer sees it. The keys are those of a position; hidden cards are written `??`. */
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
  /** The number of cards in the draw pile. */
  draw: number;
  /** The back of the top card of the draw pile, if cards have two sides. */
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
  /** The other player concerned: named, caught, given to, shown to. */
  to?: string;
  colour?: string;
  icon?: string;
  direction?: string;
  /** The side in play then, of an event with a two-sided card. */
  side?: string;
  rule: string;
}

/** Why a request failed: a stable code, the rule if one forbids it, and a sentence in the guest's language. */
export interface Problem {
  refused: RefusedShown;
}

/** The name, language and face of a guest. */
export interface Myself {
  /** Empty until the guest has chosen one. */
  name: string;
  /** The language of the guest; left out, it stays as it is. */
  lang?: string;
  /** The face of the guest, which others see at the seat; left out, it stays as it is. */
  face?: string;
}

/** Everything that is kept of a guest. */
export interface Kept {
  name: string;
  lang: string;
  face: string;
  /** The results of matches that were played to their end, the last ones first. */
  matches: Played[];
  /** What the guest did at each table, the oldest table first. */
  tables: TableKept[];
  /** What the guest said in chats, as far as it is kept, the oldest line first. */
  chat: LineKept[];
}

/** A match that was played to its end. */
export interface Played {
  table: string;
  /** The path of its record. */
  record: string;
  /** The name that the guest had. */
  name: string;
  edition: string;
  scoring: string;
  players: number;
  place: number;
  points: number;
  rounds: number;
  won: boolean;
  /** When it ended, in milliseconds. */
  at: number;
}

/** What is kept of a guest at one table. */
export interface TableKept {
  table: string;
  edition: string;
  title: string;
  status: string;
  /** When the table was opened, in milliseconds. */
  opened: number;
  doings: Doing[];
}

/** One thing that a guest did at a table. */
export interface Doing {
  /** When, in milliseconds. */
  at: number;
  /** The kind of the entry in the log. */
  kind: string;
  /** What they gave with it: a name, salt, an action, or what they said. */
  text: string;
}

/** A line that a guest said in a chat. */
export interface LineKept {
  /** When, in milliseconds. */
  at: number;
  table: string;
  text: string;
}

/** The tables of a guest that are not over: those that wait for the guest first, then running ones. */
export interface MyTables {
  tables: MyTable[];
}

/** A table at which a guest has, or had, a seat. */
export interface MyTable {
  table: string;
  edition: string;
  scoring: string;
  title: string;
  /** `open` or `playing`. */
  status: string;
  /** The name of the host; empty if the host has left. */
  host: string;
  /** The names of the other people who sit there. */
  others: string[];
  /** Whether the guest has a seat; otherwise they have left it. */
  seated: boolean;
  /** Whether a bot plays for the guest. */
  away: boolean;
  /** The current round, or the one that is dealt next; 0 before the start. */
  round: number;
  /** The players whom the table waits for, by name. */
  turns: string[];
  /** Whether it waits for the guest. */
  yours: boolean;
}

/** A pass by which a guest goes on at another device, once. */
export interface IssuedPass {
  code: string;
  /** For how long it is valid. */
  seconds: number;
}

/** The code of a pass, as it was typed. */
export interface Redeemed {
  code: string;
}

/** The code of a table. */
export interface TableCode {
  /** It leads to the table as long as people can join it, and a day after it was last asked for it ends. */
  code: string;
}

/** The table that a code leads to. */
export interface TableFound {
  /** The key of the table, which gives access to it. */
  table: string;
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
  /** How many seats are free for a person. */
  free: number;
  /** When it was opened, in milliseconds. */
  created: number;
  host: string;
}

/** A table that was opened, or found. */
export interface TableOpened {
  /** The key of the table, which gives access to it. */
  table: string;
  /** The commitment to the next deal. Note it before you add salt: then the deal can be checked. */
  commitment: string;
}

/** The standing of a match. */
export interface Standing {
  table: string;
  version: number;
  status: string;
  match: MatchShown;
  /** The seatings, for a match whose rounds are fixed in advance. */
  rotation: Rotation | null;
}

/** The seatings of a rotation: each is kept for some rounds, and after the last the first comes again. */
export interface Rotation {
  /** The players at each board, clockwise. */
  seatings: string[][][];
  /** For how many rounds a seating is kept. */
  each: number;
  /** How many rounds the whole match has. */
  rounds: number;
}

/** How a guest takes a seat. */
export interface Sitting {
  /** Salt for the first deal. */
  salt?: string;
  /** Whether to ask those who must agree, where a seat cannot be taken at once. Without it, that is refused. */
  ask?: boolean;
}

/** The version of the table after a change. */
export interface Version {
  version: number;
}

/** Who a free seat is for. */
export interface Occupant {
  /** `person`, or the name of a bot. */
  to: string;
}

/** How the host starts the match. */
export interface Starting {
  /** Salt for the first deal, instead of the salt given when sitting down. */
  salt?: string;
}

/** The guest to remove: the one at a seat, or the author of a line of the chat. */
export interface Removal {
  seat?: number;
  line?: number;
}

/** The step to continue from, and the player to play. */
export interface Branch {
  step: number;
  player: string;
}

/** The game to be introduced to. */
export interface Introduction {
  edition: string;
}

/** The result of playing a record again and comparing everything in it. */
export interface Verification {
  ok: boolean;
  /** The revision of the rules. */
  rules: number;
  rounds: ProvedRound[];
  fault: Fault | null;
  winners: string[];
}

/** A round that was verified. */
export interface ProvedRound {
  number: number;
  /** The commitment before the deal: a hash of the secret. */
  commitment: string;
  salts: Salted[];
  secret: string | null;
  actions: number;
  points: Record<string, number> | null;
}

/** The salt that a player added to a deal. */
export interface Salted {
  player: string;
  salt: string;
}

/** The first difference from the record. */
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

/** A step of the match, and what the viewer saw after it. */
export interface StepShown {
  number: number;
  round: number;
  board: number;
  /** Null for a deal. */
  actor: string | null;
  action: string;
  events: GameEvent[];
  told: Told[];
  /** The game after the step, as in the notation; `??` is a card that the viewer cannot see. */
  view: Record<string, unknown>;
}

/** The last matches of a guest. */
export interface Statistics {
  total: Counts;
  /** The totals for each edition that was played. */
  editions: Record<string, Counts>;
  /** The last ones first. */
  matches: Played[];
}

/** Totals of some matches. */
export interface Counts {
  matches: number;
  won: number;
  /** The mean place; null without matches. */
  place: number | null;
  points: number;
  rounds: number;
}

/** All games. */
export interface Editions {
  editions: EditionShown[];
}

/** One of the games. */
export interface EditionShown {
  name: string;
  title: string;
  /** What sets it apart from the other games. */
  special: string;
  cards: number;
  /** The smallest number of players. */
  fewest: number;
  most: number;
  /** The defaults of its options. */
  options: Record<string, unknown>;
  /** The defaults of the options of its matches. */
  format: Record<string, unknown>;
}

/** All options. */
export interface Options {
  /** The options of a round. */
  options: OptionShown[];
  /** The options of a match. */
  format: OptionShown[];
  sheets: SheetShown[];
}

/** An option of a round or a match. */
export interface OptionShown {
  name: string;
  label: string;
  help: string;
  /** The part of a form for a round that it stands in. */
  group: string;
  /** `choice`, `flag`, `number`, or `weights`: a number for each of its values. */
  kind: string;
  /** The possible values; a flag has none, and a number without values can be any from the least to the most. */
  values: ValueShown[];
  least: number | null;
  most: number | null;
  default: unknown;
  /** Defaults of editions that differ. */
  defaults: Record<string, unknown>;
  rulings: string[];
  /** The editions that have it. */
  editions: string[];
  /** The scorings that have it; empty means all. */
  scorings: string[];
  /** None if it is not offered on the first screen. */
  chip: ChipShown | null;
  /** What its values do; empty unless one game is asked for. */
  effects: EffectShown[];
}

/** A value that an option can have, or an icon that gets a weight. */
export interface ValueShown {
  value: string | number;
  label: string;
}

/** An option as one tap on the first screen of a new table. */
export interface ChipShown {
  label: string;
  /** The value that the tap chooses. */
  value: unknown;
}

/** What a value of an option does to the game, as simulated. */
export interface EffectShown {
  /** None if the text is about the whole option. */
  value: unknown;
  /** With how many players it was simulated; 0 if it was not. */
  players: number;
  text: string;
}

/** A printed sheet, by the letter of which a game can be played; or none of them. */
export interface SheetShown {
  /** A value of the option `sheet`. */
  name: string;
  /** The game that it is for; empty for all. */
  edition: string;
  /** How its rules differ from ours, in one line. */
  about: string;
  /** The options that it sets; each may still be set otherwise. */
  options: Record<string, unknown>;
}

/** All bots, the strongest first. */
export interface BotsShown {
  bots: string[];
  /** The bot that plays for absent players. */
  usual: string;
}

/** All quick phrases. */
export interface Phrases {
  phrases: PhraseShown[];
}

/** A quick phrase of the chat. */
export interface PhraseShown {
  phrase: string;
  text: string;
}

/** The names of faces by their notation; `??` is a hidden card. */
export interface CardsNamed {
  faces: Record<string, FaceNames>;
}

/** A face in words. */
export interface FaceNames {
  name: string;
  /** With the indefinite article. */
  a: string;
}

/** An explanation in two lines. */
export interface Explained {
  /** What it is. */
  what: string;
  /** What it does, in the words of its rules. */
  does: string;
  /** What this table plays otherwise. */
  here: string[];
  /** The id of the rule to read more in; empty if no rule of the game is about it. */
  rule: string;
}

/** The rules that were found, the best match first. */
export interface RulesFound {
  rules: RuleShown[];
  total: number;
  /** If nothing was found: words or ids that may have been meant. */
  near: string[];
}

/** A rule of a sheet, or a ruling where the sheets disagree or are silent. */
export interface RuleShown {
  id: string;
  chapter: string;
  editions: string[];
  rule: string;
  /** For a ruling: what the sheets say. */
  sheets: string;
  /** For a ruling: the reason. */
  why: string;
  sources: string[];
  /** Related rules. */
  see: string[];
  /** Options that change it. */
  options: string[];
  /** A position with a script, and the expected outcome. */
  example: Record<string, unknown> | null;
}

/** A rule, with its example played out. */
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
  /** The position at the start, as in the notation. */
  before: Record<string, unknown>;
  /** The effect of the first card, if the round begins with it. */
  dealt: Told[];
  /** Up to the first line that is refused. */
  script: LineShown[];
  after: Record<string, unknown>;
}

/** A line of the script, and its outcome. */
export interface LineShown {
  actor: string;
  action: string;
  told: Told[];
  refused: RefusedShown | null;
}

/** Where others can reach the server. */
export interface Network {
  /** The best first. Without any, a guest invites others by the address that the guest uses. */
  links: LinkShown[];
  /** Whether the server was opened to others on the network. */
  is_open: boolean;
  /** Whether you can open and close it: only at the machine of the server, if it was started by `sabot`. */
  may_open: boolean;
}

/** An address at which others can reach the server. */
export interface LinkShown {
  url: string;
  /** The network interface that has the address; empty if it is the public one. */
  interface: string;
}

/** Whether others on the network can reach the server. */
export interface NetworkChange {
  is_open: boolean;
}

/** What is set in the settings file; null where nothing is. */
export interface OwnSettings {
  name?: string | null;
  language?: string | null;
  /** The look of the table: `felt`, `wood`, `night`, `contrast`, or `plain` in a terminal. */
  theme?: string | null;
  /** How slow bots are: `waiting`, `quick`, `usual` or `slow`. */
  pace?: string | null;
  /** The order of the own hand: `colour` or `value`. */
  sort?: string | null;
}

/** The link for a QR code. It is in the body, since proxies log addresses, and a link may hold a pass. */
export interface QrRequest {
  link: string;
}

/** Whether the server is healthy. */
export interface Health {
  ok: boolean;
  /** A random name of the process, by which it is recognised. */
  instance: string;
}

/** Whether the server can do its work. */
export interface Ready {
  ok: boolean;
  /** Whether the processes can announce entries to each other. Without it they read them from the database. */
  bus?: boolean;
}
