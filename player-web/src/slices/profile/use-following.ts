import { queries } from '../../shell/net/queries';
import type { Handlers } from '../live/channels';
import { useLive } from '../live/use-live';
import { type LiveResult, followingQuery, profileQuery } from './queries';

/** Hears of players' results as they land. Lists are asked for again once connected, and when a player is followed no more. */
export function useFollowing(
  userIds: readonly string[],
  onResult: (result: LiveResult, userId: string) => void,
): void {
  const handlers: Handlers = {
    // A result may have landed between the page's answer and the connection.
    joined: () => {
      for (const id of userIds)
        void queries.invalidateQueries({ queryKey: profileQuery(id).queryKey, refetchType: 'active' });
      void queries.invalidateQueries({ queryKey: followingQuery.queryKey });
    },
    followed: ({ type: _type, userId, ...result }) => {
      if (userIds.includes(userId)) onResult(result, userId);
    },
    ended: ({ userId }) => {
      if (!userIds.includes(userId)) return;
      // The page may be nobody's by now: nothing of it stays.
      void queries.resetQueries({ queryKey: profileQuery(userId).queryKey });
      void queries.invalidateQueries({ queryKey: followingQuery.queryKey });
    },
  };
  useLive('follow', handlers, userIds.length === 0 ? undefined : null, userIds.join());
}
