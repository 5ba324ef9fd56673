import { ceilingFor } from '../../fairness/index.ts';
import {
  type Amount,
  type Command,
  HOUR_MS,
  type RulesInForce,
  accepted,
  houseDay,
  rejected,
  startOfHouseDay,
} from '../../kernel/index.ts';
import { WishPlanted } from './events.ts';
import { type PlantingNow, termsOf } from './plant-wish.ts';
import type { HouseRules } from './settings/events.ts';
import type { Wish } from './state.ts';

interface PlantHouseWish {
  /** house day since 1970 */
  readonly day: number;
  /** of the day, from 1 */
  readonly n: number;
}

interface PlantHouseContext extends PlantingNow {
  readonly house: RulesInForce<HouseRules>;
  /** minutes ahead of UTC */
  readonly houseOffset: number;
}

/** In order of precedence. Amounts in 1/10,000 gem. */
export type PlantHouseRejection =
  /** not in the settings, or not now */
  | { readonly code: 'not-to-plant' }
  | { readonly code: 'unknown-skin' }
  | { readonly code: 'wishes-closed' }
  | { readonly code: 'skin-not-plantable'; readonly most: Amount };

/** Returns the text whose hash names a wish of the house. */
export const houseWishText = (day: number, n: number): string => `skins house wish v1\n${day}\n${n}`;

/** Returns the skin that the house plants; undefined: none. @param n of the day, from 1 */
export const houseSkin = ({ skins, aDay }: HouseRules, day: number, n: number): string | undefined =>
  n >= 1 && n <= aDay ? skins[(day * aDay + n - 1) % skins.length] : undefined;

/** Plants a wish of the house. Writes nothing if repeated. */
export const plantHouseWish: Command<Wish, PlantHouseWish, PlantHouseContext, PlantHouseRejection, null> = {
  name: 'plant-house-wish',
  decide({ planted }, { day, n }, context) {
    if (planted !== undefined) return accepted();
    const { house, houseOffset, time, rules, chain } = context;
    const skinId = houseSkin(house.content, day, n);
    const begins = startOfHouseDay(day, houseOffset) + house.content.hour * HOUR_MS;
    if (skinId === undefined || day !== houseDay(time, houseOffset) || time < begins)
      return rejected({ code: 'not-to-plant' });
    const price = context.priceOf(skinId);
    if (price === undefined) return rejected({ code: 'unknown-skin' });
    if (chain === undefined) return rejected({ code: 'wishes-closed' });
    const most = ceilingFor({ chain }, rules.content);
    if (price > most) return rejected({ code: 'skin-not-plantable', most });
    const terms = termsOf(skinId, price, house.content.hours, context);
    return accepted(WishPlanted.of({ asked: null, house: { day, n }, terms }));
  },
  reply: () => null,
};
