import {
  type Desk,
  NO_BOOKS,
  STRICTER_EDITION,
  type Violation,
  all,
  defineAudit,
  one,
  some,
  unequal,
} from '../../kernel/index.ts';
import { SEED_CHAINS, SeedChainCommitted, SeedChainVoided, UserSeedSet, events } from './events.ts';

export const audit = defineAudit({
  events,
  rules: {
    chain: 'chains of server seeds count from 1, one runs and at most one waits',
    armed: 'a chain is played only after a user seed was set that its anchor could not know',
    'derived-seed':
      'a user seed that stands for a command derives from the id of that command, which rolls a chain that none stands for',
    'fresh-user-seed': 'a user seed that is set is another one than stood before',
    once: 'an anchor, or a revealed seed, is new in the log: no two chains are one, or end alike',
    'chain-length': 'a chain is as long as the rules seed-chains say',
    'next-chain':
      'a command that comes to the middle of a chain commits the next one; none is committed earlier',
    'seed-index': 'the seeds of a chain are revealed in order, none twice, none left out',
    'server-seed': 'a server seed hashes to the seed revealed before it, or to the anchor',
    'user-seed': 'a roll uses the user seed that was set last',
    'chain-epoch': 'a chain is of the epoch that is open when it is committed',
    'stale-chain': 'no seed of a chain is revealed after a newer epoch was opened',
    void: 'chains are voided once, in their order, after a newer epoch than theirs was opened',
    'void-epoch': 'a voided chain names the epoch that is open',
    'void-used': 'a voided chain tells how many of its seeds were revealed',
    'void-seed': 'the last seed of a voided chain hashes down to what was revealed last, or to the anchor',
  },
  books: NO_BOOKS,
  checks: {
    SeedChainCommitted: (desk, { chainId, anchor, length, epoch }) =>
      desk.seeds.commit(chainId, anchor, length, epoch) ?? auditLength(desk, length),
    SeedChainVoided: ({ seeds }, voided) => seeds.giveUp(voided),
    UserSeedSet: ({ seeds }, { userSeed, origin }) => seeds.setUserSeed(userSeed, origin === 'command'),
  },
  writings: {
    'set-user-seed': { in: 'player', by: ['player'], writes: one(UserSeedSet, 'player') },
    'renew-chains': {
      in: 'player',
      by: ['system'],
      writes: all(some(one(SeedChainVoided)), one(SeedChainCommitted, 'next')),
    },
  },
  inputs: {
    'set-user-seed': ([event, ...others]) =>
      event !== undefined && UserSeedSet.is(event) && others.length === 0
        ? { userSeed: event.data.userSeed }
        : undefined,
  },
  ways: {},
});

function auditLength({ edition, rules }: Desk, length: number): Violation | undefined {
  if (edition < STRICTER_EDITION) return undefined;
  const due = rules.inForce(SEED_CHAINS)?.content.length;
  return unequal('chain-length', due === undefined ? 'rules seed-chains' : String(due), String(length));
}
