import { type Command, accepted, invariant, rejected } from '../../kernel/index.ts';
import { LoginBound } from './events.ts';
import type { LoginOwner } from './state.ts';

export interface BindLogin {
  readonly kind: 'phone';
  /** a registered player who owns `former` */
  readonly playerId: string;
  /** the old login's stream, which is unbound afterwards */
  readonly former: string;
}

interface BindLoginContext {
  /** stream of this login */
  readonly stream: string;
}

export interface BindLoginRejection {
  readonly code: 'login-taken';
  readonly playerId: string;
}

/** Gives a registered player another login in place of one. Writes nothing if the player has it already. */
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
