import type { receiveActivity } from '@skins/api/activities/contract';
import type { BodyOf, DataOf } from '@skins/api/contract';
import type { baseActivityInfo, baseActivityValid, handlerActivity } from '@skins/api/signin/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { rememberPlay } from '../../shell/play/last-played';
import { sendAgain } from '../../shell/play/sending';
import { refreshUser } from '../../shell/session';

export type Boards = DataOf<typeof baseActivityInfo>;
export type Round = NonNullable<Boards['activityResult']>;
export type Month = Boards['activityAccumulate'];
/** An entry of a board, with the player's progress. */
export type Entry = DataOf<typeof handlerActivity>[number];

const infoCall = get<typeof baseActivityInfo>('/api/newActivity/baseActivityInfo');
const entriesCall = get<typeof handlerActivity>('/api/newActivity/handlerActivity');
const validCall = get<typeof baseActivityValid>('/api/newActivity/baseActivityValid');
const receiveCall = post<typeof receiveActivity>('/api/activity/receive');
const query = { activityBaseIdent: 'Sign' } as const;

const shared = { staleTime: stale.own, meta: { own: true }, refetchInterval: stale.minute } as const;

export const boardsQuery = queryOptions({
  queryKey: ['signin', 'boards'],
  ...shared,
  queryFn: ({ signal }) => ask(infoCall, { query, signal }),
});

export const entriesQuery = queryOptions({
  queryKey: ['signin', 'entries'],
  ...shared,
  queryFn: ({ signal }) => ask(entriesCall, { query, signal }),
});

/** The red dot shows while this is 'notObtain' (spec 4.19). */
export const validQuery = queryOptions({
  queryKey: ['signin', 'valid'],
  staleTime: stale.minute,
  meta: { own: true, shell: true },
  refetchInterval: stale.minute,
  queryFn: ({ signal }) => ask(validCall, { query, signal }),
});

/** Today's requirement is not met yet. */
export const REQUIREMENT_UNMET = 934;

/** Signs in, or claims a reward of the month; idempotent. @param key made before the first send */
export async function receive(body: BodyOf<typeof receiveActivity>, key: string) {
  try {
    const received = await sendAgain(() => ask(receiveCall, { body, key }));
    rememberPlay(received.position);
    void refreshUser();
    return received;
  } finally {
    await queries.invalidateQueries({ queryKey: ['signin'] });
  }
}
