import { type Command, accepted } from '../../kernel/index.ts';
import { LoginUnbound } from './events.ts';
import type { LoginOwner } from './state.ts';

interface UnbindLogin {
  readonly kind: 'phone';
  readonly playerId: string;
  /** place of the binding that took its place */
  readonly bound: string;
}

/** Frees a way to log in whose player has bound another one. Quiet when it is not that player's, or no more. */
export const unbindLogin: Command<LoginOwner, UnbindLogin, unknown, never, { playerId: string }> = {
  name: 'unbind-login',
  decide: (state, { kind, playerId, bound }) =>
    state.playerId === playerId ? accepted(LoginUnbound.of({ kind, playerId, bound })) : accepted(),
  reply: (_events, { playerId }) => ({ playerId }),
};
