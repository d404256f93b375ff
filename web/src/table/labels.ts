import { INNOCENT_COSTS, type GameEvent, type View } from "../lib/server/protocol";
import { say, words } from "../lib/words.svelte";
import { activeFace } from "../cards/faces";
import type { Offer } from "./actions/offers";
import type { Sight } from "./sight.svelte";

/** The name of a player, as it is written in sentences. */
export function nameOf(player: string): string {
  return player.slice(0, 1).toUpperCase() + player.slice(1);
}

/** A list of player names, in which the viewer is "you". */
export function namesOf(players: readonly string[], viewer: string | null): string {
  const names = players.map((player) => say("someone", { who: player === viewer ? "you" : "other", seat: nameOf(player) }));
  const last = names.pop() ?? "";
  const sound = SOUND_I.test(last) ? "i" : "other";
  return names.length ? say("list", { first: names.join(", "), last, sound }) : last;
}

/** How names begin before which Spanish says "e" for "y", as in the terminal (words/language.py). */
const SOUND_I = /^(h?[ií](?![aeoáéó])|y(?![aeiouáéíóú]))/i;

/** What the viewer is asked to do, or whom everybody waits for. */
export function promptOf(sight: Sight): string {
  const { view, table } = sight;
  if (!view || view.phase === "over" || table.isMoving) return "";
  if (!sight.isAsked) {
    if (table.legal.length) return debtsOf(sight) || say(sight.canUseCard ? "page-ask-jump" : "page-ask-others");
    return say("page-waits", { phase: view.phase, players: view.waiting.map(nameOf).join(", ") });
  }
  return view.phase === "answer" ? attackOf(sight, view) : say("page-ask", { phase: view.phase });
}

/** Who owes the call of UNO, as far as the viewer can do something about it; may be empty. */
function debtsOf(sight: Sight): string {
  if (sight.owesUno) return say("page-debt", { who: "you" });
  const caught = sight.offers.filter(({ verb }) => verb === "catch");
  return caught.map(({ rest }) => say("page-debt", { who: "other", seat: nameOf(rest) })).join(" ");
}

/** Who attacks the viewer with what, and what the viewer can do about it. */
function attackOf(sight: Sight, view: View): string {
  const has = (action: string): boolean => table.legal.includes(action);
  const { table } = sight;
  const ways = [say("page-way", accepted(sight))];
  if (has("challenge")) ways.push(say("page-way", { effect: "challenge" }));
  if (sight.offers.some(({ card }) => card !== null && card !== CLOAK)) ways.push(say("page-way", { effect: "stack" }));
  if (has(`play ${CLOAK}`)) ways.push(say("page-way", { effect: CLOAK }));
  const last = ways.pop() ?? "";
  const [top = ""] = view.discard;
  const face = activeFace(top, view.side);
  return say("page-attack", {
    by: view.turn === sight.me ? "start" : "player",
    seat: nameOf(view.turn ?? ""),
    card: words.face(face),
    a_card: words.a(face),
    ways: ways.length ? say("either", { first: ways.join(", "), last, sound: "other" }) : last,
  });
}

const CLOAK = "cloak";

/** The label of the button for an action. */
export function labelOf(offer: Offer, sight: Sight): string {
  if (offer.verb === "accept") return say("page-accept", accepted(sight));
  const put = sight.pending<number>("put") ?? 0;
  return say("page-action", { verb: offer.verb, seat: nameOf(offer.rest), put, action: offer.action });
}

/** What a card or an icon means for the viewer or the player who is asked, in addition to the prompt; may be empty. */
export function detailOf(sight: Sight): string {
  const { view, offers } = sight;
  const effect = sight.pending<string>("effect") ?? "";
  if (offers.some((offer) => offer.verb === "challenge")) {
    const due = sight.pending<number>("due") ?? 0;
    return say("page-challenge", {
      seat: nameOf(view?.turn ?? ""),
      hue: sight.pending<string>("former") ?? "",
      due,
      more: INNOCENT_COSTS,
      all: due + INNOCENT_COSTS,
    });
  }
  if (view?.phase === "discard" && effect) {
    const [seat = ""] = view.waiting;
    const shown = sight.pending<string[]>("shown")?.length ?? 0;
    return say("page-effect", { who: sight.isAsked ? "you" : "other", seat: nameOf(seat), effect, icon: effect, shown });
  }
  return "";
}

/** The variables for the label of accepting: what the viewer would accept. */
function accepted(sight: Sight): Record<string, string | number> {
  const number = sight.pending<number>("due") ?? 0;
  const effect = sight.pending<string>("effect") ?? "";
  const meaning = sight.view?.phase === "notice" ? "notice" : number ? "due" : (UNKNOWN_DRAW[effect] ?? effect);
  return { effect: meaning, number, hue: sight.view?.colour ?? "" };
}

/** How the label describes effects that make a player draw an unknown number of cards. */
const UNKNOWN_DRAW: Record<string, string> = { "wild+colour": "until" };

/** The last event about a player, in a word; empty if there was none. */
export function bubbleOf(events: readonly GameEvent[], player: string): string {
  const own = events.filter((event) => event.seat === player && !WITHOUT_BUBBLE.includes(event.kind));
  const last = own.findLast((event) => event.kind !== "skipped") ?? own.at(-1);
  if (!last) return "";
  return say("page-bubble", {
    kind: last.kind,
    count: own.filter((event) => event.kind === last.kind).length,
    card: last.card ? words.face(activeFace(last.card, last.side)) : "",
    to: nameOf(last.to ?? ""),
    hue: last.colour ?? "",
  });
}

const WITHOUT_BUBBLE = [
  // What was spun is named at the wheel.
  ...["deals", "drew_high", "turned_up", "reversed", "flipped", "put_back", "spun", "told", "showed", "gave_hand", "reshuffled"],
  ...["scored", "capped", "eliminated", "final", "won_match"],
];
