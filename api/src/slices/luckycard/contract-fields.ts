import { Type } from 'typebox';
import { Gems, Hash, Probability, Rarity, Time, UserSeed } from '../../foundation/contract/fields.ts';

// What the calls of lucky cards share.

export const RoomId = Type.String({
  pattern: '^[a-z][a-z0-9]{0,19}-[1-9][0-9]{0,6}$',
  description: 'of a deck: its kind and its number',
});
export const Count = Type.Integer({ minimum: 0 });
const Turn = Type.Integer({ minimum: 1, maximum: 100, description: 'the first card of a deck is turn 1' });
const Units = Type.Integer({ minimum: 0, description: '1/10,000 gem' });

export const State = Type.Enum(['open', 'finished', 'closed'], {
  description:
    'open: cards are left; finished: every card is turned; closed: nobody turned one for so long that the rest stays unturned',
});

export const Person = Type.Object({
  userId: Type.String({
    pattern: '^[0-9a-f]{16}$',
    description: 'names a player in public, and says nothing of the account',
  }),
  userName: Type.String({ description: 'masked' }),
  avatar: Type.String(),
  me: Type.Boolean({ description: 'whether it is the caller' }),
});

const face = {
  skinId: Type.String(),
  name: Type.String(),
  image: Type.String(),
  skinsRarity: Rarity,
  category: Type.String(),
  exterior: Type.String(),
  value: Gems,
};

/** A skin of a deck: the same table for everybody. */
export const Card = Type.Object({
  ...face,
  count: Type.Integer({ minimum: 1, description: 'cards of it in the whole deck' }),
  left: Count,
  chance: Probability,
});

/** The next turn. */
export const Next = Type.Object({
  turn: Turn,
  left: Type.Integer({ minimum: 1, description: 'cards left, this one included' }),
  price: Gems,
  mean: Type.Number({
    description: 'mean value of this card, in gems, with the extra if it is the last one',
  }),
  extra: Type.Number({ description: 'in gems, paid with this card: 0 unless it is the last one' }),
  above: Count,
});

/** A deck in lists. */
export const Deck = Type.Object({
  roomId: RoomId,
  kind: Type.String(),
  number: Type.Integer({ minimum: 1, description: 'of its kind' }),
  name: Type.String(),
  state: State,
  cards: Type.Integer({ minimum: 20, maximum: 100 }),
  left: Count,
  rate: Type.Integer({ description: 'what each turn returns on average, in 1/10,000 of its price' }),
  extra: Gems,
  next: Type.Union([Next, Type.Null()], { description: 'null once no card can be turned' }),
  head: Type.Union([Card, Type.Null()], {
    description: 'the dearest card that is left; null if none is left',
  }),
  dearest: Type.Number({ description: 'value of the dearest card of the whole deck, in gems' }),
  tally: Type.Array(Type.Object({ skinsRarity: Rarity, count: Count, left: Count }), {
    description: 'cards by rarity, the rarest first',
  }),
  players: Type.Integer({ minimum: 0, description: 'who turned a card of it' }),
  mine: Type.Integer({ minimum: 0, description: 'cards that the caller turned' }),
  returned: Type.Union([Type.Number(), Type.Null()], {
    description: 'value and extra over price of all turns so far; null before the first',
  }),
  best: Type.Union([Type.Object({ ...face, turn: Turn, person: Person }), Type.Null()], {
    description: 'the dearest card that was turned; null before the first',
  }),
  openedAt: Time,
  latestAt: Type.Union([Time, Type.Null()], { description: 'of the latest turn' }),
  closesAt: Type.Union([Time, Type.Null()], {
    description: 'when it closes if nobody turns a card before; null once it is over',
  }),
  overAt: Type.Union([Time, Type.Null()]),
});

/** How a turn’s number came about: enough to repeat it. */
export const Roll = Type.Object({
  chainId: Type.Integer({ minimum: 1 }),
  index: Type.Integer({ minimum: 1 }),
  userSeed: UserSeed,
  serverSeed: Hash,
  resultHash: Hash,
  digits: Type.Integer({
    minimum: 1,
    maximum: 49,
    description: 'first of the twelve hex digits that were taken: 1, 13, 25, 37 or 49',
  }),
  below: Type.Integer({ minimum: 1, maximum: 100, description: 'cards that were left' }),
  number: Type.Integer({ minimum: 0, maximum: 99, description: 'place among the cards left, from 0' }),
  biased: Type.Boolean({ description: 'all five parts were rejected, and the last one was taken mod n' }),
});

/** A card that was turned. Public at once. */
export const Turned = Type.Object({
  turn: Turn,
  place: Type.Integer({ minimum: 1, maximum: 100, description: 'on the table: decoration' }),
  person: Person,
  ...face,
  price: Gems,
  extra: Type.Number({ description: 'in gems; 0 unless it is the last card' }),
  roll: Roll,
  time: Time,
});

/** A turn that was paid and whose card is not known yet. */
export const Pending = Type.Object({
  turn: Turn,
  place: Turned.properties.place,
  person: Person,
  time: Time,
});

/** A finished, closed or open deck with everything that lets anybody repeat it (docs/fairness.md, section 15). */
export const Evidence = Type.Object({
  kind: Type.Literal('deck'),
  deck: Type.String({ description: 'the stream of the deck: `deck-` and its room id' }),
  terms: Type.Object({
    rate: Type.Integer(),
    extra: Units,
    rulesHash: Hash,
    cards: Type.Array(
      Type.Object({ skinId: Type.String(), value: Units, count: Type.Integer({ minimum: 1 }) }),
    ),
  }),
  composition: Hash,
  opened: Time,
  turns: Type.Array(
    Type.Object({
      turn: Turn,
      entrant: Person.properties.userId,
      price: Units,
      userSeed: UserSeed,
      serverSeed: Hash,
      number: Count,
      skinId: Type.String(),
      value: Units,
      extra: Units,
      time: Time,
    }),
  ),
  over: Type.Union([
    Type.Object({ reason: Type.Enum(['finished', 'idle', 'price']), time: Time }),
    Type.Null(),
  ]),
});
