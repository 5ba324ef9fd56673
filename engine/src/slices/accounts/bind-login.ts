import { type Command, accepted, invariant, rejected } from '../../kernel/index.ts';
import { LoginBound } from './events.ts';
import type { LoginOwner } from './state.ts';

interface BindLogin {
  readonly kind: 'phone';
  /** registered, and the owner of `former` */
  readonly playerId: string;
  /** stream of the login that is unbound next, another one */
  readonly former: string;
}

interface BindLoginContext {
  /** stream of the login at hand */
  readonly stream: string;
}

interface BindLoginRejection {
  readonly code: 'login-taken';
  readonly playerId: string;
}

/** Gives a registered player another way to log in, in the place of one. Quiet when it is that player's already. */
export const bindLogin: Command<
  LoginOwner,
  BindLogin,
  BindLoginContext,
  BindLoginRejection,
  { playerId: string }
> = {
  name: 'bind-login',
  decide(state, { kind, playerId, former }, { stream }) {
    invariant(former !== stream, 'a login takes the place of another one');
    if (state.playerId === playerId) return accepted();
    return state.playerId === undefined
      ? accepted(LoginBound.of({ kind, playerId, former }))
      : rejected({ code: 'login-taken', playerId: state.playerId });
  },
  reply: (_events, { playerId }) => ({ playerId }),
};
