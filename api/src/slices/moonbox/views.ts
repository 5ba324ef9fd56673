import { playerOf } from '@skins/engine/accounts';
import { MoonPhaseMoved } from '@skins/engine/moonbox';
import type { Database } from 'better-sqlite3';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';
import { playRecords } from '../../foundation/records/play-records.ts';

/** Name of the table of each player's openings. */
export const RECORDS = 'moon_open';

/** A move of a moon in the operators' list. */
export interface ListedMoon {
  readonly position: string;
  readonly player: string;
  readonly season: string;
  readonly phase: number;
  readonly next: number;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface Tables {
  readonly moon_move: ListedMoon;
}

export const listedMoons = listOver<Tables>()('moon_move', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: {
    player: { equals: 'player' },
    season: { equals: 'season' },
    phase: { equals: 'phase' },
    time: { range: 'time' },
  },
  total: 'counted',
});

const moves: Projection = {
  name: 'moon-moves',
  version: 1,
  tables: ['moon_move'],
  schema: `
    CREATE TABLE IF NOT EXISTS moon_move (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, season TEXT NOT NULL, phase INTEGER NOT NULL,
      next INTEGER NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedMoons)}`,
  hears: [MoonPhaseMoved],
  prepare(database: Database) {
    const insert = database.prepare<[ListedMoon]>(
      'INSERT INTO moon_move VALUES ($position, $player, $season, $phase, $next, $time)',
    );
    return (batch) => {
      for (const { event, meta, position } of batch)
        if (MoonPhaseMoved.is(event)) {
          const { season, phase, next } = event.data;
          const player = playerOf(meta.stream) ?? '';
          insert.run({ position, player, season, phase, next, time: meta.time });
        }
    };
  },
};

const records = playRecords({ name: 'moon-records', version: 1, table: RECORDS, play: MoonPhaseMoved });

export const views: readonly Projection[] = [moves, records];
