import type { Place } from '../../kernel/index.ts';

// What the auditor remembers of retrievals.

/** What an item of the stream's player went through. */
export interface ItemBook {
  attempts: number;
  failures: number;
  declines: number;
  barredUntil: number;
  /** the request that has not ended */
  open: Place | null;
  /** the state that its last retrieval left it in; null: none did, or it was put back */
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
  /** until when it may be reversed; null before it was delivered */
  settlesAt: number | null;
  reversed: boolean;
}

export interface Own {
  /** of a player's stream, by item */
  readonly items: Record<string, ItemBook>;
  /** of a withdrawal's stream */
  withdrawal: WithdrawalBook | null;
}

export interface Shop {
  /** fact: which withdrawal a provider's reference belongs to */
  readonly references: Map<string, string>;
  /** fact: the epoch of the log, and the last one in which a provider's list was matched */
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
