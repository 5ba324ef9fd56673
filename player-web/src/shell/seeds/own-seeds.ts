import { session } from '../session';
import { hasMembers, keptList } from './kept-list';

/** A user seed that this browser sent to be set. */
export interface OwnSeed {
  readonly player: string;
  readonly seed: string;
  /** The command's id, made here. */
  readonly key: string;
  /** When it was sent, by this device's clock. */
  readonly time: number;
  /** Where in the log it stands; unknown where no answer came. */
  readonly position?: string | undefined;
}

const isOwnSeed = (value: unknown): value is OwnSeed =>
  hasMembers(value, { player: 'string', seed: 'string', key: 'string', time: 'number', position: 'string?' });

const kept = keptList('ownSeeds', isOwnSeed, 100);

/** Keeps a seed before it is sent: its answer may be lost, and the log has it all the same. */
export function rememberSeed(seed: string, key: string): void {
  const sent = { player: session.userId ?? '', seed, key, time: Date.now() };
  kept.write([...kept.read().filter((own) => own.key !== key), sent]);
}

/** The server says where in the log a seed stands. */
export function confirmSeed(key: string, position: string): void {
  const all = kept.read();
  const own = all.find((one) => one.key === key);
  // The newest confirmed one is last: what was set then counts from then on.
  if (own !== undefined) kept.write([...all.filter((one) => one !== own), { ...own, position }]);
}

/** The seeds that this browser set for the player, the newest last. */
export const ownSeeds = (): readonly OwnSeed[] =>
  kept.read().filter(({ player }) => player === (session.userId ?? ''));
