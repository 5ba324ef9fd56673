import { copyFileSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretToServe } from '../foundation/custody/index.ts';
import { dataFolder, openDatabase } from '../foundation/files/index.ts';
import { createGame } from '../foundation/game/index.ts';
import { MACHINE_TIME } from '../foundation/runtime/index.ts';
import { bringLogOver, openSqliteStore, writerRuns } from '../foundation/store/index.ts';
import { loadDetails } from './load-code.ts';
import type { OpenLog } from './open-log.ts';
import type { ServiceOptions } from './service-options.ts';

/** A data folder cannot be looked at in a drill. */
class NoDrill extends Error {
  override readonly name = 'NoDrill';
}

/**
 * Opens a data folder for a drill: a copy of its files, in a folder of its own that is gone afterwards. Nothing is written
 * where it lies, and nothing appended, so no seed is revealed.
 * @param closing takes what has to be closed, the last opened first
 * @throws NoDrill when a shop runs there, or there is none; MasterSecretProblem
 */
export async function openCopy(
  { folder, environment, time = MACHINE_TIME }: ServiceOptions,
  closing: AsyncDisposableStack,
): Promise<OpenLog> {
  const original = dataFolder(folder);
  if (writerRuns(original.log))
    throw new NoDrill(`a shop runs in ${folder}: a drill opens a copy, which nobody changes meanwhile`);
  const files = dataFolder(copied(folder, closing));
  // In the copy alone, as is all that an older program's files need.
  bringLogOver(files.log);
  const secret = secretToServe({ ...files, folder: original.folder }, environment);
  if (secret === undefined) throw new NoDrill(`there is no shop in ${folder}: a drill opens the copy of one`);
  const store = openSqliteStore(files.log);
  closing.defer(() => store.close());
  // An older log is brought to this edition first, in the copy alone.
  const game = await createGame({ store, secret, clock: time, details: await loadDetails() });
  store.seal();
  const accounts = openDatabase(files.accounts, { durable: false });
  closing.defer(() => void accounts.close());
  return {
    files,
    secret,
    store,
    game,
    accounts,
    countChanges: () => undefined,
    putBack: undefined,
    kept: undefined,
  };
}

const FILES = /^((log|accounts|read-models)\.sqlite(-wal)?|master\.secret)$/;

/** A private copy of a shop's files; the system copies no byte where its disk can share them. */
function copied(folder: string, closing: AsyncDisposableStack): string {
  const copy = mkdtempSync(join(tmpdir(), 'skins-drill-'));
  closing.defer(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (FILES.test(name)) copyFileSync(join(folder, name), join(copy, name), constants.COPYFILE_FICLONE);
  return copy;
}
