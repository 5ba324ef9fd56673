import { type Fold, foldOf, on } from '../../kernel/index.ts';
import {
  type AgreedLanguage,
  LoginBound,
  LoginClaimed,
  LoginGivenUp,
  LoginReleased,
  LoginUnbound,
  PlayerRegistered,
  TextsAgreed,
} from './events.ts';

/** What a player agreed to: the texts with this hash, in this language. */
export interface PastAgreement {
  readonly hash: string;
  readonly language: AgreedLanguage;
  /** false: the request named no texts, so those in force hold */
  readonly shown: boolean;
  /** milliseconds since 1970 */
  readonly time: number;
}

export interface Account {
  /** time of the registration, milliseconds since 1970; undefined before */
  readonly registered: number | undefined;
  /** the player whose code was used; null if none was */
  readonly invitedBy: string | null;
  /** the oldest first */
  readonly agreed: readonly PastAgreement[];
}

export const account: Fold<Account> = foldOf<Account>(
  { registered: undefined, invitedBy: null, agreed: [] },
  [
    on(PlayerRegistered, (_state, { invitedBy, agreed }, { time }) => ({
      registered: time,
      invitedBy,
      agreed: agreed === null ? [] : [{ ...agreed, time }],
    })),
    on(TextsAgreed, (state, data, { time }) => ({
      ...state,
      agreed: [...state.agreed, { ...data, shown: true, time }],
    })),
  ],
);

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
