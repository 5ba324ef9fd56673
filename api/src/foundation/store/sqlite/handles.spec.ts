import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReaderHandle, openWriterHandle } from './handles.ts';

const SYNCHRONOUS_FULL = 2;

describe('the handles', () => {
  let folder: string;
  let writer: Database;
  let reader: Database;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'skins-handles-'));
    writer = openWriterHandle(join(folder, 'events.db'));
    reader = openReaderHandle(join(folder, 'events.db'));
  });

  afterEach(() => {
    reader.close();
    writer.close();
    rmSync(folder, { recursive: true });
  });

  it('sync the disk at every commit', () => {
    expect(writer.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(writer.pragma('synchronous', { simple: true })).toBe(SYNCHRONOUS_FULL);
  });

  it('let only the writer write', () => {
    expect(() => reader.exec('DELETE FROM batches')).toThrow('readonly');
  });

  it('keep the log in the format on which the store relies', () => {
    const insert = writer.prepare(`INSERT INTO batches VALUES (?, 1, 0, 1, '{}')`);
    insert.run(1);
    expect(() => insert.run(1)).toThrow('UNIQUE constraint failed: batches.first_append');
    const find = writer.prepare(`INSERT INTO streams VALUES ('player-a', 1, ?)`);
    find.run(1);
    expect(() => find.run(2)).toThrow('UNIQUE constraint failed: streams.stream, streams.version');
  });
});
