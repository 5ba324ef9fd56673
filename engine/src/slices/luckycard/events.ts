import { Type, type Static } from 'typebox';
import { ItemId } from '../bag/events.ts';
import { DAY_MS, Hash, Place, Reveal, closed, defineEvent, measured, placeOf } from '../../kernel/index.ts';
import { CARDS_MAX } from './settings/events.ts';

/** Latest end of a press: within it flows have gone on after any outage, milliseconds. */
export const PRESS_MS = 7 * DAY_MS;

const Amount = (description: string, minimum = 0) =>
  Type.Integer({ minimum, maximum: 10 ** 15, description: `1/10,000 gem; ${description}` });
const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});
const DeckStream = Type.String({ pattern: '^deck-[a-z][a-z0-9]{0,19}-[1-9][0-9]{0,6}$' });
const Turn = Type.Integer({ minimum: 1, maximum: CARDS_MAX, description: 'the first card is turn 1' });
const TablePlace = Type.Integer({ minimum: 1, maximum: CARDS_MAX, description: 'decoration' });
const CardNumber = Type.Integer({
  minimum: 0,
  maximum: CARDS_MAX - 1,
  description: 'place among the cards left',
});
const Entrant = Type.String({
  pattern: '^[0-9a-f]{16}$',
  description: 'names a player in public: what SHA-256 of `upgrade-hall <player>` begins with',
});

// In a player's stream.

/** Gems are held for the next card of a deck, at the price that the player saw. */
export const CardPressed = defineEvent(
  'CardPressed',
  closed({
    deck: DeckStream,
    turn: Turn,
    price: Amount('held', 1),
    place: Type.Union([TablePlace, Type.Null()], { description: 'that the player chose: decoration' }),
    due: Time,
  }),
);

/** The deck refused the press: the gems came back whole, and no seed was spent. */
export const PressReleased = defineEvent('PressReleased', closed({ deck: DeckStream, reserved: Place }));

/** The player's own roll turned the claimed card. */
export const CardTurned = defineEvent(
  'CardTurned',
  closed({
    deck: DeckStream,
    reserved: Place,
    /** the claim */
    cause: Place,
    turn: Turn,
    price: Amount('paid', 1),
    reveal: Reveal,
    number: CardNumber,
    skinId: Type.String(),
    value: Amount('at the prices of the opening', 1),
    extra: Amount('of the last card; else 0'),
    itemId: ItemId,
  }),
);

// In the stream of a deck.

const Cards = Type.Array(
  closed({
    skinId: Type.String(),
    value: Amount('at the opening', 1),
    count: Type.Integer({ minimum: 1, maximum: CARDS_MAX }),
  }),
  { minItems: 1, maxItems: CARDS_MAX, description: 'the dearest first, then by skin' },
);

/** A deck is open: its composition is published before anybody can turn a card of it. */
export const DeckOpened = defineEvent(
  'DeckOpened',
  closed({
    kind: Type.String({ pattern: '^[a-z][a-z0-9]{0,19}$' }),
    number: Type.Integer({ minimum: 1, maximum: 9_999_999, description: 'of its kind' }),
    rulesHash: Hash,
    rate: Type.Integer({ minimum: 1_000, maximum: 10_000, description: 'in 1/10,000' }),
    extra: Amount('paid with the last card'),
    cards: Cards,
    composition: Hash,
    idleMs: Type.Integer({ minimum: 3_600_000, maximum: 2_592_000_000, description: 'milliseconds' }),
    endsBy: Time,
  }),
);

/** The next card is somebody's: from here on the press cannot be taken back, and nobody knows the card. */
export const CardClaimed = defineEvent(
  'CardClaimed',
  closed({
    turn: Turn,
    reserved: Place,
    entrant: Entrant,
    place: TablePlace,
    price: Amount('of the turn', 1),
  }),
);

/** The claimed card is on the table, with what its number came from. */
export const CardLaid = defineEvent(
  'CardLaid',
  closed({
    turn: Turn,
    reserved: Place,
    number: CardNumber,
    skinId: Type.String(),
    itemId: ItemId,
    reveal: Reveal,
  }),
);

/** finished: every card is turned; idle: nobody turned one in time; price: a card left has another price in the shop */
export const CLOSED_REASONS = ['finished', 'idle', 'price'] as const;
const ClosedReason = Type.Enum([...CLOSED_REASONS]);
export type ClosedReason = Static<typeof ClosedReason>;

export const DeckClosed = defineEvent('DeckClosed', closed({ opened: Place, reason: ClosedReason }), {
  label: ({ reason }) => reason,
});

/** Returns the stream of a deck by its room id. */
export const deckStream = (roomId: string): string => `deck-${roomId}`;
/** Returns the kind of a deck by its stream. */
export const kindOfDeck = (stream: string): string =>
  stream.slice(stream.indexOf('-') + 1, stream.lastIndexOf('-'));
export const roomIdOf = (kind: string, number: number): string => `${kind}-${number}`;
/** Returns the place of the event that opened a deck: its obligation until it closes. */
export const deckBegun = (stream: string): Place => placeOf(stream, 1);

export const measures = [
  measured(CardPressed, { begins: () => 'play', opens: ({ due }) => due }),
  measured(PressReleased, { closes: ({ reserved }) => reserved }),
  measured(
    CardTurned,
    {
      plays: () => 1,
      staked: ({ price }) => price,
      returned: ({ extra }) => (extra === 0 ? undefined : extra),
      reveal: ({ reveal }) => reveal,
      closes: ({ reserved }) => reserved,
    },
    {
      'gems-spent': ({ price }) => ({ count: 1, amount: price }),
      'gems-obtained': ({ extra }) => (extra === 0 ? undefined : { count: 1, amount: extra }),
    },
  ),
  measured(DeckOpened, { opens: ({ endsBy }) => endsBy }),
  measured(DeckClosed, { closes: ({ opened }) => opened }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = {
  CardPressed,
  PressReleased,
  CardTurned,
  DeckOpened,
  CardClaimed,
  CardLaid,
  DeckClosed,
};
