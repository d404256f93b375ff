import { get, sentence } from "../lib/api";
import type { ReplayShown, StepShown } from "../lib/protocol";

/** Whoever sees all hands. */
export const OPEN = "open";
/** Whoever sees what spectators see. */
export const NOBODY = "nobody";
/** How many steps are fetched at a time. */
export const WINDOW = 40;
/** How near the end of what is there the next ones are fetched. */
const AHEAD = 12;

/** A match that is over, step by step, through the eyes of one viewer. */
export class Reel {
  step = $state(1);
  viewer = $state(OPEN);
  /** The board that is looked at, of several; null is all of them. */
  board = $state<number | null>(null);
  total = $state(0);
  players = $state.raw<string[]>([]);
  /** The first step of each round. */
  rounds = $state.raw<number[]>([]);
  problem = $state("");
  /** Whether the step was reached from the one before it. */
  follows = $state(false);
  steps = $state.raw<ReadonlyMap<number, StepShown>>(new Map());

  /** The step that is looked at, or the last one before it came. */
  readonly current: StepShown | null = $derived(this.steps.get(this.step) ?? null);
  /** The number of the round, from 1. */
  readonly round: number = $derived(Math.max(1, this.rounds.filter((first) => first <= this.step).length));
  readonly isAtEnd: boolean = $derived(this.total > 0 && this.step >= this.total);
  /** How many boards there are, as far as it is known. */
  readonly boards: number = $derived(Math.max(0, ...[...this.steps.values()].map((step) => step.board)) + 1);

  #asked = new Map<number, Promise<void>>();

  constructor(
    readonly key: string,
    viewer: string,
    step: number,
  ) {
    this.viewer = viewer || OPEN;
    this.step = Math.max(1, step);
  }

  /** Look at a step, as far as there is one. */
  go(step: number): void {
    this.follows = false;
    this.step = Math.min(Math.max(1, Math.round(step)), this.total || Infinity);
  }

  /** Look at the deal of a round, from 1. */
  goRound(round: number): void {
    this.go(this.rounds[Math.min(Math.max(1, round), this.rounds.length) - 1] ?? 1);
  }

  /** Look at the deal of this round, or if it is looked at, of the one before. */
  rewind(): void {
    this.goRound(this.step > (this.rounds[this.round - 1] ?? 1) ? this.round : this.round - 1);
  }

  /** Look at the deal of the next round, or at the end. */
  skip(): void {
    if (this.round < this.rounds.length) this.goRound(this.round + 1);
    else this.go(this.total);
  }

  /** Go on, or back, to what happens next at the board that is looked at; tells whether anything does. */
  async move(by: 1 | -1): Promise<boolean> {
    if (!this.total) await this.fetch(this.step);
    for (let step = this.step + by; step >= 1 && step <= this.total; step += by) {
      await this.fetch(step);
      if (!this.isSeen(this.steps.get(step))) continue;
      this.go(step);
      this.follows = by === 1;
      return true;
    }
    return false;
  }

  /** Begin anew with other eyes, or in another language. */
  forget(): void {
    this.follows = false;
    this.#asked = new Map();
    this.steps = new Map();
  }

  /** Have the steps around one, those before it and those that will be wanted next. */
  async fetch(step: number): Promise<void> {
    const window = windowOf(step);
    for (const near of [windowOf(step + AHEAD), windowOf(Math.max(1, step - AHEAD))]) {
      if (near !== window) void this.#window(near);
    }
    await this.#window(window);
  }

  /** Whether a step is one of those that are looked at: a player is followed to their board. */
  isSeen(step: StepShown | undefined): boolean {
    if (!step || this.boards === 1) return true;
    if (this.players.includes(this.viewer)) return (step.view.players as string[]).includes(this.viewer);
    return this.board === null || step.board === this.board;
  }

  #window(window: number): Promise<void> {
    const first = window * WINDOW + 1;
    if (this.total && first > this.total) return Promise.resolve();
    const asked = this.#asked.get(window) ?? this.#ask(first, this.#asked);
    this.#asked.set(window, asked);
    return asked;
  }

  async #ask(first: number, asked: Map<number, Promise<void>>): Promise<void> {
    const query = new URLSearchParams({ viewer: this.viewer, from: String(first), to: String(first + WINDOW - 1) });
    try {
      const shown = await get<ReplayShown>(`/api/tables/${this.key}/replay?${query}`);
      if (asked !== this.#asked) return;
      this.#take(shown);
    } catch (error) {
      if (asked !== this.#asked) return;
      asked.delete(windowOf(first));
      this.problem = sentence(error);
    }
  }

  #take(shown: ReplayShown): void {
    this.problem = "";
    [this.total, this.players, this.rounds] = [shown.total, shown.players, shown.rounds];
    this.steps = new Map([...this.steps, ...shown.steps.map((step) => [step.number, step] as const)]);
    if (this.step > this.total) this.step = this.total;
  }
}

function windowOf(step: number): number {
  return Math.floor((step - 1) / WINDOW);
}
