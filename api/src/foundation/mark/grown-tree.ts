import type { Database } from 'better-sqlite3';
import { type Frontier, merkleTree } from '@skins/engine/transparency';
import type { EventReader } from '../store/index.ts';
import { LogTree, growTree, nativeTreeHash } from '../transparency/index.ts';

/**
 * The log's tree, on the thread of the projections. The one that the checkpoints are made with saves hashing twice; where
 * that stands still, this one goes on by itself.
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

  /** Over the whole log, as it is now. */
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
      // Read models that cannot be read are the projections' affair.
      return undefined;
    }
  }
}
