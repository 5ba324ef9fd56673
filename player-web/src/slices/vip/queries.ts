import type { BodyOf, DataOf } from '@skins/api/contract';
import type { receiveVipAmount, selectUserVip, selectVipConfig } from '@skins/api/vip/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { lastPlayed, rememberPlay } from '../../shell/play/last-played';
import { sendAgain } from '../../shell/play/sending';
import { refreshUser } from '../../shell/session';

export type VipLevel = DataOf<typeof selectVipConfig>[number];
export type UserVip = DataOf<typeof selectUserVip>;

const configCall = get<typeof selectVipConfig>('/api/pay/selectVipConfig');
const ownCall = get<typeof selectUserVip>('/api/pay/selectUserVip');
const claimCall = post<typeof receiveVipAmount>('/api/pay/receiveVipAmount');

export const vipConfigQuery = queryOptions({
  queryKey: ['vip', 'config'],
  staleTime: stale.minute,
  queryFn: ({ signal }) => ask(configCall, { signal }),
});

export const userVipQuery = queryOptions({
  queryKey: ['vip', 'own'],
  staleTime: stale.own,
  meta: { own: true },
  queryFn: ({ signal }) => ask(ownCall, { signal, after: lastPlayed() }),
});

/**
 * Claims a bonus; idempotent. Refetches after a refusal, as the page was stale.
 * @param key made before the first send
 */
export async function claimBonus(body: BodyOf<typeof receiveVipAmount>, key: string) {
  try {
    const claimed = await sendAgain(() => ask(claimCall, { body, key }));
    rememberPlay(claimed.position);
    return claimed;
  } finally {
    await Promise.all([queries.invalidateQueries({ queryKey: ['vip'] }), refreshUser()]);
  }
}
