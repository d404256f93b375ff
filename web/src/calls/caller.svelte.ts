import { untrack } from "svelte";

import { prefs } from "../lib/guest/prefs.svelte";
import { tab } from "../lib/page/tab.svelte";
import type { TableConnection, Whole } from "../lib/server/tableConnection.svelte";
import { say } from "../lib/words.svelte";
import { mayBeHeard, play, type Note } from "../sounds/tones";
import { newsBetween, type News } from "./news";
import { clearNotices, notify } from "./notices";
import { Presence } from "./presence";

const CALL: readonly Note[] = [{ pitch: 659, length: 0.2 }, { at: 0.18, pitch: 880, length: 0.35 }];
const BUZZ = [120, 60, 120];

/** Calls a guest who has a seat at a table and looks away: when it is their turn, and when others come, go or speak. */
export class Caller {
  #before: Whole | null = null;
  #wasAsked = false;
  readonly #presence = new Presence((news) => this.#tell(news));

  /** Created while a component is set up: it calls as long as the component is there. */
  constructor(private readonly table: TableConnection) {
    $effect(() => this.#compare(table.shown));
    $effect(() => this.#look(table.waiting));
    $effect(() => this.#trackPresence(table.here));
    $effect(() => {
      if (tab.isLookedAt) untrack(() => this.#calm());
    });
    $effect(() => () => {
      this.#presence.stop();
      this.#calm();
    });
  }

  get #path(): string {
    return `/t/${this.table.key}`;
  }

  #compare(shown: Whole | null): void {
    const before = this.#before;
    this.#before = shown;
    if (before && shown) untrack(() => newsBetween(before, shown).forEach((news) => this.#tell(news)));
  }

  #look(isAsked: boolean): void {
    const isNew = isAsked && !this.#wasAsked;
    this.#wasAsked = isAsked;
    if (isNew) untrack(() => this.#tell({ kind: "turn", who: "" }));
  }

  #trackPresence(here: readonly number[]): void {
    const { seats, you } = this.table.shown ?? { seats: [], you: null };
    const others = seats.map((seat, number) => ({ ...seat, number })).filter((seat) => seat.taken && seat.number !== you);
    const connected = others.filter((seat) => here.includes(seat.number));
    const names = (some: typeof others): string[] => some.map((seat) => seat.name);
    untrack(() => this.#presence.update(names(connected), names(others)));
  }

  /** Tell a guest who looks away. */
  #tell(news: News): void {
    const shown = this.table.shown;
    if (tab.isLookedAt || !shown || (shown.you === null && !shown.host)) return;
    const text = say("page-call", { kind: news.kind, seat: news.who, text: news.text ?? "" });
    // The turn stays in the title: it is what the others wait for.
    if (news.kind === "turn" || !this.table.waiting) tab.call = `● ${text}`;
    if (news.kind === "turn" && prefs.calls) this.#alarm();
    const title = shown.settings.title || "Sabot";
    if (prefs.notify) void notify({ kind: news.kind, title, body: text, path: this.#path });
  }

  #alarm(): void {
    play(CALL);
    if (mayBeHeard()) navigator.vibrate?.(BUZZ);
  }

  #calm(): void {
    tab.call = null;
    void clearNotices(this.#path);
  }
}
