import type { News } from "./news";

/** How long a player may be disconnected before that is news, in milliseconds: phones lose connections all the time. */
export const GRACE = 15_000;

type Timer = ReturnType<typeof setTimeout>;

/** Notices players whose connection ends for longer than a moment, and their return. */
export class Presence {
  readonly #leaving = new Map<string, Timer>();
  readonly #gone = new Set<string>();
  #here: ReadonlySet<string> = new Set();

  constructor(private readonly tell: (news: News) => void) {}

  /** These players are connected now, of those who have a seat. One who gives up the seat is not waited for. */
  update(connected: readonly string[], seated: readonly string[]): void {
    const here = new Set(connected);
    for (const who of [...this.#leaving.keys(), ...this.#gone]) if (!seated.includes(who)) this.#forget(who);
    for (const who of here) this.#welcome(who);
    for (const who of this.#here) if (!here.has(who) && seated.includes(who)) this.#wait(who);
    this.#here = here;
  }

  /** Stop waiting for anybody. */
  stop(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    this.#leaving.clear();
  }

  #welcome(who: string): void {
    if (this.#forget(who)) this.tell({ kind: "back", who });
  }

  /** Returns whether the player was reported as gone. */
  #forget(who: string): boolean {
    clearTimeout(this.#leaving.get(who));
    this.#leaving.delete(who);
    return this.#gone.delete(who);
  }

  #wait(who: string): void {
    const leave = (): void => {
      this.#leaving.delete(who);
      this.#gone.add(who);
      this.tell({ kind: "left", who });
    };
    clearTimeout(this.#leaving.get(who));
    this.#leaving.set(who, setTimeout(leave, GRACE));
  }
}
