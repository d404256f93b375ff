import { ask, get } from "../server/api";
import { pageVersion } from "../page/pageVersion.svelte";
import { ownSettings } from "./ownSettings.svelte";
import { prefs } from "./prefs.svelte";
import type { Myself } from "../server/protocol";
import { server } from "../server/server.svelte";
import { connection } from "../server/socket";
import { isLang, preferred, say, words, type Lang } from "../words.svelte";

/** The guest who uses this page. */
class Me {
  /** Empty until the guest has chosen one. */
  name = $state("");
  /** The face that others see at the seat; empty while the server does not know the guest. */
  face = $state("");
  /** The content of the name field. */
  typedName = $state("");

  /** Whether the server knows the guest. It does not while it cannot be reached. */
  #isKnown = false;

  /**
   * Identify the guest and load the texts. This sets the cookie of the guest, so it comes before any other request.
   * Without a server the guest has no name, and the texts are those that the browser has kept.
   */
  async enter(): Promise<void> {
    const shared = await ownSettings.read();
    const wanted = [prefs.lang, shared.language].find(isLang);
    const lang = wanted ?? preferred();
    const [known] = await Promise.all([this.#recognize(), words.load(lang)]);
    this.name = known?.name ?? "";
    this.face = known?.face ?? "";
    this.typedName = this.name || shared.name || suggestion();
    if (known?.name && known.lang !== lang) await this.#save(known.name);
  }

  /** The server may be back: identify the guest if that has failed before. */
  async enterAgain(): Promise<void> {
    if (this.#isKnown) await get<Myself>("/api/me");
    else await this.enter();
  }

  async #recognize(): Promise<Myself | null> {
    try {
      const known = await get<Myself>("/api/me");
      this.#isKnown = true;
      return known;
    } catch (error) {
      if (server.isReachable) throw error;
      return null;
    }
  }

  /** Take the name in the field, or a suggested one if it is empty. */
  async sign(): Promise<void> {
    this.typedName = this.typedName.trim() || this.name || suggestion();
    await this.rename(this.typedName);
  }

  /** Take a name. */
  async rename(name: string): Promise<void> {
    if (name !== this.name) await this.#save(name);
  }

  /** Switch to another language. */
  async setLanguage(lang: Lang): Promise<void> {
    await words.load(lang);
    prefs.lang = lang;
    if (this.name) await this.#save(this.name);
  }

  /** Leave for good on every device, and become a new guest; what the server keeps of the old one can be deleted. */
  async leave(isDeleting: boolean): Promise<void> {
    const [method, path] = isDeleting ? ["DELETE", "/api/me/data"] : ["POST", "/api/me/leave"];
    const known = await ask<Myself>(method, path);
    this.#take(known);
    this.typedName = suggestion();
    connection().restart();
    await pageVersion.forget();
  }

  /** Become the guest who asked for this code on another device. */
  async continueAs(code: string): Promise<void> {
    const known = await ask<Myself>("POST", "/api/passes", { code });
    this.#take(known);
    this.typedName = known.name;
    connection().restart();
  }

  /** Take another face. A guest without a name takes the one in the field. */
  async wear(face: string): Promise<void> {
    this.face = face;
    if (!this.name) this.typedName = this.typedName.trim() || suggestion();
    await this.#save(this.name || this.typedName, face);
  }

  async #save(name: string, face = ""): Promise<void> {
    const known = await ask<Myself>("PUT", "/api/me", { name, lang: words.lang, ...(face && { face }) });
    this.#take(known);
    connection().restart();
  }

  #take(known: Myself): void {
    this.name = known.name;
    this.face = known.face ?? "";
  }
}

/** A random name for a guest who has none. */
function suggestion(): string {
  const names = say("page-names").split(" ");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

export const me = new Me();
