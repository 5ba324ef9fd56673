import { existsSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '@skins/api/files';
import { openSqliteReader, ordinalOf } from '@skins/api/store';
import { logFileFacts, newestStored, projectionFacts, writerRuns } from '@skins/api/transparency';

/** One thing that was looked at. */
export interface Checked {
  readonly name: string;
  readonly state: 'fine' | 'note' | 'problem';
  readonly says: string;
}

const GIB = 1024 ** 3;
const MIB = 1024 ** 2;
const FREE_MIN_BYTES = 100 * MIB;
const FREE_GOOD_BYTES = GIB;
/** More events than this behind the log is more than a pause. */
const LAG_MAX = 10_000;
const OTHERS = 0o077;

const fine = (name: string, says: string): Checked => ({ name, state: 'fine', says });
const note = (name: string, says: string): Checked => ({ name, state: 'note', says });
const problem = (name: string, says: string): Checked => ({ name, state: 'problem', says });

/** Looks at everything that a shop needs to run, and changes nothing. */
export async function checkShop(
  files: DataFolder,
  environment: NodeJS.ProcessEnv,
): Promise<readonly Checked[]> {
  const head = await headOf(files.log);
  return [
    fine('Node', process.versions.node),
    ...storeChecks(files, head),
    writerCheck(files),
    ...permissionChecks(files),
    secretCheck(files, environment),
    diskCheck(files.folder),
    ...(typeof head === 'number' ? projectionChecks(files.readModels, head) : []),
    ...(typeof head === 'number' ? [checkpointCheck(files.readModels, head)] : []),
  ];
}

/** How many events the log has, or why it cannot be read. */
async function headOf(log: string): Promise<number | string> {
  try {
    const reader = openSqliteReader(log);
    try {
      return ordinalOf(await reader.head());
    } finally {
      await reader.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function storeChecks({ log }: DataFolder, head: number | string): Checked[] {
  if (typeof head === 'string') return [problem('store', head)];
  const { sqliteVersion, schemaVersion } = logFileFacts(log);
  return [
    fine('SQLite', sqliteVersion),
    fine('store', `${head} events, ${(statSync(log).size / MIB).toFixed(1)} MiB, schema ${schemaVersion}`),
  ];
}

const writerCheck = ({ folder }: DataFolder): Checked =>
  fine('server', writerRuns(join(folder, 'writer.lock')) ? 'one is running' : 'none is running');

function permissionChecks({ folder, log, readModels, accounts }: DataFolder): Checked[] {
  if (process.platform === 'win32') return [];
  const open = [folder, log, readModels, accounts, join(folder, 'master.secret')]
    .filter((path) => existsSync(path))
    .filter((path) => (statSync(path).mode & OTHERS) !== 0);
  return open.length === 0
    ? [fine('permissions', 'for the owner alone')]
    : open.map((path) => problem('permissions', `others can read ${path}: chmod go= ${path}`));
}

function secretCheck({ folder }: DataFolder, environment: NodeJS.ProcessEnv): Checked {
  if (environment['SKINS_MASTER_SECRET']) return fine('master secret', 'from SKINS_MASTER_SECRET');
  return existsSync(join(folder, 'master.secret'))
    ? fine('master secret', 'in its file; keep a copy apart from the rest')
    : note('master secret', 'none yet: it is made at the first start');
}

function diskCheck(folder: string): Checked {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const says = `${(free / GIB).toFixed(1)} GiB free`;
  if (free < FREE_MIN_BYTES) return problem('disk', says);
  return free < FREE_GOOD_BYTES ? note('disk', says) : fine('disk', says);
}

function projectionChecks(readModels: string, head: number): Checked[] {
  const facts = projectionFacts(readModels);
  if (facts.length === 0) return [note('read models', 'none yet: they are made at the first start')];
  return facts.map(({ name, position, parked }) => {
    const what = `read model ${name}`;
    if (parked !== null) return problem(what, `parked: ${parked}. Mend the cause, then run skins replay`);
    const lag = Math.max(0, head - ordinalOf(position));
    if (lag > LAG_MAX) return problem(what, `${lag} events behind the log`);
    return fine(what, lag === 0 ? 'up to date' : `${lag} events behind the log`);
  });
}

function checkpointCheck(readModels: string, head: number): Checked {
  const last = newestStored(readModels);
  if (last === undefined) return note('checkpoints', 'none is signed yet');
  const says = `the last over ${last.size} of ${head} events`;
  return last.size > head ? problem('checkpoints', `${says}: the log was cut`) : fine('checkpoints', says);
}
