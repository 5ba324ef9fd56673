import { luckyShare } from '../../fairness/index.ts';
import { type Command, type DrawnRound, accepted, invariant, streamOf } from '../../kernel/index.ts';
import { WishDrawn } from './events.ts';
import { type Wish, wishPhaseOf } from './state.ts';

/** Draws a sealed wish: the share follows from the round and the root. Writes nothing if repeated. */
export const drawWish: Command<Wish, DrawnRound, unknown, never, null> = {
  name: 'draw-wish',
  decide(wish, by) {
    const { planted, frozen, runs } = wish;
    if (wishPhaseOf(wish) !== 'sealed' || planted === undefined || frozen === undefined) return accepted();
    invariant(by.round === frozen.source.round, 'a wish is drawn by the round that was fixed');
    const draw = streamOf(planted.place);
    const share = luckyShare({ draw, randomness: by.randomness, root: frozen.root });
    const lucky = runs.find(({ from, to }) => from <= share && share <= to);
    invariant(lucky !== undefined, 'every share of a frozen wish was sold');
    return accepted(WishDrawn.of({ by, share, reserved: lucky.reserved }));
  },
  reply: () => null,
};
