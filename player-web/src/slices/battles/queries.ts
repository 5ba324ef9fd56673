import type {
  battleDetail,
  battleList,
  battleOpen,
  battleOwn,
  battlePeople,
  battleRecord,
  battleRules,
  cancelBattle,
  createBattle,
  inviteToBattle,
  joinBattle,
  muteInvitations,
} from '@skins/api/battles/contract';
import type { BodyOf, DataOf, QueryOf } from '@skins/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { rememberPlay } from '../../shell/play';
import { lastPlayed } from '../../shell/play/last-played';
import { ownAnswer } from '../../shell/play/own-answer';
import { refreshUser } from '../../shell/session';
import type { RecordQuery } from '../../shell/ui/record';

export type BattleList = DataOf<typeof battleList>;
export type Battle = BattleList['records'][number];
export type Seat = Battle['seats'][number];
export type BoxRun = Battle['boxes'][number];
export type Rule = Battle['rule'];
export type ListQuery = QueryOf<typeof battleList>;
export type BattleRules = DataOf<typeof battleRules>;
export type BattleDetail = DataOf<typeof battleDetail>;
export type Round = BattleDetail['rounds'][number];
export type Draw = Round['draws'][number];
export type Standing = Round['standings'][number];
export type Outcome = NonNullable<BattleDetail['outcome']>;
export type Evidence = BattleDetail['evidence'];
export type OwnBattle = DataOf<typeof battleOwn>[number];
export type People = DataOf<typeof battlePeople>;
export type BattleRecords = DataOf<typeof battleRecord>;
export type BattleRow = BattleRecords['records'][number];
export type Result = NonNullable<QueryOf<typeof battleRecord>['result']>;
export type Creation = BodyOf<typeof createBattle>;
export type Pay = NonNullable<Creation['pay']>;

/** The rates of terms are in 1/10,000. */
const RATE_UNITS = 10_000;

/** Returns the share at which everything drawn is sold where all share: it was fixed at the creation. */
export const sharedRateOf = ({ terms }: Evidence): number => terms.rate / RATE_UNITS;

const openCall = get<typeof battleOpen>('/api/battle/open');
const rulesCall = get<typeof battleRules>('/api/battle/rules');
const listCall = get<typeof battleList>('/api/battle/list');
const ownCall = get<typeof battleOwn>('/api/battle/own');
const detailCall = get<typeof battleDetail>('/api/battle/detail');
const recordCall = get<typeof battleRecord>('/api/battle/record');
const peopleCall = get<typeof battlePeople>('/api/battle/people');
const createCall = post<typeof createBattle>('/api/battle/create');
const joinCall = post<typeof joinBattle>('/api/battle/join');
const cancelCall = post<typeof cancelBattle>('/api/battle/cancel');
const inviteCall = post<typeof inviteToBattle>('/api/battle/invite');
const muteCall = post<typeof muteInvitations>('/api/battle/mute');

/** 0: open, 1: closed */
export const openQuery = queryOptions({
  queryKey: ['battles', 'open'],
  staleTime: stale.minute,
  meta: { shell: true },
  queryFn: ({ signal }) => ask(openCall, { signal }),
});

export const rulesQuery = queryOptions({
  queryKey: ['battles', 'rules'],
  staleTime: stale.minute,
  queryFn: ({ signal }) => ask(rulesCall, { signal }),
});

export const listQuery = (query: ListQuery, language: string) =>
  queryOptions({
    queryKey: ['battles', 'list', language, query],
    ...ownAnswer(listCall, { query }),
    refetchInterval: stale.minute,
    placeholderData: keepPreviousData,
  });

export const ownQuery = (language: string) =>
  queryOptions({
    queryKey: ['battles', 'own', language],
    ...ownAnswer(ownCall),
    meta: { own: true, shell: true },
  });

export const detailQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: ['battles', 'detail', language, id],
    ...ownAnswer(detailCall, { query: { id } }),
  });

export const peopleQuery = (language: string) =>
  queryOptions({
    queryKey: ['battles', 'people', language],
    ...ownAnswer(peopleCall),
  });

/** The player's seats, newest first. */
export const recordQuery = (result: Result | undefined, language: string): RecordQuery<BattleRecords> => ({
  key: ['battles', 'record', language, result ?? 'all'],
  ask: ({ begin, ...asked }) =>
    ask(recordCall, { ...asked, query: { ...begin, ...(result !== undefined && { result }) } }),
});

/** The player's latest seat in a battle that is over; null if there is none. */
export const latestQuery = (language: string) =>
  queryOptions({
    queryKey: ['battles', 'record', language, 'latest'],
    staleTime: stale.own,
    meta: { own: true },
    queryFn: async ({ signal }) => {
      const { records } = await ask(recordCall, { query: { size: 5 }, after: lastPlayed(), signal });
      return records.find(({ battle }) => battle.overAt !== null)?.battle ?? null;
    },
  });

export const refreshBattles = (): Promise<void> => queries.invalidateQueries({ queryKey: ['battles'] });

/** Refetches everything that a stake or its return changes. */
const afterStake = (position: string): Promise<unknown> => {
  rememberPlay(position);
  return Promise.all([refreshUser(), refreshBattles(), queries.invalidateQueries({ queryKey: ['props'] })]);
};

/** Asks whether battles are open, past the cache. */
export const askOpen = (): Promise<number> => queries.fetchQuery({ ...openQuery, staleTime: 0 });

/** Creates a battle and returns its id. The key is made before the send and kept on every retry. */
export async function create({ key, ...body }: Creation & { readonly key: string }): Promise<string> {
  const { battleId, position } = await ask(createCall, { body, key });
  await afterStake(position);
  return battleId;
}

/** Takes a free seat and returns its number. */
export async function join({ key, ...body }: BodyOf<typeof joinBattle> & { readonly key: string }) {
  const { seat, position } = await ask(joinCall, { body, key });
  await afterStake(position);
  return seat;
}

export async function cancel({ key, battleId }: { readonly key: string; readonly battleId: string }) {
  const { position } = await ask(cancelCall, { body: { battleId }, key });
  await afterStake(position);
}

/** Invites a player; returns how many invitations are left. */
export const invite = async (body: BodyOf<typeof inviteToBattle>): Promise<number> =>
  (await ask(inviteCall, { body })).left;

export async function mute(muted: boolean): Promise<void> {
  await ask(muteCall, { body: { muted } });
  await queries.invalidateQueries({ queryKey: ['battles', 'people'] });
}
