import { copyFileSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretToServe } from '../foundation/custody/index.ts';
import { dataFolder, openDatabase } from '../foundation/files/index.ts';
import { createGame } from '../foundation/game/index.ts';
import { MACHINE_TIME } from '../foundation/runtime/index.ts';
import { bringLogOver, logPlace, openSqliteStore, writerRuns } from '../foundation/store/index.ts';
import { openTables } from '../foundation/tables/index.ts';
import { loadDetails } from './load-code.ts';
import type { OpenLog } from './open-log.ts';
import type { ServiceOptions } from './service-options.ts';

/** A drill cannot open this data folder. */
class NoDrill extends Error {
  override readonly name = 'NoDrill';
}

/**
 * Opens a data folder for a drill: copies its files to a temporary folder. Nothing is written to the original and nothing is
 * appended, so no seed is revealed.
 * @param closing collects resources to close, the last opened first
 * @throws NoDrill if a shop runs there, or there is none; MasterSecretProblem
 */
export async function openCopy(
  { folder, environment, time = MACHINE_TIME }: ServiceOptions,
  closing: AsyncDisposableStack,
): Promise<OpenLog> {
  const original = dataFolder(folder);
  const place = logPlace(original.log, environment);
  if (!place.isFile)
    throw new NoDrill(
      `the log is in ${place.name}: a drill opens a copy of a folder with its log. Back it up (skins backup) and drill with the copy, without SKINS_STORE`,
    );
  if (writerRuns(original.log))
    throw new NoDrill(`a shop runs in ${folder}: a drill opens a copy, which nobody changes meanwhile`);
  const files = dataFolder(copied(folder, closing));
  // Only in the copy, like every migration of an older program's files.
  bringLogOver(files.log);
  const secret = await secretToServe({ ...files, folder: original.folder }, environment);
  if (secret === undefined) throw new NoDrill(`there is no shop in ${folder}: a drill opens the copy of one`);
  const store = openSqliteStore(files.log);
  closing.defer(() => store.close());
  // An older log is migrated to this edition first, only in the copy.
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
    openTables: (all) => openTables(place, all, accounts),
    countChanges: () => undefined,
    putBack: undefined,
    kept: undefined,
  };
}

const FILES = /^((log|accounts|read-models)\.sqlite(-wal)?|master\.secret)$/;

/** Makes a private copy of a shop's files; the file system shares blocks if it can. */
function copied(folder: string, closing: AsyncDisposableStack): string {
  const copy = mkdtempSync(join(tmpdir(), 'skins-drill-'));
  closing.defer(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (FILES.test(name)) copyFileSync(join(folder, name), join(copy, name), constants.COPYFILE_FICLONE);
  return copy;
}
