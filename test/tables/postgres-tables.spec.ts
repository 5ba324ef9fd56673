import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openDatabase } from '@skins/api/foundation/files';
import { type Table, sqliteTables, statement, table } from '@skins/api/foundation/tables';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyFromPostgres, postgresTables } from '../../api/src/foundation/tables/postgres.ts';
import { serverToCut } from '../postgres/cut-server.ts';
import { noPostgres, onPostgres, schemaOf } from '../postgres/server.ts';

const sample = table({
  name: 'sample',
  columns: { id: 'text', time: 'integer', data: 'bytes', note: 'text?', ended: 'integer?' },
  key: ['id'],
  indexes: { sample_time: ['time'] },
});
const numbered = table({
  name: 'numbered',
  columns: { id: 'serial', note: 'text' },
  unique: { numbered_note: ['note'] },
});
const DESCRIBED: readonly Table[] = [sample, numbered];
/** Rows that take several statements to copy. */
const MANY = 2_345;
const LATE = 1_764_345_600_123;

const put = statement([sample], { id: 'text', data: 'bytes' }, (rows, at) =>
  rows
    .insertInto('sample')
    .values({ id: at('id'), time: LATE, data: at('data'), note: null, ended: null })
    .onConflict((row) => row.doNothing()),
);
const end = statement([sample], { id: 'text', time: 'integer' }, (rows, at) =>
  rows
    .updateTable('sample')
    .set({ ended: at('time') })
    .where('id', '=', at('id')),
);
const number = statement([numbered], { note: 'text' }, (rows, at) =>
  rows.insertInto('numbered').values({ note: at('note') }),
);
const numbers = statement([numbered], {}, (rows) => rows.selectFrom('numbered').selectAll().orderBy('id'));
const all = statement([sample], {}, (rows) => rows.selectFrom('sample').selectAll().orderBy('id'));

describe.skipIf(noPostgres !== undefined)(onPostgres('tables in PostgreSQL'), () => {
  const at = serverToCut();

  const data = Buffer.from([0, 255, 1]);
  const emptyFile = () => new Database(':memory:');
  const rowsIn = (file: Database.Database) => file.prepare('SELECT * FROM sample ORDER BY id').all();

  it('take over the rows of the file once, and give them back to a copy', async () => {
    const file = emptyFile();
    const before = sqliteTables(file, DESCRIBED);
    const puts = Array.from({ length: MANY }, (_none, n) => put({ id: `${n}`, data }));
    await before.change([...puts, end({ id: '7', time: 5 })]);
    const rows = rowsIn(file);

    const first = await postgresTables(at.address, DESCRIBED, file);
    expect(await first.all(all({}))).toEqual(rows);
    expect(rowsIn(file)).toEqual([]);
    await first.close();

    // As after a crash between the two: the server's rows are the ones that count.
    await before.change([put({ id: 'left over', data })]);
    const second = await postgresTables(at.address, DESCRIBED, file);
    await second.change([end({ id: '8', time: 6 })]);
    const now = await second.all(all({}));
    expect(now).toHaveLength(MANY);
    expect(rowsIn(file)).toEqual([]);
    await second.close();

    const copy = emptyFile();
    await sqliteTables(copy, DESCRIBED).change([put({ id: 'left over', data })]);
    await copyFromPostgres(at.address, DESCRIBED, copy);
    expect(rowsIn(copy)).toEqual(now);
  });

  it('leave no bytes in the file whose rows they took over', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skins-taken-over-'));
    const file = openDatabase(join(folder, 'accounts.sqlite'), { durable: true });
    onTestFinished(() => {
      file.close();
      rmSync(folder, { recursive: true });
    });
    const known = Buffer.from('known of somebody');
    const kept = () => readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(known));
    await sqliteTables(file, DESCRIBED).change([put({ id: 'a', data: known })]);
    expect(kept()).not.toEqual([]);

    const tables = await postgresTables(at.address, DESCRIBED, file);
    expect(kept()).toEqual([]);
    expect(await tables.all(all({}))).toMatchObject([{ data: known }]);
    await tables.close();
  });

  it('remove the bytes of deleted rows', async () => {
    const tables = await postgresTables(at.address, DESCRIBED, emptyFile());
    await tables.clean(sample);
    const [found] = await at.server.query(
      `SELECT vacuum_count::int AS times FROM pg_stat_all_tables
        WHERE relname = 'sample' AND schemaname = '${schemaOf(at.address)}'`,
    );
    expect(found).toEqual({ times: 1 });
    await tables.close();
  });

  it('number new rows after those that they took over', async () => {
    const file = emptyFile();
    const before = sqliteTables(file, DESCRIBED);
    await before.change(['a', 'b'].map((note) => number({ note })));
    await expect(before.change([number({ note: 'a' })])).rejects.toThrow('UNIQUE');

    const tables = await postgresTables(at.address, DESCRIBED, file);
    await tables.change([number({ note: 'c' })]);
    expect(await tables.all(numbers({}))).toEqual([
      { id: 1, note: 'a' },
      { id: 2, note: 'b' },
      { id: 3, note: 'c' },
    ]);
    await expect(tables.change([number({ note: 'b' })])).rejects.toThrow('numbered_note');
    await tables.close();
  });

  it('make all changes of a call or none', async () => {
    const tables = await postgresTables(at.address, DESCRIBED, emptyFile());
    const impossible = statement([sample], { id: 'text', data: 'bytes' }, (rows, at) =>
      rows.insertInto('sample').values({ id: at('id'), time: 0, data: at('data'), note: null, ended: null }),
    );
    await tables.change([put({ id: 'a', data })]);
    await expect(tables.change([put({ id: 'b', data }), impossible({ id: 'a', data })])).rejects.toThrow(
      'sample_pkey',
    );

    expect(await tables.all(all({}))).toEqual([{ id: 'a', time: LATE, data, note: null, ended: null }]);
    expect(await tables.change([put({ id: 'a', data }), put({ id: 'c', data })])).toEqual([0, 1]);
    await tables.close();
  });

  it.each(['request', 'answer'] as const)(
    'make a change again when the connection is cut with its %s',
    async (where) => {
      const tables = await postgresTables(at.proxy.through(at.address), DESCRIBED, emptyFile());
      const cuts = at.proxy.cuts();
      at.proxy.cutNext('cut here', where);
      await tables.change([put({ id: 'cut here', data })]);
      at.proxy.cutNext('cut there', where);
      await tables.change([put({ id: 'before', data }), put({ id: 'cut there', data })]);

      expect(at.proxy.cuts()).toBe(cuts + 2);
      expect((await tables.all(all({}))).map(({ id }) => id)).toEqual(['before', 'cut here', 'cut there']);
      await tables.close();
    },
  );

  it('wait for a server that restarts', async () => {
    const tables = await postgresTables(at.address, DESCRIBED, emptyFile());
    await tables.change([put({ id: 'a', data })]);
    await at.server.crash();
    const waiting = [tables.change([end({ id: 'a', time: 1 })], 'sample'), tables.all(all({}))];
    await at.server.start();

    await Promise.all(waiting);
    expect(await tables.all(all({}))).toMatchObject([{ id: 'a', ended: 1 }]);
    await tables.close();
  });

  it('are created once by programs that start together', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => postgresTables(at.address, DESCRIBED, emptyFile())));
    await Promise.all(opened.map((tables) => tables.close()));
    expect(opened).toHaveLength(3);
  });
});
