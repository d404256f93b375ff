import { isHidden } from "../lib/guest/hidden.svelte";
import { prefs } from "../lib/guest/prefs.svelte";
import type { ChatShown, Reacted, RemarkShown } from "../lib/server/protocol";

/** What somebody has just said, for as long as it takes to read. */
export interface Utterance {
  readonly number: number;
  /** The name of the player or spectator. */
  readonly name: string;
  readonly author: string;
  readonly text: string;
}

/** Something that was just shown or thrown. */
export interface Shown extends Reacted {
  readonly number: number;
}

const SHORTEST = 1800;
const LONGEST = 9000;
const PER_LETTER = 65;
/** How long a reaction is seen. */
export const REACTION_TIME = 2400;
/** How long something flies, of that time. */
export const FLIGHT_TIME = 720;
/** How many reactions are seen at once. */
const MOST = 12;

/** How long it takes to read a text, in milliseconds. */
export function readingTime(text: string): number {
  return Math.min(SHORTEST + PER_LETTER * text.length, LONGEST);
}

/** Under which name a bot is hidden: the same character at every table. */
export function botAuthor(name: string): string {
  return `bot ${name}`;
}

/** What people and bots say and show at a table right now. Nothing of it stays: the chat has what was said. */
export class Talk {
  #said = $state.raw<readonly Utterance[]>([]);
  #shown = $state.raw<readonly Shown[]>([]);
  #last = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** The last words of everybody who has just spoken, except of those whom the guest does not want to hear. */
  readonly said: readonly Utterance[] = $derived(prefs.talk ? this.#said.filter(({ author }) => !isHidden(author)) : []);
  readonly shown: readonly Shown[] = $derived(prefs.talk ? this.#shown.filter(({ author }) => !isHidden(author)) : []);

  /** Somebody says lines of the chat. */
  hear(lines: readonly ChatShown[]): void {
    for (const { name, author, text } of lines) this.#say(name, author, text);
  }

  /** Bots say something. */
  remark(remarks: readonly RemarkShown[]): void {
    for (const { seat, text } of remarks) this.#say(seat, botAuthor(seat), text);
  }

  react(reacted: Reacted): void {
    const number = ++this.#last;
    this.#shown = [...this.#shown, { ...reacted, number }].slice(-MOST);
    this.#later(REACTION_TIME, () => (this.#shown = this.#shown.filter((shown) => shown.number !== number)));
  }

  /** Forget everything. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    [this.#said, this.#shown] = [[], []];
  }

  #say(name: string, author: string, text: string): void {
    const number = ++this.#last;
    this.#said = [...this.#said.filter((said) => said.name !== name), { number, name, author, text }];
    this.#later(readingTime(text), () => (this.#said = this.#said.filter((said) => said.number !== number)));
  }

  #later(time: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, time);
    this.#timers.add(timer);
  }
}
