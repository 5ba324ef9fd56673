import { useCallback, useEffect, useRef, useState } from 'react';
import { Refused } from '../../shell/net';
import { wantedMotion } from '../../shell/play/motion';
import { withholdResults } from '../../shell/play/results';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { refreshUser, store, stored } from '../../shell/session';
import { failureText, toast } from '../../shell/ui';
import { revealMs } from '../boxes/reel-timing';
import { type Won, openTask } from '../tasks/queries';
import { type NewcomerBox, type Welfare, moveTo, refreshFirstDay } from './queries';
import { type Step, stepOf } from './step';
import { useT } from './t';

/** An opening: sent, running, or shown. */
interface Run {
  readonly box: NewcomerBox;
  readonly won: Won | undefined;
  readonly shown: boolean;
}

/** Where a player is in their first day, and what leads on. */
export interface Place {
  readonly step: Step;
  readonly run: Run | undefined;
  readonly open: (box: NewcomerBox) => Promise<void>;
  readonly skip: () => void;
  /** Leaves a result. */
  readonly confirm: () => Promise<void>;
}

const ASKED_FOR = 4;
const CONFIRMED = 2;

/** Says a failed step. Without an answer it may have happened. */
export function useFailure(): (error: unknown) => void {
  const t = useT();
  return (error) => {
    if (error instanceof Refused) toast.error(t('failed'), { text: error.message });
    else if (error instanceof Error) toast.error(failureText(error));
    void refreshFirstDay();
  };
}

export function useFirstDay(day: Welfare): Place {
  // 0: the welcome has not begun. Opening it sets 1.
  const [restarts, setRestarts] = useState(() => stored('register') === '0');
  useEffect(() => store('register', '1'), []);
  const [run, setRun] = useState<Run>();
  const { hold, release } = useHold();
  const openUnderOneKey = useKeptKey();
  const moveUnderOneKey = useKeptKey();
  const failed = useFailure();

  const show = useCallback(() => {
    setRun((now) => now && { ...now, shown: true });
    release();
    void refreshUser();
    void refreshFirstDay();
  }, [release]);

  const won = run?.won;
  useEffect(() => {
    if (won === undefined) return undefined;
    const timer = setTimeout(show, revealMs(wantedMotion()));
    return () => clearTimeout(timer);
  }, [won, show]);

  return {
    run,
    step: run === undefined ? stepOf(day, restarts) : run.box.id === 'newcomer-free' ? 1 : 3,
    async open(box) {
      setRun({ box, won: undefined, shown: false });
      hold();
      try {
        if (box.id === 'newcomer-topup') await moveUnderOneKey({ status: ASKED_FOR }, moveTo);
        const result = await openUnderOneKey({ boxId: box.id }, openTask);
        setRun(result && { box, won: result, shown: false });
      } catch (error) {
        setRun(undefined);
        release();
        failed(error);
      }
    },
    skip: show,
    async confirm() {
      try {
        if (run?.box.id !== 'newcomer-topup' && day.status <= 1)
          await moveUnderOneKey({ status: CONFIRMED }, moveTo);
        await refreshFirstDay();
        setRestarts(false);
        setRun(undefined);
      } catch (error) {
        failed(error);
      }
    },
  };
}

/** Withholds results while an opening runs, and no longer than the dialog is there. */
function useHold() {
  const end = useRef<() => void>(() => {});
  const hold = () => {
    end.current = withholdResults();
  };
  const release = useCallback(() => end.current(), []);
  useEffect(() => release, [release]);
  return { hold, release };
}
