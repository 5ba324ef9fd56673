import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { WishEnded } from './events.ts';
import { type Wish, wishPhaseOf } from './state.ts';

/** It was not drawn, and nothing went back. */
export interface WishGoesOn {
  readonly code: 'wish-goes-on';
}

/** Ends a wish whose stakes and item are where they belong; its flow sends this last. Writes nothing if repeated. */
export const endWish: Command<Wish, object, unknown, WishGoesOn, null> = {
  name: 'end-wish',
  decide(wish) {
    const phase = wishPhaseOf(wish);
    const { planted } = wish;
    if (phase === 'ended') return accepted();
    const over = phase === 'drawn' || phase === 'returned' || phase === 'void';
    return over && planted !== undefined
      ? accepted(WishEnded.of({ planted: planted.place }))
      : rejected({ code: 'wish-goes-on' });
  },
  reply: () => null,
};
