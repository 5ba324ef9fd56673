import { type Command, type EventData, accepted } from '../../kernel/index.ts';
import { WithdrawalCreated } from './events.ts';
import type { WithdrawalState } from './withdrawal.ts';

export type CreateWithdrawal = EventData<typeof WithdrawalCreated>;

/** Begins the conversation about a retrieval. Never refused; writes nothing if repeated. */
export const createWithdrawal: Command<WithdrawalState, CreateWithdrawal, unknown, never, null> = {
  name: 'create-withdrawal',
  decide: ({ withdrawal }, asked) =>
    withdrawal.asked === undefined ? accepted(WithdrawalCreated.of(asked)) : accepted(),
  reply: () => null,
};
