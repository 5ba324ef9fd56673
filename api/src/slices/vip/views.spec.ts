import { VipBonusClaimed } from '@skins/engine/vip';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { List } from '../../foundation/lists/index.ts';
import { levelNow } from './level-now.ts';
import { listedClaims, views } from './views.ts';

const claimed = (player: string, level: number, ordinal: number) => ({
  event: VipBonusClaimed.of({ level, amount: level * 1_000, tableHash: '0'.repeat(64) }),
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

it('lists every claimed bonus, also by player', () => {
  const database = new Database(':memory:');
  for (const projection of views) {
    database.exec(projection.schema);
    projection.prepare(database)([
      claimed('anna0000', 1, 7),
      claimed('ben00000', 1, 8),
      claimed('anna0000', 2, 9),
    ]);
  }
  const list = new List(database, listedClaims);
  const sort = { column: 'position', descending: true } as const;
  const { rows } = list.page({ whose: null, filter: { player: 'anna0000' }, sort, offset: 0, limit: 9 });
  expect(rows.map(({ level, amount, time }) => ({ level, amount, time }))).toEqual([
    { level: 2, amount: 2_000, time: 9 },
    { level: 1, amount: 1_000, time: 7 },
  ]);
});

it.each([
  [undefined, 0],
  [99_999, 0],
  [100_000, 1],
  [-5, 0],
  [3_000_000_000, 10],
])('with an experience of %j a player has level %i in lists', async (experience, level) => {
  const game = await sampleGame();
  const database = new Database(':memory:');
  for (const { schema } of views) database.exec(schema);
  if (experience !== undefined)
    database.prepare('INSERT INTO vip_experience (player, amount) VALUES (?, ?)').run('anna0000', experience);
  expect(levelNow(game, database)('anna0000')).toBe(level);
});
