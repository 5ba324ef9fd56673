import { UNITS_PER_GEM, type EventData } from '@skins/engine/kernel';
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
  type ShareVerdict,
  promotion as slice,
} from '@skins/engine/promotion';
import { shop } from '@skins/engine/shop';
import { WalletPosted } from '@skins/engine/wallet';
import { openingNow } from '../boxes/orders.ts';
import { erasing } from '../erasure/orders.ts';
import { type Forge, appended, both, edited, moved, recounted, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, CLEO, enter } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import {
  BOB,
  BOB_TOO,
  EVE,
  added,
  approving as appointing,
  proposalOf,
  proposing as naming,
} from '../operators/orders.ts';
import { credited, staff } from '../payments/staff.ts';
import { changing } from '../rules/orders.ts';
import { operatorOn, suspending } from '../standing/orders.ts';
import { upgradingNow } from '../upgrades/orders.ts';
import { dropping } from '../adjustments/orders.ts';
import {
  approving,
  closing,
  counted,
  dayOf,
  ending,
  midnight,
  paying,
  proposing,
  settled,
} from './orders.ts';

const HASH = '0'.repeat(64);
const [DAVE, ERIN, FAY] = ['dave0000', 'erin0000', 'fay00000'];
const TABLE = 'promotion-20777#2';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const gems = (count: number): number => count * UNITS_PER_GEM;

/** Anna invited Ben and Cleo, Ben invited Dave, Dave Erin. Everybody but Fay bought gems; nobody invited Fay. */
function friends(world: World): void {
  staff(world);
  for (const [friend, inviter] of [
    [BEN, ANNA],
    [CLEO, ANNA],
    [DAVE, BEN],
    [ERIN, DAVE],
  ] as const)
    enter(world, friend, 50, inviter);
  enter(world, FAY, 50);
  for (const player of [BEN, CLEO, DAVE, ERIN]) credited(world, player, 'gems-10');
}

/** Everybody plays more gems than they bought: the rest counts for nobody. */
function played(world: World, players: readonly string[] = [BEN, CLEO, DAVE, ERIN, FAY]): void {
  for (const player of players) world.must(openingNow(world, player, 10));
}

/** Closes the first day with Cleo's share held back. @returns the share */
function heldShare(world: World): Omit<ShareVerdict, 'proposalId' | 'verdict'> {
  friends(world);
  played(world);
  const day = dayOf(world);
  settled(world, day, { [CLEO]: 'device' });
  return { table: `promotion-${day}#2`, row: 2 };
}

const share = { where: ({ reason }: { reason: string }) => reason === 'promotion-share' };

/** Changes the first share, in the posting and in the event. */
const paidAs = (more: number): Forge =>
  both(
    edited(PromotionPaid, ({ amount }) => ({ amount: amount + more })),
    edited(
      WalletPosted,
      ({ balance, postings: [posting] }) => ({
        balance: balance + more,
        postings: [{ from: 'mint', to: 'player', amount: (posting?.amount ?? 0) + more }],
      }),
      share,
    ),
  );

/** Moves the first share to the stream of another player, who is paid as much. */
const toAnother: Forge = (log) => {
  const paid = log.find((record) => PromotionPaid.is(record));
  const to = [ANNA, FAY].map((player) => `player-${player}`).find((stream) => stream !== paid?.stream) ?? '';
  return recounted(
    log.map((record) =>
      record.command === paid?.command && record.stream === paid.stream ? { ...record, stream: to } : record,
    ),
  );
};

/** Pays the first share again, before its day ends. */
const twice: Forge = (log) => {
  const paid = log.find((record) => PromotionPaid.is(record));
  const ended = log.findIndex((record) => PromotionDayEnded.is(record));
  const time = log[ended]?.time ?? 0;
  const repeated = log.filter((record) => record.command === paid?.command && record.stream === paid.stream);
  return recounted(
    log.toSpliced(ended, 0, ...repeated.map((record) => ({ ...record, time, command: 'forged' }))),
  );
};

/** The first day is never closed, and nobody is paid for it. */
const neverClosed: Forge = (log) => {
  const closed = log.filter((record) => PromotionDayClosed.is(record))[0]?.stream ?? '';
  const settledHere = new Set(
    log
      .filter(
        (record) =>
          [PromotionPaid, PromotionHeld, PromotionWithheld, PromotionDecided].some((kind) =>
            kind.is(record),
          ) && JSON.stringify(record.data).includes(`"${closed}#`),
      )
      .map(({ stream, command }) => `${stream} ${command}`),
  );
  return recounted(
    log.filter(({ stream, command }) => stream !== closed && !settledHere.has(`${stream} ${command}`)),
  );
};

type Table = EventData<typeof PromotionCounted>;
/** Changes the first row of the first table. */
const row = (change: (row: Table['rows'][number]) => object): Forge =>
  edited(PromotionCounted, ({ rows: [first, ...rest] }) => ({
    rows: first === undefined ? rest : [{ ...first, ...change(first) }, ...rest],
  }));

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
    ],
    'promotion-rules': [edited(PromotionDayClosed, () => ({ rulesHash: HASH }))],
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
    ],
    'promotion-withheld': [
      edited(PromotionWithheld, () => ({ reason: 'erased' as const }), {
        where: ({ reason }) => reason === 'suspended',
      }),
      edited(PromotionWithheld, () => ({ reason: 'suspended' as const }), {
        where: ({ reason }) => reason === 'erased',
      }),
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
  trials: {
    'close-promotion-day': {
      order(world) {
        friends(world);
        played(world);
        const day = dayOf(world);
        midnight(world, day);
        return closing(counted(world, day));
      },
      refused: {
        'day-not-over': ({ input }) => closing({ ...input, day: input.day + 1 }),
      },
    },
    'pay-promotion': {
      order(world) {
        friends(world);
        return paying(ANNA, { table: TABLE, row: 1, friend: BEN, amount: 500, held: null });
      },
      refused: {},
    },
    'end-promotion-day': {
      order(world) {
        friends(world);
        played(world);
        const day = dayOf(world);
        midnight(world, day);
        world.must(closing(counted(world, day)));
        return ending(day);
      },
      refused: {},
    },
    'propose-promotion': {
      order(world) {
        return proposing(ANNA, { proposalId: proposalOf(1), ...heldShare(world), verdict: 'released' });
      },
      refused: {
        'may-not': (order) => ({ ...order, ...operatorOn(ANNA, EVE), stream: order.stream }),
        'proposal-known': (order, world) => {
          world.must(proposing(ANNA, { ...order.input, row: 2, verdict: 'refused' }));
          return order;
        },
        'share-not-held': (order) => ({ ...order, input: { ...order.input, row: 1 } }),
        'proposed-already': (order, world) => {
          world.must(proposing(ANNA, { ...order.input, proposalId: proposalOf(2) }));
          return order;
        },
      },
    },
    'approve-promotion': {
      order(world) {
        const input = { proposalId: proposalOf(1), ...heldShare(world), verdict: 'released' as const };
        world.must(proposing(ANNA, input));
        return approving(ANNA, input);
      },
      refused: {
        'share-not-held': (order) => ({ ...order, input: { ...order.input, row: 1 } }),
        'may-not': (order) => ({ ...order, ...operatorOn(ANNA, EVE) }),
        'proposal-ended': (order, world) => {
          world.must(dropping(1, ANNA));
          return { ...order, input: { ...order.input, proposalId: proposalOf(1) } };
        },
        'unknown-proposal': (order) => ({ ...order, input: { ...order.input, proposalId: proposalOf(9) } }),
        'proposal-expired': (order, world) => {
          world.time += 15 * DAY_MS;
          return order;
        },
        'proposal-stale': ({ input, ...order }) => ({
          ...order,
          input: { ...input, verdict: input.verdict === 'refused' ? 'released' : 'refused' },
        }),
        'own-proposal': (order, world) => {
          world.must(proposing(ANNA, { ...order.input, proposalId: proposalOf(3), verdict: 'refused' }, BOB));
          return approving(ANNA, { ...order.input, proposalId: proposalOf(3), verdict: 'refused' }, BOB);
        },
        'on-probation': (order, world) => {
          world.must(naming(1, added(BOB_TOO, 'finance')));
          world.must(appointing(1, added(BOB_TOO, 'finance')));
          return { ...order, ...operatorOn(ANNA, BOB_TOO) };
        },
      },
    },
  },
  asks: { none: 'players ask for nothing: the shop counts what friends play' },
};
