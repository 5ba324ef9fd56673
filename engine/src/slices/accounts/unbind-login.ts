import { type Command, accepted } from '../../kernel/index.ts';
import { LoginUnbound } from './events.ts';
import type { LoginOwner } from './state.ts';

export interface UnbindLogin {
  readonly kind: 'phone';
  readonly playerId: string;
  /** place of the binding that replaced it */
  readonly bound: string;
}

/** Frees a login whose player has bound another one. Writes nothing if the login is not, or no longer, that player's. */
export const unbindLogin: Command<LoginOwner, UnbindLogin, unknown, never, { playerId: string }> = {
  name: 'unbind-login',
  decide: (state, { kind, playerId, bound }) =>
    state.playerId === playerId ? accepted(LoginUnbound.of({ kind, playerId, bound })) : accepted(),
  reply: (_events, { playerId }) => ({ playerId }),
};
