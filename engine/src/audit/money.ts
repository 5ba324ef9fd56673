import { type EventData, isAmount } from '../kernel/index.ts';
import type { WalletPosted } from '../wallet/index.ts';
import type { PlayerBooks, Totals } from './books.ts';
import { type Violation, unequal, violationOf } from './rules.ts';

type Posted = EventData<typeof WalletPosted>;

/** Which way the money of a reason goes. */
const WAYS: Readonly<Record<Posted['reason'], string>> = {
  'demo-grant': 'mint to player',
  'box-open': 'player to house',
};

/** Moves the money of one event, and holds it to the balance that it states. */
export function auditPosting(
  player: PlayerBooks,
  { accounts }: Totals,
  posted: Posted,
): Violation | undefined {
  for (const { from, to, amount } of posted.postings) {
    const otherWay = unequal('posting', WAYS[posted.reason], `${from} to ${to}`);
    if (otherWay !== undefined) return otherWay;
    if (from === 'player') player.balance -= amount;
    if (to === 'player') player.balance += amount;
    if (!isAmount(player.balance)) return violationOf('balance', 'a balance of 0 or more', player.balance);
    accounts[from] -= BigInt(amount);
    accounts[to] += BigInt(amount);
  }
  return unequal('balance', player.balance, posted.balance);
}

export const sumOf = ({ postings }: Posted): number => postings.reduce((sum, { amount }) => sum + amount, 0);

/** Whether everything that was ever minted is somewhere. */
export function auditLedger({ accounts: { player, house, mint, escrow } }: Totals): Violation | undefined {
  return unequal('ledger', String(-mint), String(player + house + escrow));
}
