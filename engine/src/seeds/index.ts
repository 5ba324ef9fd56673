// A player's user seed and committed chains of server seeds (docs/fairness.md, section 4).
import { defineSlice, playerPart } from '../kernel/index.ts';
import { audit } from './audit.ts';
import { SEED_CHAINS, SeedChainCommitted, UserSeedSet } from './events.ts';
import { setUserSeed } from './set-user-seed.ts';
import { seeds as fold } from './state.ts';

export { SEED_CHAINS, SeedChainCommitted, UserSeedSet } from './events.ts';
export { type SeedChain, type Seeds } from './state.ts';
export type { SeedSecrets } from './secrets.ts';
export { type Draw, type DrawContext, chainCommitted, drawSeeds, userSeedOf } from './draw-seeds.ts';
export { type SetUserSeed, type SetUserSeedRejection, setUserSeed } from './set-user-seed.ts';

export const seeds = defineSlice({
  name: 'seeds',
  events: { SeedChainCommitted, UserSeedSet },
  player: playerPart(fold),
  streams: {},
  commands: { 'set-user-seed': setUserSeed },
  measures: [],
  rules: [SEED_CHAINS],
  audit,
});
