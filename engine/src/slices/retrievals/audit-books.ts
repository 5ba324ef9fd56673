import type { Place } from '../../kernel/index.ts';

// The auditor's books of retrievals.

/** Retrieval history of one item of the stream's player. */
export interface ItemBook {
  attempts: number;
  failures: number;
  declines: number;
  barredUntil: number;
  /** place of the request that has not ended */
  open: Place | null;
  /** the state in which its last retrieval left it; null: none did, or it was returned to the bag */
  left: number | null;
}

/** The conversation about one item. */
export interface WithdrawalBook {
  readonly requested: Place;
  readonly playerId: string;
  readonly itemId: string;
  readonly release: boolean;
  readonly releaseBy: number;
  readonly answerMs: number;
  released: boolean;
  recalled: boolean;
  reference: string | null;
  ended: boolean;
  /** end of the reversal period; null before delivery */
  settlesAt: number | null;
  reversed: boolean;
  /** actor of the provider that made the offer */
  provider: string | null;
}

export interface Own {
  /** of a player's stream, by item */
  readonly items: Record<string, ItemBook>;
  /** of a withdrawal's stream */
  withdrawal: WithdrawalBook | null;
}

export interface Shop {
  /** fact: the withdrawal of each provider's reference */
  readonly references: Map<string, string>;
  /** fact: the epoch of the log; below, the last one in which a provider's list was matched */
  epoch: number;
  matched: number;
  requested: number;
  delivered: number;
  reversed: number;
}

export interface Books {
  readonly own: Own;
  readonly shop: Shop;
}

export const ownBook = (): Own => ({ items: {}, withdrawal: null });

export const shopBook = (): Shop => ({
  references: new Map(),
  epoch: 1,
  matched: 1,
  requested: 0,
  delivered: 0,
  reversed: 0,
});
