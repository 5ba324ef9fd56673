import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { WeekBenefitsClaimed } from '@skins/engine/welfare';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A claim in the operators' list. Amount in 1/10,000 gem. */
export interface ListedWeekClaim {
  readonly position: string;
  readonly player: string;
  readonly week: number;
  readonly level: number;
  readonly amount: number;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface Tables {
  readonly week_claim: ListedWeekClaim;
}

export const listedWeekClaims = listOver<Tables>()('week_claim', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: { player: { equals: 'player' }, level: { equals: 'level' }, time: { range: 'time' } },
  total: 'counted',
});

const claims: Projection = {
  name: 'week-claims',
  version: 1,
  tables: ['week_claim'],
  schema: `
    CREATE TABLE IF NOT EXISTS week_claim (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, week INTEGER NOT NULL, level INTEGER NOT NULL,
      amount INTEGER NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedWeekClaims)}`,
  hears: [WeekBenefitsClaimed],
  prepare(database: Database) {
    const insert = database.prepare<[ListedWeekClaim]>(
      'INSERT INTO week_claim VALUES ($position, $player, $week, $level, $amount, $time)',
    );
    return (batch) => {
      for (const { event, meta, position } of batch)
        if (WeekBenefitsClaimed.is(event)) {
          const { week, level, amount } = event.data;
          const player = playerOf(meta.stream) ?? '';
          insert.run({ position, player, week, level, amount, time: meta.time });
        }
    };
  },
};

export const views: readonly Projection[] = [claims];
