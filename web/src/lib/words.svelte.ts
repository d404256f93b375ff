import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

import type { FaceNames } from "./server/protocol";
import { trackWork } from "./time/settled";

export const LANGUAGES = { en: "English", es: "Español", fr: "Français", pt: "Português (Portugal)" } as const;
export type Lang = keyof typeof LANGUAGES;
export type Given = Record<string, string | number>;

/** Whether the page is translated into a language. */
export function isLang(code: string | undefined): code is Lang {
  return code !== undefined && code in LANGUAGES;
}

/** The first of the browser's languages that the page is translated into. */
export function preferred(wanted: readonly string[] = navigator.languages): Lang {
  return wanted.map((code) => code.slice(0, 2).toLowerCase()).find(isLang) ?? "en";
}

/** The texts of the page in the current language. */
class Words {
  lang = $state<Lang>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #faces = $state.raw<Record<string, FaceNames>>({});
  #edition = "";

  /** Load the texts of a language and switch to it. */
  load(lang: Lang): Promise<void> {
    return trackWork(this.#load(lang));
  }

  async #load(lang: Lang): Promise<void> {
    const answer = await fetch(`/locale/${lang}.ftl`);
    if (!answer.ok) throw new Error(`the catalogue ${lang} cannot be read`);
    this.setCatalogue(lang, await answer.text());
    if (this.#edition) await this.loadCardNames(this.#edition);
  }

  /** Switch to a catalogue of texts in Fluent format. */
  setCatalogue(lang: Lang, catalogue: string): void {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(catalogue));
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Load the names of an edition's cards. */
  loadCardNames(edition: string): Promise<void> {
    return trackWork(this.#loadCardNames(edition));
  }

  async #loadCardNames(edition: string): Promise<void> {
    this.#edition = edition;
    const answer = await fetch(`/api/cards?edition=${edition}&lang=${this.lang}`);
    if (answer.ok) this.#faces = ((await answer.json()) as { faces: Record<string, FaceNames> }).faces;
  }

  /** A message with its variables filled in; `option-target.label` means an attribute of a message. */
  say(id: string, given: Given = {}): string {
    const [name = id, attribute] = id.split(".");
    const message = this.#bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!this.#bundle || !pattern) return id;
    return this.#bundle.formatPattern(pattern, ungrouped(given), []);
  }

  /** The name of a face: "red 7". A hidden card is just "card". */
  face(face: string): string {
    return this.#faces[face]?.name ?? face;
  }

  /** The name of a face with its article: "a red 7". */
  a(face: string): string {
    return this.#faces[face]?.a ?? face;
  }
}

/** Variables whose numbers have no thousands separators, as in the other interfaces. */
function ungrouped(given: Given): Record<string, string | FluentNumber> {
  const variables = Object.entries(given).map(([name, word]) => [
    name,
    typeof word === "number" ? new FluentNumber(word, { useGrouping: false }) : word,
  ]);
  return Object.fromEntries(variables) as Record<string, string | FluentNumber>;
}

export const words = new Words();

/** A message of the catalogue in the current language. */
export function say(id: string, given: Given = {}): string {
  return words.say(id, given);
}
