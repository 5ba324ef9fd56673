import { ItemsGranted } from '@skins/engine/bag';
import {
  CardClaimed,
  CardLaid,
  CardPressed,
  CardTurned,
  DeckClosed,
  DeckOpened,
  PressReleased,
  type luckycard as slice,
} from '@skins/engine/luckycard';
import { appended, both, edited, moved } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { streamOfDeck } from './orders.ts';

const H = 'a'.repeat(64);
const other = (skinId: string): string => (skinId === 'plain' ? 'fine' : 'plain');
const last = { where: ({ extra }: { readonly extra: number }) => extra > 0 };

/** Changes of the played log, by the rule that each breaks. */
export const forgeries: TestKit<typeof slice>['forgeries'] = {
  'deck-terms': [
    edited(DeckOpened, () => ({ rulesHash: H })),
    edited(DeckOpened, ({ rate }) => ({ rate: rate - 1 })),
    edited(DeckOpened, ({ extra }) => ({ extra: extra + 1 })),
    edited(DeckOpened, ({ idleMs }) => ({ idleMs: idleMs + 1 })),
    edited(DeckOpened, ({ endsBy }) => ({ endsBy: endsBy + 1 })),
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
  ],
  // Another price: held, claimed or paid.
  'deck-price': [
    edited(CardClaimed, ({ price }) => ({ price: price - 1 })),
    edited(CardTurned, ({ price }) => ({ price: price - 1 })),
  ],
  'deck-place': [edited(CardClaimed, ({ place }) => ({ place: place + 1 }))],
  // A number that the hash does not give.
  'deck-number': [
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
