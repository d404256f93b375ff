import { ask } from "../lib/server/api";
import { noteSalt } from "../proof/seenDeals";

/** Requests that change the seats of a table. The results arrive as updates of the table. */
export class Seating {
  constructor(private readonly key: string) {}

  /**
   * Take a seat before the match, or the first free one with "any", and add a salt to the first deal. Where others must
   * agree, they are asked.
   */
  async sit(seat: number | "any", salt: string): Promise<void> {
    const body = { ask: true, ...(salt && { salt }) };
    await noteSalt(this.key, 1, salt, () => ask("PUT", this.#at(`seats/${seat}`), body));
  }

  /** Take over a seat of the running match, or ask for it. */
  async takeOver(seat: number): Promise<void> {
    await ask("PUT", this.#at(`seats/${seat}`), { ask: true });
  }

  /** Give up the seat, or the request for one. */
  async leave(): Promise<void> {
    await ask("DELETE", this.#at("seat"));
  }

  /** Reserve a free seat for a person, or give it to a bot. */
  async give(seat: number, to: string): Promise<void> {
    await ask("PATCH", this.#at(`seats/${seat}`), { to });
  }

  /** Remove the player in a seat. They cannot come back. */
  async remove(seat: number): Promise<void> {
    await ask("POST", this.#at("removals"), { seat });
  }

  async start(): Promise<void> {
    await ask("POST", this.#at("start"));
  }

  #at(place: string): string {
    return `/api/tables/${this.key}/${place}`;
  }
}
