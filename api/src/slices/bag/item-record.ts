import { type Bag, type HeldItem, itemNumberOf } from '@skins/engine/bag';
import { type Beginning, type Cursor, beginningAt } from '../../foundation/lists/index.ts';
import { tallyOf } from './tally.ts';

const PAGE = 20;
/** Items are numbered as they come. */
const NEWEST_FIRST = { column: 'number', descending: true } as const;

interface Asked {
  readonly after?: string;
  readonly size?: number;
  readonly source?: number;
}

/** A page of all items that ever came to a player. */
interface ItemRecord {
  readonly items: readonly HeldItem[];
  readonly next: Cursor | undefined;
  /** where any of the player's items came from, by item source code */
  readonly sources: ReadonlySet<number>;
}

/** Reads a page where it lies: it costs the same however many items came before. @throws Refused malformed, where `after` is no page's end */
export function itemRecord({ items }: Bag, { after, size = PAGE, source }: Asked): ItemRecord {
  const found: HeldItem[] = [];
  // One more than is shown tells whether there are more.
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

/** The number of the first item of a page; nothing where the list of another one ended. */
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
