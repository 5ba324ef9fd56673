import { useEffect, useState } from 'react';

export const SPEEDS: readonly number[] = [0.5, 1, 2];

/** A tape of some length in milliseconds: starts at its end, plays at any speed, and can seek. */
export function useTape(length: number) {
  const [at, setAt] = useState(length);
  const [wanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState(1);
  const ended = at >= length;
  const running = wanted && !ended;
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
  return {
    at,
    running,
    speed,
    setSpeed,
    seek: (place: number) => {
      setWanted(false);
      setAt(place);
    },
    /** Plays or pauses; starts over at the end. With reduced motion it jumps to the end, or from there to the start. */
    toggle: () => {
      if (running) return setWanted(false);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setAt(ended ? 0 : length);
      if (ended) setAt(0);
      return setWanted(true);
    },
  };
}
