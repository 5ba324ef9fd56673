import type { Text } from '@skins/engine/catalogue';
import { Refused, malformed } from '../http/call-refused.ts';
import { type Cursor, cursorOf, cursorText } from './cursor.ts';

/** Where a page of a list begins: with its first row, or behind the page before. */
export type Beginning = { readonly offset: 0 } | { readonly after: Cursor };

/**
 * Where a caller wants a page to begin.
 * @param after what `next` of the page before was; the first page where there is none
 * @throws Refused malformed, where `after` is no page's end in this order
 */
export const beginningAt = (after: string | undefined, sort: Order): Beginning =>
  after === undefined ? { offset: 0 } : { after: behind(after, sort) };

/** The page behind, as callers are told of it: null at the list's end. */
export const nextOf = ({ next }: { readonly next: Cursor | undefined }): string | null =>
  next === undefined ? null : cursorText(next);

interface Order {
  readonly column: string;
  readonly descending: boolean;
}

/** A cursor belongs to the order that it was made in. @throws Refused malformed, where it is of another one, or none */
export function behind(after: string, { column, descending }: Order): Cursor {
  const cursor = cursorOf(after);
  if (cursor?.sort === column && cursor.descending === descending) return cursor;
  throw noPageEnd();
}

/** The refusal of an `after` that is no page's end. */
export const noPageEnd = (): Refused => new Refused(malformed(NO_PAGE_END));

const NO_PAGE_END: Text = {
  zh: 'after 不是此列表在此顺序下某一页的结尾',
  en: 'after is not where a page of this list ended in this order',
  ru: 'after — это не конец страницы этого списка в этом порядке',
  vi: 'after không phải cuối một trang của danh sách này theo thứ tự này',
};
