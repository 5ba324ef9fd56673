import { type BeaconChain, SHARES, ceilingFor, sharePriceOf } from '../../fairness/index.ts';
import {
  type Amount,
  type Command,
  HOUR_MS,
  type Paid,
  type RulesInForce,
  accepted,
  rejected,
} from '../../kernel/index.ts';
import type { StakeMissing } from '../props/index.ts';
import { END_MS, type Terms, WishAsked, wishStream } from './events.ts';
import { type Purse, type StakeContext, sharesReserved } from './reserve.ts';
import type { WishRules } from './settings/events.ts';

interface PlantWish {
  readonly wishId: string;
  readonly skinId: string;
  /** price that the player saw, in 1/10,000 gem */
  readonly price: Amount;
  readonly hours: number;
  /** bought at once; 0: none */
  readonly shares: number;
  /** hash of the rules that the player saw */
  readonly rulesHash: string;
}

/** What a new wish depends on. */
export interface PlantingNow {
  /** milliseconds since 1970 */
  readonly time: number;
  /** in force */
  readonly rules: RulesInForce<WishRules>;
  /** Returns the price of a skin in the catalogue in force; undefined: there is no such skin. */
  readonly priceOf: (skinId: string) => Amount | undefined;
  /** the beacon that would draw; undefined: this shop has none */
  readonly chain: BeaconChain | undefined;
}

export interface PlantWishContext extends PlantingNow, StakeContext {
  /** Returns the VIP level by the table in force. */
  readonly levelOf: (paid: Paid) => number;
}

/** In order of precedence. Amounts in 1/10,000 gem. */
export type PlantWishRejection =
  | { readonly code: 'unknown-skin'; readonly skinId: string }
  /** the price or the rules have changed; `versionHash` is of the rules in force */
  | { readonly code: 'stale-version'; readonly versionHash: string }
  /** no beacon draws */
  | { readonly code: 'wishes-closed' }
  | { readonly code: 'hours-misfit' }
  | { readonly code: 'skin-not-plantable'; readonly least: Amount; readonly most: Amount }
  | { readonly code: 'plants-spent'; readonly atOnce: number }
  | { readonly code: 'shares-over-limit'; readonly left: number }
  | Extract<StakeMissing, { readonly code: 'insufficient-gems' }>;

interface State extends Purse {
  readonly vip: Paid;
}

/** Returns what a level may plant. */
export const plantsOf = ({ levels }: WishRules, level: number): WishRules['levels'][number] =>
  levels[Math.min(level, levels.length - 1)] ?? { atOnce: 0, priceMost: 0 };

/** Returns the terms of a wish planted now. */
export const termsOf = (
  skinId: string,
  price: Amount,
  hours: number,
  { time, rules: { content, hash } }: Pick<PlantingNow, 'time' | 'rules'>,
): Terms => ({
  skinId,
  price,
  feeRate: content.feeRate,
  sharePrice: sharePriceOf(price, content.feeRate),
  most: content.most,
  houseCeiling: content.houseCeiling,
  closesAt: time + hours * HOUR_MS,
  rulesHash: hash,
});

/** Asks for a wish to be planted, with gems held for its first shares. */
export const plantWish: Command<State, PlantWish, PlantWishContext, PlantWishRejection, null> = {
  name: 'plant-wish',
  decide(state, { wishId, skinId, price, hours, shares, rulesHash }, context) {
    const { rules, chain } = context;
    const listed = context.priceOf(skinId);
    if (listed === undefined) return rejected({ code: 'unknown-skin', skinId });
    if (rulesHash !== rules.hash || price !== listed)
      return rejected({ code: 'stale-version', versionHash: rules.hash });
    if (chain === undefined) return rejected({ code: 'wishes-closed' });
    if (!rules.content.hours.includes(hours)) return rejected({ code: 'hours-misfit' });
    const { atOnce, priceMost } = plantsOf(rules.content, context.levelOf(state.vip));
    const [least, most] = [
      rules.content.priceLeast,
      Math.min(priceMost, ceilingFor({ chain }, rules.content)),
    ];
    if (price < least || price > most) return rejected({ code: 'skin-not-plantable', least, most });
    if (state.wishes.planted.length >= atOnce) return rejected({ code: 'plants-spent', atOnce });
    if (!(shares >= 0 && shares <= Math.min(SHARES, rules.content.most)))
      return rejected({ code: 'shares-over-limit', left: rules.content.most });
    const wish = wishStream(wishId);
    const terms = termsOf(skinId, price, hours, context);
    const due = terms.closesAt + END_MS;
    const asked = WishAsked.of({ wish, terms, due });
    if (shares === 0) return accepted(asked);
    const held = sharesReserved(state, { wish, shares, sharePrice: terms.sharePrice, due }, context);
    return held.kind === 'rejected' ? held : accepted(asked, ...held.events);
  },
  reply: () => null,
};
