import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { BREAK_HOURS_MAX, BreakTaken, breakEnd } from './events.ts';
import type { Limits } from './state.ts';

export interface TakeBreak {
  /** 1 to 1,008: six weeks */
  readonly hours: number;
}

/** In order of precedence. Times in milliseconds since 1970. */
export type TakeBreakRejection =
  | { readonly code: 'break-out-of-range'; readonly max: number }
  /** a running break ends later and is never shortened */
  | { readonly code: 'break-runs'; readonly until: number };

/** Stops a player's play and orders for some time from now on. A running break can only be extended. */
export const takeBreak: Command<{ limits: Limits }, TakeBreak, Moment, TakeBreakRejection, TakeBreak> = {
  name: 'take-break',
  decide({ limits: { breakUntil } }, { hours }, { time }) {
    if (!Number.isSafeInteger(hours) || hours < 1 || hours > BREAK_HOURS_MAX)
      return rejected({ code: 'break-out-of-range', max: BREAK_HOURS_MAX });
    return breakEnd(time, hours) < breakUntil
      ? rejected({ code: 'break-runs', until: breakUntil })
      : accepted(BreakTaken.of({ hours }));
  },
  reply: (_events, { hours }) => ({ hours }),
};
