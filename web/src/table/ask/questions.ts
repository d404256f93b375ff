import { COLOURS, colourOf, activeFace } from "../../cards/faces";
import { say, words } from "../../lib/words.svelte";
import { detailOf, labelOf, nameOf, promptOf } from "../labels";
import type { Sight } from "../sight.svelte";

/** How many sentences are told of what happened. */
const LAST = 5;

/** Something that one can ask the table by a single key, and the answer in words. */
export interface Question {
  readonly key: string;
  readonly name: string;
  answer(sight: Sight): string;
}

/** Everything that one sees at a glance, to be asked for. The same questions are commands of the terminal. */
export const QUESTIONS: readonly Question[] = [
  { key: "l", name: "last", answer: lastPlays },
  { key: "t", name: "top", answer: topCard },
  { key: "h", name: "hand", answer: ownHand },
  { key: "c", name: "counts", answer: counts },
  { key: "k", name: "clock", answer: clock },
  { key: "w", name: "what", answer: whatNow },
];

function lastPlays(sight: Sight): string {
  const told = sight.table.log.slice(-LAST).map(({ text }) => text);
  return told.join(" ") || say("tell-last-none");
}

function topCard(sight: Sight): string {
  const { view } = sight;
  const [top] = view?.discard ?? [];
  const card = top === undefined ? "" : words.a(activeFace(top, view?.side));
  return say("tell-top", { card, hue: view?.colour ?? "none", number: view?.draw ?? 0 });
}

/** The hand, by colours in the usual order, wilds last; then what can be played. */
function ownHand(sight: Sight): string {
  const { hand } = sight;
  const groups = [...COLOURS, null].map((colour) => hand.filter(({ face }) => colourOf(face) === colour));
  const cards = groups.filter((group) => group.length).map((group) => group.map(({ face }) => words.face(face)).join(", "));
  const playable = [...new Set(hand.filter((card) => card.action !== null).map(({ face }) => words.face(face)))];
  const told = say("tell-hand", { number: hand.length, hand: several(cards) });
  return playable.length ? `${told} ${say("tell-playable", { hand: playable.join(", ") })}` : told;
}

/** Texts one after the other, separated as the language does it. */
function several(texts: string[]): string {
  return texts.length ? texts.reduce((first, last) => say("tell-several", { first, last })) : "";
}

/** How many cards everybody holds, from the viewer's left. */
function counts(sight: Sight): string {
  const { view, me } = sight;
  const everybody = [...sight.others.map(({ name }) => name), ...(me === null ? [] : [me])];
  const told = everybody.map((name) =>
    say("tell-count", {
      who: name === me ? "you" : "other",
      seat: nameOf(name),
      number: view?.hands[name]?.length ?? 0,
      uno: view?.called_uno.includes(name) ? "said" : view?.owes_uno.includes(name) ? "owed" : "none",
    }),
  );
  return `${several(told)}. ${say("page-direction", { direction: view?.direction ?? "left" })}`;
}

function clock(sight: Sight): string {
  const { table } = sight;
  const { until, window } = table.shown?.clock ?? {};
  const left = (end: number | null | undefined): number => Math.max(0, Math.round(((end ?? 0) - performance.now() - table.skew) / 1000));
  const told = [
    ...(until ? [say("tell-clock", { number: left(until) })] : []),
    ...(window && left(window) ? [say("tell-window", { number: left(window) })] : []),
  ];
  return told.join(" ") || say("tell-no-clock");
}

/** What the viewer is asked, and every answer that has a button. */
function whatNow(sight: Sight): string {
  const buttons = sight.offers.filter((offer) => offer.card === null).map((offer) => labelOf(offer, sight));
  return [promptOf(sight), detailOf(sight), buttons.join(", ")].filter(Boolean).join(" ");
}
