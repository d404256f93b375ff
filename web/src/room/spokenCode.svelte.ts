import { ask } from "../lib/server/api";
import type { TableCode } from "../lib/server/protocol";

/** The code of a table that gathers; empty until it is known, or if the table has none. */
export class SpokenCode {
  letters = $state("");

  /** Nothing is asked while the table is null. */
  constructor(table: () => string | null) {
    $effect(() => {
      const key = table();
      if (key === null) return;
      ask<TableCode>("POST", `/api/tables/${key}/code`).then(
        ({ code }) => (this.letters = code),
        () => {}, // the link invites as well
      );
    });
  }
}
