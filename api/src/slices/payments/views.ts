import { ChangeApproved, ChangeDropped, ChangeProposed } from '@skins/engine/operators';
import {
  OrderCancelled,
  OrderExpired,
  OrderFailed,
  OrderPaid,
  OrderPending,
  OrderReinstated,
  OrderReversed,
  RefundAsked,
  TopUpCredited,
  TopUpDebtSettled,
  TopUpOrdered,
  TopUpReinstated,
  TopUpTakenBack,
} from '@skins/engine/payments';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';
import { type ListedTopUp, prepareTopUps } from './top-up-rows.ts';

interface Tables {
  readonly top_up: ListedTopUp;
}

/** One player's, newest first. */
export const playersTopUps = listOver<Tables>()('top_up', {
  whose: 'player',
  id: 'position',
  sortable: ['position'],
  filters: { state: { equals: 'state' } },
  total: 'counted',
});

/** Everybody's, newest first. */
export const allTopUps = listOver<Tables>()('top_up', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: {
    player: { equals: 'player' },
    state: { equals: 'state' },
    refund: { equals: 'refund' },
    time: { range: 'time' },
  },
  total: 'counted',
});

const topUpList: Projection = {
  name: 'top-ups',
  version: 3,
  tables: ['top_up'],
  schema: `
    CREATE TABLE IF NOT EXISTS top_up (
      id TEXT NOT NULL UNIQUE, position TEXT PRIMARY KEY, player TEXT NOT NULL, gems INTEGER NOT NULL,
      gift INTEGER NOT NULL, bonus INTEGER NOT NULL, price INTEGER NOT NULL, currency TEXT NOT NULL,
      channel INTEGER NOT NULL, state TEXT NOT NULL, reference TEXT NOT NULL, late INTEGER NOT NULL,
      credited INTEGER NOT NULL, refund TEXT NOT NULL, proposals INTEGER NOT NULL, taken INTEGER NOT NULL,
      owed INTEGER NOT NULL, expires INTEGER NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(playersTopUps)}
    ${indexesOf(allTopUps)}`,
  hears: [
    TopUpOrdered,
    OrderPending,
    OrderPaid,
    OrderExpired,
    OrderCancelled,
    OrderFailed,
    OrderReversed,
    OrderReinstated,
    RefundAsked,
    ChangeProposed,
    ChangeApproved,
    ChangeDropped,
    TopUpCredited,
    TopUpDebtSettled,
    TopUpReinstated,
    TopUpTakenBack,
  ],
  prepare: prepareTopUps,
};

export const views: readonly Projection[] = [topUpList];
