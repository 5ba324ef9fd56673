import { DatedFacts, type EventData, type Place } from '../../kernel/index.ts';
import type { BoxItem } from '../catalogue/events.ts';
import type { BattleCreated, BattleFrozen, SeatTaken, Terms } from './events.ts';
import type { Gained } from './audit-play.ts';

// The auditor's books of battles.

/** A box version on sale. */
interface OnSale {
  readonly versionHash: string;
  readonly price: number;
}

type SeatBook = EventData<typeof SeatTaken> & { readonly command: string };

/** A battle from its creation to its end. */
export interface BattleBook {
  readonly place: Place;
  readonly created: EventData<typeof BattleCreated>;
  readonly terms: Terms;
  phase: 'waiting' | 'frozen' | 'sealed' | 'drawn' | 'finished' | 'off';
  readonly seats: Map<number, SeatBook>;
  readonly vacated: Place[];
  frozen: EventData<typeof BattleFrozen> | undefined;
  /** milliseconds since 1970 */
  drawnAt: number;
  finished: Place;
  gains: readonly Gained[];
  /** parts of loot by seat: '<seat> <part>' */
  readonly granted: Set<string>;
}

/** Books of a player's stream; JSON. */
export interface Own {
  userSeed: string | null;
  invited: number[];
  muted: boolean;
}

export interface Shop {
  /** facts, by stream: battles that have not ended */
  readonly battles: Map<string, BattleBook>;
  /** facts, by box: versions on sale */
  readonly onSale: DatedFacts<OnSale | null>;
  /** facts, by version hash */
  readonly versions: Map<string, readonly BoxItem[]>;
  created: number;
  drawn: number;
}

export interface Books {
  readonly own: Own;
  readonly shop: Shop;
}

export const ownBook = (): Own => ({ userSeed: null, invited: [], muted: false });

export const shopBook = (): Shop => ({
  battles: new Map(),
  onSale: new DatedFacts(),
  versions: new Map(),
  created: 0,
  drawn: 0,
});

export const battleBook = (place: Place, created: BattleBook['created']): BattleBook => ({
  place,
  created,
  terms: created.terms,
  phase: 'waiting',
  seats: new Map(),
  vacated: [],
  frozen: undefined,
  drawnAt: 0,
  finished: '',
  gains: [],
  granted: new Set(),
});
