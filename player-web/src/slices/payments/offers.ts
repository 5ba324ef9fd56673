import type { DataOf } from '@skins/api/contract';
import type { payOnTop, payWay } from '@skins/api/payments/contract';

export type Way = DataOf<typeof payWay>[number];
type OnTop = DataOf<typeof payOnTop>;

/** Goods with all bonuses for the current player. */
export type Offer = Way['goodsList'][number] & { readonly bonus: number };

/** A way to pay as offered to one player; an order states it. */
export interface Counter extends Omit<Way, 'goodsList' | 'rules'> {
  readonly goodsList: readonly Offer[];
  readonly rules: Way['rules'] & { readonly bonus: OnTop['rules'] };
}

/** Returns the ways as offered to a player. @param onTop undefined for visitors: they see the gifts for anybody */
export const countersOf = (ways: readonly Way[], onTop: OnTop | undefined): readonly Counter[] =>
  ways.map((way) => ({
    ...way,
    rules: { ...way.rules, bonus: onTop?.rules ?? null },
    goodsList: way.goodsList.map((goods) => {
      const own = onTop?.goods.find(({ id }) => id === goods.id);
      return { ...goods, gift: own?.gift ?? goods.gift, bonus: own?.bonus ?? 0 };
    }),
  }));
