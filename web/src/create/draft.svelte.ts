import type { Edition, Length, Rules } from "../lib/games/play";
import { EDITIONS, FEWEST, formatOf, isTournament, LENGTHS, MOST, PERSON } from "../lib/games/play";
import { OPTION_GROUPS, SEATS_OF, type Clocks, type OptionShown, type Settings, type SheetShown } from "../lib/server/protocol";

export type Chosen = Rules;
export const USUAL_CLOCKS = { decision: 60, pause: 30, pace: 1 } as const satisfies Clocks;
/** How long players have to react; `usual` depends on how many people play. */
export const WINDOWS = ["usual", "quick", "normal", "relaxed"] as const;
export type Window = (typeof WINDOWS)[number];
/** When a latecomer takes over the seat of a bot. */
export const TAKEOVERS = ["round", "now", "never"] as const;
export type Takeover = (typeof TAKEOVERS)[number];
export type Clock = keyof typeof USUAL_CLOCKS;

/** A table as its host imagines it. */
export class Draft {
  edition = $state<Edition>("deluxe");
  seats = $state<string[]>([PERSON, PERSON, "fair", "fair"]);
  /** What differs from the defaults. */
  options = $state<Chosen>({});
  format = $state<Chosen>({});
  clocks = $state<Record<Clock, number>>({ ...USUAL_CLOCKS });
  window = $state<Window>("usual");
  isPublic = $state(false);
  spectators = $state(true);
  takeover = $state<Takeover>("round");
  hints = $state(false);
  /** Whether the seats are drawn when the match starts. All of them are for people then. */
  drawsSeats = $state(false);
  title = $state("");
  /** Whether several people play on this device. */
  isShared = $state(false);
  /** Their names, by seat; the first seat is the host's own. */
  names = $state<Record<number, string>>({});

  readonly scoring = $derived(String(this.format.scoring ?? "winner"));
  /** The numbers of seats that go with the scoring; none means any. */
  readonly counts = $derived(SEATS_OF[this.scoring] ?? []);
  readonly canGrow = $derived(this.counts.length ? this.#next(1) !== null : this.seats.length < MOST);
  readonly canShrink = $derived(this.counts.length ? this.#next(-1) !== null : this.seats.length > FEWEST);

  constructor(edition: string, query: URLSearchParams) {
    this.edition = EDITIONS.find((name) => name === (query.get("edition") ?? edition)) ?? "deluxe";
    this.isPublic = query.has("public");
    if (query.has("device")) this.share(true);
    this.score(query.has("tournament") ? "rotation" : (query.get("scoring") ?? "winner"));
    if (query.has("tournament")) this.drawSeats(true);
  }

  /** Draw the seats, or not. A tournament opens as many places as it can have: those that stay free are dropped. */
  drawSeats(isDrawn: boolean): void {
    this.drawsSeats = isDrawn;
    if (!isDrawn) return;
    this.share(false);
    this.seats = this.seats.map(() => PERSON);
    if (isTournament(this.scoring)) this.resize(this.counts.at(-1) ?? MOST);
  }

  /** Let several people play on this device, or not. Handing it over takes time, so nobody's time is limited then. */
  share(isShared: boolean): void {
    this.isShared = isShared;
    if (isShared) this.drawsSeats = false;
    this.clocks.decision = isShared ? 0 : USUAL_CLOCKS.decision;
  }

  /** The names of the other people on this device. */
  get device(): string[] {
    if (!this.isShared) return [];
    const names = this.seats.map((kind, seat) => (seat > 0 && kind === PERSON ? (this.names[seat] ?? "") : ""));
    return names.map((name) => name.normalize("NFC").trim().replace(/\s+/g, " ")).filter(Boolean);
  }

  /** Whether everybody who plays is on this device, so that the match can start. */
  get isComplete(): boolean {
    return this.isShared && this.device.length + 1 === this.seats.filter((kind) => kind === PERSON).length;
  }

  /** Score so, with as many seats as that needs, and without what is for other ways to score. */
  score(scoring: string, options: readonly OptionShown[] = []): void {
    const kept = Object.entries(this.format).filter(([name]) => isFor(options, name, scoring));
    this.format = { ...Object.fromEntries(kept), ...(scoring !== "winner" && { scoring }) };
    const [least = 0] = this.counts;
    if (this.drawsSeats) this.drawSeats(true);
    if (this.counts.length && !this.counts.includes(this.seats.length)) this.resize(least);
  }

  /** How long the match is, if it is one of the usual lengths. */
  get length(): Length | "" {
    const { scoring, target = 500, ...others } = this.format;
    if (Object.keys(others).length) return "";
    if (scoring !== undefined) return scoring === "none" ? "round" : "";
    return LENGTHS.find((length) => length === String(target)) ?? "";
  }

  /** Play for so long. */
  set length(length: Length | "") {
    if (!length) return;
    const { scoring = "winner", ...format } = formatOf(length);
    this.score(String(scoring));
    const { target: _, ...others } = this.format;
    this.format = { ...others, ...(format.target !== 500 && format) };
  }

  /** Play by a collection of rules. */
  use({ edition, options, format }: { edition: Edition; options: Rules; format: Rules }): void {
    this.edition = edition;
    this.options = { ...options };
    this.score(String(format.scoring ?? "winner"));
    this.format = { ...format };
  }

  /** Play another game; only what it knows too stays chosen. */
  play(options: readonly OptionShown[]): void {
    const known = new Map(options.map((option) => [option.name, option]));
    const stays = ([name, value]: [string, unknown]): boolean =>
      known.has(name) && (name !== "sheet" || (known.get(name)?.values ?? []).some((given) => given.value === value));
    this.options = Object.fromEntries(Object.entries(this.options).filter(stays));
  }

  /** Add seats for people at the end, or take the last ones away. */
  resize(number: number): void {
    const more = Array.from({ length: Math.max(0, number - this.seats.length) }, () => PERSON);
    this.seats = [...this.seats.slice(0, number), ...more];
  }

  grow(): void {
    this.resize(this.#next(1) ?? this.seats.length + 1);
  }

  /** Take a seat away; where only some numbers will do, the last ones. */
  drop(seat: number): void {
    const fewer = this.#next(-1);
    if (fewer === null) this.seats = this.seats.filter((_, number) => number !== seat);
    else this.resize(fewer);
  }

  #next(step: 1 | -1): number | null {
    const wanted = this.counts.filter((count) => Math.sign(count - this.seats.length) === step);
    return wanted.at(step > 0 ? 0 : -1) ?? null;
  }

  /** What the server is told: all that is not as usual. */
  get settings(): Settings {
    const clocks = Object.entries(this.clocks).filter(([name, value]) => USUAL_CLOCKS[name as Clock] !== value);
    return {
      edition: this.edition,
      seats: this.seats,
      ...(this.device.length && { device: this.device }),
      options: this.options,
      format: this.format,
      public: this.isPublic,
      spectators: this.spectators,
      takeover: this.takeover,
      ...(this.drawsSeats && { draw_seats: true }),
      hints: this.hints,
      clocks: { ...Object.fromEntries(clocks), ...(this.window !== "usual" && { window: this.window }) } as Clocks,
      title: this.title.trim(),
    };
  }
}

function isFor(options: readonly OptionShown[], name: string, scoring: string): boolean {
  if (name === "scoring") return false;
  const scorings = options.find((option) => option.name === name)?.scorings ?? [];
  return !scorings.length || scorings.includes(scoring);
}

/** Choose a value of an option; its default is no choice. */
export function choose(chosen: Chosen, option: OptionShown, value: unknown): Chosen {
  const { [option.name]: _, ...others } = chosen;
  return JSON.stringify(value) === JSON.stringify(option.default) ? others : { ...others, [option.name]: value };
}

/** The options of a round in the parts of the form. */
export function grouped(options: readonly OptionShown[]): [string, OptionShown[]][] {
  const groups = OPTION_GROUPS.map((group): [string, OptionShown[]] => [
    group,
    options.filter((option) => option.group === group),
  ]);
  return groups.filter(([, members]) => members.length);
}

/** Options with the defaults of the chosen sheet, if one is chosen. */
export function bySheet(options: readonly OptionShown[], sheet: SheetShown | undefined): OptionShown[] {
  const sets: Chosen = sheet?.options ?? {};
  return options.map((option) => (option.name in sets ? { ...option, default: sets[option.name] } : option));
}
