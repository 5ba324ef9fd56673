import { session, store, stored } from '../session';

const MOST = 200;

/** A player's place in a chain, and the hash that was shown for it; oldest first. */
type Seen = readonly (readonly [place: string, serverHash: string])[];

const isSeen = (value: unknown): value is Seen =>
  Array.isArray(value) &&
  value.every(
    (entry) => Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string'),
  );

function read(): Seen {
  try {
    const value: unknown = JSON.parse(stored('seenCommitments') ?? '[]');
    return isSeen(value) ? value : [];
  } catch {
    return [];
  }
}

const place = (chainId: number, seedIndex: number) => `${session.userId ?? ''}/${chainId}/${seedIndex}`;

/** Keeps what this browser was shown before a roll. The first hash seen for a place stays: a later one cannot replace it. */
export function rememberCommitment(chainId: number, seedIndex: number, serverHash: string): void {
  const here = place(chainId, seedIndex);
  const seen = read();
  if (seen.some(([known]) => known === here)) return;
  store('seenCommitments', JSON.stringify([...seen, [here, serverHash]].slice(-MOST)));
}

/** The commitment this browser saw for a place in the chain, if it did. */
export const seenCommitment = (chainId: number, seedIndex: number): string | undefined =>
  read().find(([known]) => known === place(chainId, seedIndex))?.[1];
