import { NO_BOOKS, defineAudit, one } from '../kernel/index.ts';
import { SeedChainCommitted, UserSeedSet } from './events.ts';

export const audit = defineAudit({
  events: { SeedChainCommitted, UserSeedSet },
  rules: {
    chain: 'chains of server seeds count from 1, one runs and at most one waits',
    armed: 'a chain is played only after a user seed was set that its anchor could not know',
    'derived-seed': 'a user seed that stands for a command derives from the id of that command',
    'seed-index': 'the seeds of a chain are revealed in order, none twice, none left out',
    'server-seed': 'a server seed hashes to the seed revealed before it, or to the anchor',
    'user-seed': 'a roll uses the user seed that was set last',
  },
  books: NO_BOOKS,
  checks: {
    SeedChainCommitted: ({ seeds }, { chainId, anchor, length }) => seeds.commit(chainId, anchor, length),
    UserSeedSet: ({ seeds }, { userSeed, origin }) => seeds.setUserSeed(userSeed, origin === 'command'),
  },
  writings: { 'set-user-seed': { in: 'player', by: ['player'], writes: one(UserSeedSet, 'player') } },
  ways: {},
});
