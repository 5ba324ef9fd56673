import type { Amount, AnyEvent, Guard } from '../../kernel/index.ts';
import { WalletPosted } from '../wallet/index.ts';
import type { TopUps } from './state.ts';

/** The player owes gems of a reversed payment. */
export interface TopUpOwedRejection {
  readonly code: 'top-up-owed';
  /** 1/10,000 gem */
  readonly owed: Amount;
}

/** Refuses any command that takes gems of a player who owes some. */
export const refusedWhenOwing: Guard<{ readonly payments: TopUps }, TopUpOwedRejection> = {
  after({ payments: { debt } }, events) {
    return debt > 0 && spends(events) ? { code: 'top-up-owed', owed: debt } : undefined;
  },
};

const spends = (events: readonly AnyEvent[]): boolean =>
  events.some(
    (event) =>
      WalletPosted.is(event) &&
      event.data.reason !== 'top-up-debt' &&
      event.data.postings.some(({ from }) => from === 'player'),
  );
