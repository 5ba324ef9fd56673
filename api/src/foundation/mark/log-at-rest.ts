import type { Frontier } from '@skins/engine/transparency';
import { merkleTree } from '@skins/engine/transparency';
import { type EventReader, type LogPlace, type LogReader, ordinalOf, positionOf } from '../store/index.ts';
import { growTree, nativeTreeHash } from '../transparency/index.ts';

/**
 * Opens a log for checks before the shop opens it; undefined if there is none, or only an empty place for one.
 * @throws DamagedFile
 */
export const logAtRest = async (place: LogPlace): Promise<LogReader | undefined> =>
  (await place.holdsLog()) ? place.openReader() : undefined;

export const sizeOf = async (log: EventReader | undefined): Promise<number> =>
  log === undefined ? 0 : ordinalOf(await log.head());

/** Returns the leaf of a log's n-th record, from 1; empty text if there is none. */
export async function leafAt(log: EventReader, n: number): Promise<string> {
  const [found] = await log.readAll(positionOf(n - 1), 1);
  return found === undefined ? '' : nativeTreeHash.leaf(found.record);
}

/**
 * Returns whether a log has the records at the end of a tree: those under its last node, about ten on average. Another
 * history differs there, at least in its times.
 * @param log with at least as many records as the tree
 */
export async function endsLike(log: EventReader, { size, nodes }: Frontier): Promise<boolean> {
  const last = nodes.at(-1);
  if (last === undefined) return true;
  const span = lowestBit(size);
  const tree = merkleTree(undefined, nativeTreeHash);
  await growTree(tree, { readAll: (after, limit) => log.readAll(shifted(after, size - span), limit) }, span);
  return tree.root() === last;
}

const shifted = (after: string, by: number): string => positionOf(ordinalOf(after) + by);

/** Returns the lowest set bit. Sizes may exceed the 32 bits of bitwise operators. */
function lowestBit(size: number): number {
  let bit = 1;
  while (size % (bit * 2) === 0) bit *= 2;
  return bit;
}
