import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { LoginClaimed } from './events.ts';
import type { LoginOwner } from './state.ts';

export interface ClaimLogin {
  readonly kind: 'phone';
  readonly playerId: string;
}

export interface ClaimLoginContext {
  /** true if new players can register, by the published switches */
  readonly registration: boolean;
}

/** In order of precedence. */
export type ClaimLoginRejection =
  { readonly code: 'login-taken'; readonly playerId: string } | { readonly code: 'registration-closed' };

/** Claims a login for a player. Writes nothing if the player has it already. */
export const claimLogin: Command<
  LoginOwner,
  ClaimLogin,
  ClaimLoginContext,
  ClaimLoginRejection,
  { playerId: string }
> = {
  name: 'claim-login',
  decide(state, { kind, playerId }, { registration }) {
    if (state.playerId === playerId) return accepted();
    if (state.playerId !== undefined) return rejected({ code: 'login-taken', playerId: state.playerId });
    return registration
      ? accepted(LoginClaimed.of({ kind, playerId }))
      : rejected({ code: 'registration-closed' });
  },
  reply: (_events, { playerId }) => ({ playerId }),
};
