import { playerOf } from '@skins/engine/accounts';
import { ActivityReceived, OpeningUsed } from '@skins/engine/activities';
import type { Database } from 'better-sqlite3';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A received step in the operators' list. Times in milliseconds since 1970. */
export interface ListedReceipt {
  readonly position: string;
  readonly player: string;
  readonly activity: string;
  readonly step: number;
  /** start of the activity */
  readonly begun: number;
  /** what was given, such as diamond or box */
  readonly type: string;
  /** the skin, or the box; empty for other rewards */
  readonly of: string;
  /** how many; of gems 1/10,000 gem */
  readonly amount: number;
  readonly rules: string;
  readonly time: number;
}

/** An opening that a player used. */
export interface ListedOpening {
  readonly position: string;
  readonly player: string;
  readonly activity: string;
  readonly step: number;
}

interface Tables {
  readonly activity_receipt: ListedReceipt;
  readonly activity_opening: ListedOpening;
}

export const listedReceipts = listOver<Tables>()('activity_receipt', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: { player: { equals: 'player' }, activity: { equals: 'activity' }, time: { range: 'time' } },
  total: 'counted',
});

export const playersOpenings = listOver<Tables>()('activity_opening', {
  whose: 'player',
  id: 'position',
  sortable: ['position'],
  filters: {},
  total: 'counted',
});

const receipts: Projection = {
  name: 'activities',
  version: 1,
  tables: ['activity_receipt', 'activity_given', 'activity_opening'],
  schema: `
    CREATE TABLE IF NOT EXISTS activity_receipt (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, activity TEXT NOT NULL, step INTEGER NOT NULL, begun INTEGER NOT NULL,
      type TEXT NOT NULL, "of" TEXT NOT NULL, amount INTEGER NOT NULL, rules TEXT NOT NULL, time INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    ${indexesOf(listedReceipts)}
    CREATE TABLE IF NOT EXISTS activity_given (
      activity TEXT NOT NULL, begun INTEGER NOT NULL, given INTEGER NOT NULL, PRIMARY KEY (activity, begun)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS activity_opening (
      position TEXT NOT NULL, player TEXT NOT NULL, activity TEXT NOT NULL, step INTEGER NOT NULL,
      PRIMARY KEY (player, position)) STRICT, WITHOUT ROWID;
    ${indexesOf(playersOpenings)}`,
  hears: [ActivityReceived, OpeningUsed],
  prepare(database: Database) {
    const receive = database.prepare<[ListedReceipt]>(
      `INSERT INTO activity_receipt
       VALUES ($position, $player, $activity, $step, $begun, $type, $of, $amount, $rules, $time)`,
    );
    const count = database.prepare<[string, number]>(
      'INSERT INTO activity_given VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET given = given + 1',
    );
    const open = database.prepare<[ListedOpening]>(
      'INSERT INTO activity_opening VALUES ($position, $player, $activity, $step)',
    );
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const player = playerOf(meta.stream) ?? '';
        if (ActivityReceived.is(event)) {
          const { activityId: activity, step, from: begun, gives, rulesHash: rules } = event.data;
          const { type, amount, skinId, boxId } = gives;
          const of = skinId ?? boxId ?? '';
          receive.run({ position, player, activity, step, begun, type, of, amount, rules, time: meta.time });
          count.run(activity, begun);
        } else if (OpeningUsed.is(event))
          open.run({ position, player, activity: event.data.activityId, step: event.data.step });
      }
    };
  },
};

/** Returns the number of steps that players received of an activity with a start. */
export function givenCounts(database: Database): (activity: string, begun: number) => number {
  const given = database.prepare<[string, number], { given: number }>(
    'SELECT given FROM activity_given WHERE activity = ? AND begun = ?',
  );
  return (activity, begun) => given.get(activity, begun)?.given ?? 0;
}

export const views: readonly Projection[] = [receipts];
