import { existsSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { secretToServe } from '@skins/api/foundation/custody';
import type { DataFolder } from '@skins/api/foundation/files';
import { masterSecretSource } from '@skins/api/foundation/secrets';
import { type LogPlace, writerRuns } from '@skins/api/foundation/store';
import { checkBeacon } from './check-beacon.ts';
import { checkAccounts } from './check-accounts.ts';
import { checkLog, eventsIn } from './check-log.ts';
import { checkMark } from './check-mark.ts';
import { checkReadModels } from './check-read-models.ts';
import { type Checked, fine, look, note, problem } from './checked.ts';

const GIB = 1024 ** 3;
const FREE_MIN_BYTES = 100 * 1024 ** 2;
const FREE_GOOD_BYTES = GIB;
const OTHERS = 0o077;

/** Checks everything that a shop needs to run; changes nothing. */
export async function checkShop(
  files: DataFolder,
  log: LogPlace,
  environment: NodeJS.ProcessEnv,
): Promise<readonly Checked[]> {
  const { readModels, accounts, folder } = files;
  const head = await eventsIn(log);
  const looked = [
    [fine('Node', process.versions.node)],
    await look('store', () => checkLog(log)),
    await look('accounts', () => checkAccounts(log, accounts)),
    await look('server', () => [writerCheck(files)]),
    await look('permissions', () => permissionChecks(files)),
    await look('master secret', async () => [await secretCheck(files, environment)]),
    await look('mark', () => checkMark(files, environment)),
    await look('beacon', () => checkBeacon(environment)),
    await look('disk', () => [diskCheck(folder)]),
    await look('read models', () => checkReadModels(readModels, head)),
  ];
  return looked.flat();
}

const writerCheck = ({ log }: DataFolder): Checked =>
  fine('server', writerRuns(log) ? 'one is running' : 'none is running');

function permissionChecks({ folder, log, readModels, accounts }: DataFolder): Checked[] {
  if (process.platform === 'win32') return [];
  const open = [folder, log, readModels, accounts, join(folder, 'master.secret')]
    .filter((path) => existsSync(path))
    .filter((path) => (statSync(path).mode & OTHERS) !== 0);
  return open.length === 0
    ? [fine('permissions', 'for the owner alone')]
    : open.map((path) => problem('permissions', `others can read ${path}: chmod go= ${path}`));
}

/** Checks the secret as the shop itself does at start. */
async function secretCheck(files: DataFolder, environment: NodeJS.ProcessEnv): Promise<Checked> {
  const what = 'master secret';
  if ((await secretToServe(files, environment)) === undefined)
    return note(what, 'none yet: it is made at the first start');
  return masterSecretSource(files.folder, environment) === 'SKINS_MASTER_SECRET'
    ? fine(what, 'from SKINS_MASTER_SECRET')
    : fine(what, 'in its file; keep a copy apart from the rest');
}

function diskCheck(folder: string): Checked {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const says = `${(free / GIB).toFixed(1)} GiB free`;
  if (free < FREE_MIN_BYTES) return problem('disk', says);
  return free < FREE_GOOD_BYTES ? note('disk', says) : fine('disk', says);
}
