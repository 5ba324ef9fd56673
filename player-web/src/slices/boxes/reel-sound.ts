// The reel's ticks: made before the animation and scheduled on the audio clock, so that no timer of the main thread is
// involved.
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

interface Sound {
  readonly context: AudioContext;
  readonly tick: AudioBuffer;
}

let sound: Sound | undefined;

/** Prepares audio. Browsers allow this only in response to a press. */
export function readySound(): void {
  sound ??= made();
  // If the browser does not allow audio, the reel stays silent.
  sound?.context.resume().catch(() => {});
}

function made(): Sound | undefined {
  if (!('AudioContext' in globalThis)) return undefined;
  const context = new AudioContext();
  const tick = context.createBuffer(1, Math.ceil(TICK_S * context.sampleRate), context.sampleRate);
  tick.copyToChannel(tickAt(context.sampleRate, tick.length), 0);
  return { context, tick };
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
  const ready = sound;
  const sources = ready === undefined ? [] : ticks.map((milliseconds) => playAt(milliseconds, ready));
  const taps = 'vibrate' in navigator && navigator.vibrate(tapsOf(ticks));
  return () => {
    for (const source of sources) source.stop();
    if (taps) navigator.vibrate(0);
  };
}

function playAt(milliseconds: number, { context, tick }: Sound): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = tick;
  source.connect(context.destination);
  source.start(context.currentTime + milliseconds / 1000);
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
