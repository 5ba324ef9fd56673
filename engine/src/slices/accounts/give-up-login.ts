import { type Command, accepted } from '../../kernel/index.ts';
import { LoginGivenUp } from './events.ts';
import type { ReleaseLogin } from './release-login.ts';
import type { LoginOwner } from './state.ts';

/** Frees the login of an erased player. Writes nothing if the login is not, or no longer, that player's. */
export const giveUpLogin: Command<LoginOwner, ReleaseLogin, unknown, never, { playerId: string }> = {
  name: 'give-up-login',
  decide: (state, { kind, playerId }) =>
    state.playerId === playerId ? accepted(LoginGivenUp.of({ kind, playerId })) : accepted(),
  reply: (_events, { playerId }) => ({ playerId }),
};
