import {
  type Amount,
  type Command,
  type Moment,
  type Place,
  accepted,
  invariant,
} from '../../kernel/index.ts';
import { type Wallet, post } from '../wallet/index.ts';
import { RankPrizePaid, RankPrizeWithheld, type WithheldReason } from './events.ts';

interface PayRankPrize {
  readonly closed: Place;
  readonly rank: number;
  readonly amount: Amount;
}

/** What decides whether a player is paid. */
interface State {
  readonly wallet: Wallet;
  readonly erasure: { readonly erased: unknown };
  readonly standing: { readonly suspended: { readonly until: number | null } | undefined };
  readonly identity: { readonly verified: number | undefined };
}

/**
 * Pays a prize, or notes why it stays with the house. A break or an exclusion takes no prize away: it was won before.
 * Its id derives from the closing and the rank, so it happens once.
 */
export const payRankPrize: Command<State, PayRankPrize, Moment, never, null> = {
  name: 'pay-rank-prize',
  decide(state, { closed, rank, amount }, { time, at }) {
    const reason = withheldFor(state, time);
    if (reason !== undefined) return accepted(RankPrizeWithheld.of({ closed, rank, amount, reason }));
    const posted = post(state.wallet, 'rank-prize', at, { from: 'mint', to: 'player', amount });
    invariant(posted !== undefined, 'a gift never overdraws');
    return accepted(RankPrizePaid.of({ closed, rank, amount }), posted);
  },
  reply: () => null,
};

function withheldFor(
  { erasure, standing: { suspended }, identity }: State,
  time: number,
): WithheldReason | undefined {
  if (erasure.erased !== undefined) return 'erased';
  if (suspended !== undefined && (suspended.until === null || time < suspended.until)) return 'suspended';
  return identity.verified === undefined ? 'unverified' : undefined;
}
