import { PlayerRegistered } from '../accounts/events.ts';
import { EpochOpened } from '../epochs/events.ts';
import { all, defineAudit, either, follow, maybe, one } from '../../kernel/index.ts';
import { WalletPosted } from '../wallet/events.ts';
import { type Books, ownBook, shopBook } from './audit-books.ts';
import { auditCredited, auditGrabbed, auditJoined } from './audit-packets.ts';
import {
  auditAnnounced,
  auditCancelled,
  auditClosed,
  auditDrawn,
  auditEnded,
  auditSealed,
} from './audit-rain.ts';
import {
  PacketsCredited,
  PacketsGrabbed,
  RainAnnounced,
  RainCancelled,
  RainClosed,
  RainDrawn,
  RainEnded,
  RainJoined,
  RainSealed,
  events,
} from './events.ts';

const cancelling = (reason: 'late' | 'no-beacon' | 'closed' | 'epoch') =>
  all(one(RainCancelled, reason), one(WalletPosted, 'rain-return'));

export const audit = defineAudit({
  events,
  rules: {
    'rain-terms': 'a rain is announced five minutes to a day ahead, as the rules in force plan it',
    'rain-order': 'a rain is announced, signed, drawn, closed and ended, each once and in time',
    'rain-sealed': 'an announced rain is signed three seconds before its round',
    'rain-source': 'the round is the first that the rule names, as its beacon signed it, before the start',
    'rain-seed': 'the revealed seed has the hash announced, and is of the open epoch',
    'rain-packet':
      'a packet is worth what the table gives for seed, round, player and number, or what remains',
    'rain-reserve': 'no more is issued than reserved, and the rest goes back',
    'rain-grab': 'a player who takes part grabs while packets fall, the published number at most',
    'rain-account': 'an account that takes part is older than the announcement',
    'rain-device': 'a device serves one account in a rain',
    'rain-paid': 'every player gets the sum of the packets grabbed, once',
    'rain-cancelled': 'a rain is cancelled before its start, for a reason that the log shows',
  },
  books: {
    own: ownBook,
    shop: shopBook,
    totals: ({ fallen, issued }) => ({ rains: fallen, rainIssued: issued }),
  },
  checks: {
    RainAnnounced: auditAnnounced,
    RainSealed: auditSealed,
    RainDrawn: auditDrawn,
    PacketsGrabbed: auditGrabbed,
    RainClosed: auditClosed,
    RainCancelled: auditCancelled,
    RainEnded: auditEnded,
    RainJoined: auditJoined,
    PacketsCredited: auditCredited,
  },
  follows: [
    follow(PlayerRegistered, ({ time }, _data, { own }: Books) => {
      own.registered = time;
      return undefined;
    }),
    follow(EpochOpened, (_desk, { epoch }, { shop }: Books) => {
      shop.epoch = epoch;
      return undefined;
    }),
  ],
  writings: {
    'announce-rain': {
      in: 'rain',
      by: ['flow'],
      writes: all(one(RainAnnounced), one(WalletPosted, 'rain-reserve')),
    },
    'seal-rain': { in: 'rain', by: ['flow'], writes: either(one(RainSealed), cancelling('late')) },
    'cancel-rain': { in: 'rain', by: ['flow'], writes: either(cancelling('late'), cancelling('no-beacon')) },
    'draw-rain': {
      in: 'rain',
      by: ['flow'],
      writes: either(one(RainDrawn), cancelling('no-beacon'), cancelling('closed'), cancelling('epoch')),
    },
    'grab-packets': { in: 'rain', by: ['flow'], writes: one(PacketsGrabbed) },
    'close-rain': { in: 'rain', by: ['flow'], writes: one(RainClosed) },
    'end-rain': {
      in: 'rain',
      by: ['flow'],
      writes: all(one(RainEnded), maybe(one(WalletPosted, 'rain-return'))),
    },
    'join-rain': { in: 'player', by: ['player'], writes: one(RainJoined) },
    'credit-packets': {
      in: 'player',
      by: ['flow'],
      writes: all(one(PacketsCredited), one(WalletPosted, 'red-packets')),
    },
  },
  inputs: {
    'join-rain': ([event]) =>
      event !== undefined && RainJoined.is(event) ? { rain: event.data.rain } : undefined,
  },
  ways: {
    'rain-reserve': { legs: [['house', 'escrow']], amount: 'owed' },
    'red-packets': { legs: [['escrow', 'player']], amount: 'owed' },
    'rain-return': { legs: [['escrow', 'house']], amount: 'owed' },
  },
});
