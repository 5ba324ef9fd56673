import type { Database } from 'better-sqlite3';
import { AssistGiven } from '@skins/engine/assistance';
import { idOf } from '@skins/engine/kernel';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** Help into a room in the operators' list. */
export interface ListedAssist {
  readonly position: string;
  readonly room: string;
  readonly helper: string;
  readonly helped: string;
  /** keyed hash; null if unknown */
  readonly device: string | null;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface Tables {
  readonly assist: ListedAssist;
}

export const listedAssists = listOver<Tables>()('assist', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: {
    room: { equals: 'room' },
    helper: { equals: 'helper' },
    helped: { equals: 'helped' },
    time: { range: 'time' },
  },
  total: 'counted',
});

const assists: Projection = {
  name: 'assists',
  version: 1,
  tables: ['assist'],
  schema: `
    CREATE TABLE IF NOT EXISTS assist (
      position TEXT PRIMARY KEY, room TEXT NOT NULL, helper TEXT NOT NULL, helped TEXT NOT NULL, device TEXT,
      time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedAssists)}`,
  hears: [AssistGiven],
  prepare(database: Database) {
    const insert = database.prepare<ListedAssist>(
      'INSERT INTO assist VALUES (:position, :room, :helper, :helped, :device, :time)',
    );
    return (batch) => {
      for (const { event, meta, position } of batch)
        if (AssistGiven.is(event))
          insert.run({ position, room: idOf(meta.stream), time: meta.time, ...event.data });
    };
  },
};

export const views: readonly Projection[] = [assists];
