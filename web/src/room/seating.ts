import { ask } from "../lib/api";

/** What can be done about the seats of a table that waits for its match; the table itself shows what came of it. */
export class Seating {
  constructor(private readonly key: string) {}

  /** Sit down, on the first free seat unless one is named, and stir something into the first deal. */
  async sit(seat: number | "any", salt = ""): Promise<void> {
    await ask("PUT", this.#at(`seats/${seat}`), salt ? { salt } : {});
  }

  async leave(): Promise<void> {
    await ask("DELETE", this.#at("seat"));
  }

  /** Keep a free seat for a person, or give it to a bot. */
  async give(seat: number, to: string): Promise<void> {
    await ask("PATCH", this.#at(`seats/${seat}`), { to });
  }

  /** Send away for good whoever has a seat. */
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
