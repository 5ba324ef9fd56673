import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { WithdrawalOffered } from './events.ts';
import { type WithdrawalState, withdrawalPhaseOf } from './withdrawal.ts';

export interface NoteOffer {
  readonly reference: string;
}

/** In order of precedence. */
type NoteOfferRejection = NoWithdrawal | { readonly code: 'not-released' };
export interface NoWithdrawal {
  readonly code: 'no-withdrawal';
}

/** The provider made an offer of the item. Quiet once there is one, or it ended. */
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
