import type { Guard } from '../../kernel/index.ts';
import type { Erasure } from './state.ts';

/** The player was erased. */
export interface PlayerErasedRejection {
  readonly code: 'player-erased';
}

/** Refuses every command of an erased player. */
export const refusedWhenErased: Guard<{ readonly erasure: Pick<Erasure, 'erased'> }, PlayerErasedRejection> =
  {
    before: ({ erasure }) => (erasure.erased === undefined ? undefined : { code: 'player-erased' }),
  };
