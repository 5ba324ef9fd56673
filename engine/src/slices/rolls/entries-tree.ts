import { entryText } from '../../fairness/index.ts';
import type { EventData } from '../../kernel/index.ts';
import { type Frontier, type TreeHash, merkleTree, treeHash } from '../../transparency/index.ts';
import type { EntriesTaken } from './events.ts';

type Taken = EventData<typeof EntriesTaken>;

/** Trees after entries that were hashed when they were taken. */
const ahead = new WeakMap<Taken, { readonly from: Frontier; readonly to: Frontier }>();

/** Hashes entries with the caller's faster hash: the fold that applies them has only the engine's own. */
export function hashAhead(from: Frontier, taken: Taken, hash: TreeHash): Frontier {
  const to = grown(from, taken, hash);
  ahead.set(taken, { from, to });
  return to;
}

/** Returns a room's tree after the entries of an event. */
export function treeAfter(from: Frontier, taken: Taken): Frontier {
  const known = ahead.get(taken);
  return known?.from === from ? known.to : grown(from, taken, treeHash);
}

function grown(from: Frontier, { first, entries }: Taken, hash: TreeHash): Frontier {
  const tree = merkleTree(from, hash);
  for (const [k, { entrant, userSeed }] of entries.entries())
    tree.append(entryText({ n: first + k, entrant, userSeed }));
  return tree.frontier();
}
