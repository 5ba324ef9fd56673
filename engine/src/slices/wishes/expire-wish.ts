import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { WishReturned } from './events.ts';
import type { SharesNow } from './sell-shares.ts';
import { type Wish, wishPhaseOf } from './state.ts';

/** Its time is not over, and its skin has its price. */
export interface WishGrows {
  readonly code: 'wish-grows';
  /** milliseconds since 1970 */
  readonly until: number;
}

/** Takes back a wish that is not full in time, or whose skin has another price. Writes nothing once it grows no more. */
export const expireWish: Command<Wish, object, Pick<SharesNow, 'time' | 'priceOf'>, WishGrows, null> = {
  name: 'expire-wish',
  decide(wish, _input, { time, priceOf }) {
    const { planted } = wish;
    if (planted === undefined || wishPhaseOf(wish) !== 'growing') return accepted();
    const { closesAt, skinId, price } = planted.terms;
    if (time >= closesAt) return accepted(WishReturned.of({ reason: 'expired' }));
    return priceOf(skinId) === price
      ? rejected({ code: 'wish-grows', until: closesAt })
      : accepted(WishReturned.of({ reason: 'price' }));
  },
  reply: () => null,
};
