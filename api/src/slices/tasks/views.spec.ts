import { TaskBoxClaimed } from '@skins/engine/tasks';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { List } from '../../foundation/lists/index.ts';
import { listedClaims, views } from './views.ts';

const claimed = (player: string, boxId: string, ordinal: number) => ({
  event: TaskBoxClaimed.of({
    boxId,
    rulesHash: '0'.repeat(64),
    countedUntil: ordinal,
    done: 1,
    gives: { type: 'OpenBox', of: 'box-one', count: 2, gems: 0 },
  }),
  meta: {
    stream: `player-${player}`,
    version: ordinal,
    time: ordinal,
    actor: `player:${player}`,
    command: 'c',
  },
  position: String(ordinal).padStart(12, '0'),
  record: '',
});

it('lists every claimed task box, also by player', () => {
  const database = new Database(':memory:');
  for (const projection of views) {
    database.exec(projection.schema);
    projection.prepare(database)([
      claimed('anna0000', 'day-hash', 7),
      claimed('ben00000', 'day-hash', 8),
      claimed('anna0000', 'day-spend', 9),
    ]);
  }
  const list = new List(database, listedClaims);
  const sort = { column: 'position', descending: true } as const;
  const { rows } = list.page({ whose: null, filter: { player: 'anna0000' }, sort, offset: 0, limit: 9 });
  expect(rows.map(({ box, type, of, count, time }) => [box, type, of, count, time])).toEqual([
    ['day-spend', 'OpenBox', 'box-one', 2, 9],
    ['day-hash', 'OpenBox', 'box-one', 2, 7],
  ]);
});
