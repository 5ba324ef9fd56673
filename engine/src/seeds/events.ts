import { Type, type Static } from 'typebox';
import { closed, defineEvent } from '../kernel/index.ts';

export const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const UserSeed = Type.String({ pattern: '^[A-Za-z0-9]{1,16}$' });
const ChainId = Type.Integer({ minimum: 1 });

/** The server fixed a chain of server seeds and shows its end: anchor = SHA-256(seed 1). */
export const SeedChainCommitted = defineEvent(
  'SeedChainCommitted',
  1,
  closed({ chainId: ChainId, anchor: Hash, length: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
);

/** The player's own seed for the rolls to come. */
export const UserSeedSet = defineEvent(
  'UserSeedSet',
  1,
  closed({
    userSeed: UserSeed,
    origin: Type.Enum(['player', 'command'], { description: 'command: derived from the id of the command' }),
  }),
);

/** The two seeds of one roll, public from now on. Part of every event that rolls. */
export const Reveal = closed({
  chainId: ChainId,
  index: Type.Integer({ minimum: 1, description: 'in its chain, from 1' }),
  userSeed: UserSeed,
  serverSeed: Hash,
});
export type Reveal = Static<typeof Reveal>;
