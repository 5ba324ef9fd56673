import { type Frontier, type MerkleTree, merkleTree } from '@skins/engine/transparency';
import type { EventReader } from '../store/index.ts';
import { growTree, nativeTreeHash } from '../transparency/index.ts';
import { endsLike, leafAt } from './log-at-rest.ts';
import type { Memories, Memory } from './memories.ts';

/** Something remembered that the log does not meet. */
export interface Contradiction {
  readonly memory: Memory;
  /** the log has fewer events than are remembered, or others */
  readonly kind: 'shorter' | 'forked';
}

/** A log, held to what is remembered of it. */
export interface Held {
  readonly size: number;
  /** over the whole log */
  readonly tree: Frontier;
  /** what the log does not meet, the smallest size first */
  readonly contradictions: readonly Contradiction[];
}

/**
 * Holds a log to what is remembered of it. Where the remembered trees agree with each other and with the records that they
 * end with, the log is hashed from the largest of them on, which after a clean stop is nothing; `whole` hashes all of it.
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

/** Grows a tree past the remembered sizes that lie before it. @returns those where it has another root */
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
