import { ItemsGranted } from '@skins/engine/bag';
import { WalletPosted } from '@skins/engine/wallet';
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
  type wishes as slice,
} from '@skins/engine/wishes';
import { repeating } from '../kit/endings.ts';
import { type Forge, appended, both, edited, moved, recounted, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { roundOf } from '../rolls/sample-beacon.ts';
import { ends } from './ends.ts';
import { streamOfWish } from './orders.ts';

const H = 'a'.repeat(64);

const wins = (data: unknown): boolean => Number(Reflect.get(Object(data), 'value')) > 0;

/** A player asks for another wish as soon as one was asked for. */
const askedTwice: Forge = (log) => {
  const asked = log.find(WishAsked.is);
  const end = log.findLastIndex(({ command }) => command === asked?.command) + 1;
  const data = { ...Object(asked?.data), wish: streamOfWish(99) };
  return asked === undefined ? log : recounted(log.toSpliced(end, 0, { ...asked, command: 'forged', data }));
};

/** The item goes to the player of the first shares, whoever held the drawn one. */
const swapped: Forge = (log) => {
  const all = log.filter(
    (record) => SharesSettled.is(record) || (ItemsGranted.is(record) && record.data.source === 7),
  );
  const won = all.find((record) => wins(record.data));
  const lost = all.find((record) => SharesSettled.is(record) && !wins(record.data));
  const value: unknown = Reflect.get(Object(won?.data), 'value');
  return log.map((record) => {
    if (record === won) return { ...record, data: { ...Object(record.data), value: 0 } };
    return record === lost ? { ...record, data: { ...Object(record.data), value } } : record;
  });
};

/** Changes of the played log, by the rule that each breaks. */
export const forgeries: TestKit<typeof slice>['forgeries'] = {
  'wish-terms': [
    edited(WishAsked, ({ terms }) => ({ terms: { ...terms, rulesHash: H } })),
    edited(WishAsked, ({ terms }) => ({ terms: { ...terms, price: terms.price + 1 } })),
    edited(WishAsked, ({ terms }) => ({ terms: { ...terms, sharePrice: terms.sharePrice - 1 } })),
    edited(WishAsked, ({ terms }) => ({ terms: { ...terms, most: terms.most + 1 } })),
    edited(WishAsked, ({ terms }) => ({ terms: { ...terms, closesAt: terms.closesAt + 1 } })),
    edited(WishPlanted, ({ terms }) => ({ terms: { ...terms, feeRate: terms.feeRate + 1 } })),
    ...ends['wish-terms'],
  ],
  // More at once than the level allows, and wishes of the house that no setting names.
  'wish-plant': [
    // While her first wish grows, Anna asks for another one.
    askedTwice,
    edited(WishPlanted, () => ({ house: { day: 1, n: 1 } }), { where: ({ house }) => house !== null }),
    edited(PlantingEnded, () => ({ wish: streamOfWish(99) })),
    ...ends['wish-plant'],
  ],
  'wish-stake': [
    edited(SharesReserved, ({ gems }) => ({ gems: gems - 1 })),
    edited(SharesReserved, ({ due }) => ({ due: due + 1 })),
    edited(SharesSettled, ({ gems }) => ({ gems: gems - 1 })),
    edited(SharesReleased, () => ({ wish: streamOfWish(99) })),
  ],
  // A share invented, sold twice, late, of another player, and above the limit.
  'wish-share': [
    edited(SharesSold, ({ to }) => ({ to: to + 1 })),
    edited(SharesSold, ({ from }) => ({ from: from + 1 })),
    appended(SharesSold, () => ({ stream: streamOfWish(1) })),
    moved(SharesSold, ({ time }) => ({ time: time + 86_400_000 })),
    edited(SharesSold, () => ({ entrant: 'e'.repeat(16) })),
    edited(SharesSold, () => ({ userSeed: 'another' })),
    edited(SharesReserved, () => ({ userSeed: 'another' })),
    ...ends['wish-share'],
  ],
  'wish-order': [
    edited(WishEnded, () => ({ planted: `${streamOfWish(2)}#1` })),
    without(WishSealed),
    appended(WishSealed, () => ({ stream: streamOfWish(1) })),
    ...ends['wish-order'],
  ],
  'wish-frozen': [edited(WishFrozen, () => ({ root: H })), ...ends['wish-frozen']],
  // Another round, a chosen round, an unsigned number.
  'wish-source': [
    edited(WishDrawn, ({ by }) => ({ by: { ...by, ...roundOf(by.round + 1), round: by.round } })),
    edited(WishFrozen, ({ source }) => ({
      source: { ...source, round: source.round + 1, time: source.time + 3_000 },
    })),
    edited(WishFrozen, ({ newest }) => ({ newest: newest + 9 })),
    edited(WishDrawn, ({ by }) => ({ by: { ...by, round: by.round + 1 } })),
    edited(WishDrawn, ({ by }) => ({ by: { ...by, randomness: H } })),
  ],
  'wish-sealed': [moved(WishSealed, ({ time }) => ({ time: time + 9_000 }))],
  'wish-draw': [
    edited(WishDrawn, ({ share }) => ({ share: (share % 1_000) + 1 })),
    edited(WishDrawn, () => ({ reserved: 'player-eve00000#4' })),
  ],
  'wish-void': [
    edited(WishVoided, () => ({ reason: 'no-beacon' as const }), {
      where: ({ reason }) => reason === 'late',
    }),
    edited(WishReturned, () => ({ reason: 'price' as const }), {
      where: ({ reason }) => reason === 'expired',
    }),
    edited(WishReturned, () => ({ reason: 'expired' as const }), {
      where: ({ reason }) => reason === 'price',
    }),
  ],
  // The item to another one, twice or never; a refund twice or never.
  'wish-gain': [
    swapped,
    edited(SharesSettled, ({ value }) => ({ value: value + 1 })),
    both(
      edited(SharesSettled, () => ({ value: 0 }), { where: wins }),
      without(ItemsGranted, { where: ({ source }) => source === 7 }),
    ),
    both(
      without(SharesReleased, { where: ({ cause }) => cause !== null }),
      without(WalletPosted, {
        where: ({ reason, cause }) => reason === 'wish-release' && cause?.startsWith('wish-') === true,
      }),
    ),
    repeating(SharesSettled, { where: wins }),
  ],
};
