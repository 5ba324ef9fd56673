import {
  type Action,
  type Fold,
  type Place,
  foldOf,
  idOf,
  on,
  placeOf,
  stepId,
  streamOf,
} from '../../../engine/src/kernel/index.ts';
import { StakeReleased, StakeReserved, StakeSettled } from './events.ts';

/** Gems held for a duel. */
export interface HeldStake {
  /** place of the event that reserved them, which names them */
  readonly place: Place;
  readonly duel: string;
  readonly seat: 'first' | 'second';
  /** 1/10,000 gem */
  readonly stake: number;
  /** milliseconds since 1970 */
  readonly due: number;
}

/** A player's stakes in duels. */
export interface Stakes {
  readonly held: readonly HeldStake[];
}

const without = ({ held }: Stakes, reserved: Place): Stakes => ({
  held: held.filter(({ place }) => place !== reserved),
});

export const stakes: Fold<Stakes> = foldOf<Stakes>({ held: [] }, [
  on(StakeReserved, ({ held }, { duel, seat, stake, due }, { stream, version }) => ({
    held: [...held, { place: placeOf(stream, version), duel, seat, stake, due }],
  })),
  on(StakeSettled, (state, { reserved }) => without(state, reserved)),
  on(StakeReleased, (state, { reserved }) => without(state, reserved)),
]);

export const stakeOf = ({ held }: Stakes, reserved: Place): HeldStake | undefined =>
  held.find(({ place }) => place === reserved);

/** Returns the next actions: each stake asks for its seat, and is released if the duel refuses it. */
export const nextActions = ({ held }: Stakes): readonly Action[] => held.map(seated);

function seated({ place, duel, seat, stake, due }: HeldStake): Action {
  const player = streamOf(place);
  const input = { reserved: place, playerId: idOf(player), stake };
  return {
    do: 'command',
    id: stepId(place, 1),
    stream: duel,
    ...(seat === 'first'
      ? { name: 'open-duel', input: { ...input, joinBy: due } }
      : { name: 'take-seat', input }),
    refused: {
      do: 'command',
      id: stepId(place, 2),
      stream: player,
      name: 'release-stake',
      input: { reserved: place, cause: null },
    },
  };
}
