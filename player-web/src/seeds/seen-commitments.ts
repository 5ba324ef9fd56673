import { session, store, stored } from '../session';

const MOST = 200;

/** A chain, and the epoch in which it was committed: from 1, one more each time the log was put back. */
interface SeenChain {
  readonly id: number;
  readonly epoch: number;
}

/** A player's place in a chain, the hash that was shown for it, and the chain's epoch; oldest first. */
type Seen = readonly (readonly [place: string, serverHash: string, epoch: number])[];

const isEntry = (entry: unknown): entry is [string, string, number?] =>
  Array.isArray(entry) &&
  entry.slice(0, 2).every((part) => typeof part === 'string') &&
  (entry.length === 2 || (entry.length === 3 && Number.isSafeInteger(entry[2])));

function read(): Seen {
  try {
    const value: unknown = JSON.parse(stored('seenCommitments') ?? '[]');
    if (!Array.isArray(value) || !value.every(isEntry)) return [];
    // What was kept before there were epochs is of the first.
    return value.map(([known, hash, epoch = 1]) => [known, hash, epoch]);
  } catch {
    return [];
  }
}

const place = (chainId: number, seedIndex: number) => `${session.userId ?? ''}/${chainId}/${seedIndex}`;

/**
 * Keeps what this browser was shown before a roll. The first hash seen for a place stays: a later one cannot replace it, unless its
 * chain is of a later epoch, which the public register shows: then the chain that was seen before is void.
 */
export function rememberCommitment({ id, epoch }: SeenChain, seedIndex: number, serverHash: string): void {
  const here = place(id, seedIndex);
  const seen = read();
  if (seen.some(([known, , of]) => known === here && of >= epoch)) return;
  const others = seen.filter(([known]) => known !== here);
  store('seenCommitments', JSON.stringify([...others, [here, serverHash, epoch]].slice(-MOST)));
}

/** The commitment this browser saw for a place in the chain, if it did. */
export const seenCommitment = (chainId: number, seedIndex: number): string | undefined =>
  read().find(([known]) => known === place(chainId, seedIndex))?.[1];
