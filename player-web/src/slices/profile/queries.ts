import type { DataOf } from '@skins/api/contract';
import type * as contract from '@skins/api/profile/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { lastPlayed } from '../../shell/play/last-played';

type OwnProfile = DataOf<typeof contract.ownProfile>;
export type Profile = DataOf<typeof contract.profileOf>;
export type Shown = OwnProfile['shown'];
export type Luck = NonNullable<Profile['luck']>;
export type Runs = NonNullable<Profile['runs']>;
export type Best = NonNullable<Profile['best']>[number];
export type Collection = NonNullable<Profile['collection']>;
export type Title = NonNullable<Profile['titles']>[number];
export type Balance = NonNullable<Profile['gems']>[number];

export type LiveResult = NonNullable<NonNullable<Profile['live']>['newest']>;
export type Followed = DataOf<typeof contract.following>['records'][number];

export type Item = DataOf<typeof contract.itemView>;

const profileCall = get<typeof contract.profileOf>('/api/profile');
const ownCall = get<typeof contract.ownProfile>('/api/profile/own');
const chooseCall = post<typeof contract.chooseProfile>('/api/profile/choose');

/** The player's own page. */
export const ownQuery = queryOptions({
  queryKey: ['profile', 'own'],
  staleTime: stale.own,
  meta: { own: true },
  queryFn: ({ signal }) => ask(ownCall, { after: lastPlayed(), signal }),
});

/** A player's page as others see it. */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: ['profile', 'of', id],
    staleTime: stale.own,
    queryFn: ({ signal }) => ask(profileCall, { query: { id }, after: lastPlayed(), signal }),
  });

const followCall = post<typeof contract.followPlayer>('/api/profile/follow');
const followingCall = get<typeof contract.following>('/api/profile/following');

/** Whom the player follows. */
export const followingQuery = queryOptions({
  queryKey: ['profile', 'following'],
  staleTime: stale.own,
  meta: { own: true },
  queryFn: ({ signal }) => ask(followingCall, { after: lastPlayed(), signal }),
});

/** Follows a player, or no longer. */
export async function follow(userId: string, on: boolean): Promise<void> {
  const { followed } = await ask(followCall, { body: { userId, follow: on } });
  queries.setQueryData(
    profileQuery(userId).queryKey,
    (page) => page && { ...page, live: page.live && { ...page.live, followed } },
  );
  await queries.invalidateQueries({ queryKey: followingQuery.queryKey });
}

const itemCall = get<typeof contract.itemView>('/api/profile/item');

/** One of the player's items, gone or not. */
export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: ['bag', 'item', id],
    staleTime: stale.own,
    meta: { own: true },
    queryFn: ({ signal }) => ask(itemCall, { query: { id }, after: lastPlayed(), signal }),
  });

/** Chooses what others see, and shows the choice at once. */
export async function choose(body: Shown, key: string): Promise<void> {
  const { shown } = await ask(chooseCall, { body, key });
  queries.setQueryData(ownQuery.queryKey, (own) => own && { ...own, shown });
  await queries.invalidateQueries({ queryKey: ['profile', 'of'] });
}
