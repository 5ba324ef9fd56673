import { type Command, accepted } from '../../kernel/index.ts';
import { LoginGivenUp } from './events.ts';
import type { ReleaseLogin } from './release-login.ts';
import type { LoginOwner } from './state.ts';

/** Frees the way to log in of a player who was erased. Quiet when it is not that player's, or no more. */
export const giveUpLogin: Command<LoginOwner, ReleaseLogin, unknown, never, { playerId: string }> = {
  name: 'give-up-login',
  decide: (state, { kind, playerId }) =>
    state.playerId === playerId ? accepted(LoginGivenUp.of({ kind, playerId })) : accepted(),
  reply: (_events, { playerId }) => ({ playerId }),
};
