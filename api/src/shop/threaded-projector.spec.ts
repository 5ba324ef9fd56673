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
/** number of records in the log */
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

/** Starts a projector over the log, on its own thread. */
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
      broken: ({ message }) => expect.fail(message),
      unshared: () => expect.fail('nothing is shared'),
    },
  );
  await started.ready();
  return started;
}

/** Changes a file of the folder without the thread's knowledge. */
function change(file: string, statement: string): void {
  const database = new Database(file);
  database.exec(statement);
  database.close();
}

it('rejects a request for the tree if the log cannot be read, and continues', async () => {
  const { log } = dataFolder(folder);
  const started = await projector();
  change(log, 'ALTER TABLE batches RENAME TO gone');
  await expect(started.tree()).rejects.toThrow('no such table: batches');
  change(log, 'ALTER TABLE gone RENAME TO batches');
  await expect(started.tree()).resolves.toMatchObject({ size });
  await started.close();
});

it('reports no trouble if stopped while the tree is behind an earlier checkpoint', async () => {
  const { readModels } = dataFolder(folder);
  const first = await projector();
  await first.progress.reached(positionOf(size), 10_000);
  await first.close();
  expect(newestStored(readModels)).toMatchObject({ size });
  // Parked at the start, like a projection that is being rebuilt.
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
