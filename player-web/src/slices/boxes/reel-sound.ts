// The reel's ticks: made before anything moves, then handed to the sound card with the times they are due. No timer of
// the page's thread has a part in it.
import { ticksOf } from './reel-timing';

/** Plates from the start to the winner, and where the strip first stops, in plates beside the middle. */
interface Passing {
  readonly plates: number;
  readonly offset: number;
}

const TICK_S = 0.03;
const PITCH_HZ = 1800;
const FADING = 180;
const VOLUME = 0.12;
/** A tick in the hand. */
const TAP_MS = 8;

interface Sound {
  readonly context: AudioContext;
  readonly tick: AudioBuffer;
}

let sound: Sound | undefined;

/** Makes the sound ready. Browsers allow it in answer to a press alone. */
export function readySound(): void {
  sound ??= made();
  // A browser that does not let it sound stays silent.
  sound?.context.resume().catch(() => {});
}

function made(): Sound | undefined {
  if (!('AudioContext' in globalThis)) return undefined;
  const context = new AudioContext();
  const tick = context.createBuffer(1, Math.ceil(TICK_S * context.sampleRate), context.sampleRate);
  tick.copyToChannel(tickAt(context.sampleRate, tick.length), 0);
  return { context, tick };
}

/** A short tone that dies away: wood on wood. */
const tickAt = (rate: number, length: number) =>
  Float32Array.from(
    { length },
    (_, at) => VOLUME * Math.sin((2 * Math.PI * PITCH_HZ * at) / rate) * Math.exp((-FADING * at) / rate),
  );

/** Ticks, and taps in the hand, as the plates pass. Gives the function that silences what has not sounded yet. */
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

/** As browsers take it: on and off in turn, in ms, beginning with on. */
export function tapsOf(ticks: readonly number[]): number[] {
  const pattern = [0];
  let at = 0;
  for (const tick of ticks) {
    pattern.push(Math.max(0, Math.round(tick - at)), TAP_MS);
    at = tick + TAP_MS;
  }
  return pattern;
}
