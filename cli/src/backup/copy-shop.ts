import { existsSync, rmSync } from 'node:fs';
import { copyDatabase, dataFolder, erasedPlayers, playersInAccounts } from '@skins/api/foundation/files';
import { DamagedFile } from '@skins/api/foundation/store';
import { Problem } from '../problem.ts';

/** More than enough, where people are erased now and then. */
const ATTEMPTS_MAX = 5;

const filesOf = (folder: string) => {
  const { log, readModels, accounts } = dataFolder(folder);
  return { readModels, log, accounts };
};
type Files = ReturnType<typeof filesOf>;

/**
 * Copies what is to be kept of a shop, also while it runs. In this order: no checkpoint of the copy speaks of events that its log has
 * not, and nobody in its log is without the personal data that was kept when they were registered. Whoever is erased between log and
 * accounts would be without it, too, and their number nobody's for good: then both are copied once more.
 * @param copy of one file
 * @throws Problem when somebody was erased each time
 */
export async function copyShop(folder: string, target: string, copy = copyDatabase): Promise<void> {
  const [from, to] = [filesOf(folder), filesOf(target)];
  const copyFile = async (name: keyof Files) => {
    rmSync(to[name], { force: true });
    if (existsSync(from[name])) await copy(from[name], to[name]);
  };
  await copyFile('readModels');
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const before = playersKnownTo(from);
    await copyFile('log');
    await copyFile('accounts');
    const after = playersKnownTo(to);
    // Nobody's data goes away but of whoever is erased.
    const gone = [...before].filter((player) => !after.has(player));
    if ((await erasedPlayers(to.log, gone)).size === gone.length) return;
  }
  throw new Problem('somebody was erased each time that log and accounts were copied: try again');
}

/** None where there are no accounts, or damaged ones, of which nobody can tell. */
function playersKnownTo({ accounts }: Files): ReadonlySet<string> {
  try {
    return existsSync(accounts) ? playersInAccounts(accounts) : new Set();
  } catch (error) {
    if (error instanceof DamagedFile) return new Set();
    throw error;
  }
}
