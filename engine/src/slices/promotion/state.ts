import { Map as PersistentMap } from 'immutable';
import { type EventData, type Fold, type Place, foldOf, on, placeOf } from '../../kernel/index.ts';
import {
  PromotionCounted,
  PromotionDayClosed,
  PromotionDayEnded,
  PromotionDecided,
  PromotionHeld,
  type PromotionRow,
} from './events.ts';

/** A house day. Members for single events are set once the event has happened. */
export interface PromotionDay {
  readonly closed: (EventData<typeof PromotionDayClosed> & { readonly place: Place }) | undefined;
  readonly tables: readonly { readonly place: Place; readonly rows: readonly PromotionRow[] }[];
  /** milliseconds since 1970 */
  readonly ended: number | undefined;
}

const TABLE_BYTES = 20_000;

export const promotionDay: Fold<PromotionDay> = foldOf<PromotionDay>(
  { closed: undefined, tables: [], ended: undefined },
  [
    on(PromotionDayClosed, (state, data, { stream, version }) => ({
      ...state,
      closed: { ...data, place: placeOf(stream, version) },
    })),
    on(PromotionCounted, (state, { rows }, { stream, version }) => ({
      ...state,
      tables: [...state.tables, { place: placeOf(stream, version), rows }],
    })),
    on(PromotionDayEnded, (state, _data, { time }) => ({ ...state, ended: time })),
  ],
  { weigh: ({ tables }) => tables.length * TABLE_BYTES },
);

/** A share that waits for operators. */
export type HeldShare = EventData<typeof PromotionHeld>;

/** A player's shares that are held back, by table and row. */
export interface Promotion {
  readonly held: PersistentMap<string, HeldShare>;
}

/** Names a share. */
export interface ShareAt {
  readonly table: Place;
  /** from 1 */
  readonly row: number;
}

const HELD_BYTES = 200;

export const shareKey = ({ table, row }: ShareAt): string => `${table}/${row}`;

export const promotionOfPlayer: Fold<Promotion> = foldOf<Promotion>(
  { held: PersistentMap() },
  [
    on(PromotionHeld, ({ held }, share) => ({ held: held.set(shareKey(share), share) })),
    on(PromotionDecided, ({ held }, share) => ({ held: held.delete(shareKey(share)) })),
  ],
  { weigh: ({ held }) => held.size * HELD_BYTES },
);
