import { deckHash, entrantOf, sha256Hex } from '../../engine/src/fairness/index.ts';
import { combine } from '../../engine/src/kernel/index.ts';
import { bag } from '../../engine/src/slices/bag/state.ts';
import {
  CardClaimed,
  CardLaid,
  CardPressed,
  DeckClosed,
  DeckOpened,
  PRESS_MS,
} from '../../engine/src/slices/luckycard/index.ts';
import { luckycard } from '../../engine/src/slices/luckycard/player.ts';
import { seeds } from '../../engine/src/slices/seeds/state.ts';
import { WalletPosted } from '../../engine/src/slices/wallet/index.ts';
import { wallet } from '../../engine/src/slices/wallet/state.ts';
import { metaOf } from '../samples/engine/specification.ts';
import { committedFor, seedSet } from '../seeds/sample-events.ts';
import { sampleSecrets } from '../seeds/sample-secrets.ts';

// Sample events of a deck's streams. A test's own stream is `test-stream`.

const H = 'a'.repeat(64);
/** The place of the n-th event of a test. */
export const at = (n: number): string => `test-stream#${n}`;
export const ANNA = 'anna0000';
export const RESERVED = `player-${ANNA}#4`;
export const DECK = 'deck-celadon-1';
export const HOUR_MS = 3_600_000;

export const CARDS = [
  { skinId: 'rare', value: 80_000, count: 1 },
  { skinId: 'plain', value: 5_000, count: 1 },
];
export const RULES = {
  hash: H,
  content: {
    idleHours: 2,
    ceiling: 1_000_000,
    kinds: [
      {
        kind: 'celadon',
        name: { zh: '青瓷匣', en: 'Celadon', ru: 'Селадон', vi: 'Men ngọc' },
        cards: [
          { skinId: 'plain', count: 19 },
          { skinId: 'rare', count: 1 },
        ],
        extra: 15_000,
        rate: 9_200,
      },
    ],
  },
};
export const PRICES: ReadonlyMap<string, number> = new Map([
  ['plain', 5_000],
  ['rare', 80_000],
]);
export const priceOf = (skinId: string): number | undefined => PRICES.get(skinId);

/** A deck of two cards: the first costs ⌈85,000 × 10,000 / (2 × 9,200)⌉. */
export const OPENED = DeckOpened.of({
  kind: 'celadon',
  number: 1,
  rulesHash: H,
  rate: 9_200,
  extra: 15_000,
  cards: CARDS,
  composition: deckHash(DECK, { rate: 9_200, extra: 15_000, rulesHash: H, cards: CARDS }),
  idleMs: 2 * HOUR_MS,
  endsBy: 100 * HOUR_MS,
});
export const PRICE = 46_196;

export const claimed = (turn: number, reserved = RESERVED, price = PRICE) =>
  CardClaimed.of({ turn, reserved, entrant: entrantOf(sha256Hex, ANNA), place: turn, price });

export const TURNED = {
  kind: 'celadon',
  reserved: RESERVED,
  number: 1,
  skinId: 'plain',
  itemId: `${ANNA}-1`,
  reveal: { chainId: 1, index: 1, userSeed: 'abc', serverSeed: H },
};
export const laid = (turn: number, reserved = RESERVED) => {
  const { number, skinId, itemId, reveal } = TURNED;
  return CardLaid.of({ turn, reserved, number, skinId, itemId, reveal });
};
export const IDLE = DeckClosed.of({ opened: at(1), reason: 'idle' });

/** The parts of a player that lucky cards read. */
export const player = combine({ wallet, bag, seeds, luckycard });
export const gems = (balance: number) =>
  WalletPosted.of({
    reason: 'demo-grant',
    postings: [{ from: 'mint', to: 'player', amount: balance }],
    balance,
    cause: at(1),
  });

const LENGTH = 20;
export const secrets = sampleSecrets(LENGTH);
/** A player with a chain, a seed and 10 gems; the next event is the fourth. */
export const READY = [committedFor(secrets, ANNA)(1), seedSet('Nanshan7'), gems(100_000)];
export const CONTEXT = {
  time: metaOf(4).time,
  at: at(4),
  commandId: 'command-a',
  playerId: ANNA,
  secrets,
  hash: sha256Hex,
};

/** The player's gems are held by the fourth and fifth event. */
export const PRESSED = [
  CardPressed.of({ deck: DECK, turn: 1, price: PRICE, place: null, due: CONTEXT.time + PRESS_MS }),
  WalletPosted.of({
    reason: 'luckycard-stake',
    postings: [{ from: 'player', to: 'escrow', amount: PRICE }],
    balance: 100_000 - PRICE,
    cause: at(4),
  }),
];
