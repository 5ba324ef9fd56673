import type { DataOf } from '@skins/api/contract';
import type { seed, updateClientSeed, userSeedAt } from '@skins/api/seeds/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../net';
import { useResultsHeld } from '../play/results';
import { session, userQuery, useSession } from '../session';
import { rememberCommitment } from './seen-commitments';

export type Seeds = DataOf<typeof seed>;

const seedCall = get<typeof seed>('/api/upgrade/seed');
export const seedAtCall = get<typeof userSeedAt>('/api/upgrade/userSeedAt');
export const updateSeedCall = post<typeof updateClientSeed>('/api/upgrade/updateClientSeed');

/** The next roll's seeds. The shown values are stored, so that later checks can be made against them. */
export const seedQuery = queryOptions({
  queryKey: ['seeds'],
  staleTime: stale.minute,
  meta: { own: true },
  queryFn: async ({ signal }): Promise<Seeds> => {
    const seeds = await ask(seedCall, { signal });
    // The player's id must be known first; its answer may come later than this one.
    if (session.userId === undefined) await queries.ensureQueryData(userQuery);
    rememberCommitment(seeds.chain, seeds.seedIndex, seeds.serverHash);
    return seeds;
  },
});

/** Frozen while a result is withheld: the next commitment is the seed revealed by the running play. */
export function useSeeds() {
  const { token } = useSession();
  const held = useResultsHeld();
  return useQuery({ ...seedQuery, enabled: token !== undefined && !held });
}
