import { fdatasync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';

/** From one time to the next, in milliseconds: some megabytes under full load. */
const EVERY_MS = 250;

/** Has the disk write what a file has by now. */
type Sync = (descriptor: number) => Promise<void>;

/**
 * Has the disk write the WAL of the lists while it grows. Nothing depends on that: but else a checkpoint waits for all of it, 64 MiB at
 * once, and a commit of the log that comes meanwhile waits behind it for the same disk.
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

  /** @param database the file whose WAL it is, open already */
  static async of(database: string, sync: Sync = promisify(fdatasync)): Promise<GradualWriting> {
    return new GradualWriting(await open(`${database}-wal`, 'r'), sync);
  }

  /** After the WAL grew. @param now as `performance.now()` */
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
      // The checkpoint's own sync fails as well, and tells.
    } finally {
      this.#writing = undefined;
    }
  }
}
