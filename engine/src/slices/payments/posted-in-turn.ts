import { type Amount, type AnyEvent, type Place, invariant } from '../../kernel/index.ts';
import { type Posting, type Wallet, post } from '../wallet/index.ts';

/** Posts money for several reasons in sequence, and never below zero; empty postings are left out. */
export function postedInTurn(
  wallet: Pick<Wallet, 'balance'>,
  at: Place,
  legs: readonly (readonly [reason: string, posting: Posting])[],
): readonly AnyEvent[] {
  let balance: Amount = wallet.balance;
  return legs
    .filter(([, { amount }]) => amount > 0)
    .map(([reason, posting]) => {
      const event = post({ balance }, reason, at, posting);
      invariant(event !== undefined, 'no more is taken than was given before');
      ({ balance } = event.data);
      return event;
    });
}
