import type { Amount, AnyEvent, Guard } from '../../kernel/index.ts';
import { WalletPosted } from '../wallet/index.ts';
import type { TopUps } from './state.ts';

/** The player owes gems of a payment that was taken back. */
export interface TopUpOwedRejection {
  readonly code: 'top-up-owed';
  /** 1/10,000 gem */
  readonly owed: Amount;
}

/** What takes gems of a player is refused while the player owes some, whatever they would be for. */
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
