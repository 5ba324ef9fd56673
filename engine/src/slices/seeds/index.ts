// A player's user seed and committed chains of server seeds (docs/fairness.md, section 4).
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { SEED_CHAINS, events } from './events.ts';
import { renewChains } from './renew-chains.ts';
import { setUserSeed } from './set-user-seed.ts';
import { seeds as fold } from './state.ts';

export { SEED_CHAINS, SeedChainCommitted, SeedChainVoided, UserSeedSet } from './events.ts';
export { type SeedChain, type Seeds, epochOfChain } from './state.ts';
export type { SeedSecrets } from './secrets.ts';
export {
  type Draw,
  type DrawContext,
  armSeeds,
  chainCommitted,
  drawSeeds,
  userSeedOf,
} from './draw-seeds.ts';
export { renewChains } from './renew-chains.ts';
export { type SeedsRenewed, refusedWhenStale } from './refused-when-stale.ts';
export { type SetUserSeed, type SetUserSeedRejection, setUserSeed } from './set-user-seed.ts';

export const seeds = defineSlice({
  name: 'seeds',
  events,
  player: playerPart(fold),
  streams: {},
  commands: { 'renew-chains': renewChains, 'set-user-seed': setUserSeed },
  measures: [],
  rules: [SEED_CHAINS],
  audit,
});
