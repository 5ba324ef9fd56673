import { type Command, accepted } from '../../kernel/index.ts';
import { LoginReleased } from './events.ts';
import type { LoginOwner } from './state.ts';

export interface ReleaseLogin {
  readonly kind: 'phone';
  /** who claimed it and never registered */
  readonly playerId: string;
}

/** Frees a way to log in whose player never registered. Quiet when it is not that player's, or no more. */
export const releaseLogin: Command<LoginOwner, ReleaseLogin, unknown, never, { playerId: string }> = {
  name: 'release-login',
  decide: (state, { kind, playerId }) =>
    state.playerId === playerId ? accepted(LoginReleased.of({ kind, playerId })) : accepted(),
  reply: (_events, { playerId }) => ({ playerId }),
};
