import { fdatasync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Minimum interval between syncs, in milliseconds: some megabytes under full load. */
const EVERY_MS = 250;

/** Syncs the current content of a file to the disk. */
type Sync = (descriptor: number) => Promise<void>;

/**
 * Syncs the WAL of the lists to the disk while it grows. Nothing depends on it. But without it a checkpoint would sync 64 MiB
 * at once, and a commit of the log would wait behind it for the same disk.
 */
export class GradualWriting {
  readonly #wal: FileHandle;
  readonly #sync: Sync;
  #writing: Promise<void> | undefined;
  #beganAt = -Infinity;

  private constructor(wal: FileHandle, sync: Sync) {
    this.#wal = wal;
    this.#sync = sync;
  }

  /** @param database the file with the WAL, already open */
  static async of(database: string, sync: Sync = promisify(fdatasync)): Promise<GradualWriting> {
    return new GradualWriting(await open(`${database}-wal`, 'r'), sync);
  }

  /** Call it after the WAL grew. @param now as `performance.now()` */
  grown(now = performance.now()): void {
    if (this.#writing !== undefined || now < this.#beganAt + EVERY_MS) return;
    this.#beganAt = now;
    this.#writing = this.#write();
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#wal.close();
  }

  async #write(): Promise<void> {
    try {
      await this.#sync(this.#wal.fd);
    } catch {
      // The checkpoint's own sync fails as well, and reports it.
    } finally {
      this.#writing = undefined;
    }
  }
}
