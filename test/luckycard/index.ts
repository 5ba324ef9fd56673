import { sha256Hex } from '@skins/engine/fairness';
import { luckycard as slice, nextTurn } from '@skins/engine/luckycard';
import * as fc from 'fast-check';
import { changing, pricing } from '../catalogue/orders.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA, BEN, STOCK, begin, enter } from '../kit/platform.ts';
import { shopWith } from '../kit/shop.ts';
import type { World } from '../kit/world.ts';
import { forgeries } from './forgeries.ts';
import {
  DECK_READS,
  flowing,
  opening,
  pressing,
  publishDecks,
  settle,
  stateOf,
  streamOfDeck,
  turnNext,
} from './orders.ts';
import { trials } from './trials.ts';

const H = sha256Hex('a sample');
const DECK = streamOfDeck(1);
const RESERVED = `player-${ANNA}#4`;
const CLAIMED = `${DECK}#2`;
const DUE = 9_000_000;
const REVEAL = { chainId: 1, index: 1, userSeed: 'abc', serverSeed: H };

/** Two players turn a whole deck, in turns, with presses that come too late. */
export function emptied(world: World, n: number): void {
  for (let turn = 1; nextTurn(stateOf(world, n)) !== undefined; turn += 1) {
    const [player, other] = turn % 2 === 0 ? [BEN, ANNA] : [ANNA, BEN];
    if (turn !== 3) {
      turnNext(world, player, n, turn === 5 ? 20 : null);
      continue;
    }
    // Both see the same card: the second press is held, refused by the deck, and comes back.
    world.must(pressing(world, player, n));
    world.must(pressing(world, other, n));
    settle(world, n);
  }
}

export const luckycard: TestKit<typeof slice> = {
  slice,
  shop: shopWith({}),
  samples: {
    CardPressed: [
      { deck: DECK, turn: 1, price: 18_479, place: 7, due: DUE },
      { deck: DECK, turn: 2, price: 18_479, place: null, due: DUE },
    ],
    PressReleased: [{ deck: DECK, reserved: RESERVED }],
    CardTurned: [
      {
        deck: DECK,
        reserved: RESERVED,
        cause: CLAIMED,
        turn: 1,
        price: 18_479,
        reveal: REVEAL,
        number: 3,
        skinId: 'fine',
        value: 20_000,
        extra: 0,
        itemId: `${ANNA}-1`,
      },
    ],
    DeckOpened: [
      {
        kind: 'celadon',
        number: 1,
        rulesHash: H,
        rate: 9_200,
        extra: 150_000,
        cards: [{ skinId: 'plain', value: 5_000, count: 20 }],
        composition: H,
        idleMs: 7_200_000,
        endsBy: DUE,
      },
    ],
    CardClaimed: [{ turn: 1, reserved: RESERVED, entrant: 'e'.repeat(16), place: 7, price: 18_479 }],
    CardLaid: [
      { turn: 1, reserved: RESERVED, number: 3, skinId: 'fine', itemId: `${ANNA}-1`, reveal: REVEAL },
    ],
    DeckClosed: [{ opened: `${DECK}#1`, reason: 'idle' }],
  },
  former: {},
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 200 });
    enter(world, BEN, 200);
    publishDecks(world, 1);
    world.must(opening(1));
    emptied(world, 1);
    // The second one closes because nobody plays it, the third because a card left changed its price.
    world.must(opening(2));
    turnNext(world, ANNA, 2);
    world.time += 2 * 3_600_000;
    settle(world, 2);
    world.must(opening(3));
    changing(world, 100, pricing('plain', 5_001));
    world.must(flowing.close(world, 3));
  },
  forgeries,
  harmless: [],
  late: [{ change: /^CardPressed data\.(turn|price|place|deck)$/, why: 'the claim of its deck shows it' }],
  unmeasured: {},
  trials,
  asks: {
    before: STOCK,
    steps: ({ player }) => [
      stepOf({
        weight: 1,
        values: fc.record({ playerId: player }),
        looks: [...DECK_READS, DECK],
        order: ({ playerId }, view) => pressing(view, playerId, 1),
      }),
    ],
  },
};
