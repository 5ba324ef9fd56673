import { type Frontier, type MerkleTree, merkleTree } from '@skins/engine/transparency';
import type { EventReader } from '../store/index.ts';
import { growTree, nativeTreeHash } from '../transparency/index.ts';
import { endsLike, leafAt } from './log-at-rest.ts';
import type { Memories, Memory } from './memories.ts';

/** A memory that contradicts the log. */
export interface Contradiction {
  readonly memory: Memory;
  /** the log has fewer events than remembered, or different ones */
  readonly kind: 'shorter' | 'forked';
}

/** A log, compared with what is remembered of it. */
export interface Held {
  readonly size: number;
  /** tree over the whole log */
  readonly tree: Frontier;
  /** memories that contradict the log, the smallest size first */
  readonly contradictions: readonly Contradiction[];
}

/**
 * Compares a log with what is remembered of it. If the remembered trees agree with each other and with their last records,
 * hashing starts from the largest tree; after a clean stop, nothing is left to hash. `whole` hashes the entire log.
 */
export async function holdLog(
  log: EventReader,
  size: number,
  { all, readModels }: Memories,
  { whole, onProgress }: { readonly whole: boolean; readonly onProgress: (done: number) => void },
): Promise<Held> {
  const shorter = all.filter((memory) => memory.size > size);
  const within = all.filter((memory) => memory.size <= size);
  const odd = new Set<Memory>();
  for (const memory of within) if (!(await endsAsIn(log, memory))) odd.add(memory);
  const uncovered = readModels?.newest !== undefined && readModels.newest.size > (readModels.tree?.size ?? 0);
  const from =
    whole || uncovered ? undefined : within.findLast((one) => one.tree !== undefined && !odd.has(one));
  const tree = merkleTree(from?.tree, nativeTreeHash);
  for (const memory of await missed(tree, log, within, onProgress)) odd.add(memory);
  await growTree(tree, log, size, onProgress);
  return {
    size,
    tree: tree.frontier(),
    contradictions: [
      ...within.filter((memory) => odd.has(memory)).map((memory) => ({ memory, kind: 'forked' as const })),
      ...shorter.map((memory) => ({ memory, kind: 'shorter' as const })),
    ],
  };
}

const endsAsIn = async (log: EventReader, { size, tree, leaf }: Memory): Promise<boolean> =>
  (tree === undefined || (await endsLike(log, tree))) &&
  (leaf === undefined || leaf === (await leafAt(log, size)));

/** Grows a tree through the remembered sizes ahead of it. @returns the memories with another root */
async function missed(
  tree: MerkleTree,
  log: EventReader,
  memories: readonly Memory[],
  onProgress: (done: number) => void,
): Promise<readonly Memory[]> {
  const found: Memory[] = [];
  for (const memory of memories) {
    if (memory.root === undefined || memory.size < tree.size) continue;
    await growTree(tree, log, memory.size, onProgress);
    if (tree.root() !== memory.root) found.push(memory);
  }
  return found;
}
