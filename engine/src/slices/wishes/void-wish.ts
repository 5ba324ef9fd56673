import { FULL_SEAL_BEFORE_MS } from '../../fairness/index.ts';
import { BEACON_PATIENCE_MS, type Command, type Moment, accepted, invariant } from '../../kernel/index.ts';
import { type VoidReason, WishVoided } from './events.ts';
import { type Wish, wishPhaseOf } from './state.ts';

interface VoidWish {
  readonly reason: VoidReason;
}

/** Voids a full wish that cannot be drawn. Writes nothing if the draw goes on. */
export const voidWish: Command<Wish, VoidWish, Pick<Moment, 'time'>, never, null> = {
  name: 'void-wish',
  decide(wish, { reason }, { time }) {
    const { frozen } = wish;
    if (frozen === undefined || wishPhaseOf(wish) !== (reason === 'late' ? 'frozen' : 'sealed'))
      return accepted();
    const { time: round } = frozen.source;
    const due = reason === 'late' ? time > round - FULL_SEAL_BEFORE_MS : time >= round + BEACON_PATIENCE_MS;
    invariant(due, 'a wish is void when its time has come');
    return accepted(WishVoided.of({ reason }));
  },
  reply: () => null,
};
