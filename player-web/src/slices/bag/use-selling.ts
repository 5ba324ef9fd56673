import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { gems } from '../../shell/i18n/format';
import { Refused, queries } from '../../shell/net';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { failureText, toast } from '../../shell/ui';
import { sell } from './queries';
import { sellBackQuery, soldFor } from './sell-back';
import { useT } from './t';

/** An item just won. */
export interface WonItem {
  readonly id: string;
  readonly value: number;
}

/** Sells what was just won, at the price on the button. */
export function useSelling() {
  const t = useT();
  const { data: terms } = useQuery(sellBackQuery());
  const [sold, setSold] = useState<ReadonlySet<string>>(new Set());
  const underOneKey = useKeptKey();
  const sale = useMutation({
    mutationFn: async (items: readonly WonItem[]) => {
      const wish = { itemIds: items.map(({ id }) => id), rulesHash: terms?.rulesHash ?? '' };
      return underOneKey(wish, (asked, key) => sell({ ...asked, key }));
    },
    onSuccess: ({ itemIds, price }) => {
      setSold((before) => new Set([...before, ...itemIds]));
      toast.ok(t('sell.done', { amount: itemIds.length, price: gems(price) }));
    },
    onError: (error) => {
      // The price on the button may be one of other rules.
      void queries.invalidateQueries({ queryKey: sellBackQuery().queryKey });
      toast.error(error instanceof Refused ? error.message : failureText(error));
    },
  });
  return {
    /** Whether the shop buys items back now. */
    open: terms?.open === true,
    rate: terms?.rate,
    sold,
    selling: sale.isPending,
    priceOf: (items: readonly WonItem[]) =>
      soldFor(
        items.map(({ value }) => value),
        terms?.rate ?? 0,
      ),
    sell: sale.mutateAsync,
  };
}
export type Selling = ReturnType<typeof useSelling>;
