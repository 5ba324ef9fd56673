import { Map as PersistentMap } from 'immutable';
import type { BoxTerms } from '../catalogue/index.ts';
import { type Fold, foldOf, houseDay, on } from '../kernel/index.ts';
import { BoxOpened } from './events.ts';

/** What a player opened of one box on a house day. */
export interface OpenedToday {
  readonly opens: number;
  /** of these, by the box's allowance */
  readonly free: number;
}

/** What a player opened on the last house day on which any box was opened. */
export interface Boxes {
  readonly day: number;
  readonly opened: PersistentMap<string, OpenedToday>;
}

/** A house day on which nothing was opened yet. */
export const NOTHING_OPENED: OpenedToday = { opens: 0, free: 0 };
const NO_BOXES: PersistentMap<string, OpenedToday> = PersistentMap();
/** Bytes that a box takes which was opened today. */
const BOX_BYTES = 200;

export const boxesFold: Fold<Boxes> = foldOf<Boxes>(
  { day: 0, opened: NO_BOXES },
  [
    on(BoxOpened, (state, { boxId, paidBy }, { time }) => {
      const day = houseDay(time);
      const { opens, free } = openedOn(state, boxId, time);
      const counted = { opens: opens + 1, free: free + (paidBy === 'allowance' ? 1 : 0) };
      return { day, opened: (day === state.day ? state.opened : NO_BOXES).set(boxId, counted) };
    }),
  ],
  { weigh: ({ opened }) => opened.size * BOX_BYTES },
);

/** What was opened of a box on the house day of a time, in milliseconds since 1970. */
export const openedOn = ({ day, opened }: Boxes, boxId: string, time: number): OpenedToday =>
  day === houseDay(time) ? (opened.get(boxId) ?? NOTHING_OPENED) : NOTHING_OPENED;

/** What a player may still open of a box on a house day. */
export interface LeftToday {
  /** null: as often as one likes */
  readonly opens: number | null;
  /** of these, by the box's allowance; they come first */
  readonly free: number;
}

/** What a box's terms leave of a house day, after what was opened on it. */
export function leftOf({ perDay, allowance }: BoxTerms, { opens, free }: OpenedToday): LeftToday {
  const left = perDay === null ? null : Math.max(0, perDay - opens);
  return { opens: left, free: Math.min(Math.max(0, (allowance ?? 0) - free), left ?? Infinity) };
}
