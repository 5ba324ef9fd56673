import {
  type BeaconNow,
  SHARES,
  type Sha256Hex,
  ceilingFor,
  entrantOf,
  fullRound,
  wishRoot,
} from '../../fairness/index.ts';
import {
  type Amount,
  type AnyEvent,
  type Command,
  type Place,
  accepted,
  idOf,
  rejected,
  streamOf,
} from '../../kernel/index.ts';
import { SharesSold, type Terms, WishFrozen } from './events.ts';
import { type Wish, sharesOwned, soldOf, wishPhaseOf } from './state.ts';

export interface SellShares {
  readonly reserved: Place;
  readonly shares: number;
  readonly userSeed: string;
}

/** What the sale of shares depends on besides their wish. */
export interface SharesNow {
  /** milliseconds since 1970 */
  readonly time: number;
  /** Returns the price of a skin in the catalogue in force; undefined: there is no such skin. */
  readonly priceOf: (skinId: string) => Amount | undefined;
  /** undefined: the beacon does not answer, and no last share is sold */
  readonly beacon: BeaconNow | undefined;
}

export interface SellSharesContext extends SharesNow {
  readonly hash: Sha256Hex;
}

/** In order of precedence. */
export type SharesFault =
  | { readonly code: 'wish-unknown' }
  | { readonly code: 'wish-over' }
  | { readonly code: 'wish-full' }
  /** the price of the skin changed: everything goes back */
  | { readonly code: 'stale-version' }
  | { readonly code: 'shares-over-limit'; readonly left: number }
  | { readonly code: 'shares-short'; readonly left: number }
  | { readonly code: 'beacon-away' };

interface Asking {
  /** shares that the player has */
  readonly owned: number;
  readonly shares: number;
}

/** Returns why shares are not sold. */
export function sharesFault(wish: Wish, { owned, shares }: Asking, now: SharesNow): SharesFault | undefined {
  const { planted, frozen, drawn, voided } = wish;
  if (planted === undefined) return { code: 'wish-unknown' };
  const { terms } = planted;
  if (frozen !== undefined && drawn === undefined && voided === undefined) return { code: 'wish-full' };
  if (wishPhaseOf(wish) !== 'growing' || now.time >= terms.closesAt) return { code: 'wish-over' };
  if (now.priceOf(terms.skinId) !== terms.price) return { code: 'stale-version' };
  const allowed = terms.most - owned;
  if (!(shares >= 1 && shares <= allowed)) return { code: 'shares-over-limit', left: Math.max(0, allowed) };
  const left = SHARES - soldOf(wish);
  if (shares > left) return { code: 'shares-short', left };
  return shares === left && !draws(now.beacon, terms) ? { code: 'beacon-away' } : undefined;
}

/** Tests whether a beacon may draw a wish: one of the shop's own draws no dear skin. */
const draws = (beacon: BeaconNow | undefined, { price: ceiling, houseCeiling }: Terms): boolean =>
  beacon !== undefined && ceiling <= ceilingFor(beacon, { ceiling, houseCeiling });

/** Sells the next shares for the stake held for them. The last one freezes the wish. Writes nothing if repeated. */
export const sellShares: Command<
  Wish,
  SellShares,
  SellSharesContext,
  SharesFault,
  { readonly from: number; readonly to: number }
> = {
  name: 'sell-shares',
  decide(wish, { reserved, shares, userSeed }, context) {
    if (wish.runs.some((run) => run.reserved === reserved)) return accepted();
    const playerId = idOf(streamOf(reserved));
    const fault = sharesFault(wish, { owned: sharesOwned(wish, playerId), shares }, context);
    if (fault !== undefined) return rejected(fault);
    const from = soldOf(wish) + 1;
    const to = from + shares - 1;
    const entrant = entrantOf(context.hash, playerId);
    const sold = SharesSold.of({ from, to, reserved, entrant, userSeed });
    return accepted(sold, ...(to === SHARES ? frozen(wish, sold.data, context) : []));
  },
  reply: (events: readonly AnyEvent[]) => {
    const sold = events.find(SharesSold.is)?.data;
    return { from: sold?.from ?? 0, to: sold?.to ?? 0 };
  },
};

/** Fixes the shares and the round: nobody knows it yet. */
function frozen(
  { runs }: Wish,
  last: Parameters<typeof wishRoot>[0][number],
  { beacon, time }: SellSharesContext,
): AnyEvent[] {
  if (beacon === undefined) return [];
  return [
    WishFrozen.of({
      root: wishRoot([...runs, last]),
      source: fullRound(beacon, time),
      newest: beacon.newest,
    }),
  ];
}
