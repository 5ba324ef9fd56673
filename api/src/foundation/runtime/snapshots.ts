import type { EventReader, Recorded } from '../store/index.ts';
import { nativeSha256 } from '../secrets/index.ts';
import type { Snapshot, SnapshotFiles } from './snapshot-files.ts';

/** Events that a stream gets before it is worth another file: some 20 ms to fold. */
const LEAST_EVENTS = 1_000;
/** A long stream's file is long, so it waits for more of them: a hundredth of what it has. */
const SHARE = 100;
/** How long streams wait to be written, in ms: each once, however much is played meanwhile. */
const WAIT_MS = 5_000;

/** A state that is committed, to be kept beside the log. */
interface Offered {
  readonly version: number;
  /** takes the state apart */
  readonly plain: () => unknown;
}

/** Keeps folded states of long streams beside the log, behind what the event loop has to do. */
export class Snapshots {
  readonly #files: SnapshotFiles;
  readonly #reader: EventReader;
  readonly #onTrouble: (error: unknown) => void;
  readonly #waiting = new Map<string, Offered>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** @param onTrouble told of a snapshot that could not be written: nothing is lost, a start takes longer */
  constructor(files: SnapshotFiles, reader: EventReader, onTrouble: (error: unknown) => void) {
    this.#files = files;
    this.#reader = reader;
    this.#onTrouble = onTrouble;
  }

  /** The snapshot of a stream, if it is of this very log. Any other is thrown away. */
  async read(stream: string): Promise<Snapshot | undefined> {
    const kept = await this.#files.read(stream);
    if (kept === undefined) return undefined;
    const [last] = await this.#reader.readStream(stream, kept.version, 1);
    if (last !== undefined && eventHashOf(last) === kept.eventHash) return kept;
    await this.forget(stream);
    return undefined;
  }

  /** Throws a snapshot away. */
  async forget(stream: string): Promise<void> {
    await this.#files.remove(stream).catch(this.#onTrouble);
  }

  /** Whether a stream has grown enough since its snapshot, 0 where it has none. */
  isDue(version: number, since: number): boolean {
    return version - since >= Math.max(LEAST_EVENTS, version / SHARE);
  }

  /** Has a state written that is committed, a little later; in its place a newer one of its stream, if one is offered until then. */
  offer(stream: string, offered: Offered): void {
    this.#waiting.set(stream, offered);
    this.#timer ??= setTimeout(() => void this.settle(), WAIT_MS).unref();
  }

  /** Writes what waits. */
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
