import type { eraseMe, exportMine } from '@skins/api/erasure/contract';
import type {
  accountDetails,
  authCard,
  cardConfig,
  steamBind,
  steamLogin,
  steamRegister,
  upBindSteamUrl,
} from '@skins/api/identity/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post } from '../../shell/net/ask';
import { queries, stale } from '../../shell/net/queries';
import { refreshUser } from '../../shell/session';

export const loginCall = post<typeof steamLogin>('/api/user/steam/login');
export const bindCall = post<typeof steamBind>('/api/user/steam/bind');
export const registerCall = post<typeof steamRegister>('/api/user/steam/register');
export const tradeLinkCall = post<typeof upBindSteamUrl>('/api/user/info/upBindSteamUrl');
export const cardCall = post<typeof authCard>('/api/user/auth/card');
export const eraseCall = post<typeof eraseMe>('/api/user/erase');
export const exportCall = post<typeof exportMine>('/api/user/export');
const configCall = get<typeof cardConfig>('/api/user/card/config');
const detailsCall = get<typeof accountDetails>('/api/user/account/details');

/** The player's personal details, masked. */
export const detailsQuery = queryOptions({
  queryKey: ['identity', 'details'],
  staleTime: stale.own,
  meta: { own: true },
  queryFn: ({ signal }) => ask(detailsCall, { signal }),
});

/** The reward for giving a real name, in gems. */
export const rewardQuery = queryOptions({
  queryKey: ['identity', 'reward'],
  staleTime: stale.minute,
  queryFn: ({ signal }) => ask(configCall, { signal }),
});

/** Refetches the account after details were given. */
export async function refreshAccount(): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: detailsQuery.queryKey }), refreshUser()]);
}
