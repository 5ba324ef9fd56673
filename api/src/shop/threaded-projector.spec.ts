import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { frontierText, merkleTree } from '@skins/engine/transparency';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataFolder } from '../foundation/files/index.ts';
import { sampleGame } from '../../../test/samples/api/game.ts';
import { START, openSqliteStore, ordinalOf, positionOf } from '../foundation/store/index.ts';
import { newestStored } from '../foundation/transparency/index.ts';
import { ThreadedProjector } from './threaded-projector.ts';

let folder: string;
/** records in the log */
let size: number;
let parked: unknown[];

beforeEach(async () => {
  parked = [];
  folder = mkdtempSync(join(tmpdir(), 'skins-projector-'));
  const store = openSqliteStore(dataFolder(folder).log);
  await sampleGame(store);
  size = ordinalOf(await store.head());
  await store.close();
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Over the log, on a thread of its own. */
async function projector(): Promise<ThreadedProjector> {
  const started = new ThreadedProjector(
    {
      folder,
      environment: { SKINS_MASTER_SECRET: '0b'.repeat(32) },
      tree: frontierText(merkleTree().frontier()),
      signs: true,
    },
    {
      parked: (name, error) => parked.push({ name, error }),
      setAside: () => expect.fail('nothing is damaged'),
    },
  );
  await started.ready();
  return started;
}

/** Changes a file of the folder behind the thread's back. */
function change(file: string, statement: string): void {
  const database = new Database(file);
  database.exec(statement);
  database.close();
}

it('tells who asks for the tree that the log cannot be read, and goes on', async () => {
  const { log } = dataFolder(folder);
  const started = await projector();
  change(log, 'ALTER TABLE batches RENAME TO gone');
  await expect(started.tree()).rejects.toThrow('no such table: batches');
  change(log, 'ALTER TABLE gone RENAME TO batches');
  await expect(started.tree()).resolves.toMatchObject({ size });
  await started.close();
});

it('alarms nobody where it is stopped while the tree is behind what was signed before', async () => {
  const { readModels } = dataFolder(folder);
  const first = await projector();
  await first.progress.reached(positionOf(size), 10_000);
  await first.close();
  expect(newestStored(readModels)).toMatchObject({ size });
  // It stands still at the beginning: as one that begins anew does for a while.
  change(
    readModels,
    `UPDATE projection SET position = '${START}', parked = 'not yet' WHERE name = 'checkpoints'`,
  );
  change(readModels, 'DELETE FROM log_tree');

  const second = await projector();
  const told = expect(second.tree()).resolves.toMatchObject({ size });
  await second.close();
  await told;
  expect(parked).toEqual([]);
});
