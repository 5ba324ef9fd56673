import { cpSync, existsSync, rmSync } from 'node:fs';
import { copyDatabase, dataFolder, erasedPlayers, openDatabase } from '@skins/api/foundation/files';
import {
  DamagedFile,
  type LogPlace,
  damageIn,
  deleteDatabase,
  lockFileBeside,
  logPlace,
  sqlitePlace,
} from '@skins/api/foundation/store';
import { copyTables, playersKnown } from '@skins/api/foundation/tables';
import { appendLog } from '../import/append-log.ts';
import { openStoreLog } from '../log/store-log.ts';
import { Problem } from '../problem.ts';

/** Attempts before giving up; players are erased rarely, so this is plenty. */
const ATTEMPTS_MAX = 5;

const filesOf = (folder: string) => {
  const { log, readModels, accounts } = dataFolder(folder);
  return { readModels, log, accounts };
};
type Files = ReturnType<typeof filesOf>;

/**
 * Copies a shop's read models, log and accounts, also while it runs. The order matters. No checkpoint in the copy covers events that
 * its log lacks, and everyone in its log has the personal data stored when they registered. A player erased between the copies of log
 * and accounts would lose their data without an erasure in the log, and their phone number could never be released. In that case both
 * are copied again.
 * Damaged lists are left out, because a start makes them anew from the log.
 * A log on a server is copied into a file, so that the copy is a whole shop.
 * @param copy copies one file
 * @returns why the lists were left out; undefined if they were not
 * @throws Problem if somebody was erased during every attempt
 */
export async function copyShop(
  folder: string,
  target: string,
  environment: NodeJS.ProcessEnv,
  copy = copyDatabase,
): Promise<string | undefined> {
  const log = logPlace(dataFolder(folder).log, environment);
  const [from, to] = [filesOf(folder), filesOf(target)];
  const copyFile = async (name: keyof Files) => {
    rmSync(to[name], { force: true });
    if (existsSync(from[name])) await copy(from[name], to[name]);
  };
  const leftOut = await copyIfSound(from.readModels, to.readModels, () => copyFile('readModels'));
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const before = await playersIn(log, from.accounts);
    if (log.isFile) await copyFile('log');
    else await copyLog(folder, environment, to.log);
    await copyFile('accounts');
    if (log.database !== undefined) await copyServersTables(log, to.accounts);
    const copy = sqlitePlace(to.log);
    const after = await playersIn(copy, to.accounts);
    // Only an erasure removes somebody's data.
    const gone = [...before].filter((player) => !after.has(player));
    if ((await erasedPlayers(copy, gone)).size !== gone.length) continue;
    copyPictures(folder, target);
    return leftOut;
  }
  throw new Problem('somebody was erased each time that log and accounts were copied: try again');
}

/** Copies the pictures last: each is a whole file before the log names it. */
export function copyPictures(folder: string, target: string): void {
  const { pictures } = dataFolder(folder);
  if (!existsSync(pictures)) return;
  cpSync(pictures, dataFolder(target).pictures, {
    recursive: true,
    filter: (path) => !path.endsWith('.draft'),
  });
}

/** Copies the log of a shop into a file. */
async function copyLog(folder: string, environment: NodeJS.ProcessEnv, file: string): Promise<void> {
  deleteDatabase(file);
  const source = await openStoreLog(folder, environment, { marks: true });
  try {
    const store = await sqlitePlace(file).openStore();
    try {
      await appendLog(source, store);
    } finally {
      await store.close();
    }
  } finally {
    await source.close();
  }
  // The lock belongs to the folder of a shop, and a copy is no shop yet.
  rmSync(lockFileBeside(file), { force: true });
}

/** Copies the server's tables into the copied accounts.sqlite. */
async function copyServersTables(log: LogPlace, accounts: string): Promise<void> {
  // Loaded on use: these are all slices.
  const { allTables } = await import('@skins/api');
  const copy = openDatabase(accounts, { durable: false });
  try {
    await copyTables(log, await allTables(), copy);
    // A single file, which can be moved by itself.
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

/** Copies a file and removes a damaged copy. @returns the damage */
async function copyIfSound(from: string, to: string, copy: () => Promise<void>): Promise<string | undefined> {
  const damage = await damageOf(to, copy);
  if (damage === undefined) return undefined;
  rmSync(to, { force: true });
  return `${from} is damaged: ${damage}`;
}

async function damageOf(to: string, copy: () => Promise<void>): Promise<string | undefined> {
  try {
    await copy();
    return existsSync(to) ? damageIn(to) : undefined;
  } catch (error) {
    if (error instanceof DamagedFile) return error.damage;
    throw error;
  }
}

/** Returns the players whose personal data a shop has; empty if its accounts are damaged. */
async function playersIn(log: LogPlace, accounts: string): Promise<ReadonlySet<string>> {
  try {
    return await playersKnown(log, accounts);
  } catch (error) {
    if (error instanceof DamagedFile) return new Set();
    throw error;
  }
}
