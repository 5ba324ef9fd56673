import { type Command, accepted } from '../../kernel/index.ts';
import { LoginReleased } from './events.ts';
import type { LoginOwner } from './state.ts';

export interface ReleaseLogin {
  readonly kind: 'phone';
  /** the player who claimed it and never registered */
  readonly playerId: string;
}

/** Frees a login whose player never registered. Writes nothing if the login is not, or no longer, that player's. */
export const releaseLogin: Command<LoginOwner, ReleaseLogin, unknown, never, { playerId: string }> = {
  name: 'release-login',
  decide: (state, { kind, playerId }) =>
    state.playerId === playerId ? accepted(LoginReleased.of({ kind, playerId })) : accepted(),
  reply: (_events, { playerId }) => ({ playerId }),
};
