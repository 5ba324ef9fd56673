import { useEffect, useState } from 'react';
import { Refused } from '../../shell/net';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { store, stored } from '../../shell/session';
import { failureText, toast } from '../../shell/ui';
import { type Opening, useFreeOpening } from '../boxes/use-free-opening';
import { type Won, openTask } from '../tasks/queries';
import { type NewcomerBox, type Welfare, moveTo, refreshFirstDay } from './queries';
import { type Step, stepOf } from './step';
import { useT } from './t';

/** Where a player is in their first day, and what leads on. */
export interface Place {
  readonly step: Step;
  readonly run: Opening<NewcomerBox, Won> | undefined;
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

const refreshed = () => void refreshFirstDay();

export function useFirstDay(day: Welfare): Place {
  // 0: the welcome has not begun. Opening it sets 1.
  const [restarts, setRestarts] = useState(() => stored('register') === '0');
  useEffect(() => store('register', '1'), []);
  const { run, open, skip, end } = useFreeOpening<NewcomerBox, Won>(refreshed);
  const openUnderOneKey = useKeptKey();
  const moveUnderOneKey = useKeptKey();
  const failed = useFailure();

  return {
    run,
    step: run === undefined ? stepOf(day, restarts) : run.box.id === 'newcomer-free' ? 1 : 3,
    async open(box) {
      try {
        await open(box, async () => {
          if (box.id === 'newcomer-topup') await moveUnderOneKey({ status: ASKED_FOR }, moveTo);
          return openUnderOneKey({ boxId: box.id }, openTask);
        });
      } catch (error) {
        failed(error);
      }
    },
    skip,
    async confirm() {
      try {
        if (run?.box.id !== 'newcomer-topup' && day.status <= 1)
          await moveUnderOneKey({ status: CONFIRMED }, moveTo);
        await refreshFirstDay();
        setRestarts(false);
        end();
      } catch (error) {
        failed(error);
      }
    },
  };
}
