import { type Fold, foldOf, on } from '../kernel/index.ts';
import { LoginClaimed, LoginGivenUp, LoginReleased, PlayerRegistered } from './events.ts';

export interface Account {
  /** when the player registered, in milliseconds since 1970; undefined before */
  readonly registered: number | undefined;
}

export const account: Fold<Account> = foldOf<Account>({ registered: undefined }, [
  on(PlayerRegistered, (_state, _data, { time }) => ({ registered: time })),
]);

/** Who owns a way to log in. */
export interface LoginOwner {
  readonly playerId: string | undefined;
  /** whether an erased player had it: what is granted to new players was granted for it */
  readonly granted?: true;
}

export const loginOwner: Fold<LoginOwner> = foldOf<LoginOwner>({ playerId: undefined }, [
  on(LoginClaimed, (state, { playerId }) => ({ ...state, playerId })),
  on(LoginReleased, (state) => ({ ...state, playerId: undefined })),
  on(LoginGivenUp, () => ({ playerId: undefined, granted: true })),
]);

const PLAYER = 'player-';
export const playerStream = (playerId: string): string => `${PLAYER}${playerId}`;
/** The player whose stream it is; undefined for a stream of another kind. */
export const playerOf = (stream: string): string | undefined =>
  stream.startsWith(PLAYER) ? stream.slice(PLAYER.length) : undefined;
export const loginStream = (kind: 'phone', loginHash: string): string => `login-${kind}:${loginHash}`;
