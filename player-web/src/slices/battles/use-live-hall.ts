import { useEffect, useRef } from 'react';
import { queries } from '../../shell/net';
import { useLive } from '../live/use-live';
import type { LiveEvents } from '../live/messages';
import type { BattleList } from './queries';

/** Least time between two refetches of the hall, however much happens. */
const REST_MS = 2_000;

/** Keeps the lists of the hall current: seats at once, everything else after a rest. */
export function useLiveHall(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: ['battles', 'list'] });
    }, REST_MS);
  };
  useLive(
    'battle',
    {
      reload: later,
      battle: (message) => {
        queries.setQueriesData<BattleList>({ queryKey: ['battles', 'list'] }, (list) =>
          seated(list, message),
        );
        later();
      },
    },
    null,
  );
}

/** Returns a list with the number of taken seats that a message tells; the same list if it is of no battle in it. */
function seated(
  list: BattleList | undefined,
  { id, taken }: Pick<LiveEvents['battle'], 'id' | 'taken'>,
): BattleList | undefined {
  if (list?.records.some((battle) => battle.id === id) !== true) return list;
  const records = list.records.map((battle) => (battle.id === id ? { ...battle, taken } : battle));
  return { ...list, records };
}
