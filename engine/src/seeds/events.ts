import { Type } from 'typebox';
import {
  ChainId,
  type Grammar,
  Hash,
  UserSeed,
  all,
  closed,
  defineEvent,
  defineRules,
  maybe,
  one,
} from '../kernel/index.ts';

/** How many seeds a chain has: at least twice as many as a command may roll, so that the next one is there in time. */
export const SEED_CHAINS = defineRules(
  'seed-chains',
  closed({ length: Type.Integer({ minimum: 20, maximum: 1_000_000 }) }),
  { length: 8_192 },
);

/** The server fixed a chain of server seeds and shows its end: anchor = SHA-256(seed 1). */
export const SeedChainCommitted = defineEvent(
  'SeedChainCommitted',
  closed({ chainId: ChainId, anchor: Hash, length: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  { label: ({ chainId }) => (chainId === 1 ? 'first' : 'next') },
);

/** The player's own seed for the rolls to come. */
export const UserSeedSet = defineEvent(
  'UserSeedSet',
  closed({
    userSeed: UserSeed,
    origin: Type.Enum(['player', 'command'], { description: 'command: derived from the id of the command' }),
  }),
  { label: ({ origin }) => origin },
);

/** What a command writes that rolls: around its own events, what `drawSeeds` has to say. */
export const rolling = (own: Grammar): Grammar =>
  all(maybe(one(UserSeedSet, 'command')), own, maybe(one(SeedChainCommitted, 'next')));
