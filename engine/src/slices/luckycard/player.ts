import {
  type Action,
  type EventData,
  type Fold,
  type Place,
  type Reveal,
  foldOf,
  on,
  placeOf,
  stepId,
  streamOf,
} from '../../kernel/index.ts';
import { type HeldStake, withoutStake } from '../props/index.ts';
import { CardPressed, CardTurned, PressReleased, kindOfDeck } from './events.ts';

/** Gems held for a card. */
export interface HeldPress extends HeldStake {
  readonly stake: { readonly gems: number };
  readonly asked: Pick<EventData<typeof CardPressed>, 'turn' | 'place'>;
}

/** A card that the player turned last in a deck of its kind, for the deck to lay. */
export interface TurnedCard {
  readonly kind: string;
  readonly reserved: Place;
  readonly number: number;
  readonly skinId: string;
  readonly itemId: string;
  readonly reveal: Reveal;
}

/** A player's part in lucky cards. */
export interface Luckycard {
  readonly held: readonly HeldPress[];
  /** one a kind: no other deck of a kind opens before its deck has laid every card */
  readonly turned: readonly TurnedCard[];
}

const PRESS_BYTES = 400;

export const luckycard: Fold<Luckycard> = foldOf<Luckycard>(
  { held: [], turned: [] },
  [
    on(CardPressed, ({ held, turned }, { deck: stream, price: gems, due: endsBy, turn, place }, meta) => ({
      held: [
        ...held,
        {
          place: placeOf(meta.stream, meta.version),
          stake: { gems },
          stream,
          endsBy,
          asked: { turn, place },
        },
      ],
      turned,
    })),
    on(PressReleased, ({ held, turned }, { reserved }) => ({ held: withoutStake(held, reserved), turned })),
    on(CardTurned, ({ held, turned }, { deck, reserved, number, skinId, itemId, reveal }) => {
      const kind = kindOfDeck(deck);
      return {
        held: withoutStake(held, reserved),
        turned: [
          ...turned.filter((card) => card.kind !== kind),
          { kind, reserved, number, skinId, itemId, reveal },
        ],
      };
    }),
  ],
  { weigh: ({ held, turned }) => (held.length + turned.length) * PRESS_BYTES },
);

/** Returns the id of the step with which a press asks for its card. */
export const claimStep = (reserved: string): string => stepId(reserved, 1);

/** Returns the input of that step. */
export const claimOf = ({ place: reserved, stake: { gems: price }, asked: { turn, place } }: HeldPress) => ({
  reserved,
  turn,
  price,
  place,
});

/** Returns the next actions: each press asks for its card, and is released if the deck refuses it. */
export const nextActions = ({ held }: Luckycard): readonly Action[] =>
  held.map((press) => ({
    do: 'command',
    id: claimStep(press.place),
    stream: press.stream,
    name: 'claim-card',
    input: claimOf(press),
    refused: {
      do: 'command',
      id: stepId(press.place, 2),
      stream: streamOf(press.place),
      name: 'release-press',
      input: { reserved: press.place },
    },
  }));
