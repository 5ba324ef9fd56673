import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { FOLLOW_MS, WithdrawalReversed } from './events.ts';
import type { NoteOffer } from './note-offer.ts';
import type { WithdrawalState } from './withdrawal.ts';

/** In order of precedence. */
export type ReverseWithdrawalRejection =
  /** nothing was delivered, or under another reference */
  | { readonly code: 'not-delivered' }
  /** the platform can no longer reverse it */
  | { readonly code: 'settled'; readonly settlesAt: number };

/** Notes that the platform reversed the trade. Writes nothing if repeated. */
export const reverseWithdrawal: Command<
  WithdrawalState,
  NoteOffer,
  Pick<Moment, 'time'>,
  ReverseWithdrawalRejection,
  null
> = {
  name: 'reverse-withdrawal',
  decide({ withdrawal: { delivered, reversed } }, { reference }, { time }) {
    if (delivered?.reference !== reference) return rejected({ code: 'not-delivered' });
    if (reversed !== undefined) return accepted();
    const { settlesAt } = delivered;
    return time > settlesAt
      ? rejected({ code: 'settled', settlesAt })
      : accepted(WithdrawalReversed.of({ reference, due: time + FOLLOW_MS }));
  },
  reply: () => null,
};
