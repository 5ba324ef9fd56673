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
  /** when the player registered, in milliseconds since 1970; undefined before */
  readonly registered: number | undefined;
  /** whose code the player brought along; null for nobody's */
  readonly invitedBy: string | null;
}

export const account: Fold<Account> = foldOf<Account>({ registered: undefined, invitedBy: null }, [
  on(PlayerRegistered, (_state, { invitedBy }, { time }) => ({ registered: time, invitedBy })),
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
  on(LoginBound, (state, { playerId }) => ({ ...state, playerId })),
  // What is granted to new players may have been granted for it.
  on(LoginUnbound, () => ({ playerId: undefined, granted: true })),
  on(LoginGivenUp, () => ({ playerId: undefined, granted: true })),
]);

const PLAYER = 'player-';
export const playerStream = (playerId: string): string => `${PLAYER}${playerId}`;
/** The player whose stream it is; undefined for a stream of another kind. */
export const playerOf = (stream: string): string | undefined =>
  stream.startsWith(PLAYER) ? stream.slice(PLAYER.length) : undefined;
export const loginStream = (kind: 'phone', loginHash: string): string => `login-${kind}:${loginHash}`;
