import { setImmediate as othersFirst } from 'node:timers/promises';
import type { MerkleTree } from '@skins/engine/transparency';
import { type EventReader, positionOf } from '../store/index.ts';

/** Records hashed without yielding, which takes about 3 ms. */
const PAGE = 1_000;

/**
 * Adds the log's records to its tree, up to a size or the log's end.
 * @param onProgress called with the tree's size after each page
 */
export async function growTree(
  tree: MerkleTree,
  reader: Pick<EventReader, 'readAll'>,
  upTo: number = Number.MAX_SAFE_INTEGER,
  onProgress: (size: number) => void = () => undefined,
): Promise<void> {
  while (tree.size < upTo) {
    const page = await reader.readAll(positionOf(tree.size), Math.min(PAGE, upTo - tree.size));
    for (const { record } of page) tree.append(record);
    if (page.length === 0) return;
    onProgress(tree.size);
    await othersFirst();
  }
}
