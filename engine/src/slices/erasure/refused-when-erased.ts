import type { Guard } from '../../kernel/index.ts';
import type { Erasure } from './state.ts';

/** Nobody is behind this player any more. */
export interface PlayerErasedRejection {
  readonly code: 'player-erased';
}

/** Every command of a player is refused once the player is erased, whatever it would do. */
export const refusedWhenErased: Guard<{ readonly erasure: Pick<Erasure, 'erased'> }, PlayerErasedRejection> =
  {
    before: ({ erasure }) => (erasure.erased === undefined ? undefined : { code: 'player-erased' }),
  };
