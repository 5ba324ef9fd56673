import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { RAISE_WAIT_MS, RaiseConfirmed } from './events.ts';
import { type WhichLimit, lapses } from './set-limit.ts';
import { type Limits, capName } from './state.ts';

export interface ConfirmRaise extends WhichLimit {
  /** the requested amount, so that nothing else is confirmed */
  readonly amount: number | null;
}

/** In order of precedence. Times in milliseconds since 1970. */
export type ConfirmRaiseRejection =
  { readonly code: 'no-raise' } | { readonly code: 'raise-too-soon'; readonly ready: number };

/** Raises a limit as requested at least a day ago. */
export const confirmRaise: Command<
  { limits: Limits },
  ConfirmRaise,
  Moment,
  ConfirmRaiseRejection,
  { amount: number | null }
> = {
  name: 'confirm-raise',
  decide({ limits: { raises } }, { kind, span, amount }, { time }) {
    const raise = raises[capName(kind, span)];
    if (raise === undefined || raise.amount !== amount || time > lapses(raise))
      return rejected({ code: 'no-raise' });
    const ready = raise.asked + RAISE_WAIT_MS;
    return time < ready
      ? rejected({ code: 'raise-too-soon', ready })
      : accepted(RaiseConfirmed.of({ kind, span, amount }));
  },
  reply: (_events, { amount }) => ({ amount }),
};
