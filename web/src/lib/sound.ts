/** Sounds of the table, drawn by code: a knock of wood for a move, two notes for my turn, a blip, a chord. */
import { settings } from "./settings.svelte";

type Note = { at: number; pitch: number; long: number; loud: number; wave: OscillatorType };
const note = (at: number, pitch: number, long = 0.5, loud = 0.1, wave: OscillatorType = "sine"): Note => ({
  at,
  pitch,
  long,
  loud,
  wave,
});

const SOUNDS = {
  move: [note(0, 190, 0.07, 0.12, "triangle"), note(0.012, 95, 0.09, 0.08)],
  turn: [note(0, 523.25), note(0.14, 659.25)],
  chat: [note(0, 880, 0.12, 0.05), note(0.07, 1174.7, 0.14, 0.05)],
  end: [note(0, 392, 1.1, 0.07), note(0.1, 493.9, 1, 0.07), note(0.2, 587.3, 0.9, 0.07), note(0.34, 784, 1.2, 0.07)],
} satisfies Record<string, Note[]>;
export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | null = null;

/** Let it be heard, if the person likes sounds and the browser allows them. */
export function sound(name: Sound): void {
  if (!settings.choices.sound || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const { at, pitch, long, loud, wave } of SOUNDS[name]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, now + at);
    volume.gain.exponentialRampToValueAtTime(loud, now + at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + long);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + at);
    tone.stop(now + at + long + 0.05);
  }
}
