import { playerActor } from '@skins/engine/kernel';
import { BARRED_MS, retrievals as slice } from '@skins/engine/retrievals';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { openingNow } from '../boxes/orders.ts';
import { restoring } from '../epochs/orders.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, STOCK } from '../kit/platform.ts';
import {
  type Asked,
  RECIPIENT,
  TERMS_STREAM,
  asked,
  changeTerms,
  decided,
  puttingBack,
  retrieving,
  told,
} from './orders.ts';
import { pairs, staff } from './staff.ts';
import { forgeries } from './forgeries.ts';
import { trials } from './trials.ts';

const H = 'a'.repeat(64);
const ID = 'c'.repeat(20);
const FIXED = {
  itemId: `${ANNA}-1`,
  skinId: 'rare',
  value: 80_000,
  recipient: RECIPIENT,
  release: false,
  releaseBy: 9_000_000,
  answerMs: 3_600_000,
};
const FOLLOWED = {
  retrievalId: ID,
  itemId: FIXED.itemId,
  requested: `player-${ANNA}#4`,
  cause: `withdrawal-${ID}#3`,
};
const DUE = 9_000_000;

export const retrievals: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    RetrievalRequested: [{ retrievalId: ID, attempt: 1, ...FIXED, rulesHash: H, due: DUE, granted: 1 }],
    RetrievalEnded: [{ ...FOLLOWED, outcome: 'delivered' }],
    RetrievalBarred: [{ itemId: FIXED.itemId, until: DUE }],
    RetrievalReversed: [FOLLOWED],
    ItemsPutBack: [{ itemIds: [FIXED.itemId] }],
    WithdrawalCreated: [{ requested: FOLLOWED.requested, playerId: ANNA, ...FIXED }],
    WithdrawalReleased: [{ itemId: FIXED.itemId }],
    WithdrawalRecalled: [{}],
    WithdrawalOffered: [{ reference: 'order_1', answerBy: DUE }],
    WithdrawalDelivered: [{ reference: 'order_1', settlesAt: DUE, due: DUE }],
    WithdrawalEnded: [{ outcome: 'rejected', reason: 'suspicious', due: DUE }],
    WithdrawalReversed: [{ reference: 'order_1', due: DUE }],
    DeliveryListMatched: [{ epoch: 2, offers: 1, unknown: 0 }],
  },
  former: {
    'RetrievalRequested@1': [{ retrievalId: ID, attempt: 1, ...FIXED, rulesHash: H, due: DUE }],
  },
  slow: {},
  play(world) {
    staff(world);
    world.must(openingNow(world, ANNA, 4));
    world.must(openingNow(world, ANNA, 4));
    const say = (one: Asked, ...what: readonly ('offered' | 'delivered' | 'ended' | 'reversed')[]) => {
      for (const word of what) world.must(told[word](one));
      world.settle();
    };
    say(asked(world, ANNA, 1), 'offered', 'delivered', 'reversed');
    say(asked(world, ANNA, 2), 'offered', 'ended');
    say(asked(world, ANNA, 2), 'offered', 'ended');
    const third = asked(world, ANNA, 3);
    world.must(told.offered(third));
    world.must(told.ended(third, 'private'));
    world.settle();
    world.time += BARRED_MS;
    world.must(puttingBack(ANNA, 2, 3));
    changeTerms(world, 7, { releaseAbove: 0 });
    pairs(world);
    const fourth = asked(world, ANNA, 4);
    world.must(decided.propose(1, fourth));
    world.must(decided.approve(1, fourth));
    say(fourth, 'offered', 'delivered');
    const fifth = asked(world, ANNA, 5);
    world.must(decided.propose(2, fifth));
    world.must(decided.drop(2, fifth));
    world.must(decided.reject(fifth));
    const sixth = asked(world, ANNA, 6);
    world.must(decided.recall(sixth, playerActor(ANNA)));
    asked(world, ANNA, 7);
    world.time += 72 * 3_600_000;
    world.settle();
    world.must(restoring(H));
    const last = asked(world, ANNA, 7);
    world.must(decided.propose(3, last));
    world.must(decided.approve(3, last));
    world.must(told.matched(2));
    say(last, 'offered', 'delivered');
  },
  forgeries,
  harmless: [{ change: /^DeliveryListMatched data\.(offers|unknown)$/, why: 'a count for operators' }],
  late: [
    {
      change: /^RetrievalRequested data\.(recipient|releaseBy)/,
      why: 'another one shows in the conversation’s stream',
    },
    { change: /^WithdrawalEnded data\.outcome$/, why: 'another end shows where the item goes' },
    { change: /^WithdrawalOffered data\.reference$/, why: 'another reference shows when it is delivered' },
  ],
  unmeasured: {},
  trials,
  asks: {
    before: STOCK,
    steps: ({ player }) => [
      stepOf({
        weight: 1,
        values: fc.record({ playerId: player, number: fc.integer({ min: 1, max: 12 }) }),
        looks: [TERMS_STREAM],
        order: ({ playerId, number }) => retrieving(playerId, number),
      }),
    ],
  },
};
