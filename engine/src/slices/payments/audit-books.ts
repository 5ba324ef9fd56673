import type { Place } from '../../kernel/index.ts';

// The auditor's books of payments.

interface OrderBook {
  readonly orderId: string;
  readonly gems: number;
  readonly gift: number;
  readonly bonus: number;
  phase: 'open' | 'ended' | 'credited' | 'taken-back';
}

/** The orders of a player's stream, and the progress of a payment's stream. */
export interface Own {
  readonly orders: Record<Place, OrderBook>;
  debt: number;
  /** for a payment's stream */
  payment: PaymentBook | null;
}

export interface PaymentBook {
  readonly ordered: Place;
  readonly gems: number;
  readonly price: number;
  readonly currency: string;
  readonly expiresAt: number;
  reference: string | null;
  ended: boolean;
  paid: boolean;
  asked: Place | null;
  reversed: 'refund' | 'chargeback' | null;
  /** actor of the provider that took the order */
  provider: string | null;
}

export interface Shop {
  /** fact: players' streams that owe gems */
  readonly owing: Set<string>;
  /** fact: payment by provider's reference */
  readonly references: Map<string, string>;
  /** fact: the epoch of the log, and the last one in which a provider's list was matched */
  epoch: number;
  matched: number;
  paidIn: bigint;
  given: bigint;
  takenBack: bigint;
  givenAgain: bigint;
  owed: bigint;
}

export interface Books {
  readonly own: Own;
  readonly shop: Shop;
}

export const ownBook = (): Own => ({ orders: {}, debt: 0, payment: null });

export const shopBook = (): Shop => ({
  owing: new Set(),
  references: new Map(),
  epoch: 1,
  matched: 1,
  paidIn: 0n,
  given: 0n,
  takenBack: 0n,
  givenAgain: 0n,
  owed: 0n,
});
