import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../shell/net/clock';
import { useSession } from '../../shell/session';
import { boxTodayQuery, type BoxDetails, type BoxToday } from './queries';

/** The most that one press opens. */
const MOST = 10;
/** Asked for again a moment after midnight, not a moment before. */
const AFTER_MIDNIGHT = 500;

export const hasTerms = ({ terms }: Pick<BoxDetails, 'terms'>): boolean =>
  terms.perDay !== null || terms.allowance !== null;

/** What the caller has left of the house's day, and again at its end; not asked for a visitor where a box has no terms. */
export function useTodayQuery(box: Pick<BoxDetails, 'id' | 'terms'>) {
  const { token } = useSession();
  return useQuery({
    ...boxTodayQuery(box.id, token !== undefined),
    enabled: token !== undefined || hasTerms(box),
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : Math.max(0, data.nextDay - serverNow()) + AFTER_MIDNIGHT,
  });
}

/** What one press may open. */
interface Choice {
  /** 0: nothing more today */
  readonly most: number;
  /** of these, how many are free; they come first */
  readonly free: number;
}

/**
 * @param gifts whether free openings alone are offered
 * @param ticket whether tickets alone are used
 */
export function choiceOf(today: BoxToday | undefined, gifts: boolean, ticket = false): Choice {
  if (ticket) return { most: Math.min(MOST, today?.left ?? MOST, today?.tickets ?? 0), free: 0 };
  const free = Math.min(MOST, today?.freeLeft ?? 0);
  return { most: gifts ? free : Math.min(MOST, today?.left ?? MOST), free };
}
