import { useEffect, useRef } from 'react';
import { queries } from '../../shell/net';
import { useLive } from '../live/use-live';
import type { WishList } from './queries';

/** Least time between two refetches of the lists, however much happens. */
const REST_MS = 2_000;

/** Keeps the lists of wishes current: sold shares at once, everything else after a rest. */
export function useLiveTree(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: ['wishes', 'list'] });
    }, REST_MS);
  };
  useLive(
    'wish',
    {
      reload: later,
      wish: ({ type, id, sold }) => {
        if (type !== 0) return;
        if (typeof id === 'string' && typeof sold === 'number')
          queries.setQueriesData<WishList>({ queryKey: ['wishes', 'list'] }, (list) =>
            grown(list, { id, sold }),
          );
        later();
      },
    },
    null,
  );
}

/** Returns a list with the number of sold shares that a message tells; the same list if the wish is not in it. */
function grown(
  list: WishList | undefined,
  { id, sold }: { readonly id: string; readonly sold: number },
): WishList | undefined {
  if (list?.records.some((wish) => wish.id === id && wish.sold < sold) !== true) return list;
  return { ...list, records: list.records.map((wish) => (wish.id === id ? { ...wish, sold } : wish)) };
}
