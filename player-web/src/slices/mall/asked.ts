import { searchTyped } from '@skins/engine/typed';
import { fieldNumber, typedNumber } from '../../shell/i18n/format';
import { rarities } from '../../shell/ui/rarity';
import type { StoreQuery } from './queries';

// The page's address holds the search, so that it can be bookmarked, shared, and returned to.

export const WEARS = ['fn', 'mw', 'ft', 'ww', 'bs', 'none'] as const;
export const TYPES = [
  'rifle',
  'sniper',
  'smg',
  'pistol',
  'shotgun',
  'machinegun',
  'knife',
  'hands',
  'charm',
  'sticker',
] as const;
export const SORTS = ['dearest', 'cheapest'] as const;

/** The values of the fields; empty if nothing is chosen. */
export interface Asked {
  readonly q: string;
  readonly type: string;
  readonly rarity: string;
  readonly exterior: string;
  readonly from: string;
  readonly to: string;
  readonly sort: string;
  readonly current: string;
}
export const FIELDS = ['q', 'type', 'rarity', 'exterior', 'from', 'to', 'sort', 'current'] as const;

const GEMS = /^\d{1,9}(\.\d{1,4})?$/;
const PAGE_MAX = 1_000_000;

/** Returns a typed price as the address holds it: '' for none, undefined for a text that is no price. */
export function typedPrice(text: string): string | undefined {
  if (text.trim() === '') return '';
  const price = typedNumber(text);
  return price !== undefined && GEMS.test(price) ? price : undefined;
}

/** Returns the text of a price in the address for its field. */
export const writtenPrice = (price: string): string => (GEMS.test(price) ? fieldNumber(Number(price)) : '');

export const askedBy = (address: URLSearchParams): Asked => {
  const said = (field: (typeof FIELDS)[number]) => address.get(field) ?? '';
  return {
    q: said('q'),
    type: said('type'),
    rarity: said('rarity'),
    exterior: said('exterior'),
    from: said('from'),
    to: said('to'),
    sort: said('sort'),
    current: said('current'),
  };
};

/** Returns the call's query, without invalid values of the address. */
export function queryOf({ q, type, rarity, exterior, from, to, sort, current }: Asked): StoreQuery {
  const known = <Value extends string>(values: readonly Value[], said: string) =>
    values.find((value) => value === said);
  const page = Number(current);
  const [kind, rare, wear] = [known(TYPES, type), known(rarities, rarity), known(WEARS, exterior)];
  return {
    ...(q.trim() !== '' && { q: searchTyped(q) }),
    ...(kind !== undefined && { type: kind }),
    ...(rare !== undefined && { rarity: rare }),
    ...(wear !== undefined && { exterior: wear }),
    ...(GEMS.test(from) && { from: Number(from) }),
    ...(GEMS.test(to) && { to: Number(to) }),
    ...(sort === 'cheapest' && { sort }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= PAGE_MAX && { current: page }),
  };
}
