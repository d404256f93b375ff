import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

import type { FaceNames } from "./protocol";
import { meanwhile } from "./settled";

export const LANGUAGES = { en: "English", es: "Español", fr: "Français", pt: "Português" } as const;
export type Lang = keyof typeof LANGUAGES;
export type Given = Record<string, string | number>;

/** Whether a code is one of our languages. */
export function isLang(code: string | undefined): code is Lang {
  return code !== undefined && code in LANGUAGES;
}

/** The language of ours that the browser likes most. */
export function preferred(wanted: readonly string[] = navigator.languages): Lang {
  return wanted.map((code) => code.slice(0, 2).toLowerCase()).find(isLang) ?? "en";
}

/** Everything that the page says, in the language of the moment. */
class Words {
  lang = $state<Lang>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #faces = $state.raw<Record<string, FaceNames>>({});
  #edition = "";

  /** Speak a language from now on. */
  speak(lang: Lang): Promise<void> {
    return meanwhile(this.#speak(lang));
  }

  async #speak(lang: Lang): Promise<void> {
    const answer = await fetch(`/locale/${lang}.ftl`);
    if (!answer.ok) throw new Error(`the catalogue ${lang} can not be read`);
    this.learn(lang, await answer.text());
    if (this.#edition) await this.learnCards(this.#edition);
  }

  /** Take a catalogue as it is. */
  learn(lang: Lang, catalogue: string): void {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(catalogue));
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Know the names of an edition's cards. */
  learnCards(edition: string): Promise<void> {
    return meanwhile(this.#learnCards(edition));
  }

  async #learnCards(edition: string): Promise<void> {
    this.#edition = edition;
    const answer = await fetch(`/api/cards?edition=${edition}&lang=${this.lang}`);
    if (answer.ok) this.#faces = ((await answer.json()) as { faces: Record<string, FaceNames> }).faces;
  }

  /** A message with its words filled in; `option-target.label` is an attribute of one. */
  say(id: string, given: Given = {}): string {
    const [name = id, attribute] = id.split(".");
    const message = this.#bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!this.#bundle || !pattern) return id;
    return this.#bundle.formatPattern(pattern, plain(given), []);
  }

  /** The name of a face; of a hidden one just "card". */
  face(face: string): string {
    return this.#faces[face]?.name ?? face;
  }

  /** One such card: "a red 7". */
  a(face: string): string {
    return this.#faces[face]?.a ?? face;
  }
}

/** Numbers without marks between their thousands, as everywhere else. */
function plain(given: Given): Record<string, string | FluentNumber> {
  const said = Object.entries(given).map(([name, word]) => [
    name,
    typeof word === "number" ? new FluentNumber(word, { useGrouping: false }) : word,
  ]);
  return Object.fromEntries(said) as Record<string, string | FluentNumber>;
}

export const words = new Words();

/** A message of the catalogue in the language of the moment. */
export function say(id: string, given: Given = {}): string {
  return words.say(id, given);
}
