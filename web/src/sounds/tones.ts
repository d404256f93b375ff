import { prefs } from "../lib/guest/prefs.svelte";

/** A note of a sound. All sounds are made by code, of oscillators and filtered noise. */
export interface Note {
  /** When it begins, in seconds after the sound. */
  readonly at?: number;
  /** In hertz; of noise, the middle of its band. */
  readonly pitch: number;
  /** The pitch at which it ends, if it glides. */
  readonly to?: number;
  /** In seconds. */
  readonly length: number;
  readonly voice?: OscillatorType | "noise";
  /** How loud it is, compared with others. */
  readonly level?: number;
}

/** How loud a note is at the full volume. */
const LOUDEST = 0.16;
const SILENCE = 0.0001;
const ATTACK = 0.008;

let speaker: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let hasTapped = false;

// Browsers are silent until the guest has used the page, and complain about attempts.
for (const type of ["pointerdown", "keydown"]) {
  addEventListener(type, () => (hasTapped = true), { once: true, capture: true, passive: true });
}

/** Whether the guest has used the page, so that it may make itself heard and felt. */
export function mayBeHeard(): boolean {
  return hasTapped || (navigator.userActivation?.hasBeenActive ?? false);
}

/** Play a sound, now or after some seconds, if the page may. */
export function play(notes: readonly Note[], delay = 0): void {
  if (!notes.length || !prefs.volume || !mayBeHeard() || typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  void speaker.resume(); // some devices stop it while the page is hidden
  for (const note of notes) playNote(speaker, note, speaker.currentTime + delay + (note.at ?? 0));
}

function playNote(context: AudioContext, { pitch, to = pitch, length, voice = "sine", level = 1 }: Note, start: number): void {
  const gain = context.createGain();
  const loud = Math.max(LOUDEST * prefs.volume * level, SILENCE);
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(ATTACK, length / 3));
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  gain.connect(context.destination);
  if (voice === "noise") {
    const [source, band] = [context.createBufferSource(), context.createBiquadFilter()];
    source.buffer = noise ??= whiteNoise(context);
    band.type = "bandpass";
    glide(band.frequency, pitch, to, start, length);
    source.connect(band).connect(gain);
    source.start(start, 0, length);
  } else {
    const tone = context.createOscillator();
    tone.type = voice;
    glide(tone.frequency, pitch, to, start, length);
    tone.connect(gain);
    tone.start(start);
    tone.stop(start + length);
  }
}

function glide(frequency: AudioParam, from: number, to: number, start: number, length: number): void {
  frequency.setValueAtTime(from, start);
  if (to !== from) frequency.exponentialRampToValueAtTime(to, start + length);
}

/** A second of noise. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
