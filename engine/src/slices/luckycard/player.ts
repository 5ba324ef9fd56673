import {
  type Action,
  type EventData,
  type Fold,
  foldOf,
  on,
  placeOf,
  stepId,
  streamOf,
} from '../../kernel/index.ts';
import { type HeldStake, withoutStake } from '../props/index.ts';
import { CardPressed, CardTurned, PressReleased } from './events.ts';

/** Gems held for a card. */
export interface HeldPress extends HeldStake {
  readonly stake: { readonly gems: number };
  readonly asked: Pick<EventData<typeof CardPressed>, 'turn' | 'place'>;
}

/** A player's part in lucky cards. */
export interface Luckycard {
  readonly held: readonly HeldPress[];
}

const PRESS_BYTES = 300;

export const luckycard: Fold<Luckycard> = foldOf<Luckycard>(
  { held: [] },
  [
    on(CardPressed, ({ held }, { deck: stream, price: gems, due: endsBy, turn, place }, meta) => ({
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
    })),
    on(PressReleased, ({ held }, { reserved }) => ({ held: withoutStake(held, reserved) })),
    on(CardTurned, ({ held }, { reserved }) => ({ held: withoutStake(held, reserved) })),
  ],
  { weigh: ({ held }) => held.length * PRESS_BYTES },
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
