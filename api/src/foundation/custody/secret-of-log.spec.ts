import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playerStream } from '@skins/engine/accounts';
import { SeedChainCommitted } from '@skins/engine/seeds';
import { signCheckpoint } from '@skins/engine/transparency';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MasterSecret, MasterSecretProblem } from '../secrets/index.ts';
import { anchorOf } from '../secrets/seed-chains.ts';
import { type DataFolder, dataFolder, openDatabase } from '../files/index.ts';
import { openSqliteStore } from '../store/index.ts';
import { Checkpoints, checkpointProjection, checkpointSigner } from '../transparency/index.ts';
import { secretOfLog, secretToServe } from './secret-of-log.ts';

const RIGHT = { SKINS_MASTER_SECRET: 'a'.repeat(64) };
const WRONG = { SKINS_MASTER_SECRET: 'b'.repeat(64) };
const NONE = {};
/** A chain length other than the current one. */
const LENGTH = 24;

const secret = new MasterSecret(RIGHT.SKINS_MASTER_SECRET);

let files: DataFolder;

beforeEach(() => {
  files = dataFolder(mkdtempSync(join(tmpdir(), 'skins-custody-')));
});

afterEach(() => rmSync(files.folder, { recursive: true }));

/** Appends a player's commitment, or an event that commits to nothing. */
async function append(playerId: string | undefined): Promise<void> {
  const store = openSqliteStore(files.log, { thread: false });
  await store.append({
    stream: playerId === undefined ? 'catalogue-boxes' : playerStream(playerId),
    expectedVersion: 0,
    events: [
      playerId === undefined
        ? { type: 'ShelfPlaced', v: 1, data: { of: 'SeedChainCommitted' } }
        : SeedChainCommitted.of({
            chainId: 1,
            anchor: anchorOf(secret, { playerId, chainId: 1, epochName: undefined }, LENGTH),
            length: LENGTH,
            epoch: 1,
          }),
    ],
    command: { id: 'command', inputHash: '0'.repeat(64) },
    time: 0,
    actor: 'system',
  });
  await store.close();
}

function signCheckpointNow(): void {
  const { key, sign } = checkpointSigner(secret);
  const database = openDatabase(files.readModels, { durable: false });
  database.exec(checkpointProjection({ key, sign }).schema);
  const root = '0'.repeat(64);
  new Checkpoints(database).add({
    size: 1,
    root,
    time: 0,
    note: signCheckpoint({ size: 1, root }, key, sign),
  });
  database.close();
}

const problem = async (ask: typeof secretOfLog, environment: NodeJS.ProcessEnv): Promise<string> => {
  try {
    await ask(files, environment);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(MasterSecretProblem);
    return String(error);
  }
};

describe.each<[string, () => Promise<void>, string]>([
  ['players', () => append('anna'), "its players' seed chains were made under"],
  [
    'checkpoints, and no player yet',
    async () => {
      await append(undefined);
      signCheckpointNow();
    },
    'its checkpoints were signed under',
  ],
])('a log with %s', (_what, make, why) => {
  beforeEach(make);

  it('accepts the secret that it was made with', async () => {
    expect((await secretToServe(files, RIGHT))?.derive('a')).toEqual(secret.derive('a'));
  });

  it('refuses any other secret, for serving and for reading', async () => {
    for (const ask of [secretOfLog, secretToServe])
      expect(await problem(ask, WRONG)).toContain(
        `SKINS_MASTER_SECRET does not hold the master secret of this log: ${why} another one`,
      );
  });

  it('can be read without a secret, but not served', async () => {
    expect(await secretOfLog(files, NONE)).toBeUndefined();
    expect(await problem(secretToServe, NONE)).toContain(
      `the master secret of this log is missing: ${why} it`,
    );
  });
});

describe('a shop without players', () => {
  it('accepts any secret, before and after its log exists', async () => {
    for (const begin of [() => undefined, () => append(undefined)]) {
      await begin();
      expect(await secretToServe(files, NONE)).toBeUndefined();
      expect(await secretToServe(files, WRONG)).toBeInstanceOf(MasterSecret);
    }
  });

  it('accepts a log file without a table', async () => {
    writeFileSync(files.log, '');
    expect(await secretToServe(files, NONE)).toBeUndefined();
  });
});

it('checks against the players if the checkpoints cannot be read', async () => {
  await append('anna');
  writeFileSync(files.readModels, 'garbage\n');
  expect(await secretToServe(files, RIGHT)).toBeInstanceOf(MasterSecret);
  expect(await problem(secretToServe, WRONG)).not.toBe('');
});

it('reports the log that cannot be read', async () => {
  writeFileSync(files.log, 'garbage\n');
  await expect(secretToServe(files, RIGHT)).rejects.toThrow(
    `${files.log} cannot be read: file is not a database`,
  );
});
