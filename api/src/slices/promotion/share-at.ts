import type { ShareAt } from '@skins/engine/promotion';
import type { Database } from 'better-sqlite3';
import { List } from '../../foundation/lists/index.ts';
import { type ListedShare, listedShares } from './views.ts';

/** Returns the table and the row of a listed share. */
export function shareAtOf({ share }: Pick<ListedShare, 'share'>): ShareAt {
  const [table = '', row = ''] = share.split('/');
  return { table, row: Number(row) };
}

/** Finds shares by their id in lists. */
export function sharesById(readModels: Database): (id: string) => ListedShare | undefined {
  const list = new List(readModels, listedShares);
  return (id) => list.find({ whose: null, id });
}
