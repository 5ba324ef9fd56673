import { useEffect, useState } from 'react';

export const SPEEDS = [0.5, 1, 2] as const;

/** A tape of some length in milliseconds: it starts at its end, plays at a speed, and can be taken anywhere. */
export function useTape(length: number) {
  const [at, setAt] = useState(length);
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!running) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function show(now) {
      const passed = (now - last) * speed;
      last = now;
      setAt((before) => Math.min(length, before + passed));
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [running, speed, length]);
  const ended = at >= length;
  useEffect(() => {
    if (ended) setRunning(false);
  }, [ended]);
  return {
    at,
    running,
    speed,
    setSpeed,
    seek: (place: number) => {
      setRunning(false);
      setAt(place);
    },
    /** From the beginning again, once it is at its end. Who wants no movement is taken to the end at once. */
    toggle: () => {
      if (running) return setRunning(false);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setAt(ended ? 0 : length);
      if (ended) setAt(0);
      return setRunning(true);
    },
  };
}
