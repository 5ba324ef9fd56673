import { type Fold, foldOf, on } from '../../kernel/index.ts';
import {
  IdentityClaimed,
  type IdentityKind,
  IdentityReleased,
  PlatformBound,
  RealNameVerified,
} from './events.ts';

/** How the person behind a player is known. */
export interface Identity {
  /** when a real name was given, in milliseconds since 1970 */
  readonly verified: number | undefined;
  /** keyed hash of the card */
  readonly card: string | undefined;
  /** keyed hash of the platform's account */
  readonly platform: string | undefined;
}

export const identity: Fold<Identity> = foldOf<Identity>(
  { verified: undefined, card: undefined, platform: undefined },
  [
    on(RealNameVerified, (state, { card }, { time }) => ({ ...state, verified: time, card })),
    on(PlatformBound, (state, { login }) => ({ ...state, platform: login })),
  ],
);

/** Whether a player had given the real name of somebody of age by a time: under 18 none is taken, so it stays true. */
export const isVerifiedAdult = ({ verified }: Pick<Identity, 'verified'>, time: number): boolean =>
  verified !== undefined && verified <= time;

/** Whose a card or platform account is. */
export interface IdentityOwner {
  readonly playerId: string | undefined;
  /** whether somebody ever had it */
  readonly known: boolean;
}

export const identityOwner: Fold<IdentityOwner> = foldOf<IdentityOwner>(
  { playerId: undefined, known: false },
  [
    on(IdentityClaimed, (_state, { playerId }) => ({ playerId, known: true })),
    on(IdentityReleased, () => ({ playerId: undefined, known: true })),
  ],
);

/** The stream of a card or platform account. @param hash keyed, 64 hex digits */
export const identityStream = (kind: IdentityKind, hash: string): string => `identity-${kind}:${hash}`;
