import { all, defineAudit, one } from '../../../engine/src/kernel/index.ts';
import { WalletPosted } from '../../../engine/src/slices/wallet/events.ts';
import { type Own, auditDrawn, auditEnded, auditExpired, auditOpened, auditTaken } from './audit-duel.ts';
import { auditReleased, auditReserved, auditSettled } from './audit-stakes.ts';
import {
  DuelDrawn,
  DuelEnded,
  DuelExpired,
  DuelOpened,
  DuelJoined,
  StakeReleased,
  StakeReserved,
  StakeSettled,
  events,
} from './events.ts';

export const audit = defineAudit({
  events,
  rules: {
    'duel-order': 'a duel is opened, is joined and drawn or expires, and ends, each once',
    'duel-seat': 'a seat is taken by the player who reserved a stake for it, for two players',
    'duel-stake': 'both stakes are of the size that the duel was opened with, and settled at it',
    'duel-time': 'a duel stands open for five minutes, is joined before they are over and expires after them',
    'duel-draw': 'the winner is drawn out of both reservations',
    'duel-end': 'a duel ends after its stakes',
  },
  books: {
    own: (): Own => ({ phase: 'none', stake: 0, joinBy: 0, seats: [] }),
    shop: () => ({ duels: 0 }),
    totals: ({ duels }) => ({ duels }),
  },
  checks: {
    StakeReserved: auditReserved,
    StakeSettled: auditSettled,
    StakeReleased: auditReleased,
    DuelOpened: auditOpened,
    DuelJoined: auditTaken,
    DuelDrawn: auditDrawn,
    DuelExpired: auditExpired,
    DuelEnded: auditEnded,
  },
  writings: {
    'reserve-stake': {
      in: 'player',
      by: ['player'],
      writes: all(one(StakeReserved), one(WalletPosted, 'duel-stake')),
    },
    'settle-stake': {
      in: 'player',
      by: ['flow'],
      writes: all(one(StakeSettled), one(WalletPosted, 'duel-settle')),
    },
    'release-stake': {
      in: 'player',
      by: ['flow'],
      writes: all(one(StakeReleased), one(WalletPosted, 'duel-release')),
    },
    'open-duel': { in: 'duel', by: ['player', 'flow'], writes: one(DuelOpened) },
    'join-duel': { in: 'duel', by: ['player', 'flow'], writes: one(DuelJoined) },
    'draw-duel': { in: 'duel', by: ['flow'], writes: one(DuelDrawn) },
    'expire-duel': { in: 'duel', by: ['flow'], writes: one(DuelExpired) },
    'end-duel': { in: 'duel', by: ['flow'], writes: one(DuelEnded) },
  },
  ways: {
    'duel-stake': { legs: [['player', 'escrow']], amount: 'owed' },
    'duel-settle': {
      legs: [
        ['escrow', 'house'],
        ['escrow', 'player'],
        ['house', 'player'],
      ],
      amount: 'owed',
    },
    'duel-release': { legs: [['escrow', 'player']], amount: 'owed' },
  },
});
