import {
  type Amount,
  type EventOf,
  type Fold,
  type Place,
  foldOf,
  invariant,
  isAmount,
  on,
} from '../../kernel/index.ts';
import { type Posting, WalletPosted } from './events.ts';

export interface Wallet {
  /** in 1/10,000 gem, never negative */
  readonly balance: Amount;
}

export const wallet: Fold<Wallet> = foldOf<Wallet>({ balance: 0 }, [
  on(WalletPosted, (state, { postings, balance }) => {
    invariant(balanceAfter(state, postings) === balance, 'a posting leaves the balance that it states');
    invariant(isAmount(balance), 'a balance is never below zero');
    return { balance };
  }),
]);

/** Returns the player's balance after postings; may be negative, which callers refuse. */
function balanceAfter({ balance }: Wallet, postings: readonly Posting[]): number {
  let after = balance;
  for (const { from, to, amount } of postings) {
    if (from === 'player') after -= amount;
    if (to === 'player') after += amount;
  }
  return after;
}

/**
 * Returns the event of a transfer; undefined if the player's balance does not cover it.
 * @param cause event that it belongs to: the first one of its own command, or one of another stream
 * @throws InvariantBroken if the balance would leave the safe integers
 */
export function post(
  state: Wallet,
  reason: string,
  cause: Place,
  ...postings: Posting[]
): EventOf<typeof WalletPosted> | undefined {
  const balance = balanceAfter(state, postings);
  if (balance < 0) return undefined;
  invariant(isAmount(balance), 'a balance stays a safe integer');
  return WalletPosted.of({ reason, postings, balance, cause });
}
