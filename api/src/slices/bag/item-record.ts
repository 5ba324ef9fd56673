import { type Bag, type HeldItem, itemNumberOf } from '@skins/engine/bag';
import { type Beginning, type Cursor, beginningAt } from '../../foundation/lists/index.ts';
import { tallyOf } from './tally.ts';

const PAGE = 20;
/** Items are numbered in order of arrival. */
const NEWEST_FIRST = { column: 'number', descending: true } as const;

interface Asked {
  readonly after?: string;
  readonly size?: number;
  readonly source?: number;
}

/** A page of all items that a player ever got. */
interface ItemRecord {
  readonly items: readonly HeldItem[];
  readonly next: Cursor | undefined;
  /** item source codes of the player's items */
  readonly sources: ReadonlySet<number>;
}

/** Reads a page in place: its cost does not depend on the items before it. @throws Refused `malformed` if `after` is not the end of a page */
export function itemRecord({ items }: Bag, { after, size = PAGE, source }: Asked): ItemRecord {
  const found: HeldItem[] = [];
  // One more than shown, to know whether there are more.
  for (
    let n = lastOf(beginningAt(after, NEWEST_FIRST), items.length);
    n >= 1 && found.length <= size;
    n -= 1
  ) {
    const item = items.at(n - 1);
    if (item !== undefined && (source === undefined || item.source === source)) found.push(item);
  }
  const page = found.slice(0, size);
  const last = page.at(-1);
  const sources = [...tallyOf(items).kinds].map((kind) => kind.source);
  return {
    items: page,
    next: found.length > size && last !== undefined ? endAt(itemNumberOf(last.itemId)) : undefined,
    sources: new Set(sources.toSorted((a, b) => a - b)),
  };
}

/** Returns the number of a page's first item; 0 for a cursor of another list. */
function lastOf(begin: Beginning, length: number): number {
  if ('offset' in begin) return length;
  const { value } = begin.after;
  return typeof value === 'number' ? Math.min(value - 1, length) : 0;
}

const endAt = (number: number): Cursor => ({
  sort: NEWEST_FIRST.column,
  descending: NEWEST_FIRST.descending,
  value: number,
  id: number,
});
