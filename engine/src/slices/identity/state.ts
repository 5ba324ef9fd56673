import { type Fold, foldOf, on } from '../../kernel/index.ts';
import {
  IdentityClaimed,
  type IdentityKind,
  IdentityReleased,
  PlatformBound,
  RealNameVerified,
} from './events.ts';

/** The known identity of the person behind a player. */
export interface Identity {
  /** time at which a real name was given, milliseconds since 1970 */
  readonly verified: number | undefined;
  /** keyed hash of the card */
  readonly card: string | undefined;
  /** keyed hash of the platform account */
  readonly platform: string | undefined;
}

export const identity: Fold<Identity> = foldOf<Identity>(
  { verified: undefined, card: undefined, platform: undefined },
  [
    on(RealNameVerified, (state, { card }, { time }) => ({ ...state, verified: time, card })),
    on(PlatformBound, (state, { login }) => ({ ...state, platform: login })),
  ],
);

/** Tests whether a player had given an adult's real name by a time: under 18 none is accepted, so it stays true. */
export const isVerifiedAdult = ({ verified }: Pick<Identity, 'verified'>, time: number): boolean =>
  verified !== undefined && verified <= time;

/** The owner of a card or platform account. */
export interface IdentityOwner {
  readonly playerId: string | undefined;
  /** true if it ever had an owner */
  readonly known: boolean;
}

export const identityOwner: Fold<IdentityOwner> = foldOf<IdentityOwner>(
  { playerId: undefined, known: false },
  [
    on(IdentityClaimed, (_state, { playerId }) => ({ playerId, known: true })),
    on(IdentityReleased, () => ({ playerId: undefined, known: true })),
  ],
);

/** Returns the stream of a card or platform account. @param hash keyed, 64 hex digits */
export const identityStream = (kind: IdentityKind, hash: string): string => `identity-${kind}:${hash}`;
