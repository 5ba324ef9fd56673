import { CardClaimed, CardLaid, type Deck, DeckClosed, DeckOpened, asOf } from '@skins/engine/luckycard';
import { type EventData, idOf, toGems } from '@skins/engine/kernel';
import {
  type EventPlace,
  type LiveSource,
  type LiveTools,
  liveSource,
} from '../../foundation/live/source.ts';
import { type Opened, nextShown, personOf, playerAt } from './deck-shown.ts';

interface Told {
  readonly event: 'opened' | 'claimed' | 'turned' | 'closed';
  /** the message shows the deck as it is after so many turns */
  readonly turns: number;
  readonly turn: number;
  readonly card?: object;
}

/** Tells everybody how decks go on. Results are public at once. */
export const live = ({ game }: LiveTools): readonly LiveSource[] => {
  const tell = ({ stream, time }: EventPlace, toldOf: (deck: Deck, opened: Opened) => Told | undefined) => {
    const deck = game.streams.deck.peek(stream)?.state;
    const opened = deck?.opened;
    if (deck === undefined || opened === undefined) return undefined;
    const told = toldOf(deck, opened);
    if (told === undefined) return undefined;
    const next = told.event === 'closed' ? null : nextShown(asOf(deck, told.turns));
    const body = {
      type: 'luckycard',
      event: told.event,
      roomId: idOf(stream),
      kind: opened.kind,
      turn: told.turn,
      left: opened.cards.reduce((sum, { count }) => sum + count, 0) - told.turns,
      price: next?.price ?? null,
      mean: next?.mean ?? null,
      card: told.card ?? null,
      time,
    };
    return { owner: undefined, audience: 'everybody' as const, rare: true, body: () => body };
  };
  const common = { channel: 'luckycard', landsMs: 0, listed: undefined } as const;
  return [
    liveSource(DeckOpened, {
      ...common,
      tell: (_data, place) => tell(place, () => ({ event: 'opened', turns: 0, turn: 1 })),
    }),
    liveSource(CardClaimed, {
      ...common,
      tell: ({ turn }, place) => tell(place, () => ({ event: 'claimed', turns: turn - 1, turn })),
    }),
    liveSource(CardLaid, {
      ...common,
      tell: (data, place) =>
        tell(place, (deck, opened) => {
          const { turn } = data;
          const card = cardOf(deck, opened, data);
          return card && { event: 'turned', turns: turn, turn, card };
        }),
    }),
    liveSource(DeckClosed, {
      ...common,
      // The last card has told of the end already.
      tell: ({ reason }, place) =>
        reason === 'finished'
          ? undefined
          : tell(place, ({ laid }) => ({ event: 'closed', turns: laid.length, turn: laid.length + 1 })),
    }),
  ];
};

function cardOf(
  { laid }: Deck,
  { cards, extra }: Opened,
  { turn, skinId, number, reserved }: EventData<typeof CardLaid>,
) {
  const card = laid[turn - 1];
  if (card === undefined) return undefined;
  const count = cards.reduce((sum, one) => sum + one.count, 0);
  const { userId, userName, avatar } = personOf(playerAt(reserved), undefined);
  return {
    skinId,
    place: card.place,
    value: toGems(cards.find((one) => one.skinId === skinId)?.value ?? 0),
    price: toGems(card.price),
    extra: turn === count ? toGems(extra) : 0,
    person: { userId, userName, avatar },
    number,
  };
}
