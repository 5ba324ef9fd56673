import { existsSync, rmSync } from 'node:fs';
import { copyDatabase, dataFolder, erasedPlayers, playersInAccounts } from '@skins/api/foundation/files';
import { DamagedFile, damageIn } from '@skins/api/foundation/store';
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
 * @param copy copies one file
 * @returns why the lists were left out; undefined if they were not
 * @throws Problem if somebody was erased during every attempt
 */
export async function copyShop(
  folder: string,
  target: string,
  copy = copyDatabase,
): Promise<string | undefined> {
  const [from, to] = [filesOf(folder), filesOf(target)];
  const copyFile = async (name: keyof Files) => {
    rmSync(to[name], { force: true });
    if (existsSync(from[name])) await copy(from[name], to[name]);
  };
  const leftOut = await copyIfSound(from.readModels, to.readModels, () => copyFile('readModels'));
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const before = playersKnownTo(from);
    await copyFile('log');
    await copyFile('accounts');
    const after = playersKnownTo(to);
    // Only an erasure removes somebody's data.
    const gone = [...before].filter((player) => !after.has(player));
    if ((await erasedPlayers(to.log, gone)).size === gone.length) return leftOut;
  }
  throw new Problem('somebody was erased each time that log and accounts were copied: try again');
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

/** Returns the players in the accounts; empty if there are no accounts or they are damaged. */
function playersKnownTo({ accounts }: Files): ReadonlySet<string> {
  try {
    return existsSync(accounts) ? playersInAccounts(accounts) : new Set();
  } catch (error) {
    if (error instanceof DamagedFile) return new Set();
    throw error;
  }
}
