/** A tone: its pitch in hertz, its length in seconds, and its waveform. */
export type Tone = readonly [pitch: number, length: number, voice: OscillatorType];

const VOLUME = 0.06;
const ATTACK = 0.01;

let speaker: AudioContext | null = null;
let hasTapped = false;

// Browsers are silent until the guest has used the page, and complain about attempts.
for (const type of ["pointerdown", "keydown"]) {
  addEventListener(type, () => (hasTapped = true), { once: true, capture: true, passive: true });
}

/** Whether the guest has used the page, so that it may make itself heard and felt. */
export function mayBeHeard(): boolean {
  return hasTapped || (navigator.userActivation?.hasBeenActive ?? false);
}

/** Play tones one after the other, if the page may. */
export function play(tones: readonly Tone[]): void {
  if (!tones.length || !mayBeHeard() || typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  void speaker.resume(); // some devices stop it while the page is hidden
  let start = speaker.currentTime;
  for (const [pitch, length, voice] of tones) {
    const [tone, level] = [speaker.createOscillator(), speaker.createGain()];
    tone.type = voice;
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.0001, start);
    level.gain.exponentialRampToValueAtTime(VOLUME, start + ATTACK);
    level.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(level).connect(speaker.destination);
    tone.start(start);
    tone.stop(start + length);
    start += length;
  }
}
