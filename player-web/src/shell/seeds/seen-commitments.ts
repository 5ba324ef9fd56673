import { session } from '../session';
import { keptList } from './kept-list';

/** A player's place in a chain, the hash that was shown for it, and the chain's epoch: the first where none is said. */
type Seen = readonly [place: string, serverHash: string, epoch?: number];

/** A chain, and the epoch in which it was committed: from 1, one more each time the log was put back. */
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
 * Keeps what this browser was shown before a roll. The first hash seen for a place stays: a later one cannot replace it, unless its
 * chain is of a later epoch, which the public register shows: then the chain that was seen before is void.
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

/** A commitment that was shown for a place in a chain. */
interface SeenCommitment {
  readonly index: number;
  readonly serverHash: string;
}

/**
 * The last commitment that this browser saw in a chain up to a place. It binds that place, too: each seed hashes to the
 * one before it.
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
