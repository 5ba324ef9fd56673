import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { FOLLOW_MS, WithdrawalEnded } from './events.ts';
import type { NoWithdrawal } from './note-offer.ts';
import { type WithdrawalState, withdrawalPhaseOf } from './withdrawal.ts';

/** In order of precedence. */
export type ExpireWithdrawalRejection =
  NoWithdrawal | { readonly code: 'too-early'; readonly releaseBy: number };

/** Ends a withdrawal that nobody released in time. Writes nothing if somebody did, or if repeated. */
export const expireWithdrawal: Command<
  WithdrawalState,
  unknown,
  Pick<Moment, 'time'>,
  ExpireWithdrawalRejection,
  null
> = {
  name: 'expire-withdrawal',
  decide({ withdrawal }, _input, { time }) {
    const { asked } = withdrawal;
    if (asked === undefined) return rejected({ code: 'no-withdrawal' });
    if (withdrawalPhaseOf(withdrawal) !== 'waiting') return accepted();
    const { releaseBy } = asked;
    return time < releaseBy
      ? rejected({ code: 'too-early', releaseBy })
      : accepted(WithdrawalEnded.of({ outcome: 'unreleased', reason: null, due: time + FOLLOW_MS }));
  },
  reply: () => null,
};
