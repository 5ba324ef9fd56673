import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { CHECK_MINUTES_MAX, CHECK_MINUTES_MIN, RealityCheckSet } from './events.ts';
import type { Limits } from './state.ts';

export interface SetRealityCheck {
  /** 5 to 1,440 minutes of play; null: never */
  readonly everyMinutes: number | null;
}

export type SetRealityCheckRejection = {
  readonly code: 'reality-check-out-of-range';
  readonly min: number;
  readonly max: number;
};

/** Sets after how many minutes of play the player must see time and net result. Writes nothing if it is unchanged. */
export const setRealityCheck: Command<
  { limits: Limits },
  SetRealityCheck,
  Moment,
  SetRealityCheckRejection,
  SetRealityCheck
> = {
  name: 'set-reality-check',
  decide({ limits: { checkEvery } }, { everyMinutes }) {
    if (everyMinutes !== null && !isMinutes(everyMinutes))
      return rejected({
        code: 'reality-check-out-of-range',
        min: CHECK_MINUTES_MIN,
        max: CHECK_MINUTES_MAX,
      });
    return everyMinutes === checkEvery ? accepted() : accepted(RealityCheckSet.of({ everyMinutes }));
  },
  reply: (_events, { everyMinutes }) => ({ everyMinutes }),
};

const isMinutes = (minutes: number): boolean =>
  Number.isSafeInteger(minutes) && minutes >= CHECK_MINUTES_MIN && minutes <= CHECK_MINUTES_MAX;
