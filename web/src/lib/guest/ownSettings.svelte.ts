import { ask, get, sentence } from "../server/api";
import type { OwnSettings as Shared } from "../server/protocol";
import { say, words } from "../words.svelte";
import { PACES, prefs, SORTS, TABLES, tableLook, type Pace } from "./prefs.svelte";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The settings file that the page shares with the terminal, on the computer of a server that was started by `sabot`. */
class OwnSettings {
  /** Whether there is such a file for this page. */
  isHere = $state(false);
  /** What happened when it was saved. */
  said = $state("");

  /** Read the file, and take from it what the guest has not chosen here. Returns name and language for a new guest. */
  async read(host = location.hostname): Promise<{ name: string; language: string }> {
    const none = { name: "", language: "" };
    if (!LOOPBACK.test(host)) return none;
    try {
      const shared = await get<Shared | null>("/api/settings");
      if (shared === null) return none; // the server was not started by `sabot`
      this.isHere = true;
      prefs.table ||= TABLES.find((table) => table === shared.theme) ?? "";
      prefs.sort ||= SORTS.find((sort) => sort === shared.sort) ?? "";
      prefs.pace ||= (Object.keys(PACES) as Pace[]).find((pace) => pace === shared.pace) ?? "";
      return { name: shared.name ?? "", language: shared.language ?? "" };
    } catch {
      return none; // the file cannot be read: the page works without it
    }
  }

  /** Save the choices of this page for the terminal, and for other browsers on this computer. */
  async save(name = ""): Promise<void> {
    try {
      await ask<Shared>("PUT", "/api/settings", {
        ...(name && { name }),
        language: words.lang,
        theme: tableLook(),
        pace: prefs.pace || "usual",
        sort: prefs.sort || "colour",
      });
      this.said = say("page-own-settings-saved");
    } catch (error) {
      this.said = sentence(error);
    }
  }
}

export const ownSettings = new OwnSettings();
