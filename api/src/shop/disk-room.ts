import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stop } from '../foundation/runtime/index.ts';
import type { LogPlace } from '../foundation/store/index.ts';

const MIB = 1024 * 1024;
/** Minimum free space for writing to the log; the rest is for lists, sessions and SQLite's own needs. */
const LEAST = 64 * MIB;
/** Free space for resuming; more than the minimum, to avoid alternating. */
const ENOUGH = 96 * MIB;
/** Size of a trial write, used when the system's figures and SQLite disagree. */
const TRIAL_BYTES = 4 * MIB;

/** Tracks whether the data folder's disk has room for the log to grow. */
export class DiskRoom {
  readonly #folder: string;
  #stop: Stop | undefined;
  /** SQLite found no room, regardless of the system's figures */
  #denied = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns why nothing may be written, as of the last look. */
  readonly brake = (): Stop | undefined => this.#stop;

  /** Records that a write found no room. */
  readonly deny = ({ isFile, name }: Pick<LogPlace, 'isFile' | 'name'>): void => {
    this.#denied = true;
    this.#stop = stopped(
      `there was no room left on the disk of ${isFile ? 'the data folder' : name}: make some`,
    );
  };

  /** Checks the disk. */
  async look(): Promise<void> {
    const free = await freeBytes(this.#folder);
    const least = this.#stop === undefined ? LEAST : ENOUGH;
    if (free < least) {
      const left = `${Math.floor(free / MIB)} MiB are left on the disk of the data folder`;
      this.#stop = stopped(`${left}, and ${ENOUGH / MIB} are needed to go on: make room`);
    } else if (!this.#denied || (await isWritable(this.#folder))) {
      this.#denied = false;
      this.#stop = undefined;
    }
  }
}

const stopped = (sentence: string): Stop => ({ cause: 'disk', sentence });

/** Returns the free space; Infinity if the file system does not report it. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
}

/** Returns whether a trial write reaches the disk. */
async function isWritable(folder: string): Promise<boolean> {
  const path = join(folder, 'room.trial');
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(Buffer.alloc(TRIAL_BYTES));
      await file.sync();
    } finally {
      await file.close();
    }
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true });
  }
}
