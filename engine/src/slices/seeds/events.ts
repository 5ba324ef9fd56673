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
} from '../../kernel/index.ts';

/** Seeds per chain: at least twice as many as a command may roll, so that the next chain is committed in time. */
export const SEED_CHAINS = defineRules(
  'seed-chains',
  closed({ length: Type.Integer({ minimum: 20, maximum: 1_000_000 }) }),
  { length: 8_192 },
);
const Length = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const Epoch = Type.Integer({ minimum: 1, maximum: 1_000_000 });

const V1 = closed({ chainId: ChainId, anchor: Hash, length: Length });

/** The server fixed a chain of server seeds and published its end: anchor = SHA-256(seed 1). */
export const SeedChainCommitted = defineEvent(
  'SeedChainCommitted',
  closed({ chainId: ChainId, anchor: Hash, length: Length, epoch: Epoch }),
  {
    former: [{ schema: V1, until: 3, lift: (data) => ({ ...Object(data), epoch: 1 }) }],
    label: ({ chainId }) => (chainId === 1 ? 'first' : 'next'),
  },
);

/** A chain of an earlier epoch was voided. Its last seed reveals the unused ones, because the others hash from it. */
export const SeedChainVoided = defineEvent(
  'SeedChainVoided',
  closed({
    chainId: ChainId,
    epoch: Type.Integer({ minimum: 2, maximum: 1_000_000, description: 'the one that voids it' }),
    used: Type.Integer({ minimum: 0, description: 'how many of its seeds were revealed' }),
    lastSeed: Hash,
  }),
);

/** The player's own seed for later rolls was set. */
export const UserSeedSet = defineEvent(
  'UserSeedSet',
  closed({
    userSeed: UserSeed,
    origin: Type.Enum(['player', 'command'], { description: 'command: derived from the id of the command' }),
  }),
  { label: ({ origin }) => origin },
);

/** Returns the grammar of a rolling command: its own events, with those of `drawSeeds` around them. */
export const rolling = (own: Grammar): Grammar =>
  all(maybe(one(UserSeedSet, 'command')), own, maybe(one(SeedChainCommitted, 'next')));

/** The event types of the slice, for its definition and its audit. */
export const events = { SeedChainCommitted, SeedChainVoided, UserSeedSet };
