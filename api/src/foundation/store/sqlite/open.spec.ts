import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventStore } from '../port.ts';
import { START } from '../position.ts';
import { openSqliteReader, openSqliteStore } from './open.ts';
import { demandNode, demandSqlite } from './requirements.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skins-open-'));
  file = join(folder, 'data', 'events.db');
});

afterEach(() => rmSync(folder, { recursive: true }));

const appendTo = (store: EventStore, stream: string, count = 1): Promise<unknown> => {
  const events = Array.from({ length: count }, (_, index) => ({
    type: 'GemsCounted',
    v: 1,
    data: { index },
  }));
  const command = { id: 'command', inputHash: 'a'.repeat(64) };
  return store.append({ stream, expectedVersion: 0, events, command, time: 0, actor: 'player-a' });
};

/** Makes another process try to open the store; returns its output. */
const openElsewhere = (): string => {
  const module = join(dirname(fileURLToPath(import.meta.url)), 'open.ts');
  const script = `
    const { openSqliteStore } = await import(process.argv[1]);
    try { await openSqliteStore(process.argv[2]).close(); console.log('opened'); } catch (error) { console.log(error.message); }`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script, module, file], {
    encoding: 'utf8',
  });
};

describe('the SQLite store', () => {
  it('creates no folder around its own, which a stopped shop may have removed', () => {
    const removed = join(folder, 'removed');
    expect(() => openSqliteStore(join(removed, 'data', 'events.db'))).toThrow('ENOENT');
    expect(existsSync(removed)).toBe(false);
  });

  it('creates files readable only by the owner', async () => {
    const store = openSqliteStore(file);
    await appendTo(store, 'player-a');

    const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
    expect(mode(dirname(file))).toBe('700');
    const names = readdirSync(dirname(file)).toSorted();
    expect(names).toEqual(['events.db', 'events.db-shm', 'events.db-wal', 'writer.lock']);
    expect(names.map((name) => mode(join(dirname(file), name)))).toEqual(['600', '600', '600', '600']);
    await store.close();
  });

  it('refuses a second writer, in this process and in another', async () => {
    const store = openSqliteStore(file);

    expect(() => openSqliteStore(file)).toThrow('Another server writes to');
    expect(openElsewhere()).toContain('Another server writes to');
    // The attempt in this process must not have dropped the lock: POSIX locks are released by any close of the file.
    expect(openElsewhere()).toContain('Another server writes to');
    await appendTo(store, 'player-a');
    await store.close();
    expect(openElsewhere()).toBe('opened\n');
  });

  it('can be opened again after a refusal', async () => {
    await openSqliteStore(file).close();
    setSchema(99);
    expect(() => openSqliteStore(file)).toThrow('a newer program wrote it');
    setSchema(4);

    await openSqliteStore(file).close();
  });

  it('migrates a file of schema 2, which had an index of rows by events', async () => {
    const store = openSqliteStore(file);
    await appendTo(store, 'player-a', 3);
    const records = await store.readAll(START, 10);
    await store.close();
    new Database(file).exec('CREATE INDEX batches_by_events ON batches (events_before)').close();
    setSchema(2);

    const opened = openSqliteStore(file);
    expect(await opened.readAll(START, 10)).toEqual(records);
    await opened.close();
    const index = `SELECT 1 FROM sqlite_master WHERE name = 'batches_by_events'`;
    expect(new Database(file, { readonly: true }).prepare(index).get()).toBeUndefined();
  });

  it('refuses a file of a newer program, for writing and for reading', async () => {
    await openSqliteStore(file).close();
    setSchema(6);

    expect(() => openSqliteStore(file)).toThrow(
      'has schema 6, this program knows 5: a newer program wrote it.',
    );
    expect(() => openSqliteReader(file)).toThrow(
      'has schema 6, this program knows 5: a newer program wrote it.',
    );
  });

  it('opens without reading packed rows, for a log of any length', async () => {
    const before = openSqliteStore(file, { thread: false, indexedTogether: 4 });
    for (let n = 0; n < 100; n += 1) await appendTo(before, `player-${n}`, 20);
    await before.close();
    spoilPacked();

    const store = openSqliteStore(file, { thread: false });
    await appendTo(store, 'player-of-today');
    await expect(store.readStream('player-of-today')).resolves.toHaveLength(1);
    await expect(store.readStream('player-1')).rejects.toThrow('malformed');
    await store.close();
  });

  it('refuses outdated versions of Node and SQLite', () => {
    expect(() => demandNode('20.20.2')).toThrow('needs Node 24 or newer; this is Node 20.20.2.');
    expect(() => demandNode('24.0.0')).not.toThrow();
    for (const version of ['3.51.2', '3.50.7', '3.9.99', '2.99.99', 'unknown', '']) {
      expect(() => demandSqlite(version)).toThrow('needs SQLite 3.51.3 or newer');
    }
    for (const version of ['3.51.3', '3.51.10', '3.52.0', '4.0.0']) {
      expect(() => demandSqlite(version)).not.toThrow();
    }
  });
});

describe('the SQLite reader', () => {
  it('reads and follows a log while a store writes', async () => {
    const store = openSqliteStore(file);
    const reader = openSqliteReader(file);
    await expect(reader.head()).resolves.toBe(START);

    await appendTo(store, 'player-a', 2);

    await expect(reader.head()).resolves.toBe('000000000002');
    await expect(reader.readStream('player-a')).resolves.toEqual(await store.readStream('player-a'));
    await expect(reader.readAll(START, 10)).resolves.toEqual(await store.readAll(START, 10));
    await reader.close();
    await store.close();
  });

  it('does not prevent a writer’s WAL checkpoints', async () => {
    const store = openSqliteStore(file);
    await appendTo(store, 'player-a', 2);
    const reader = openSqliteReader(file);
    reader.eachAppend().next();

    const writer = new Database(file);
    expect(writer.pragma('wal_checkpoint(TRUNCATE)')).toEqual([{ busy: 0, log: 0, checkpointed: 0 }]);
    writer.close();
    await reader.close();
    await store.close();
  });

  it('refuses a missing file, and one that is not an event store', () => {
    expect(() => openSqliteReader(join(folder, 'missing.db'))).toThrow('unable to open');
    const other = join(folder, 'other.db');
    new Database(other).exec('CREATE TABLE notes (text TEXT)').close();
    expect(() => openSqliteReader(other)).toThrow('has schema 0, this program reads 5');
  });

  it('reads nothing once closed', async () => {
    await openSqliteStore(file).close();
    const reader = openSqliteReader(file);
    await reader.close();

    await expect(reader.head()).rejects.toThrow('closed');
    expect(() => reader.eachAppend().next()).toThrow('closed');
  });
});

/** Overwrites the pages of all rows except the last few. */
function spoilPacked(): void {
  const database = new Database(file);
  const packed = database
    .prepare<[], number>(
      `SELECT pageno FROM dbstat WHERE name = 'batches' AND pagetype = 'leaf' ORDER BY path DESC LIMIT -1 OFFSET 1`,
    )
    .pluck()
    .all();
  const bytes = Number(database.pragma('page_size', { simple: true }));
  database.close();
  expect(packed.length).toBeGreaterThan(1);
  const content = readFileSync(file);
  for (const page of packed) content.fill(0xa5, (page - 1) * bytes, page * bytes);
  writeFileSync(file, content);
}

const setSchema = (version: number): void => {
  const database = new Database(file);
  database.prepare(`UPDATE meta SET value = ? WHERE name = 'schema'`).run(version);
  database.close();
};
