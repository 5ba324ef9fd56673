import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { commitBatch, doBehind, inlineCommitter } from './commit.ts';
import { openWriterHandle } from './handles.ts';
import { Log } from './log.ts';
import { NoRoom, StorageBroken } from '../failures.ts';

function logOfTest(): { readonly handle: Database.Database; readonly fails: (code: string) => void } {
  const folder = mkdtempSync(join(tmpdir(), 'skins-commit-'));
  const handle = openWriterHandle(join(folder, 'log.sqlite'));
  const commit = vi.spyOn(Log.prototype, 'commit');
  onTestFinished(() => {
    commit.mockRestore();
    handle.close();
    rmSync(folder, { recursive: true });
  });
  const fails = (code: string) =>
    commit.mockImplementationOnce(() => {
      throw new Database.SqliteError('disk I/O error', code);
    });
  return { handle, fails };
}

const failing = (code: string) => () => {
  throw new Database.SqliteError('disk I/O error', code);
};

it.each([
  ['SQLITE_FULL', NoRoom],
  // The batch is on the disk by then: SQLite records its place only after the sync.
  ['SQLITE_IOERR_SHMSIZE', StorageBroken],
  ['SQLITE_IOERR_FSYNC', StorageBroken],
  ['SQLITE_IOERR_WRITE', StorageBroken],
])('reports a batch that failed with %s without claiming more than is certain', (code, named) => {
  const { handle, fails } = logOfTest();
  fails(code);
  expect(() => commitBatch(new Log(handle), [])).toThrow(named);
});

it.each(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'])('postpones background work that failed with %s', (code) => {
  expect(doBehind(failing(code))).toBeUndefined();
});

it('throws StorageBroken if the disk fails in background work', () => {
  expect(() => doBehind(failing('SQLITE_IOERR_WRITE'))).toThrow(StorageBroken);
});

it('commits nothing more on the calling thread after the disk failed, but continues after a full disk has room', async () => {
  const { handle, fails } = logOfTest();
  const committer = inlineCommitter(handle, 1_000);
  fails('SQLITE_FULL');
  await expect(committer.commit([])).rejects.toThrow(NoRoom);
  expect(await committer.commit([])).toMatchObject({ length: 0 });
  fails('SQLITE_IOERR_FSYNC');
  await expect(committer.commit([])).rejects.toThrow(StorageBroken);
  await expect(committer.commit([])).rejects.toThrow(StorageBroken);
});
