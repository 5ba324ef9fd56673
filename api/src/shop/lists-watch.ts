import { once } from 'node:events';
import Database from 'better-sqlite3';
import { startThread } from '../foundation/threads/index.ts';

/** How long the answer of a probe is reused, in milliseconds. */
const PROBE_MS = 1_000;
const CURE = 'Stop the shop and start it again: it sets the file aside and makes the lists anew';

/**
 * Watches whether the file of the lists can be read. It reads a row of every table, which finds damage where nobody plays or
 * asks, and reads the whole file once a request has met damage.
 */
export class ListsWatch {
  readonly #file: string;
  readonly #onDamage: (sentence: string) => void;
  readonly #rows: readonly Database.Statement<[]>[];
  #probed = Number.NEGATIVE_INFINITY;
  #found: string | undefined;
  /** damage found by reading the whole file; only the next start mends it */
  #damage: string | undefined;
  #reading: Promise<void> | undefined;

  /** @param onDamage called once, when the file turns out to be damaged */
  constructor(readModels: Database.Database, onDamage: (sentence: string) => void) {
    this.#file = readModels.name;
    this.#onDamage = onDamage;
    const tables = readModels
      .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .pluck()
      .all();
    this.#rows = tables.map((table) => readModels.prepare(`SELECT * FROM "${table}" LIMIT 1`));
  }

  /** Returns why the lists cannot be read; undefined if they can, as far as is known. */
  trouble(): string | undefined {
    if (this.#damage !== undefined) return this.#damage;
    const now = performance.now();
    if (now - this.#probed < PROBE_MS) return this.#found;
    this.#found = this.#probe();
    this.#probed = now;
    return this.#damage ?? this.#found;
  }

  /** Takes the error of a request. If a file of the shop is damaged, all of the lists are read to see whether it is theirs. */
  note(fault: unknown): void {
    if (!isDamage(fault) || this.#damage !== undefined) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
  }

  /** Waits for a reading that is under way. */
  async close(): Promise<void> {
    await this.#reading;
  }

  #probe(): string | undefined {
    try {
      for (const row of this.#rows) row.get();
      return undefined;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (isDamage(error)) this.#keep(message);
      return `${this.#file} cannot be read: ${message}`;
    }
  }

  async #read(): Promise<void> {
    const thread = startThread(new URL('damage-thread.ts', import.meta.url), { workerData: this.#file });
    const [damage]: unknown[] = await once(thread, 'message').catch((error: unknown) => [String(error)]);
    if (typeof damage === 'string') this.#keep(damage);
  }

  #keep(damage: string): void {
    if (this.#damage !== undefined) return;
    this.#damage = `${this.#file} cannot be read: ${damage}. ${CURE}`;
    this.#onDamage(this.#damage);
  }
}

const isDamage = (error: unknown): boolean =>
  error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
