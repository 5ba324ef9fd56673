import type { BodyOf, DataOf } from '@skins/api/contract';
import type * as contract from '@skins/api/welfare/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { kept } from '../../shell/net/queries';
import { lastPlayed, rememberPlay } from '../../shell/play/last-played';
import { sendAgain } from '../../shell/play/sending';
import { refreshUser } from '../../shell/session';

export type Week = DataOf<typeof contract.weekBenefitsInfo>;
export type Menu = DataOf<typeof contract.notices>;

/** Polling of new announcements and of claims made elsewhere, in milliseconds (spec 9.1). */
const POLL_MS = 60_000;

const weekCall = get<typeof contract.weekBenefitsInfo>('/api/weekBenefits/weekBenefitsInfo');
const claimCall = post<typeof contract.receiveWeekBenefits>('/api/weekBenefits/receiveWeekBenefits');
const noticesCall = get<typeof contract.notices>('/api/home/notice');
const newCall = get<typeof contract.newNotices>('/api/home/is/new');

/** This week's amounts of the VIP levels. */
export const weekQuery = queryOptions({
  queryKey: ['welfare', 'week'],
  staleTime: stale.own,
  refetchInterval: POLL_MS,
  meta: { own: true, ...kept },
  queryFn: ({ signal }) => ask(weekCall, { signal, after: lastPlayed() }),
});

/** The shop's announcements. @param version of the shown ones: another version is another query */
export const noticesQuery = (language: string, version: string) =>
  queryOptions({
    queryKey: ['notices', 'menu', language, version],
    staleTime: stale.setting,
    queryFn: ({ signal }) => ask(noticesCall, { signal }),
  });

/** The version of the announcements. */
export const newNoticesQuery = queryOptions({
  queryKey: ['notices', 'version'],
  staleTime: stale.minute,
  refetchInterval: POLL_MS,
  meta: kept,
  queryFn: ({ signal }) => ask(newCall, { signal }),
});

/** Claims this week's welfare; idempotent. @param key made before the first send */
export async function claimWeek(body: BodyOf<typeof contract.receiveWeekBenefits>, key: string) {
  const claimed = await sendAgain(() => ask(claimCall, { body, key }));
  rememberPlay(claimed.position);
  await refreshWeek();
  return claimed;
}

/** Refetches the week's state and the player's figures. */
export const refreshWeek = () =>
  Promise.all([queries.invalidateQueries({ queryKey: weekQuery.queryKey }), refreshUser()]);
