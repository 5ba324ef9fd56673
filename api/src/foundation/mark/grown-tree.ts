import type { Database } from 'better-sqlite3';
import { type Frontier, merkleTree } from '@skins/engine/transparency';
import type { EventReader } from '../store/index.ts';
import { LogTree, growTree, nativeTreeHash } from '../transparency/index.ts';

/**
 * Grows the log's tree, on the thread of the projections. It starts from the checkpoints' tree to avoid hashing twice;
 * while that one does not advance, it continues on its own.
 */
export class GrownTree {
  readonly #reader: EventReader;
  readonly #readModels: Database;
  #tree: Frontier;

  constructor(reader: EventReader, readModels: Database, tree: Frontier) {
    this.#reader = reader;
    this.#readModels = readModels;
    this.#tree = tree;
  }

  /** Returns the tree over the whole log as it is now. */
  async now(): Promise<Frontier> {
    const projected = this.#projected();
    const from = projected !== undefined && projected.size > this.#tree.size ? projected : this.#tree;
    const tree = merkleTree(from, nativeTreeHash);
    await growTree(tree, this.#reader);
    this.#tree = tree.frontier();
    return this.#tree;
  }

  #projected(): Frontier | undefined {
    try {
      return new LogTree(this.#readModels).load().tree.frontier();
    } catch {
      // Unreadable read models are handled by the projections.
      return undefined;
    }
  }
}
