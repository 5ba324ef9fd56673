import type { DataOf } from '@skins/api/contract';
import type * as contract from '@skins/api/promotion/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, stale } from '../../shell/net';
import { lastPlayed } from '../../shell/play/last-played';
import type { RecordQuery } from '../../shell/ui/record';

export type Promotion = DataOf<typeof contract.promotion>;
export type Own = NonNullable<Promotion['mine']>;
export type Friends = DataOf<typeof contract.promotionFriends>;
export type Friend = Friends['records'][number];
export type InviteLink = DataOf<typeof contract.promotionLink>;

const promotionCall = get<typeof contract.promotion>('/api/promotion');
const friendsCall = get<typeof contract.promotionFriends>('/api/promotion/friends');
const linkCall = get<typeof contract.promotionLink>('/api/promotion/link');

/** Levels and terms, and the caller's own part. */
export const promotionQuery = (isPlayer: boolean) =>
  queryOptions({
    queryKey: ['promotion', isPlayer ? 'player' : 'visitor'],
    staleTime: stale.own,
    meta: { own: isPlayer },
    queryFn: ({ signal }) => ask(promotionCall, { after: lastPlayed(), signal }),
  });

/** Whom the player invited. */
export const friendsQuery: RecordQuery<Friends> = {
  key: ['promotion', 'friends'],
  ask: ({ begin, after, signal }) => ask(friendsCall, { query: begin, after, signal }),
};

/** Who invites by a link. */
export const linkQuery = (poster: string, isPlayer: boolean) =>
  queryOptions({
    queryKey: ['promotion', 'link', poster, isPlayer],
    staleTime: stale.own,
    retry: false,
    queryFn: ({ signal }) => ask(linkCall, { query: { poster }, signal }),
  });
