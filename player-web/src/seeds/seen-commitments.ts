import { session } from '../session';
import { keptList } from './kept-list';

/** A player's place in a chain, and the hash that was shown for it. */
type Seen = readonly [place: string, serverHash: string];

const isSeen = (entry: unknown): entry is Seen =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

const kept = keptList('seenCommitments', isSeen, 200);

const chainOf = (chainId: number) => `${session.userId ?? ''}/${chainId}/`;

/** Keeps what this browser was shown before a roll. The first hash seen for a place stays: a later one cannot replace it. */
export function rememberCommitment(chainId: number, seedIndex: number, serverHash: string): void {
  const here = `${chainOf(chainId)}${seedIndex}`;
  const seen = kept.read();
  if (seen.some(([known]) => known === here)) return;
  kept.write([...seen, [here, serverHash]]);
}

/** A commitment that was shown for a place in a chain. */
export interface SeenCommitment {
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
