import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stop } from '../foundation/runtime/index.ts';

const MIB = 1024 * 1024;
/** With less room nothing is written: what is left is for lists, sessions and what SQLite has to move. */
const LEAST = 64 * MIB;
/** With so much it goes on: more than the least, or it would stop and go by turns. */
const ENOUGH = 96 * MIB;
/** What is written to see whether there is room, where the system's figures and SQLite disagree. */
const TRIAL_BYTES = 4 * MIB;

/** Whether the data folder's disk has room for the log to grow. */
export class DiskRoom {
  readonly #folder: string;
  #stop: Stop | undefined;
  /** SQLite found no room, whatever the system says */
  #denied = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Why nothing may be written, as it was looked at last. */
  readonly brake = (): Stop | undefined => this.#stop;

  /** A write found no room. */
  readonly deny = (): void => {
    this.#denied = true;
    this.#stop = stopped('there was no room left on the disk of the data folder: make some');
  };

  /** Looks at the disk. */
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

/** Infinity where the file system does not say. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
}

/** Whether bytes written there come to the disk. */
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
