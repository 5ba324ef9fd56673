import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { IdentityClaimed, type IdentityKind } from './events.ts';
import type { IdentityOwner } from './state.ts';

export interface ClaimIdentity {
  readonly kind: IdentityKind;
  readonly playerId: string;
}

export interface IdentityTaken {
  readonly code: 'identity-taken';
  readonly playerId: string;
}

/** Claims a card or platform account for a player. Writes nothing if the player has it already. */
export const claimIdentity: Command<
  IdentityOwner,
  ClaimIdentity,
  unknown,
  IdentityTaken,
  { playerId: string }
> = {
  name: 'claim-identity',
  decide(state, { kind, playerId }) {
    if (state.playerId === playerId) return accepted();
    if (state.playerId !== undefined) return rejected({ code: 'identity-taken', playerId: state.playerId });
    return accepted(IdentityClaimed.of({ kind, playerId, first: !state.known }));
  },
  reply: (_events, { playerId }) => ({ playerId }),
};
