import { ask } from "../lib/api";

/** Requests that change the seats of a table before its match. The results arrive as updates of the table. */
export class Seating {
  constructor(private readonly key: string) {}

  /** Take a seat, or the first free one with "any", and add a salt to the first deal. */
  async sit(seat: number | "any", salt = ""): Promise<void> {
    await ask("PUT", this.#at(`seats/${seat}`), salt ? { salt } : {});
  }

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
