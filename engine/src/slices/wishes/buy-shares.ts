import { type Amount, type AnyEvent, type Command, type Place, rejected } from '../../kernel/index.ts';
import type { StakeMissing } from '../props/index.ts';
import { WalletPosted } from '../wallet/index.ts';
import { END_MS, SharesReserved, wishStream } from './events.ts';
import { sharesHeld } from './player.ts';
import { type Purse, type StakeContext, sharesReserved } from './reserve.ts';
import { type SharesFault, type SharesNow, sharesFault } from './sell-shares.ts';
import type { Wish } from './state.ts';

/** Purchases of one player for one wish: they bound what is held and settled. */
export const PURCHASES_MAX = 50;

interface BuyShares {
  readonly wishId: string;
  readonly shares: number;
}

export interface BuySharesContext extends StakeContext, SharesNow {
  /** the wish as decided */
  readonly wish: Wish;
}

/** In order of precedence. */
export type BuySharesRejection =
  | SharesFault
  | { readonly code: 'purchases-spent'; readonly max: number }
  | Extract<StakeMissing, { readonly code: 'insufficient-gems' }>;

/** The stake with which the shares are asked for. */
interface BuySharesReply {
  readonly reserved: Place;
  readonly userSeed: string;
  /** after it, 1/10,000 gem; undefined if it cost nothing */
  readonly balance: Amount | undefined;
}

/** Holds gems for shares of a wish, before they are asked for. */
export const buyShares: Command<Purse, BuyShares, BuySharesContext, BuySharesRejection, BuySharesReply> = {
  name: 'buy-shares',
  decide(state, { wishId, shares }, context) {
    const { wish } = context;
    const stream = wishStream(wishId);
    const owned = sharesHeld(state.wishes, stream);
    const fault = sharesFault(wish, { owned, shares }, context);
    if (fault !== undefined || wish.planted === undefined) return rejected(fault ?? { code: 'wish-unknown' });
    const purchases = state.wishes.held.filter((one) => one.stream === stream).length;
    if (purchases >= PURCHASES_MAX) return rejected({ code: 'purchases-spent', max: PURCHASES_MAX });
    const { sharePrice, closesAt } = wish.planted.terms;
    return sharesReserved(state, { wish: stream, shares, sharePrice, due: closesAt + END_MS }, context);
  },
  reply(events: readonly AnyEvent[]) {
    const paid = events.find(WalletPosted.is)?.data;
    return {
      // The payment names the command's first event, which is the reservation.
      reserved: paid?.cause ?? '',
      userSeed: events.find(SharesReserved.is)?.data.userSeed ?? '',
      balance: paid?.balance,
    };
  },
};
