import { get, sentence } from "../lib/server/api";
import type { ReplayShown, StepShown } from "../lib/server/protocol";

/** The viewer who sees all hands. */
export const OPEN = "open";
/** The viewer who sees what spectators see. */
export const NOBODY = "nobody";
/** How many steps are fetched at a time. */
export const WINDOW = 40;
/** Steps this close to the next window cause it to be fetched. */
const AHEAD = 12;

/** Steps through a finished match as one viewer sees it, and fetches the steps in windows. */
export class ReplayPlayer {
  step = $state(1);
  viewer = $state(OPEN);
  /** The board that is shown, if there are several; null for all of them. */
  board = $state<number | null>(null);
  total = $state(0);
  players = $state.raw<string[]>([]);
  /** The first step of each round. */
  rounds = $state.raw<number[]>([]);
  problem = $state("");
  /** Whether the step was reached from the one before it. */
  follows = $state(false);
  steps = $state.raw<ReadonlyMap<number, StepShown>>(new Map());

  /** The step that is shown; null until it has been fetched. */
  readonly current: StepShown | null = $derived(this.steps.get(this.step) ?? null);
  /** The number of the round, from 1. */
  readonly round: number = $derived(Math.max(1, this.rounds.filter((first) => first <= this.step).length));
  readonly isAtEnd: boolean = $derived(this.total > 0 && this.step >= this.total);
  /** How many boards there are in the steps fetched so far. */
  readonly boards: number = $derived(Math.max(0, ...[...this.steps.values()].map((step) => step.board)) + 1);

  #requests = new Map<number, Promise<void>>();

  constructor(
    readonly key: string,
    viewer: string,
    step: number,
  ) {
    this.viewer = viewer || OPEN;
    this.step = Math.max(1, step);
  }

  /** Show a step, or the nearest one that exists. */
  go(step: number): void {
    this.follows = false;
    this.step = Math.min(Math.max(1, Math.round(step)), this.total || Infinity);
  }

  /** Show the deal of a round, counted from 1. */
  goRound(round: number): void {
    this.go(this.rounds[Math.min(Math.max(1, round), this.rounds.length) - 1] ?? 1);
  }

  /** Show the deal of this round, or that of the round before if it is shown already. */
  rewind(): void {
    this.goRound(this.step > (this.rounds[this.round - 1] ?? 1) ? this.round : this.round - 1);
  }

  /** Show the deal of the next round, or the last step. */
  skip(): void {
    if (this.round < this.rounds.length) this.goRound(this.round + 1);
    else this.go(this.total);
  }

  /** Show the next step, or the one before, at the board that is shown; false if there is none. */
  async move(by: 1 | -1): Promise<boolean> {
    if (!this.total) await this.fetch(this.step);
    for (let step = this.step + by; step >= 1 && step <= this.total; step += by) {
      await this.fetch(step);
      if (!this.isShown(this.steps.get(step))) continue;
      this.go(step);
      this.follows = by === 1;
      return true;
    }
    return false;
  }

  /** Drop the fetched steps, after a change of viewer or language. */
  clear(): void {
    this.follows = false;
    this.#requests = new Map();
    this.steps = new Map();
  }

  /** Fetch the window of a step, and in the background the neighbour that may be needed next. */
  async fetch(step: number): Promise<void> {
    const window = windowOf(step);
    for (const near of [windowOf(step + AHEAD), windowOf(Math.max(1, step - AHEAD))]) {
      if (near !== window) void this.#window(near);
    }
    await this.#window(window);
  }

  /** Whether a step is at a board that is shown. For a player this is the board where they sit. */
  isShown(step: StepShown | undefined): boolean {
    if (!step || this.boards === 1) return true;
    if (this.players.includes(this.viewer)) return (step.view.players as string[]).includes(this.viewer);
    return this.board === null || step.board === this.board;
  }

  #window(window: number): Promise<void> {
    const first = window * WINDOW + 1;
    if (this.total && first > this.total) return Promise.resolve();
    const request = this.#requests.get(window) ?? this.#request(first, this.#requests);
    this.#requests.set(window, request);
    return request;
  }

  async #request(first: number, requests: Map<number, Promise<void>>): Promise<void> {
    const query = new URLSearchParams({ viewer: this.viewer, from: String(first), to: String(first + WINDOW - 1) });
    try {
      const shown = await get<ReplayShown>(`/api/tables/${this.key}/replay?${query}`);
      if (requests !== this.#requests) return;
      this.#store(shown);
    } catch (error) {
      if (requests !== this.#requests) return;
      requests.delete(windowOf(first));
      this.problem = sentence(error);
    }
  }

  #store(shown: ReplayShown): void {
    this.problem = "";
    [this.total, this.players, this.rounds] = [shown.total, shown.players, shown.rounds];
    this.steps = new Map([...this.steps, ...shown.steps.map((step) => [step.number, step] as const)]);
    if (this.step > this.total) this.step = this.total;
  }
}

function windowOf(step: number): number {
  return Math.floor((step - 1) / WINDOW);
}
