import { useEffect, useReducer, useState } from 'react';
import { serverNow } from '../../shell/net/clock';
import { nextTurn, type Scene, sceneAt, type Times } from './scene';

/** A clock that a picture follows. */
export interface Clock {
  /** milliseconds since 1970, as the battle's times are */
  readonly now: () => number;
  /** 1: as it happens; 0: stands */
  readonly rate: number;
}

export const LIVE: Clock = { now: serverNow, rate: 1 };
export const SPEEDS = [0.5, 1, 2] as const;

/** Returns a clock that runs on from a time, for a replay. */
function clockFrom(time: number, rate: number): Clock {
  const begun = performance.now();
  return { now: () => time + (performance.now() - begun) * rate, rate };
}

/** Longest wait in one step, as a timer cannot count further than that many milliseconds. */
const LONGEST = 60_000;

/** Returns the picture of the present moment, and changes it on time. */
export function useScene(times: Times, clock: Clock): Scene {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const shown = clock.now();
  useEffect(() => {
    if (clock.rate === 0) return undefined;
    const next = nextTurn(times, shown);
    if (next === undefined) return undefined;
    const timer = setTimeout(look, Math.min(LONGEST, Math.max(10, (next - clock.now()) / clock.rate)));
    return () => clearTimeout(timer);
  }, [times, clock, shown]);
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return sceneAt(times, shown);
}

/** Returns the clock of a room: as it happens, or one of the viewer's own. */
export function useClock() {
  const [own, setOwn] = useState<Clock>();
  const clock = own ?? LIVE;
  return {
    clock,
    isLive: own === undefined,
    follow: () => setOwn(undefined),
    seek: (time: number, rate = clock.rate) => setOwn(clockFrom(time, rate)),
    setRate: (rate: number) => setOwn(clockFrom(clock.now(), rate)),
  };
}
export type RoomClock = ReturnType<typeof useClock>;
