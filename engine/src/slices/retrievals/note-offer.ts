import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { WithdrawalOffered } from './events.ts';
import { type WithdrawalState, withdrawalPhaseOf } from './withdrawal.ts';

export interface NoteOffer {
  readonly reference: string;
}

/** In order of precedence. */
export type NoteOfferRejection = NoWithdrawal | { readonly code: 'not-released' };
export interface NoWithdrawal {
  readonly code: 'no-withdrawal';
}

/** Notes that the provider offered the item. Writes nothing if there is an offer already, or the withdrawal ended. */
export const noteOffer: Command<
  WithdrawalState,
  NoteOffer,
  Pick<Moment, 'time'>,
  NoteOfferRejection,
  null
> = {
  name: 'note-offer',
  decide({ withdrawal }, { reference }, { time }) {
    const { asked } = withdrawal;
    if (asked === undefined) return rejected({ code: 'no-withdrawal' });
    const phase = withdrawalPhaseOf(withdrawal);
    if (phase === 'waiting') return rejected({ code: 'not-released' });
    return phase === 'sending'
      ? accepted(WithdrawalOffered.of({ reference, answerBy: time + asked.answerMs }))
      : accepted();
  },
  reply: () => null,
};
