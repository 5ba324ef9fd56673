import { nativeSha256 } from '@skins/api/foundation/secrets';
import { ItemsGranted } from '@skins/engine/bag';
import { canonicalJson } from '@skins/engine/kernel';
import {
  CardClaimed,
  CardLaid,
  CardPressed,
  CardTurned,
  DeckClosed,
  DeckOpened,
  LUCKYCARD_DECKS,
  PressReleased,
  type luckycard as slice,
} from '@skins/engine/luckycard';
import { WalletPosted } from '@skins/engine/wallet';
import { type Forge, appended, both, edited, moved, recounted } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { copied, endingWith, ruled } from '../kit/splices.ts';
import { streamOfDeck } from './orders.ts';

const H = 'a'.repeat(64);
const other = (skinId: string): string => (skinId === 'plain' ? 'fine' : 'plain');
const last = { where: ({ extra }: { readonly extra: number }) => extra > 0 };

/** Names the composition of the first deck by its hash. */
const composed: Forge = edited(DeckOpened, ({ rate, extra, rulesHash, cards }) => ({
  composition: nativeSha256(
    canonicalJson({ scheme: 'v1', deck: streamOfDeck(1), rate, extra, rulesHash, cards }),
  ),
}));

/** Claims a second card of the first deck while one is claimed. */
const claimedTwice: Forge = (log) => {
  const entrant = nativeSha256('upgrade-hall ben00000').slice(0, 16);
  const ofBen = log.filter((record) => CardPressed.is(record) && record.stream === 'player-ben00000');
  const [, pressed] = ofBen;
  const reserved = `${pressed?.stream ?? ''}#${pressed?.version ?? 0}`;
  return copied([CardClaimed, { nth: 2 }], [PressReleased], ({ data }) => ({
    data: { ...Object(data), reserved, entrant, place: 4 },
  }))(log);
};

/** Claims a card of a deck of which none is left. */
const claimedOfNone: Forge = (log) => {
  const first = log.find((record) => CardClaimed.is(record));
  const { type, v, data } = first ?? { type: '', v: 1, data: {} };
  return moved(DeckClosed, () => ({ type, v, command: 'forged', data: { ...Object(data), turn: 21 } }), {
    where: ({ reason }) => reason === 'finished',
  })(log);
};

/** Changes the first press, and its claim, after which the log ends. */
const pressedFor = (change: { readonly turn?: number; readonly held?: number }): Forge =>
  both(
    edited(CardPressed, ({ turn, price }) => ({ turn: change.turn ?? turn, price: change.held ?? price })),
    edited(
      WalletPosted,
      ({ postings, balance }) => ({
        postings: postings.map((leg) => ({ ...leg, amount: change.held ?? leg.amount })),
        balance: balance + (postings[0]?.amount ?? 0) - (change.held ?? postings[0]?.amount ?? 0),
      }),
      { where: ({ reason }) => reason === 'luckycard-stake' },
    ),
    edited(CardClaimed, ({ turn }) => ({ turn: change.turn ?? turn })),
    endingWith(CardClaimed),
  );

/** Changes of the played log, by the rule that each breaks. */
export const forgeries: TestKit<typeof slice>['forgeries'] = {
  'deck-terms': [
    edited(DeckOpened, () => ({ rulesHash: H })),
    edited(DeckOpened, ({ rate }) => ({ rate: rate - 1 })),
    edited(DeckOpened, ({ extra }) => ({ extra: extra + 1 })),
    edited(DeckOpened, ({ idleMs }) => ({ idleMs: idleMs + 1 })),
    edited(DeckOpened, ({ endsBy }) => ({ endsBy: endsBy + 1 })),
    edited(DeckOpened, ({ idleMs, endsBy }) => ({ idleMs: idleMs + 1, endsBy: endsBy + 21 })),
    both(
      moved(DeckOpened, () => ({ stream: 'deck-other-1' })),
      edited(DeckOpened, () => ({ kind: 'other' })),
      recounted,
    ),
    both(
      ruled(LUCKYCARD_DECKS, () => ({ ceiling: 100_000 })),
      composed,
    ),
  ],
  // A composition changed: a card more, another value, another order, another hash.
  'deck-composition': [
    edited(DeckOpened, ({ cards }) => ({
      cards: cards.map((card, k) => ({ ...card, count: card.count + (k === 0 ? 1 : 0) })),
    })),
    edited(DeckOpened, ({ cards }) => ({
      cards: cards.map((card, k) => ({ ...card, value: card.value + (k === 0 ? 1 : 0) })),
    })),
    edited(DeckOpened, ({ cards }) => ({ cards: cards.toReversed() })),
    edited(DeckOpened, () => ({ composition: H })),
  ],
  'deck-order': [
    edited(DeckOpened, ({ number }) => ({ number: number + 1 })),
    edited(CardPressed, ({ due }) => ({ due: due + 1 })),
    edited(CardPressed, () => ({ deck: streamOfDeck(99) })),
    edited(CardClaimed, ({ turn }) => ({ turn: turn + 1 })),
    edited(CardClaimed, () => ({ entrant: 'e'.repeat(16) })),
    edited(CardTurned, ({ turn }) => ({ turn: turn + 1 })),
    edited(CardLaid, ({ turn }) => ({ turn: turn + 1 })),
    edited(PressReleased, () => ({ deck: streamOfDeck(99) })),
    // A card drawn twice.
    appended(CardLaid, () => ({ stream: streamOfDeck(1) })),
    edited(DeckClosed, () => ({ opened: `${streamOfDeck(9)}#1` })),
    // A second deck, claim or press, a turn left out, no card left, a card not turned, and an end with a claimed one.
    copied([DeckOpened, { nth: 1 }], [CardClaimed]),
    claimedTwice,
    claimedOfNone,
    pressedFor({ turn: 2 }),
    both(copied([CardLaid], [CardTurned]), endingWith(CardLaid)),
    copied([DeckClosed, { nth: 1 }], [CardTurned], () => ({
      stream: streamOfDeck(1),
      data: { opened: `${streamOfDeck(1)}#1`, reason: 'idle' },
    })),
    copied([CardPressed], [CardClaimed], ({ data, time }, { time: now }) => ({
      data: { ...Object(data), due: Number(Reflect.get(Object(data), 'due')) + now - time },
    })),
  ],
  // Another price: held, claimed or paid.
  'deck-price': [
    edited(CardClaimed, ({ price }) => ({ price: price - 1 })),
    edited(CardTurned, ({ price }) => ({ price: price - 1 })),
    pressedFor({ held: 1 }),
  ],
  'deck-place': [edited(CardClaimed, ({ place }) => ({ place: place + 1 }))],
  // A number that the hash does not give.
  'deck-number': [
    both(
      edited(CardTurned, ({ number }) => ({ number: number - 1 })),
      edited(CardLaid, ({ number }) => ({ number: number - 1 })),
    ),
    edited(CardTurned, ({ number }) => ({ number: number === 0 ? 1 : number - 1 })),
    edited(CardLaid, ({ number }) => ({ number: number === 0 ? 1 : number - 1 })),
    edited(CardLaid, ({ reveal }) => ({ reveal: { ...reveal, serverSeed: H } })),
  ],
  // Another card than the number's, another value, another item.
  'deck-card': [
    both(
      edited(CardTurned, ({ skinId }) => ({ skinId: other(skinId) })),
      edited(ItemsGranted, ({ items }) => ({
        items: items.map((item) => ({ ...item, skinId: other(item.skinId) })),
      })),
    ),
    edited(CardTurned, ({ value }) => ({ value: value + 1 })),
    edited(CardLaid, ({ skinId }) => ({ skinId: other(skinId) })),
    edited(CardLaid, () => ({ itemId: 'anna0000-99' })),
  ],
  // Another extra, an extra with another card, and none with the last one.
  'deck-extra': [
    edited(CardTurned, ({ extra }) => ({ extra: extra + 1 }), last),
    edited(CardTurned, () => ({ extra: 1 })),
    edited(CardTurned, () => ({ extra: 0 }), last),
  ],
  'deck-end': [
    edited(DeckClosed, () => ({ reason: 'price' as const }), { where: ({ reason }) => reason === 'idle' }),
    edited(DeckClosed, () => ({ reason: 'idle' as const }), { where: ({ reason }) => reason === 'price' }),
    moved(DeckClosed, ({ time }) => ({ time: time - 3_600_000 }), {
      where: ({ reason }) => reason === 'idle',
    }),
  ],
};
