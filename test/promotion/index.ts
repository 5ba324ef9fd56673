import { PlayerRegistered } from '@skins/engine/accounts';
import {
  PROMOTION,
  PromotionCounted,
  PromotionDayClosed,
  PromotionDayEnded,
  PromotionDecided,
  PromotionHeld,
  PromotionPaid,
  PromotionWithheld,
  promotion as slice,
} from '@skins/engine/promotion';
import { shop } from '@skins/engine/shop';
import { WalletPosted } from '@skins/engine/wallet';
import { erasing } from '../erasure/orders.ts';
import { appended, both, edited, moved, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, CLEO } from '../kit/platform.ts';
import { BOB, proposalOf } from '../operators/orders.ts';
import { credited } from '../payments/staff.ts';
import { changing } from '../rules/orders.ts';
import { suspending } from '../standing/orders.ts';
import { upgradingNow } from '../upgrades/orders.ts';
import { ends } from './ends.ts';
import { neverClosed, paidAs, row, share, toAnother, twice } from './forges.ts';
import { dayOf } from '../kit/house.ts';
import { approving, midnight, proposing, settled } from './orders.ts';
import { DAVE, ERIN, FAY, TABLE, friends, gems, played } from './plays.ts';
import { trials } from './trials.ts';

const HASH = '0'.repeat(64);
const HOUR_MS = 3_600_000;

export const promotion: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    PromotionDayClosed: [
      { day: 20_777, rulesHash: HASH, friends: 1, counted: 100_000, amount: 500, dueAt: 1_795_276_800_000 },
    ],
    PromotionCounted: [
      {
        rows: [
          { friend: BEN, inviter: ANNA, counted: 100_000, before: 0, share: 50, amount: 500, held: null },
          {
            friend: CLEO,
            inviter: ANNA,
            counted: 100_000,
            before: 0,
            share: 50,
            amount: 500,
            held: 'device',
          },
        ],
      },
    ],
    PromotionPaid: [{ table: TABLE, row: 1, friend: BEN, amount: 500 }],
    PromotionHeld: [{ table: TABLE, row: 2, friend: CLEO, amount: 500, reason: 'device' }],
    PromotionWithheld: [{ table: TABLE, row: 3, friend: DAVE, amount: 500, reason: 'suspended' }],
    PromotionDecided: [{ table: TABLE, row: 2, friend: CLEO, amount: 500, verdict: 'released' }],
    PromotionDayEnded: [{ closed: 'promotion-20777#1' }],
  },
  former: {},
  slow: {},
  play(world) {
    friends(world);
    const first = dayOf(world);
    // Erin plays on the next day alone.
    played(world, [BEN, CLEO, DAVE, FAY]);
    world.must(upgradingNow(world, BEN, { gems: gems(4) }));
    // The second level begins at one gem from the next day on.
    const levels = [
      { from: 0, share: 50 },
      { from: gems(1), share: 120 },
    ];
    changing(world, 9, { rules: PROMOTION, content: { levels } }, BOB);
    midnight(world, first);
    // The next day begins before the first is closed.
    for (const player of [BEN, CLEO, DAVE, ERIN]) credited(world, player, 'gems-10');
    played(world);
    settled(world, first, { [CLEO]: 'device', [DAVE]: 'payment' });
    const at = { table: `promotion-${first}#2`, row: 2 };
    world.must(proposing(ANNA, { proposalId: proposalOf(1), ...at, verdict: 'released' }));
    world.must(approving(ANNA, { proposalId: proposalOf(1), ...at, verdict: 'released' }));
    const other = { table: `promotion-${first}#2`, row: 3, verdict: 'refused' } as const;
    world.must(proposing(BEN, { proposalId: proposalOf(2), ...other }));
    world.must(approving(BEN, { proposalId: proposalOf(2), ...other }));
    world.must(suspending(BEN, null));
    world.must(erasing(DAVE));
    settled(world, first + 1);
  },
  forgeries: {
    // Of a day that is not closed, closed too early, never, twice, never ended.
    'promotion-day': [
      moved(PromotionDayClosed, ({ time }) => ({ time: time - 2 * HOUR_MS }), { nth: 1 }),
      edited(PromotionDayClosed, ({ day }) => ({ day: day + 1 })),
      edited(PromotionDayClosed, ({ dueAt }) => ({ dueAt: dueAt + 1 })),
      edited(PromotionDayEnded, () => ({ closed: TABLE })),
      appended(PromotionDayEnded, () => ({})),
      neverClosed,
      ...ends['promotion-day'],
    ],
    'promotion-rules': [edited(PromotionDayClosed, () => ({ rulesHash: HASH })), ...ends['promotion-rules']],
    'promotion-counted': [
      edited(PromotionDayClosed, ({ counted: sum }) => ({ counted: sum + 1 })),
      edited(PromotionDayClosed, ({ friends: count }) => ({ friends: count + 1 })),
      edited(PromotionCounted, ({ rows }) => ({ rows: rows.toReversed() })),
      edited(PromotionCounted, ({ rows }) => ({ rows: rows.slice(1) })),
      row(({ counted: sum }) => ({ counted: sum + 1 })),
      row(({ before }) => ({ before: before + 1 })),
      // To somebody who did not invite.
      row(() => ({ inviter: FAY })),
      row(() => ({ friend: FAY })),
      // Somebody else is said to have invited.
      edited(PlayerRegistered, () => ({ invitedBy: ANNA }), { where: ({ invitedBy }) => invitedBy === BEN }),
      ...ends['promotion-counted'],
    ],
    'promotion-share': [
      edited(PromotionDayClosed, ({ amount }) => ({ amount: amount + 1 })),
      row(({ share: part }) => ({ share: part + 10 })),
      row(({ amount }) => ({ amount: amount + 1 })),
      row(({ amount }) => ({ amount: amount - 1 })),
    ],
    // To another, twice, never, of another amount, for another friend.
    'promotion-paid': [
      toAnother,
      twice,
      both(without(PromotionPaid), without(WalletPosted, share)),
      paidAs(1),
      paidAs(-1),
      edited(PromotionPaid, ({ row: at }) => ({ row: at + 1 })),
      edited(PromotionPaid, () => ({ table: 'promotion-1#2' })),
      edited(PromotionPaid, () => ({ friend: FAY })),
      edited(PromotionDecided, ({ row: at }) => ({ row: at + 7 })),
    ],
    'promotion-held': [
      edited(PromotionHeld, () => ({ reason: 'address' as const })),
      edited(PromotionCounted, ({ rows }) => ({ rows: rows.map((one) => ({ ...one, held: null })) })),
      row(() => ({ held: 'address' as const })),
      ...ends['promotion-held'],
    ],
    'promotion-withheld': [
      edited(PromotionWithheld, () => ({ reason: 'erased' as const }), {
        where: ({ reason }) => reason === 'suspended',
      }),
      edited(PromotionWithheld, () => ({ reason: 'suspended' as const }), {
        where: ({ reason }) => reason === 'erased',
      }),
      ...ends['promotion-withheld'],
    ],
  },
  harmless: [],
  late: [
    {
      change: /^PromotionCounted data\.rows\.held$/,
      why: 'whether a share is held shows when it is settled',
    },
    { change: /^PromotionDecided data\.verdict$/, why: 'what is approved shows in the approval' },
  ],
  unmeasured: { 'promotion-share': 'a share is no stake, and nobody paid for it' },
  trials,
  asks: { none: 'players ask for nothing: the shop counts what friends play' },
};
