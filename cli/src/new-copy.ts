import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '@skins/api/foundation/files';
import { WrongUsage } from './problem.ts';

const OWNER_ONLY = 0o700;
/** Subfolder for a copy until it is complete. */
const UNFINISHED = 'unfinished';

/**
 * Makes a copy of a shop's files in a folder that is new or empty. A partial or invalid one is removed.
 * @param last file without which nobody takes the folder for a copy; moved last
 */
export async function newCopy<Made>(
  target: string,
  last: string,
  make: (draft: string) => Promise<Made>,
): Promise<Made> {
  demandEmpty(target);
  const draft = join(target, UNFINISHED);
  mkdirSync(draft, { recursive: true, mode: OWNER_ONLY });
  try {
    const made = await make(draft);
    const names = readdirSync(draft).filter((name) => name !== last);
    for (const name of [...names, last]) renameSync(join(draft, name), join(target, name));
    await syncFolder(target);
    return made;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Returns the bytes of all files in a folder. */
export const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  );

function demandEmpty(target: string): void {
  const found = statSync(target, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) throw new WrongUsage(`${target} is no folder`);
  if (readdirSync(target).length > 0)
    throw new WrongUsage(`there is something in ${target} already: name a folder that is new, or empty`);
}
