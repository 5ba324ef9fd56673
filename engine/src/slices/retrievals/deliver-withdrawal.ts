import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { FOLLOW_MS, REVERSAL_MS, WithdrawalDelivered } from './events.ts';
import type { NoteOffer } from './note-offer.ts';
import type { WithdrawalState } from './withdrawal.ts';

/** In order of precedence. */
export type DeliverWithdrawalRejection =
  /** no offer was made, or it has another reference */
  | { readonly code: 'not-offered' }
  /** it ended earlier without a delivery */
  | { readonly code: 'withdrawal-ended' };

/** Notes that the player accepted the offer and has the item. Writes nothing if repeated. */
export const deliverWithdrawal: Command<
  WithdrawalState,
  NoteOffer,
  Pick<Moment, 'time'>,
  DeliverWithdrawalRejection,
  null
> = {
  name: 'deliver-withdrawal',
  decide({ withdrawal: { offered, delivered, ended } }, { reference }, { time }) {
    if (offered?.reference !== reference) return rejected({ code: 'not-offered' });
    if (ended !== undefined) return rejected({ code: 'withdrawal-ended' });
    return delivered === undefined
      ? accepted(WithdrawalDelivered.of({ reference, settlesAt: time + REVERSAL_MS, due: time + FOLLOW_MS }))
      : accepted();
  },
  reply: () => null,
};
