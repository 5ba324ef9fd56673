import { type Command, accepted } from '../../kernel/index.ts';
import type { ClaimIdentity } from './claim-identity.ts';
import { IdentityReleased } from './events.ts';
import type { IdentityOwner } from './state.ts';

/** Frees a card or platform account, never named or of an erased player. Writes nothing if it is not that player's. */
export const releaseIdentity: Command<IdentityOwner, ClaimIdentity, unknown, never, { playerId: string }> = {
  name: 'release-identity',
  decide: (state, { kind, playerId }) =>
    state.playerId === playerId ? accepted(IdentityReleased.of({ kind, playerId })) : accepted(),
  reply: (_events, { playerId }) => ({ playerId }),
};
