import { openDatabase } from '@skins/api/foundation/files';
import {
  CHECKPOINTS_TABLE,
  Checkpoints,
  type StoredCheckpoint,
  nativeTreeHash,
} from '@skins/api/foundation/transparency';
import { merkleTree, parseCheckpoint } from '@skins/engine/transparency';
import { Problem } from '../problem.ts';

/**
 * Writes the checkpoints of an imported log into new read models. Each is compared with the records again and gets its time from them.
 * None is kept before `finish`.
 */
export class BroughtCheckpoints {
  readonly #tree = merkleTree(undefined, nativeTreeHash);
  readonly #database;
  readonly #checkpoints;
  /** next checkpoint to compare with the records */
  #due: StoredCheckpoint | undefined;
  #met = 0;

  /** @param notes signed notes that were verified */
  constructor(file: string, notes: Iterable<string>) {
    this.#database = openDatabase(file, { durable: true });
    this.#database.exec(`${CHECKPOINTS_TABLE}; BEGIN`);
    this.#checkpoints = new Checkpoints(this.#database);
    for (const note of notes) this.#checkpoints.bring({ ...parseCheckpoint(note).checkpoint, note });
    this.#due = this.#checkpoints.after(0);
  }

  /** @throws Problem if the records are not those that a checkpoint was signed over */
  take(record: string, time: number): void {
    this.#tree.append(record);
    const due = this.#due;
    if (due?.size !== this.#tree.size) return;
    if (due.root !== this.#tree.root()) throw new Problem('the file was changed while it was imported');
    this.#checkpoints.date(due.size, time);
    this.#met += 1;
    this.#due = this.#checkpoints.after(due.size);
  }

  /** Keeps the checkpoints after the last record. @returns how many there are */
  finish(): number {
    if (this.#due !== undefined) throw new Problem('the file became shorter while it was imported');
    this.#database.exec('COMMIT');
    return this.#met;
  }

  close(): void {
    this.#database.close();
  }
}
