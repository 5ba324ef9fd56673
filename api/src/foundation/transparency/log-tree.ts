import type { Database } from 'better-sqlite3';
import { type MerkleTree, frontierText, merkleTree, parseFrontier } from '@skins/engine/transparency';
import { nativeTreeHash } from './native-hash.ts';

/** The stored Merkle tree of the log: one row. */
interface KeptTree {
  readonly tree: MerkleTree;
  /** time of its first record and the latest time, in milliseconds since 1970; undefined while it is empty */
  readonly times: { readonly first: number; readonly last: number } | undefined;
}

export class LogTree {
  readonly #find;
  readonly #save;

  constructor(database: Database) {
    this.#find = database.prepare<[], { frontier: string; first: number; last: number }>(
      'SELECT frontier, first, last FROM log_tree',
    );
    this.#save = database.prepare<[string, number, number]>(
      'INSERT OR REPLACE INTO log_tree (id, frontier, first, last) VALUES (1, ?, ?, ?)',
    );
  }

  load(): KeptTree {
    const row = this.#find.get();
    const frontier = row && parseFrontier(row.frontier);
    return { tree: merkleTree(frontier, nativeTreeHash), times: row };
  }

  save({ tree, times }: KeptTree): void {
    if (times !== undefined) this.#save.run(frontierText(tree.frontier()), times.first, times.last);
  }
}
