import { useRef, useState } from 'react';
import { Refused } from '../../shell/net';
import { grab } from './queries';

/** A packet that was pressed, where it was, in percent of the screen. */
export interface Pressed {
  readonly key: number;
  readonly x: number;
  readonly y: number;
  /** gems; undefined until the shop answers */
  readonly amount: number | undefined;
}

/** Refusals after which this rain gives no more: over, another account of the device, all of one’s own, all given. */
const LAST = new Set([1032, 1035, 1037, 1038]);
const SHOWN_MS = 1_400;

/** Grabs packets, one call each, and keeps what they brought. */
export function useGrabs() {
  const [pressed, setPressed] = useState<readonly Pressed[]>([]);
  const [amounts, setAmounts] = useState<readonly number[]>([]);
  const [trouble, setTrouble] = useState<string>();
  const [done, setDone] = useState(false);
  const keys = useRef(0);
  const drop = (key: number) => setPressed((all) => all.filter((one) => one.key !== key));
  const press = async (x: number, y: number): Promise<void> => {
    if (done) return;
    const key = (keys.current += 1);
    setPressed((all) => [...all, { key, x, y, amount: undefined }]);
    try {
      const { amount } = await grab();
      setAmounts((all) => [...all, amount]);
      setTrouble(undefined);
      setPressed((all) => all.map((one) => (one.key === key ? { ...one, amount } : one)));
      setTimeout(() => drop(key), SHOWN_MS);
    } catch (error) {
      drop(key);
      if (error instanceof Error) setTrouble(error.message);
      if (error instanceof Refused && LAST.has(error.errCode)) setDone(true);
    }
  };
  return { pressed, amounts, trouble, done, press };
}
