// The person behind a player, as far as the log knows: a real name of age, an account of the game platform.
import { defineSlice, defineStream, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { bindPlatform } from './bind-platform.ts';
import { claimIdentity } from './claim-identity.ts';
import { REAL_NAME, events } from './events.ts';
import { releaseIdentity } from './release-identity.ts';
import { identity as fold, identityOwner } from './state.ts';
import { verifyRealName } from './verify-real-name.ts';

export {
  IdentityClaimed,
  type IdentityKind,
  IdentityReleased,
  PlatformBound,
  REAL_NAME,
  RealNameVerified,
} from './events.ts';
export { type Identity, type IdentityOwner, identityStream, isVerifiedAdult } from './state.ts';
export { type ClaimIdentity, type IdentityTaken, claimIdentity } from './claim-identity.ts';
export { releaseIdentity } from './release-identity.ts';
export { type RealNameKnown, type VerifyRealName, verifyRealName } from './verify-real-name.ts';
export { type BindPlatform, type PlatformKnown, bindPlatform } from './bind-platform.ts';

export const identity = defineSlice({
  name: 'identity',
  events,
  player: playerPart(fold),
  streams: {
    identity: defineStream({ fold: identityOwner, id: /^(?:card|steam):[0-9a-f]{64}$/ }),
  },
  commands: {
    'claim-identity': claimIdentity,
    'release-identity': releaseIdentity,
    'verify-real-name': verifyRealName,
    'bind-platform': bindPlatform,
  },
  measures: [],
  rules: [REAL_NAME],
  audit,
});
