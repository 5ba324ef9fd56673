import type { DataOf } from '@skins/api/contract';
import type {
  newYearMilestone,
  newYearRecord,
  newYearRules,
  newYearSeason,
  radishCount,
} from '@skins/api/newyear/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { rememberPlay } from '../../shell/play/last-played';
import { sendAgain } from '../../shell/play/sending';
import { refreshUser } from '../../shell/session';
import type { RecordQuery } from '../../shell/ui/record';

export type Season = NonNullable<DataOf<typeof newYearSeason>>;
export type Prize = Season['prizes'][number];
export type Milestone = Season['milestones'][number];
export type Act = Season['acts'][number];
export type Draws = DataOf<typeof newYearRecord>;
export type Draw = Draws['records'][number];
export type Rules = DataOf<typeof newYearRules>;

const seasonCall = get<typeof newYearSeason>('/api/activity/newyear/season');
const radishCall = get<typeof radishCount>('/api/activity/radish');
const recordCall = get<typeof newYearRecord>('/api/activity/newyear/record');
const rulesCall = get<typeof newYearRules>('/api/activity/newyear/rules');
const milestoneCall = post<typeof newYearMilestone>('/api/activity/newyear/milestone');

export const seasonQuery = (language: string) =>
  queryOptions({
    queryKey: ['newyear', 'season', language],
    staleTime: stale.own,
    meta: { own: true },
    refetchInterval: stale.minute,
    queryFn: ({ signal }) => ask(seasonCall, { signal }),
  });

/** The radishes that the player can spend; 0 where they cannot be told (spec 8). */
export const radishQuery = queryOptions({
  queryKey: ['newyear', 'radish'],
  staleTime: stale.own,
  meta: { own: true },
  refetchInterval: stale.minute,
  queryFn: async ({ signal }): Promise<number> => {
    try {
      return await ask(radishCall, { signal });
    } catch {
      return 0;
    }
  },
});

/** The rules of a hash never change. */
export const rulesQuery = (rulesHash: string) =>
  queryOptions({
    queryKey: ['newyear', 'rules', rulesHash],
    staleTime: Infinity,
    queryFn: ({ signal }) => ask(rulesCall, { query: { rulesHash }, signal }),
  });

export const recordQuery = (language: string): RecordQuery<Draws> => ({
  key: ['newyear', 'record', language],
  ask: ({ begin, ...asked }) => ask(recordCall, { ...asked, query: begin }),
});

export const refreshSeason = (): Promise<void> => queries.invalidateQueries({ queryKey: ['newyear'] });

/** A milestone as on the page. The key is made before the send and kept on every retry. */
interface Taking {
  readonly key: string;
  readonly radishes: number;
  readonly rulesHash: string;
}

/** Receives a milestone, then refetches everything that changes by it. */
export async function takeMilestone({ key, ...body }: Taking): Promise<DataOf<typeof newYearMilestone>> {
  const taken = await sendAgain(() => ask(milestoneCall, { key, body }));
  rememberPlay(taken.position);
  await Promise.all([
    refreshUser(),
    refreshSeason(),
    queries.invalidateQueries({ queryKey: ['props'] }),
    queries.invalidateQueries({ queryKey: ['bag'] }),
  ]);
  return taken;
}
