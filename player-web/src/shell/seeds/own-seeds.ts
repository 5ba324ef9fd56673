import { session } from '../session';
import { hasMembers, keptList } from './kept-list';

/** A user seed that this browser sent. */
export interface OwnSeed {
  readonly player: string;
  readonly seed: string;
  /** the command's id, made here */
  readonly key: string;
  /** time of the send, by this device's clock */
  readonly time: number;
  /** position in the log; undefined if no answer came */
  readonly position?: string | undefined;
}

const isOwnSeed = (value: unknown): value is OwnSeed =>
  hasMembers(value, { player: 'string', seed: 'string', key: 'string', time: 'number', position: 'string?' });

const kept = keptList('ownSeeds', isOwnSeed, 100);

/** Stores a seed before it is sent: if the answer is lost, the log may have it all the same. */
export function rememberSeed(seed: string, key: string): void {
  const sent = { player: session.userId ?? '', seed, key, time: Date.now() };
  kept.write([...kept.read().filter((own) => own.key !== key), sent]);
}

/** Stores the log position of a seed from the server's answer. */
export function confirmSeed(key: string, position: string): void {
  const all = kept.read();
  const own = all.find((one) => one.key === key);
  // The last confirmed seed goes to the end: it is in force from then on.
  if (own !== undefined) kept.write([...all.filter((one) => one !== own), { ...own, position }]);
}

/** Returns the seeds that this browser set for the player, newest last. */
export const ownSeeds = (): readonly OwnSeed[] =>
  kept.read().filter(({ player }) => player === (session.userId ?? ''));
