import type { EventData, Place } from '../../kernel/index.ts';
import type { PacketsGrabbed, RainAnnounced } from './events.ts';

// The auditor's books of rains.

/** A rain from its announcement to its end. */
export interface RainBook {
  readonly place: Place;
  readonly announced: EventData<typeof RainAnnounced>;
  /** milliseconds since 1970 */
  readonly time: number;
  phase: 'announced' | 'sealed' | 'drawn' | 'closed';
  randomness: string;
  /** the end of the fall */
  closed: Place;
  /** devices of players who take part */
  readonly joined: Map<string, string>;
  /** accounts that got packets, by device */
  readonly devices: Map<string, string>;
  readonly packets: EventData<typeof PacketsGrabbed>['packets'];
  /** by player, of those who are not paid yet */
  readonly sums: Map<string, { count: number; amount: number }>;
  /** of the total, 1/10,000 gem */
  left: number;
}

/** Books of a player's stream; JSON. */
export interface Own {
  /** milliseconds since 1970; -1: not yet */
  registered: number;
}

export interface Shop {
  /** facts, by stream: rains that have not ended */
  readonly rains: Map<string, RainBook>;
  epoch: number;
  fallen: number;
  /** 1/10,000 gem */
  issued: bigint;
}

export interface Books {
  readonly own: Own;
  readonly shop: Shop;
}

export const ownBook = (): Own => ({ registered: -1 });

export const shopBook = (): Shop => ({ rains: new Map(), epoch: 1, fallen: 0, issued: 0n });

export const rainBook = (
  place: Place,
  time: number,
  announced: EventData<typeof RainAnnounced>,
): RainBook => ({
  place,
  announced,
  time,
  phase: 'announced',
  randomness: '',
  closed: '',
  joined: new Map(),
  devices: new Map(),
  packets: [],
  sums: new Map(),
  left: announced.terms.total,
});
