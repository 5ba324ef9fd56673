import type { Text } from '@skins/engine/catalogue';
import { Refused, malformed } from '../http/call-refused.ts';
import { type Cursor, cursorOf, cursorText } from './cursor.ts';

/** The start of a page: the first row, or the previous page's cursor. */
export type Beginning = { readonly offset: 0 } | { readonly after: Cursor };

/**
 * Returns the requested start of a page.
 * @param after `next` of the previous page; undefined for the first page
 * @throws Refused malformed, when `after` is not the end of a page in this order
 */
export const beginningAt = (after: string | undefined, sort: Order): Beginning =>
  after === undefined ? { offset: 0 } : { after: behind(after, sort) };

/** Returns the cursor text for the next page; null at the end of the list. */
export const nextOf = ({ next }: { readonly next: Cursor | undefined }): string | null =>
  next === undefined ? null : cursorText(next);

interface Order {
  readonly column: string;
  readonly descending: boolean;
}

/** Parses a cursor, which is valid only for its own order. @throws Refused malformed, when it is invalid or of another order */
export function behind(after: string, { column, descending }: Order): Cursor {
  const cursor = cursorOf(after);
  if (cursor?.sort === column && cursor.descending === descending) return cursor;
  throw noPageEnd();
}

/** Returns the refusal of an `after` that is not the end of a page. */
export const noPageEnd = (): Refused => new Refused(malformed(NO_PAGE_END));

const NO_PAGE_END: Text = {
  zh: 'after 不是此列表在此顺序下某一页的结尾',
  en: 'after is not where a page of this list ended in this order',
  ru: 'after — это не конец страницы этого списка в этом порядке',
  vi: 'after không phải cuối một trang của danh sách này theo thứ tự này',
};
