import { useEffect } from 'react';
import { useTicks } from '../play';
import { readyAudio } from '../play/sound';
import type { Grade } from './grade';

/** The tones of each grade in Hz, one after another. A loss has none: no sound of winning for a loss. */
const TONES: Readonly<Record<Grade, readonly number[]>> = {
  loss: [],
  even: [523.25],
  good: [523.25, 659.25],
  rare: [523.25, 659.25, 783.99],
  gold: [523.25, 659.25, 783.99, 1046.5],
};
const APART_S = 0.11;
const LONG_S = 0.9;
const VOLUME = 0.09;

/** Rings once for a result, if the player wants sound; skipping stops it. */
export function useResultSound(grade: Grade, skipped: boolean): void {
  const wanted = useTicks();
  useEffect(() => {
    const audio = readyAudio();
    if (!wanted || skipped || audio === undefined) return undefined;
    const sounding = TONES[grade].map((tone, at) => ring(audio, tone, audio.currentTime + at * APART_S));
    return () => sounding.forEach((source) => source.stop());
  }, [wanted, skipped, grade]);
}

/** Plays one tone that fades like a struck bowl. */
function ring(audio: AudioContext, tone: number, start: number): OscillatorNode {
  const source = new OscillatorNode(audio, { type: 'sine', frequency: tone });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(VOLUME, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + LONG_S);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + LONG_S);
  return source;
}
