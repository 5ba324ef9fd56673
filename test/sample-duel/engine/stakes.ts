import {
  type Action,
  type Fold,
  foldOf,
  idOf,
  on,
  placeOf,
  stepId,
  streamOf,
} from '../../../engine/src/kernel/index.ts';
import { type HeldStake, withoutStake } from '../../../engine/src/slices/props/index.ts';
import { StakeReleased, StakeReserved, StakeSettled } from './events.ts';

/** Gems held for a duel, until `endsBy`. */
export interface DuelStake extends HeldStake {
  readonly stake: { readonly gems: number };
  readonly seat: 'first' | 'second';
}

/** A player's stakes in duels. */
export interface Stakes {
  readonly held: readonly DuelStake[];
}

export const stakes: Fold<Stakes> = foldOf<Stakes>({ held: [] }, [
  on(StakeReserved, ({ held }, { duel, seat, stake, due }, { stream, version }) => ({
    held: [
      ...held,
      { place: placeOf(stream, version), stake: { gems: stake }, stream: duel, seat, endsBy: due },
    ],
  })),
  on(StakeSettled, ({ held }, { reserved }) => ({ held: withoutStake(held, reserved) })),
  on(StakeReleased, ({ held }, { reserved }) => ({ held: withoutStake(held, reserved) })),
]);

/** Returns the next actions: each stake asks for its seat, and is released if the duel refuses it. */
export const nextActions = ({ held }: Stakes): readonly Action[] => held.map(seated);

function seated({ place, stream, seat, stake, endsBy }: DuelStake): Action {
  const player = streamOf(place);
  const input = { reserved: place, playerId: idOf(player), stake: stake.gems };
  return {
    do: 'command',
    id: stepId(place, 1),
    stream,
    ...(seat === 'first'
      ? { name: 'open-duel', input: { ...input, joinBy: endsBy } }
      : { name: 'join-duel', input }),
    refused: {
      do: 'command',
      id: stepId(place, 2),
      stream: player,
      name: 'release-stake',
      input: { reserved: place, cause: null },
    },
  };
}
