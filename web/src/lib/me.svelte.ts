import { ask, get } from "./api";
import { prefs } from "./prefs.svelte";
import type { Myself } from "./protocol";
import { connection } from "./socket";
import { isLang, preferred, say, words, type Lang } from "./words.svelte";

/** The guest who uses this page. */
class Me {
  /** Empty until the guest has chosen one. */
  name = $state("");
  /** The content of the name field. */
  typedName = $state("");

  /** Identify the guest and load the texts. This sets the cookie of the guest, so it comes before any other request. */
  async enter(): Promise<void> {
    const lang = isLang(prefs.lang) ? prefs.lang : preferred();
    const [known] = await Promise.all([get<Myself>("/api/me"), words.load(lang)]);
    this.name = known.name;
    this.typedName = known.name || suggestion();
    if (known.name && known.lang !== lang) await this.#save(known.name);
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

  async #save(name: string): Promise<void> {
    const known = await ask<Myself>("PUT", "/api/me", { name, lang: words.lang });
    this.name = known.name;
    connection().restart();
  }
}

/** A random name for a guest who has none. */
function suggestion(): string {
  const names = say("page-names").split(" ");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

export const me = new Me();
