import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { ranksSchema } from '../../foundation/lists/ranks.ts';
import { sqliteTables } from '../../foundation/tables/index.ts';
import { removeFormerRanks } from './former-ranks.ts';
import { securityEvent } from './table.ts';

it('removes the ranks of a former version, and nothing else', () => {
  const file = new Database(':memory:');
  sqliteTables(file, [securityEvent]);
  const schema = () => file.prepare('SELECT name FROM sqlite_schema ORDER BY name').pluck().all();
  const before = schema();
  removeFormerRanks(file);
  expect(schema()).toEqual(before);

  const shape = {
    whose: null,
    id: 'id',
    sortable: ['id'],
    filters: {},
    total: 'counted',
    ranked: true,
  } as const;
  file.exec(ranksSchema({ table: 'security_event', shape }));
  expect(schema()).toHaveLength(before.length + 6);
  removeFormerRanks(file);
  expect(schema()).toEqual(before);
  file.exec(
    "INSERT INTO security_event (time, kind, name, what, request, times, same, address) VALUES (1, '', '', '', '', 1, '', x'')",
  );
});
