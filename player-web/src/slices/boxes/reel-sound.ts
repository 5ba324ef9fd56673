// The reel's ticks: made before the animation and scheduled on the audio clock, so that no timer of the main thread is
// involved.
import { readyAudio } from '../../shell/play/sound';
import { ticksOf } from './reel-timing';

/** Plates from the start to the winner, and the landing offset in plates from the middle. */
interface Passing {
  readonly plates: number;
  readonly offset: number;
}

const TICK_S = 0.03;
const PITCH_HZ = 1800;
const FADING = 180;
const VOLUME = 0.12;
/** duration of a vibration */
const TAP_MS = 8;

let tick: AudioBuffer | undefined;

/** Returns the tick, made once. */
function tickOn(audio: AudioContext): AudioBuffer {
  if (tick !== undefined) return tick;
  tick = audio.createBuffer(1, Math.ceil(TICK_S * audio.sampleRate), audio.sampleRate);
  tick.copyToChannel(tickAt(audio.sampleRate, tick.length), 0);
  return tick;
}

/** Returns a short decaying tone, like wood on wood. */
const tickAt = (rate: number, length: number) =>
  Float32Array.from(
    { length },
    (_, at) => VOLUME * Math.sin((2 * Math.PI * PITCH_HZ * at) / rate) * Math.exp((-FADING * at) / rate),
  );

/** Schedules ticks and vibrations as the plates pass. Returns a function that cancels the pending ones. */
export function soundReel({ plates, offset }: Passing): () => void {
  const ticks = ticksOf(plates, offset);
  const audio = readyAudio();
  const sources = audio === undefined ? [] : ticks.map((milliseconds) => playAt(milliseconds, audio));
  const taps = 'vibrate' in navigator && navigator.vibrate(tapsOf(ticks));
  return () => {
    for (const source of sources) source.stop();
    if (taps) navigator.vibrate(0);
  };
}

function playAt(milliseconds: number, audio: AudioContext): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = tickOn(audio);
  source.connect(audio.destination);
  source.start(audio.currentTime + milliseconds / 1000);
  return source;
}

/** Returns the pattern for `navigator.vibrate`: on and off in turn, in ms, beginning with on. */
export function tapsOf(ticks: readonly number[]): number[] {
  const pattern = [0];
  let at = 0;
  for (const tick of ticks) {
    pattern.push(Math.max(0, Math.round(tick - at)), TAP_MS);
    at = tick + TAP_MS;
  }
  return pattern;
}
