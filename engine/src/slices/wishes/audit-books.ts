import { DatedFacts, type EventData, type Paid, type Place, nothingPaid } from '../../kernel/index.ts';
import type { SharesSold, WishFrozen, WishPlanted } from './events.ts';

// The auditor's books of wishes.

type SoldBook = EventData<typeof SharesSold> & { readonly command: string };

/** A wish from its planting to its end. */
export interface WishBook {
  readonly place: Place;
  readonly planted: EventData<typeof WishPlanted>;
  phase: 'growing' | 'frozen' | 'sealed' | 'drawn' | 'off';
  readonly runs: SoldBook[];
  /** shares by player's stream */
  readonly owned: Map<string, number>;
  frozen: EventData<typeof WishFrozen> | undefined;
  /** stake of the drawn share; empty before */
  lucky: Place;
}

/** Books of a player's stream; JSON. */
export interface Own extends Paid {
  userSeed: string | null;
  /** places of own wishes that are not over */
  planted: Place[];
}

export interface Shop {
  /** facts, by stream: wishes that have not ended */
  readonly wishes: Map<string, WishBook>;
  /** facts, by skin: price in 1/10,000 gem */
  readonly listed: DatedFacts<number>;
  planted: number;
  drawn: number;
}

export interface Books {
  readonly own: Own;
  readonly shop: Shop;
}

export const ownBook = (): Own => ({ ...nothingPaid(), userSeed: null, planted: [] });

export const shopBook = (): Shop => ({
  wishes: new Map(),
  listed: new DatedFacts(),
  planted: 0,
  drawn: 0,
});

export const wishBook = (place: Place, planted: WishBook['planted']): WishBook => ({
  place,
  planted,
  phase: 'growing',
  runs: [],
  owned: new Map(),
  frozen: undefined,
  lucky: '',
});
