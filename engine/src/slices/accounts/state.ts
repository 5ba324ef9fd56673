import { type Fold, foldOf, on } from '../../kernel/index.ts';
import {
  LoginBound,
  LoginClaimed,
  LoginGivenUp,
  LoginReleased,
  LoginUnbound,
  PlayerRegistered,
} from './events.ts';

export interface Account {
  /** time of the registration, milliseconds since 1970; undefined before */
  readonly registered: number | undefined;
  /** the player whose code was used; null if none was */
  readonly invitedBy: string | null;
}

export const account: Fold<Account> = foldOf<Account>({ registered: undefined, invitedBy: null }, [
  on(PlayerRegistered, (_state, { invitedBy }, { time }) => ({ registered: time, invitedBy })),
]);

/** The owner of a login. */
export interface LoginOwner {
  readonly playerId: string | undefined;
  /** true if an erased player had it: the grant for new players was used for it */
  readonly granted?: true;
}

export const loginOwner: Fold<LoginOwner> = foldOf<LoginOwner>({ playerId: undefined }, [
  on(LoginClaimed, (state, { playerId }) => ({ ...state, playerId })),
  on(LoginReleased, (state) => ({ ...state, playerId: undefined })),
  on(LoginBound, (state, { playerId }) => ({ ...state, playerId })),
  // The grant for new players may have been used for it.
  on(LoginUnbound, () => ({ playerId: undefined, granted: true })),
  on(LoginGivenUp, () => ({ playerId: undefined, granted: true })),
]);

const PLAYER = 'player-';
export const playerStream = (playerId: string): string => `${PLAYER}${playerId}`;
/** Returns the player of a stream; undefined for other kinds of streams. */
export const playerOf = (stream: string): string | undefined =>
  stream.startsWith(PLAYER) ? stream.slice(PLAYER.length) : undefined;
export const loginStream = (kind: 'phone', loginHash: string): string => `login-${kind}:${loginHash}`;
