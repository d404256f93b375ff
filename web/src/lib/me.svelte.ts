import { ask, get } from "./api";
import { prefs } from "./prefs.svelte";
import type { Myself } from "./protocol";
import { connection } from "./socket";
import { isLang, preferred, say, words, type Lang } from "./words.svelte";

/** The guest at this page. */
class Me {
  /** Empty until one is chosen. */
  name = $state("");
  /** What stands in the field for the name. */
  wish = $state("");

  /** Come in: the cookie that says who somebody is must be there before anything else is asked. */
  async enter(): Promise<void> {
    const lang = isLang(prefs.lang) ? prefs.lang : preferred();
    const [known] = await Promise.all([get<Myself>("/api/me"), words.speak(lang)]);
    this.name = known.name;
    this.wish = known.name || suggestion();
    if (known.name && known.lang !== lang) await this.#tell(known.name);
  }

  /** Be called from now on what stands in the field, or something if nothing does. */
  async sign(): Promise<void> {
    this.wish = this.wish.trim() || this.name || suggestion();
    await this.rename(this.wish);
  }

  /** Be called something from now on. */
  async rename(name: string): Promise<void> {
    if (name !== this.name) await this.#tell(name);
  }

  /** Speak another language. */
  async speak(lang: Lang): Promise<void> {
    await words.speak(lang);
    prefs.lang = lang;
    if (this.name) await this.#tell(this.name);
  }

  async #tell(name: string): Promise<void> {
    const known = await ask<Myself>("PUT", "/api/me", { name, lang: words.lang });
    this.name = known.name;
    connection().restart();
  }
}

/** A name for whoever has none. */
function suggestion(): string {
  const names = say("page-names").split(" ");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

export const me = new Me();
