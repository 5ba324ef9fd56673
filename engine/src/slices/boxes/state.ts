import { Map as PersistentMap } from 'immutable';
import type { BoxTerms } from '../catalogue/index.ts';
import { type Fold, QUARTERS_KEPT, foldOf, on, quarterOf, quartersOfDay } from '../../kernel/index.ts';
import { BoxLimitReset, BoxOpened } from './events.ts';

/** A player's opens of one box in a period. */
export interface OpenedToday {
  /** opens that count against the box's limit: those since the last reset */
  readonly opens: number;
  /** opens by the box's allowance, which a reset does not restore */
  readonly free: number;
}

/** A player's opens of one box in a quarter hour, counted from 1970 UTC. */
interface Quarter extends OpenedToday {
  readonly quarter: number;
}

/** A player's opens of each box in the last quarter hours with any open. A house day under any offset is a sum of them. */
export interface Boxes {
  readonly newest: number;
  /** quarter hours of all boxes */
  readonly kept: number;
  readonly opened: PersistentMap<string, readonly Quarter[]>;
}

/** A house day without opens. */
export const NOTHING_OPENED: OpenedToday = { opens: 0, free: 0 };
const NO_QUARTERS: readonly Quarter[] = [];
const NO_BOXES: PersistentMap<string, readonly Quarter[]> = PersistentMap();
/** Bytes of a recently opened box, and of each quarter hour with an open. */
const BOX_BYTES = 200;
const QUARTER_BYTES = 80;

export const boxesFold: Fold<Boxes> = foldOf<Boxes>(
  { newest: 0, kept: 0, opened: NO_BOXES },
  [
    on(BoxOpened, (state, { boxId, paidBy }, { time }) => {
      if (paidBy === 'task') return state;
      const quarter = quarterOf(time);
      const { newest, kept, opened } = quarter > state.newest ? movedOn(state, quarter) : state;
      const quarters = opened.get(boxId) ?? NO_QUARTERS;
      const now = added(quarters, { quarter, opens: 1, free: paidBy === 'allowance' ? 1 : 0 });
      return { newest, kept: kept + now.length - quarters.length, opened: opened.set(boxId, now) };
    }),
    on(BoxLimitReset, (state, { boxId }) => {
      const quarters = state.opened.get(boxId) ?? NO_QUARTERS;
      const now = quarters.map((quarter) => ({ ...quarter, opens: 0 }));
      return { ...state, opened: state.opened.set(boxId, now) };
    }),
  ],
  { weigh: ({ kept, opened }) => opened.size * BOX_BYTES + kept * QUARTER_BYTES },
);

/** Drops what no house day from now on includes. */
function movedOn({ opened }: Boxes, newest: number): Boxes {
  const late = opened
    .map((quarters) => quarters.filter(({ quarter }) => quarter > newest - QUARTERS_KEPT))
    .filter((quarters) => quarters.length > 0);
  return { newest, kept: late.reduce((sum, { length }) => sum + length, 0), opened: late };
}

/** Adds an open to its quarter hour, or to a new one. */
function added(quarters: readonly Quarter[], { quarter, opens, free }: Quarter): readonly Quarter[] {
  const place = quarters.findIndex((one) => one.quarter === quarter);
  const same = quarters[place];
  if (same === undefined) return [{ quarter, opens, free }, ...quarters];
  return quarters.with(place, { quarter, opens: same.opens + opens, free: same.free + free });
}

/**
 * Returns the opens of a box on the house day of a time, in milliseconds since 1970.
 * @param offset house offset at that time, in minutes ahead of UTC
 */
export function openedOn({ opened }: Boxes, boxId: string, time: number, offset: number): OpenedToday {
  const { first, end } = quartersOfDay(time, offset);
  const sum = { opens: 0, free: 0 };
  for (const { quarter, opens, free } of opened.get(boxId) ?? NO_QUARTERS)
    if (quarter >= first && quarter < end) {
      sum.opens += opens;
      sum.free += free;
    }
  return sum;
}

/** A player's remaining opens of a box on a house day. */
export interface LeftToday {
  /** null: unlimited */
  readonly opens: number | null;
  /** free opens among these, by the box's allowance; they come first */
  readonly free: number;
}

/** Returns what a box's terms leave of a house day, after the opens so far. */
export function leftOf({ perDay, allowance }: BoxTerms, { opens, free }: OpenedToday): LeftToday {
  const left = perDay === null ? null : Math.max(0, perDay - opens);
  return { opens: left, free: Math.min(Math.max(0, (allowance ?? 0) - free), left ?? Infinity) };
}
