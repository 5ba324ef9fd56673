// Players and their logins.
import { defineSlice, defineStream, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { bindLogin } from './bind-login.ts';
import { claimLogin } from './claim-login.ts';
import { GRANTS, PlayerRegistered, events } from './events.ts';
import { giveUpLogin } from './give-up-login.ts';
import { releaseLogin } from './release-login.ts';
import { registerPlayer } from './register-player.ts';
import { account as fold, loginOwner } from './state.ts';
import { unbindLogin } from './unbind-login.ts';

export {
  GRANTS,
  LoginBound,
  LoginClaimed,
  LoginGivenUp,
  LoginReleased,
  LoginUnbound,
  PlayerRegistered,
} from './events.ts';
export { type LoginOwner, loginStream, playerOf, playerStream } from './state.ts';
export {
  type ClaimLogin,
  type ClaimLoginContext,
  type ClaimLoginRejection,
  claimLogin,
} from './claim-login.ts';
export { type BindLogin, type BindLoginRejection, bindLogin } from './bind-login.ts';
export { type UnbindLogin, unbindLogin } from './unbind-login.ts';
export { giveUpLogin } from './give-up-login.ts';
export { type ReleaseLogin, releaseLogin } from './release-login.ts';
export { type RegisterPlayer, registerPlayer } from './register-player.ts';

export const accounts = defineSlice({
  name: 'accounts',
  events,
  player: playerPart(fold, { begins: PlayerRegistered }),
  streams: { login: defineStream({ fold: loginOwner, id: /^phone:[0-9a-f]{64}$/ }) },
  commands: {
    'claim-login': claimLogin,
    'release-login': releaseLogin,
    'give-up-login': giveUpLogin,
    'register-player': registerPlayer,
    'bind-login': bindLogin,
    'unbind-login': unbindLogin,
  },
  measures: [],
  rules: [GRANTS],
  audit,
});
