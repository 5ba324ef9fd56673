import type { EventReader, Recorded } from '../store/index.ts';
import { nativeSha256 } from '../secrets/index.ts';
import type { Snapshot, SnapshotFiles } from './snapshot-files.ts';

/** Minimum number of new events for another snapshot; folding them takes about 20 ms. */
const LEAST_EVENTS = 1_000;
/** A long stream has a long file, so it waits for more events: a hundredth of its total. */
const SHARE = 100;
/** Delay before streams are written, in milliseconds; each is written once, regardless of the number of plays meanwhile. */
const WAIT_MS = 5_000;

/** A committed state to store as a snapshot. */
interface Offered {
  readonly version: number;
  /** encodes the state */
  readonly plain: () => unknown;
}

/** Stores folded states of long streams outside the log, in the background. */
export class Snapshots {
  readonly #files: SnapshotFiles;
  readonly #reader: EventReader;
  readonly #onTrouble: (error: unknown) => void;
  readonly #waiting = new Map<string, Offered>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** @param onTrouble called with a failed write: nothing is lost, but a start takes longer */
  constructor(files: SnapshotFiles, reader: EventReader, onTrouble: (error: unknown) => void) {
    this.#files = files;
    this.#reader = reader;
    this.#onTrouble = onTrouble;
  }

  /** Returns the snapshot of a stream if it belongs to this log; deletes any other. */
  async read(stream: string): Promise<Snapshot | undefined> {
    const kept = await this.#files.read(stream);
    if (kept === undefined) return undefined;
    const [last] = await this.#reader.readStream(stream, kept.version, 1);
    if (last !== undefined && eventHashOf(last) === kept.eventHash) return kept;
    await this.forget(stream);
    return undefined;
  }

  /** Deletes a snapshot. */
  async forget(stream: string): Promise<void> {
    await this.#files.remove(stream).catch(this.#onTrouble);
  }

  /** Returns whether a stream has grown enough since its snapshot (0 if it has none). */
  isDue(version: number, since: number): boolean {
    return version - since >= Math.max(LEAST_EVENTS, version / SHARE);
  }

  /** Schedules writing a committed state; a newer state of the stream offered before then replaces it. */
  offer(stream: string, offered: Offered): void {
    this.#waiting.set(stream, offered);
    this.#timer ??= setTimeout(() => void this.settle(), WAIT_MS).unref();
  }

  /** Writes all scheduled states. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    this.#writing = this.#writeAll(waiting, this.#writing);
    await this.#writing;
  }

  async #writeAll(waiting: readonly (readonly [string, Offered])[], before: Promise<void>): Promise<void> {
    await before;
    for (const [stream, offered] of waiting) await this.#write(stream, offered).catch(this.#onTrouble);
  }

  async #write(stream: string, { version, plain }: Offered): Promise<void> {
    const [last] = await this.#reader.readStream(stream, version, 1);
    if (last === undefined) return;
    await this.#files.write({ stream, version, eventHash: eventHashOf(last), state: plain() });
  }
}

const eventHashOf = ({ record }: Recorded): string => nativeSha256(record);
