import type { Evidence } from '../../shell/seeds/evidence';
import { paths } from '../fairness/paths';

/**
 * Returns the path at which anybody recomputes a roll: it carries both seeds and needs no login. By its place in the log other
 * sites show the result beside the link.
 */
export function proofPath({ userSeed, serverSeed, serverHash = '', position }: Evidence): string {
  const [path = '', place = ''] = paths.recompute.split('#');
  const query = new URLSearchParams({ user: userSeed, server: serverSeed, hash: serverHash });
  if (position !== undefined) query.set('at', position);
  return `${path}?${query.toString()}#${place}`;
}

/** Returns the seeds of an address made by `proofPath`; empty texts for those that are missing. */
export function seedsIn(search: string): { userSeed: string; serverSeed: string; serverHash: string } {
  const query = new URLSearchParams(search);
  const named = (name: string) => (query.get(name) ?? '').trim();
  return { userSeed: named('user'), serverSeed: named('server'), serverHash: named('hash') };
}
