import { accessSync, constants, mkdtempSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Linux file system in memory. */
const MEMORY_DISK = '/dev/shm';
/** Free bytes from which memory is taken. A container's default is 64 MiB, and with less than that free a shop stops writing. */
export const AMPLE_BYTES = 512 * 1024 ** 2;

/** A temporary shop: its data folder and mark are deleted at exit. */
export interface ThrowawayShop {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly remove: () => void;
}

/** Creates the folder, in memory if there is ample room. Its name contains the process id. */
export function throwawayShop(environment: NodeJS.ProcessEnv): ThrowawayShop {
  const around = mkdtempSync(join(diskFor(AMPLE_BYTES), `skins-memory-${process.pid}-`));
  const remove = () => {
    process.off('exit', remove);
    // The thread of the log may still create files: under the old name it finds no folder.
    const ended = `${around}-ended`;
    renameSync(around, ended);
    rmSync(ended, { recursive: true, force: true });
  };
  // A fault ends the process without the caller's `finally`, and the folder contains secrets.
  process.on('exit', remove);
  return {
    folder: join(around, 'data'),
    environment: { ...environment, SKINS_STORE: 'sqlite', SKINS_MARK: join(around, 'marks') },
    remove,
  };
}

/** Returns the file system in memory if it has this many bytes free, otherwise the folder for temporary files. */
export const diskFor = (bytes: number): string => (freeInMemory() >= bytes ? MEMORY_DISK : tmpdir());

function freeInMemory(): number {
  try {
    accessSync(MEMORY_DISK, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
