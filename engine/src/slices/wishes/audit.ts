import { ItemsGranted } from '../bag/events.ts';
import { SkinListed } from '../catalogue/events.ts';
import { all, defineAudit, either, follow, followStops, maybe, one, paidCounts } from '../../kernel/index.ts';
import { ChangeApproved, ChangeStopped } from '../operators/events.ts';
import { UserSeedSet } from '../seeds/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import { type Books, type Own, type Shop, ownBook, shopBook } from './audit-books.ts';
import {
  auditAsked,
  auditPlanted,
  auditPlantingEnded,
  auditReleased,
  auditReserved,
  auditSettled,
} from './audit-player.ts';
import {
  auditDrawn,
  auditEnded,
  auditFrozen,
  auditReturned,
  auditSealed,
  auditSold,
  auditVoided,
} from './audit-wish.ts';
import {
  PlantingEnded,
  SharesReleased,
  SharesReserved,
  SharesSettled,
  SharesSold,
  WishAsked,
  WishDrawn,
  WishEnded,
  WishFrozen,
  WishPlanted,
  WishReturned,
  WishSealed,
  WishVoided,
  events,
} from './events.ts';

const stake = all(one(SharesReserved), one(WalletPosted, 'wish-stake'));

export const audit = defineAudit({
  events,
  rules: {
    'wish-terms':
      'a wish is planted by the rules in force, for a skin at its price, below the ceiling; a share costs a thousandth of price and fee, rounded up',
    'wish-plant': 'a player plants what the VIP level allows; the house plants what its setting says, once',
    'wish-stake': 'shares cost their number times the price of one',
    'wish-share':
      'each share is sold once, in order, in time, at an unchanged price, for a stake held for it, within the limit of a player',
    'wish-order': 'a wish is planted, frozen, signed, drawn and ended, each once and in order',
    'wish-frozen': 'the last share freezes all shares under their root',
    'wish-source': 'the round of a wish is the first that the rule names, as its beacon signed it',
    'wish-sealed': 'a frozen wish is signed three seconds before its round',
    'wish-draw': 'the drawn share is the one that the round and the root name',
    'wish-void': 'a wish is taken back or void for a reason that the log shows, never after its draw',
    'wish-gain': 'the drawn share gets the item, once; or every stake comes back, once',
  },
  books: {
    own: ownBook,
    shop: shopBook,
    totals: ({ planted, drawn }) => ({ wishes: planted, wishesDrawn: drawn }),
  },
  counts: paidCounts,
  checks: {
    WishAsked: auditAsked,
    PlantingEnded: auditPlantingEnded,
    SharesReserved: auditReserved,
    SharesSettled: auditSettled,
    SharesReleased: auditReleased,
    WishPlanted: auditPlanted,
    SharesSold: auditSold,
    WishFrozen: auditFrozen,
    WishSealed: auditSealed,
    WishDrawn: auditDrawn,
    WishReturned: auditReturned,
    WishVoided: auditVoided,
    WishEnded: auditEnded,
  },
  follows: [
    follow(UserSeedSet, (_desk, { userSeed }, { own }: Books) => {
      own.userSeed = userSeed;
      return undefined;
    }),
    follow(SkinListed, (desk, { skinId, from, price }, { shop }: Books) =>
      shop.listed.put(desk, skinId, from, price),
    ),
    ...followStops<Own, Shop>(ChangeApproved, ChangeStopped, ({ listed }) => listed),
  ],
  writings: {
    'plant-wish': { in: 'player', by: ['player'], writes: all(one(WishAsked), maybe(stake)) },
    'buy-shares': { in: 'player', by: ['player'], writes: stake },
    'settle-shares': {
      in: 'player',
      by: ['flow'],
      writes: either(
        all(one(SharesSettled, 'lost'), one(WalletPosted, 'wish-settle')),
        all(one(SharesSettled, 'won'), one(WalletPosted, 'wish-settle'), one(ItemsGranted)),
      ),
    },
    'release-shares': {
      in: 'player',
      by: ['flow'],
      writes: all(one(SharesReleased), one(WalletPosted, 'wish-release')),
    },
    'end-planting': { in: 'player', by: ['flow'], writes: one(PlantingEnded) },
    'plant-asked-wish': { in: 'wish', by: ['flow'], writes: one(WishPlanted, 'player') },
    'plant-house-wish': { in: 'wish', by: ['flow'], writes: one(WishPlanted, 'house') },
    'sell-shares': { in: 'wish', by: ['flow'], writes: all(one(SharesSold), maybe(one(WishFrozen))) },
    'expire-wish': {
      in: 'wish',
      by: ['flow'],
      writes: either(one(WishReturned, 'expired'), one(WishReturned, 'price')),
    },
    'seal-wish': { in: 'wish', by: ['flow'], writes: either(one(WishSealed), one(WishVoided, 'late')) },
    'void-wish': {
      in: 'wish',
      by: ['flow'],
      writes: either(one(WishVoided, 'late'), one(WishVoided, 'no-beacon')),
    },
    'draw-wish': { in: 'wish', by: ['flow'], writes: one(WishDrawn) },
    'end-wish': { in: 'wish', by: ['flow'], writes: one(WishEnded) },
  },
  inputs: {
    'buy-shares'(written) {
      const [first] = written;
      return first !== undefined && SharesReserved.is(first)
        ? { wishId: first.data.wish.slice('wish-'.length), shares: first.data.shares }
        : undefined;
    },
    'plant-house-wish'([event]) {
      return event !== undefined && WishPlanted.is(event) && event.data.house !== null
        ? event.data.house
        : undefined;
    },
  },
  ways: {
    'wish-stake': { legs: [['player', 'escrow']], amount: 'owed' },
    'wish-settle': { legs: [['escrow', 'house']], amount: 'owed' },
    'wish-release': { legs: [['escrow', 'player']], amount: 'owed' },
  },
});
