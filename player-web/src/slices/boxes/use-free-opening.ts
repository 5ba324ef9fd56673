import { useCallback, useEffect, useRef, useState } from 'react';
import { wantedMotion } from '../../shell/play/motion';
import { withholdResults } from '../../shell/play/results';
import { refreshUser } from '../../shell/session';
import { revealMs } from './reel-timing';

/** An opening that costs nothing: sent, running, or shown. */
export interface Opening<Box, Won> {
  readonly box: Box;
  /** undefined until the answer comes */
  readonly won: Won | undefined;
  readonly shown: boolean;
}

/** Opens boxes that cost nothing, one at a time. Results stay back until the strip rests. @param onShown called then */
export function useFreeOpening<Box, Won>(onShown?: () => void) {
  const [run, setRun] = useState<Opening<Box, Won>>();
  const { hold, release } = useHold();

  const show = useCallback(() => {
    setRun((now) => now && { ...now, shown: true });
    release();
    void refreshUser();
    onShown?.();
  }, [release, onShown]);

  const won = run?.won;
  useEffect(() => {
    if (won === undefined) return undefined;
    const timer = setTimeout(show, revealMs(wantedMotion()));
    return () => clearTimeout(timer);
  }, [won, show]);

  const end = useCallback(() => {
    setRun(undefined);
    release();
  }, [release]);

  /** Starts an opening. @throws the error of `ask`, after ending it */
  const open = async (box: Box, ask: () => Promise<Won | undefined>) => {
    setRun({ box, won: undefined, shown: false });
    hold();
    try {
      const result = await ask();
      if (result === undefined) end();
      else setRun((now) => (now?.box === box ? { ...now, won: result } : now));
    } catch (error) {
      end();
      throw error;
    }
  };

  return { run, open, skip: show, end };
}

/** Withholds results until the opening ends or unmounts. */
function useHold() {
  const ending = useRef<() => void>(() => {});
  const hold = () => {
    ending.current = withholdResults();
  };
  const release = useCallback(() => ending.current(), []);
  useEffect(() => release, [release]);
  return { hold, release };
}
