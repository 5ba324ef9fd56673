// Players and their logins.
import { defineSlice, defineStream, playerPart } from '../../kernel/index.ts';
import { AGREEMENT } from './agreement.ts';
import { agreeTexts } from './agree-texts.ts';
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
  AGREED_LANGUAGES,
  AGREED_TOPICS,
  type Agreed,
  type AgreedLanguage,
  type AgreedTopic,
  type Agreement,
  GRANTS,
  LoginBound,
  LoginClaimed,
  LoginGivenUp,
  LoginReleased,
  LoginUnbound,
  PlayerRegistered,
  TextsAgreed,
  textsIn,
} from './events.ts';
export { AGREEMENT, agreedIn, askedOf, languageOfAgreed } from './agreement.ts';
export { type TextsChanged, agreeTexts } from './agree-texts.ts';
export { type PastAgreement, loginStream, playerOf, playerStream } from './state.ts';
export { type ClaimLoginRejection, claimLogin } from './claim-login.ts';
export { bindLogin } from './bind-login.ts';
export { unbindLogin } from './unbind-login.ts';
export { giveUpLogin } from './give-up-login.ts';
export { releaseLogin } from './release-login.ts';
export { registerPlayer } from './register-player.ts';

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
    'agree-texts': agreeTexts,
  },
  measures: [],
  rules: [GRANTS, AGREEMENT],
  audit,
});
