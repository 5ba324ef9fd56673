import { playerOf } from '@skins/engine/accounts';
import { NewcomerBoxClaimed, NewcomerMoved } from '@skins/engine/newcomers';
import type { Database } from 'better-sqlite3';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A step of a first day in the operators' list. */
export interface ListedStep {
  readonly position: string;
  readonly player: string;
  /** the status that it leads to: 1 and 4 open the boxes */
  readonly status: number;
  /** the box that was drawn; empty for other steps */
  readonly box: string;
  /** empty for other steps */
  readonly room: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface Tables {
  readonly newcomer_step: ListedStep;
}

export const listedSteps = listOver<Tables>()('newcomer_step', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: { player: { equals: 'player' }, status: { equals: 'status' }, time: { range: 'time' } },
  total: 'counted',
});

const [FREE, TOP_UP] = [1, 4];

const steps: Projection = {
  name: 'newcomer-steps',
  version: 1,
  tables: ['newcomer_step'],
  schema: `
    CREATE TABLE IF NOT EXISTS newcomer_step (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, status INTEGER NOT NULL, box TEXT NOT NULL,
      room TEXT NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedSteps)}`,
  hears: [NewcomerBoxClaimed, NewcomerMoved],
  prepare(database: Database) {
    const insert = database.prepare<[ListedStep]>(
      'INSERT INTO newcomer_step VALUES ($position, $player, $status, $box, $room, $time)',
    );
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const at = { position, player: playerOf(meta.stream) ?? '', time: meta.time };
        if (NewcomerBoxClaimed.is(event)) {
          const { box, of } = event.data;
          insert.run({ ...at, status: box === 'newcomer-free' ? FREE : TOP_UP, box: of, room: '' });
        }
        if (NewcomerMoved.is(event))
          insert.run({ ...at, status: event.data.status, box: '', room: event.data.roomId ?? '' });
      }
    };
  },
};

export const views: readonly Projection[] = [steps];
