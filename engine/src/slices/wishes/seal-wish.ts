import { FULL_SEAL_BEFORE_MS } from '../../fairness/index.ts';
import { type Command, type Moment, type Sealed, accepted } from '../../kernel/index.ts';
import { WishSealed, WishVoided } from './events.ts';
import { type Wish, wishPhaseOf } from './state.ts';

/** Notes the signed checkpoint over the frozen wish; voids the wish if that is late. Writes nothing if repeated. */
export const sealWish: Command<Wish, Sealed, Pick<Moment, 'time'>, never, null> = {
  name: 'seal-wish',
  decide(wish, { size, root, note }, { time }) {
    const { frozen } = wish;
    if (wishPhaseOf(wish) !== 'frozen' || frozen === undefined) return accepted();
    return accepted(
      time > frozen.source.time - FULL_SEAL_BEFORE_MS
        ? WishVoided.of({ reason: 'late' })
        : WishSealed.of({ size, root, note }),
    );
  },
  reply: () => null,
};
