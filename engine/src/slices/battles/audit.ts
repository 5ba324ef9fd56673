import { ItemsGranted } from '../bag/events.ts';
import { BoxRetired, BoxVersionPublished } from '../catalogue/events.ts';
import { all, defineAudit, either, follow, followStops, maybe, one, some } from '../../kernel/index.ts';
import { ChangeApproved, ChangeStopped } from '../operators/events.ts';
import { PropUsed, PropsGranted } from '../props/events.ts';
import { UserSeedSet } from '../seeds/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import {
  auditCancelled,
  auditCreated,
  auditDrawn,
  auditEnded,
  auditFinished,
  auditFrozen,
  auditSealed,
  auditVoided,
} from './audit-battle.ts';
import { type Books, type Own, type Shop, ownBook, shopBook } from './audit-books.ts';
import {
  auditInvited,
  auditLoot,
  auditMuted,
  auditReleased,
  auditReserved,
  auditSettled,
  auditTaken,
  auditVacated,
} from './audit-seats.ts';
import {
  BATTLE_CARD,
  BattleCancelled,
  BattleCreated,
  BattleDrawn,
  BattleEnded,
  BattleFinished,
  BattleFrozen,
  BattleSealed,
  BattleVoided,
  InvitationSent,
  InvitationsMuted,
  LootGranted,
  SeatReleased,
  SeatReserved,
  SeatSettled,
  SeatTaken,
  SeatVacated,
  events,
} from './events.ts';

const holding = (asked: 'create' | 'join') =>
  either(
    all(one(SeatReserved, `${asked} by gems`), one(WalletPosted, 'battle-stake')),
    all(one(PropUsed, BATTLE_CARD), one(SeatReserved, `${asked} by card`)),
  );

export const audit = defineAudit({
  events,
  rules: {
    'battle-terms':
      'a battle is created by the rules in force, of box versions on sale at their prices, below the ceiling',
    'battle-stake': 'a seat costs the sum of its boxes, in gems or by a card that is worth as much',
    'battle-seat':
      'a seat is taken once, in time, by who holds a stake for it, with the seed that stood, while its versions are on sale',
    'battle-order': 'a battle is created, frozen, signed, drawn, shown and ended, each once and in time',
    'battle-frozen': 'the last seat freezes the terms and the seats under their root',
    'battle-source': 'the round is the first that the rule names, as its beacon signed it',
    'battle-sealed': 'a frozen battle is signed three seconds before its round',
    'battle-draw': 'tickets, items and the winner are those that the round and the root name',
    'battle-void': 'a battle is cancelled or void for a reason that the log shows, never after its draw',
    'battle-gain': 'each seat gets what the rule says, or its stake back, once',
    'battle-invite': 'a player invites five times in ten minutes at most',
  },
  books: {
    own: ownBook,
    shop: shopBook,
    totals: ({ created, drawn }) => ({ battles: created, battlesDrawn: drawn }),
  },
  checks: {
    SeatReserved: auditReserved,
    SeatSettled: auditSettled,
    SeatReleased: auditReleased,
    LootGranted: auditLoot,
    InvitationSent: auditInvited,
    InvitationsMuted: auditMuted,
    BattleCreated: auditCreated,
    SeatTaken: auditTaken,
    SeatVacated: auditVacated,
    BattleFrozen: auditFrozen,
    BattleSealed: auditSealed,
    BattleDrawn: auditDrawn,
    BattleFinished: auditFinished,
    BattleCancelled: auditCancelled,
    BattleVoided: auditVoided,
    BattleEnded: auditEnded,
  },
  follows: [
    follow(UserSeedSet, (_desk, { userSeed }, { own }: Books) => {
      own.userSeed = userSeed;
      return undefined;
    }),
    follow(BoxVersionPublished, (desk, { odds, versionHash, from }, { shop }: Books) => {
      shop.versions.set(versionHash, odds.items);
      return shop.onSale.put(desk, odds.boxId, from, { versionHash, price: odds.price });
    }),
    follow(BoxRetired, (desk, { boxId, from }, { shop }: Books) => shop.onSale.put(desk, boxId, from, null)),
    ...followStops<Own, Shop>(ChangeApproved, ChangeStopped, ({ onSale }) => onSale),
  ],
  writings: {
    'create-battle': { in: 'player', by: ['player'], writes: holding('create') },
    'join-battle': { in: 'player', by: ['player'], writes: holding('join') },
    'settle-seat': {
      in: 'player',
      by: ['flow'],
      writes: all(one(SeatSettled), maybe(one(WalletPosted, 'battle-settle'))),
    },
    'release-seat': {
      in: 'player',
      by: ['flow'],
      writes: all(one(SeatReleased), either(one(WalletPosted, 'battle-release'), one(PropsGranted))),
    },
    'grant-loot': { in: 'player', by: ['flow'], writes: all(one(LootGranted), one(ItemsGranted)) },
    'invite-player': { in: 'player', by: ['player'], writes: one(InvitationSent) },
    'mute-invitations': { in: 'player', by: ['player'], writes: one(InvitationsMuted) },
    'open-battle': { in: 'battle', by: ['flow'], writes: all(one(BattleCreated), one(SeatTaken)) },
    'take-seat': {
      in: 'battle',
      by: ['flow'],
      writes: all(maybe(some(one(SeatVacated))), one(SeatTaken), maybe(one(BattleFrozen))),
    },
    'cancel-battle': { in: 'battle', by: ['player'], writes: one(BattleCancelled, 'creator') },
    'expire-battle': {
      in: 'battle',
      by: ['flow'],
      writes: either(one(BattleCancelled, 'expired'), one(BattleCancelled, 'version')),
    },
    'seal-battle': {
      in: 'battle',
      by: ['flow'],
      writes: either(one(BattleSealed), one(BattleVoided, 'late')),
    },
    'void-battle': {
      in: 'battle',
      by: ['flow'],
      writes: either(one(BattleVoided, 'late'), one(BattleVoided, 'no-beacon')),
    },
    'draw-battle': { in: 'battle', by: ['flow'], writes: one(BattleDrawn) },
    'finish-battle': { in: 'battle', by: ['flow'], writes: one(BattleFinished) },
    'end-battle': { in: 'battle', by: ['flow'], writes: one(BattleEnded) },
  },
  inputs: {
    'mute-invitations': ([event]) =>
      event !== undefined && InvitationsMuted.is(event) ? event.data : undefined,
    'invite-player': ([event]) => (event !== undefined && InvitationSent.is(event) ? event.data : undefined),
    'join-battle'(events) {
      const asked = events.find(SeatReserved.is)?.data;
      return asked?.terms === null
        ? { battleId: asked.battle.slice('battle-'.length), card: asked.card }
        : undefined;
    },
  },
  ways: {
    'battle-stake': { legs: [['player', 'escrow']], amount: 'owed' },
    'battle-settle': {
      legs: [
        ['escrow', 'house'],
        ['house', 'player'],
      ],
      amount: 'owed',
    },
    'battle-release': { legs: [['escrow', 'player']], amount: 'owed' },
  },
});
