import {
  type Action,
  type EventData,
  type Fold,
  type Json,
  type Place,
  type Step,
  foldOf,
  on,
  placeOf,
  stepId,
  streamOf,
} from '../../kernel/index.ts';
import { type HeldStake, withoutStake } from '../props/index.ts';
import { PlantingEnded, SharesReleased, SharesReserved, SharesSettled, WishAsked } from './events.ts';

/** A stake held for shares of a wish. */
export interface SharesStake extends HeldStake {
  readonly asked: Pick<EventData<typeof SharesReserved>, 'shares' | 'userSeed'>;
}

/** An own wish that is not over. */
export interface Planting extends Pick<EventData<typeof WishAsked>, 'wish' | 'terms'> {
  /** place of the event that asked for it */
  readonly asked: Place;
}

/** A player's part in wishes. */
export interface Wishes {
  readonly held: readonly SharesStake[];
  readonly planted: readonly Planting[];
}

const STAKE_BYTES = 300;
const PLANTING_BYTES = 500;

export const wishes: Fold<Wishes> = foldOf<Wishes>(
  { held: [], planted: [] },
  [
    on(WishAsked, (state, { wish, terms }, { stream, version }) => ({
      ...state,
      planted: [...state.planted, { asked: placeOf(stream, version), wish, terms }],
    })),
    on(PlantingEnded, (state, { asked }) => ({
      ...state,
      planted: state.planted.filter((one) => one.asked !== asked),
    })),
    on(SharesReserved, (state, { wish, shares, gems, userSeed, due }, { stream, version }) => {
      const place = placeOf(stream, version);
      const one = { place, stake: { gems }, stream: wish, endsBy: due, asked: { shares, userSeed } };
      return { ...state, held: [...state.held, one] };
    }),
    on(SharesSettled, (state, { reserved }) => ({ ...state, held: withoutStake(state.held, reserved) })),
    on(SharesReleased, (state, { reserved }) => ({ ...state, held: withoutStake(state.held, reserved) })),
  ],
  { weigh: ({ held, planted }) => held.length * STAKE_BYTES + planted.length * PLANTING_BYTES },
);

/** Returns how many shares of a wish a player has paid for. */
export const sharesHeld = ({ held }: Wishes, stream: string): number =>
  held.reduce((sum, one) => (one.stream === stream ? sum + one.asked.shares : sum), 0);

/** Returns the next actions: own wishes are planted, then stakes ask for their shares. What is refused ends. */
export const nextActions = ({ planted, held }: Wishes): readonly Action[] => [
  ...planted.map(({ asked, wish, terms }) => ({
    ...sent(asked, wish, 'plant-asked-wish', { asked, terms }),
    refused: back(asked, 'end-planting', { asked, cause: null }),
  })),
  ...held.map(({ place, stream, asked: { shares, userSeed } }) => ({
    ...sent(place, stream, 'sell-shares', { reserved: place, shares, userSeed }),
    refused: back(place, 'release-shares', { reserved: place, cause: null }),
  })),
];

/** Returns the id of the step with which a wish, or a stake for shares, asks the stream of the wish. */
export const askingStep = (place: Place): string => stepId(place, 1);

const sent = (place: Place, stream: string, name: string, input: Json): Step => ({
  do: 'command',
  id: askingStep(place),
  stream,
  name,
  input,
});
const back = (place: Place, name: string, input: Json): Step => ({
  do: 'command',
  id: stepId(place, 2),
  stream: streamOf(place),
  name,
  input,
});
