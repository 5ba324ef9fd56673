import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { commitBatch, doBehind, inlineCommitter } from './commit.ts';
import { openWriterHandle } from './handles.ts';
import { Log } from './log.ts';
import { NoRoom, StorageBroken } from './storage-failures.ts';

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
  // The batch lies on the disk by then: SQLite notes where only once it is synced.
  ['SQLITE_IOERR_SHMSIZE', StorageBroken],
  ['SQLITE_IOERR_FSYNC', StorageBroken],
  ['SQLITE_IOERR_WRITE', StorageBroken],
])('says of a batch that met %s no more than what is sure', (code, named) => {
  const { handle, fails } = logOfTest();
  fails(code);
  expect(() => commitBatch(new Log(handle), [])).toThrow(named);
});

it.each(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'])('leaves for later what met %s behind answers', (code) => {
  expect(doBehind(failing(code))).toBeUndefined();
});

it('ends with what the disk failed of behind answers', () => {
  expect(() => doBehind(failing('SQLITE_IOERR_WRITE'))).toThrow(StorageBroken);
});

it('commits nothing any more on the calling thread once the disk failed, and goes on once it has room again', async () => {
  const { handle, fails } = logOfTest();
  const committer = inlineCommitter(handle, 1_000);
  fails('SQLITE_FULL');
  await expect(committer.commit([])).rejects.toThrow(NoRoom);
  expect(await committer.commit([])).toMatchObject({ length: 0 });
  fails('SQLITE_IOERR_FSYNC');
  await expect(committer.commit([])).rejects.toThrow(StorageBroken);
  await expect(committer.commit([])).rejects.toThrow(StorageBroken);
});
