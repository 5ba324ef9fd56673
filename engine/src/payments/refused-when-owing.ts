import { type Amount, type Command, type Decision, rejected } from '../kernel/index.ts';
import { WalletPosted } from '../wallet/index.ts';
import type { TopUps } from './state.ts';

/** The player owes gems of a payment that was taken back. */
export interface TopUpOwedRejection {
  readonly code: 'top-up-owed';
  /** 1/10,000 gem */
  readonly owed: Amount;
}

/** A player's command that takes gems, refused while the player owes some, whatever they would be for. */
export const refusedWhenOwing = <
  State extends { readonly payments: TopUps },
  Input,
  Context,
  Rejection extends { readonly code: string },
  Reply,
>(
  command: Command<State, Input, Context, Rejection, Reply>,
): Command<State, Input, Context, Rejection | TopUpOwedRejection, Reply> => ({
  name: command.name,
  decide(state, input, context) {
    const decision = command.decide(state, input, context);
    const owed = state.payments.debt;
    return owed > 0 && spends(decision) ? rejected({ code: 'top-up-owed', owed }) : decision;
  },
  reply: (events, input) => command.reply(events, input),
});

const spends = (decision: Decision<unknown>): boolean =>
  decision.kind === 'accepted' &&
  decision.events.some(
    (event) =>
      WalletPosted.is(event) &&
      event.data.reason !== 'top-up-debt' &&
      event.data.postings.some(({ from }) => from === 'player'),
  );
