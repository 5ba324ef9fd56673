import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { FOLLOW_MS, type Outcome, WithdrawalEnded } from './events.ts';
import type { NoWithdrawal } from './note-offer.ts';
import { type WithdrawalState, withdrawalPhaseOf } from './withdrawal.ts';

/** Ways in which a provider ends an offer. `cancelled`: by the shop, which had recalled it or waited long enough. */
export const PROVIDER_ENDS = [
  'declined',
  'expired',
  'cancelled',
  'unavailable',
  'link',
  'private',
  'locked',
] as const;
export type ProviderEnd = (typeof PROVIDER_ENDS)[number];

export interface EndWithdrawal {
  readonly outcome: ProviderEnd;
}

/** In order of precedence. */
export type EndWithdrawalRejection = NoWithdrawal | { readonly code: 'not-released' };

/** Notes the provider's answer that there is no offer of the item and will be none. Writes nothing once it was decided, or if repeated. */
export const endWithdrawal: Command<
  WithdrawalState,
  EndWithdrawal,
  Pick<Moment, 'time'>,
  EndWithdrawalRejection,
  null
> = {
  name: 'end-withdrawal',
  decide({ withdrawal }, { outcome }, { time }) {
    const phase = withdrawalPhaseOf(withdrawal);
    if (phase === 'none') return rejected({ code: 'no-withdrawal' });
    if (phase === 'waiting') return rejected({ code: 'not-released' });
    if (phase !== 'sending' && phase !== 'offered') return accepted();
    const recalled = withdrawal.recalled !== undefined;
    const late = phase === 'offered' ? 'expired' : 'unavailable';
    const meant: Outcome = outcome === 'cancelled' ? (recalled ? 'recalled' : late) : outcome;
    return accepted(WithdrawalEnded.of({ outcome: meant, reason: null, due: time + FOLLOW_MS }));
  },
  reply: () => null,
};
