import { type CSSProperties, useEffect, useState } from 'react';
import { LIVES_MS, SPAWN_MS, SPAWN_PHONE_MS } from './times';

/** A packet on its way. */
export interface Falling {
  readonly key: number;
  /** from the left, in percent of the room */
  readonly x: number;
}

/** The golden ratio spreads packets evenly, and no two in a row fall on each other. */
const SPREAD = 61.8;

const at = (key: number): number => (8 + key * SPREAD) % 100;

/** Returns the packets that fall now: a new one each 200 ms, 500 on phones; each lives six seconds. */
export function useFalling(phone: boolean, still: boolean) {
  const [falling, setFalling] = useState<readonly Falling[]>([]);
  const every = phone ? SPAWN_PHONE_MS : SPAWN_MS;
  const room = LIVES_MS / every;
  useEffect(() => {
    if (still) return undefined;
    let key = 0;
    const timer = setInterval(() => {
      key += 1;
      const one = { key, x: at(key) };
      setFalling((all) => [...all.filter((other) => other.key > one.key - room), one]);
    }, every);
    return () => clearInterval(timer);
  }, [every, room, still]);
  const take = (key: number) => setFalling((all) => all.filter((one) => one.key !== key));
  return { falling, take, room };
}

/** Returns the style that places a packet. */
export const placeOf = (x: number): CSSProperties & { readonly '--x': number } => ({ '--x': x });
