import type { userInfo } from '@skins/api/accounts/contract';
import type { DataOf } from '@skins/api/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask, get } from '../net/ask';
import { Refused } from '../net/failures';
import { kept, queries, stale } from '../net/queries';
import { useResultsHeld } from '../play/results';
import { toast } from '../ui/toast';
import { isClosed, isSentAway } from './away';
import { knowUser, leave, session, useSession } from './session';

export type User = DataOf<typeof userInfo>;

const infoCall = get<typeof userInfo>('/api/user/info');

export const userQuery = queryOptions({
  queryKey: ['user', 'info'],
  staleTime: stale.minute,
  meta: kept,
  queryFn: async ({ signal }): Promise<User> => {
    try {
      const user = await ask(infoCall, { signal });
      knowUser(user);
      return user;
    } catch (error) {
      if (error instanceof Refused && saysNobody(error)) {
        // A refusal of the token itself was shown already, and the player is cleared.
        if (session.token !== undefined && error.message !== '')
          toast.error(error.message, { id: 'session' });
        leave();
      }
      throw error;
    }
  },
});

/** Returns whether the server does not know the token. Network errors, overload and a closed shop prove nothing. */
const saysNobody = (refusal: Refused): boolean =>
  refusal.status < 500 && refusal.status !== 429 && !isClosed(refusal) && !isSentAway(refusal);

/** Returns the logged-in player; undefined for visitors and until loaded. Frozen while a result is withheld. */
export function useUser(): User | undefined {
  const { token } = useSession();
  const held = useResultsHeld();
  const { data } = useQuery({ ...userQuery, enabled: token !== undefined && !held });
  return token === undefined ? undefined : data;
}

/** Tells whether it is known who plays: what depends on it would move the page later. An error counts as known. */
export function useUserKnown(): boolean {
  const { token } = useSession();
  const { data, error } = useQuery({ ...userQuery, enabled: token !== undefined });
  return token === undefined || data !== undefined || error !== null;
}

/** Refetches the player's figures: balance, bag count, level. */
export async function refreshUser(): Promise<void> {
  if (session.token !== undefined) await queries.invalidateQueries({ queryKey: userQuery.queryKey });
}
