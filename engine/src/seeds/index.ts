// A player's user seed and committed chains of server seeds (docs/fairness.md, section 4).
export { Hash, Reveal, SeedChainCommitted, UserSeedSet } from './events.ts';
export { type RollingEvent, type SeedChain, type Seeds, seedsOver } from './state.ts';
export type { SeedSecrets } from './secrets.ts';
export { type Draw, type DrawContext, chainCommitted, drawSeeds, userSeedOf } from './draw-seeds.ts';
export { type SetUserSeed, type SetUserSeedRejection, setUserSeed } from './set-user-seed.ts';
