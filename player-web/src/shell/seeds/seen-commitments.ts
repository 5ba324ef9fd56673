import { session } from '../session';
import { keptList } from './kept-list';

/** A player's place in a chain, the hash shown for it, and the chain's epoch; the first epoch if absent. */
type Seen = readonly [place: string, serverHash: string, epoch?: number];

/** A chain, and the epoch in which it was committed: from 1, one more after each restore of the log. */
interface SeenChain {
  readonly id: number;
  readonly epoch: number;
}

const isSeen = (entry: unknown): entry is Seen =>
  Array.isArray(entry) &&
  entry.slice(0, 2).every((part) => typeof part === 'string') &&
  (entry.length === 2 || (entry.length === 3 && Number.isSafeInteger(entry[2])));

const kept = keptList('seenCommitments', isSeen, 200);

const chainOf = (chainId: number) => `${session.userId ?? ''}/${chainId}/`;

/**
 * Stores a commitment shown before a roll. The first hash of a place is kept, and a later one cannot replace it. Only
 * a chain of a later epoch can: the public register shows that epoch, and the earlier chain is void.
 */
export function rememberCommitment({ id, epoch }: SeenChain, seedIndex: number, serverHash: string): void {
  const chain = chainOf(id);
  const here = `${chain}${seedIndex}`;
  const seen = kept.read();
  const ofChain = (place: string) => place.startsWith(chain);
  if (seen.some(([place, , of = 1]) => (place === here && of >= epoch) || (ofChain(place) && of > epoch)))
    return;
  const standing = seen.filter(([place, , of = 1]) => !ofChain(place) || of === epoch);
  kept.write([...standing, [here, serverHash, epoch]]);
}

/** A commitment shown for a place in a chain. */
interface SeenCommitment {
  readonly index: number;
  readonly serverHash: string;
}

/**
 * Returns the last commitment that this browser saw in a chain up to a place. It also binds that place, as each seed
 * hashes to the one before it.
 */
export function seenCommitment(chainId: number, seedIndex: number): SeenCommitment | undefined {
  const chain = chainOf(chainId);
  let last: SeenCommitment | undefined;
  for (const [place, serverHash] of kept.read()) {
    const index = place.startsWith(chain) ? Number(place.slice(chain.length)) : Number.NaN;
    if (index <= seedIndex && index > (last?.index ?? 0)) last = { index, serverHash };
  }
  return last;
}
