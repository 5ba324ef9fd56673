import { type StoredCheckpoint, nativeTreeHash } from '@skins/api/transparency';
import { merkleTree, parseCheckpoint } from '@skins/engine/transparency';
import { Problem } from '../problem.ts';

/** The checkpoints of a log that is being imported: each is held to the records once more, and gets its time from them. */
export class BroughtCheckpoints {
  readonly #tree = merkleTree(undefined, nativeTreeHash);
  /** those to come, the largest first */
  readonly #due: Omit<StoredCheckpoint, 'time'>[];
  readonly #met: StoredCheckpoint[] = [];

  /** @param notes signed ones that were verified */
  constructor(notes: readonly string[]) {
    const bySize = new Map<number, Omit<StoredCheckpoint, 'time'>>();
    for (const note of notes) {
      const { size, root } = parseCheckpoint(note).checkpoint;
      bySize.set(size, { size, root, note });
    }
    this.#due = [...bySize.values()].toSorted((a, b) => b.size - a.size);
  }

  /** @throws Problem when the records are not those that a checkpoint was signed over */
  take(record: string, time: number): void {
    this.#tree.append(record);
    const due = this.#due.at(-1);
    if (due?.size !== this.#tree.size) return;
    if (due.root !== this.#tree.root()) throw new Problem('the file was changed while it was imported');
    this.#due.pop();
    this.#met.push({ ...due, time });
  }

  /** All of them, when the last record was taken. */
  finish(): readonly StoredCheckpoint[] {
    if (this.#due.length > 0) throw new Problem('the file became shorter while it was imported');
    return this.#met;
  }
}
