import { type Command, accepted, rejected } from '../kernel/index.ts';
import { LoginClaimed } from './events.ts';
import type { LoginOwner } from './state.ts';

export interface ClaimLogin {
  readonly kind: 'phone';
  readonly playerId: string;
}

/** In order of precedence. */
export type ClaimLoginRejection = { readonly code: 'login-taken'; readonly playerId: string };

/** Claims a way to log in for a player. Quiet when it is that player's already. */
export const claimLogin: Command<LoginOwner, ClaimLogin, unknown, ClaimLoginRejection, { playerId: string }> =
  {
    name: 'claim-login',
    decide(state, { kind, playerId }) {
      if (state.playerId === playerId) return accepted();
      if (state.playerId !== undefined) return rejected({ code: 'login-taken', playerId: state.playerId });
      return accepted(LoginClaimed.of({ kind, playerId }));
    },
    reply: (_events, { playerId }) => ({ playerId }),
  };
