import { type Command, type Moment, accepted, actorOf, rejected } from '../../kernel/index.ts';
import { type Register, operatorWith } from '../operators/index.ts';
import { FOLLOW_MS, WithdrawalEnded, WithdrawalRecalled } from './events.ts';
import type { NoWithdrawal } from './note-offer.ts';
import { type WithdrawalState, withdrawalPhaseOf } from './withdrawal.ts';

/** The recall's actor, a player or an operator, and its time. */
export interface RecallContext extends Pick<Moment, 'time'> {
  /** 'player:…' or 'operator:…' */
  readonly actor: string;
  readonly register: Register;
}

/** In order of precedence. */
export type RecallWithdrawalRejection =
  | NoWithdrawal
  | { readonly code: 'may-not'; readonly right: 'handle-withdrawals' }
  /** it was delivered, or has ended */
  | { readonly code: 'withdrawal-over' };

/**
 * Recalls an item. A withdrawal that the provider does not know of ends at once. An open offer is cancelled, and the provider's answer
 * decides. Writes nothing if repeated.
 */
export const recallWithdrawal: Command<
  WithdrawalState,
  unknown,
  RecallContext,
  RecallWithdrawalRejection,
  null
> = {
  name: 'recall-withdrawal',
  decide({ withdrawal }, _input, { time, actor, register }) {
    const { asked, recalled } = withdrawal;
    const by = actorOf(actor);
    if (asked === undefined || (by?.role === 'player' && by.id !== asked.playerId))
      return rejected({ code: 'no-withdrawal' });
    if (by?.role !== 'player' && operatorWith(register, by?.id, 'handle-withdrawals') === undefined)
      return rejected({ code: 'may-not', right: 'handle-withdrawals' });
    const phase = withdrawalPhaseOf(withdrawal);
    if (phase === 'waiting')
      return accepted(
        WithdrawalRecalled.of({}),
        WithdrawalEnded.of({ outcome: 'recalled', reason: null, due: time + FOLLOW_MS }),
      );
    if (phase !== 'sending' && phase !== 'offered') return rejected({ code: 'withdrawal-over' });
    return recalled === undefined ? accepted(WithdrawalRecalled.of({})) : accepted();
  },
  reply: () => null,
};
