import type { Query } from '@tanstack/react-query';
import { proxy, useSnapshot } from 'valtio';
import { queries } from '../net/queries';
import { store, stored } from './storage';

interface Session {
  token: string | undefined;
  /** The logged-in player's id; kept from the last visit until the server says otherwise. */
  userId: string | undefined;
  userSeed: string | undefined;
}

export const session = proxy<Session>({
  token: stored('token'),
  userId: stored('token') === undefined ? undefined : stored('userinfo'),
  userSeed: stored('userSeed'),
});

export const useSession = () => useSnapshot(session);

const gone = proxy({ players: 0 });

/** Returns how many players have left this tab. A page is remounted then, as its state belongs to one player. */
export const usePlayersGone = (): number => useSnapshot(gone).players;

/** Stores a token: the player is now logged in. */
export function enter(token: string): void {
  store('token', token);
  session.token = token;
}

/** Keeps the answer of the user-info call (spec 3), until the player leaves. */
export function knowUser(user: { readonly id: string }): void {
  store('userinfo', user.id);
  store('user', JSON.stringify(user));
  session.userId = user.id;
}

/** Stores the seed locally; called only once the server has accepted it. */
export function keepUserSeed(seed: string | undefined): void {
  store('userSeed', seed);
  session.userSeed = seed;
}

/** Forgets the player, the token, the seed and all own data, after a logout or an invalid token. */
export function leave(): void {
  if (session.token !== undefined) gone.players += 1;
  store('token', undefined);
  store('userinfo', undefined);
  store('user', undefined);
  store('neeko', undefined);
  keepUserSeed(undefined);
  session.token = undefined;
  session.userId = undefined;
  queries.removeQueries({ predicate: isOwn });
}

const isOwn = ({ meta, queryKey }: Pick<Query, 'meta' | 'queryKey'>): boolean =>
  meta?.['own'] === true || queryKey[0] === 'user';

// Follows a login or logout in another tab.
addEventListener('storage', (event) => {
  if (event.key !== 'token' && event.key !== null) return;
  const token = stored('token');
  if (token === session.token) return;
  if (token === undefined) leave();
  else {
    if (session.token !== undefined) gone.players += 1;
    // The server tells whose token it is. Only the other tab writes to the storage.
    Object.assign(session, { token, userId: undefined, userSeed: undefined });
    void queries.resetQueries({ predicate: isOwn });
    void queries.invalidateQueries();
  }
});
