import { prefs } from "../lib/guest/prefs.svelte";
import type { GameEvent } from "../lib/server/protocol";
import { DEAL, pace, STAGGER, TRAVEL } from "../lib/time/pace";
import { lengthOf, SOUNDS, type SoundName } from "./library";
import { mayBeHeard, play, type Note } from "./tones";

/** A sound, and when it is heard: in seconds after its events are shown. */
export interface Cue {
  readonly name: SoundName;
  readonly at: number;
}

/** From so many cards at once on, drawing is a hit. */
const HIT = 2;
/** How many sounds follow each other at most: nobody waits for them. */
const MOST = 6;
const LANDING: readonly string[] = ["played", "discarded"];
const HOWLER = "howler";
const TURN_BUZZ = 60;
const HIT_BUZZ = [90, 50, 90, 50, 140];

/** The sounds of events, in the order in which they are seen. A card is heard when it lands. */
export function cuesOf(events: readonly GameEvent[]): Cue[] {
  const cues: Cue[] = [];
  const isDealt = events.some(({ kind }) => kind === "turned_up" || kind === "deals");
  if (isDealt) cues.push({ name: pace(1) ? "dealt" : "drew", at: 0 });
  let at = isDealt ? pace(DEAL) / 1000 : 0;
  for (const [index, event] of events.entries()) {
    if (cues.length >= MOST) break;
    if (event.kind === "drew") {
      const isFirst = !events.slice(0, index).some(({ kind, seat }) => kind === "drew" && seat === event.seat);
      if (!isFirst || isDealt) continue;
      const count = events.filter(({ kind, seat }) => kind === "drew" && seat === event.seat).length;
      if (count >= HIT) cues.push({ name: "hit", at });
      for (let card = 0; card < Math.min(count, MOST); card += 1) cues.push({ name: "drew", at: at + (card * pace(STAGGER)) / 1000 });
      at += 0.25;
    } else {
      const names = soundsOf(event);
      if (names.some((name) => LANDING.includes(name))) at += pace(TRAVEL) / 1000;
      for (const name of names) {
        cues.push({ name, at });
        at += Math.min(lengthOf(name), 0.4);
      }
    }
  }
  return cues;
}

function soundsOf({ kind, card }: GameEvent): SoundName[] {
  if (kind === "spun" || kind === "drew" || !(kind in SOUNDS)) return [];
  return kind === "played" && card === HOWLER ? ["played", "howler"] : [kind as SoundName];
}

/** Play the sounds of the last events, and one more if it is now the viewer's turn. */
export function sound(events: readonly GameEvent[], isTurn = false): void {
  if (!prefs.sounds) return;
  const cues = cuesOf(events);
  for (const { name, at } of cues) play(name === "dealt" ? paced(SOUNDS.dealt) : SOUNDS[name], at);
  const last = cues.at(-1);
  if (isTurn) play(SOUNDS.turn, last ? last.at + Math.min(lengthOf(last.name), 0.4) : 0);
}

/** The wheel ticks for as long as it turns. */
export function soundWheel(): void {
  if (prefs.sounds && pace(1)) play(paced(SOUNDS.spun));
}

/** Notes that go with a motion, at its speed. */
function paced(notes: readonly Note[]): Note[] {
  return notes.map((note) => ({ ...note, at: pace(note.at ?? 0) }));
}

/** Play a single sound. */
export function soundOnce(name: SoundName, delay = 0): void {
  if (prefs.sounds) play(SOUNDS[name], delay);
}

/** Let a phone vibrate on the viewer's turn, and when the viewer has to draw several cards. */
export function feel(events: readonly GameEvent[], me: string | null, isTurn: boolean): void {
  if (!prefs.vibration || !mayBeHeard() || me === null) return;
  const drawn = events.some(({ kind }) => kind === "turned_up") ? 0 : events.filter(({ kind, seat }) => kind === "drew" && seat === me).length;
  if (drawn >= HIT) navigator.vibrate?.(HIT_BUZZ);
  else if (isTurn) navigator.vibrate?.(TURN_BUZZ);
}
