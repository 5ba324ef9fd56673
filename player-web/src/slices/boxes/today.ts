import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../shell/net/clock';
import { useSession } from '../../shell/session';
import { boxTodayQuery, type BoxDetails, type BoxToday } from './queries';

/** Most openings per press. */
const MOST = 10;
/** milliseconds after midnight for the refetch, never before midnight */
const AFTER_MIDNIGHT = 500;

export const hasTerms = ({ terms }: Pick<BoxDetails, 'terms'>): boolean =>
  terms.perDay !== null || terms.allowance !== null;

/** Loads the caller's rest of the house day, and again at its end. Disabled for a visitor if the box has no terms. */
export function useTodayQuery(box: Pick<BoxDetails, 'id' | 'terms'>) {
  const { token } = useSession();
  return useQuery({
    ...boxTodayQuery(box.id, token !== undefined),
    enabled: token !== undefined || hasTerms(box),
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : Math.max(0, data.nextDay - serverNow()) + AFTER_MIDNIGHT,
  });
}

/** The possible counts for one press. */
interface Choice {
  /** 0: nothing more today */
  readonly most: number;
  /** free ones among these; they come first */
  readonly free: number;
}

/**
 * @param gifts only free openings are offered
 * @param ticket only prop tickets are used
 */
export function choiceOf(today: BoxToday | undefined, gifts: boolean, ticket = false): Choice {
  if (ticket) return { most: Math.min(MOST, today?.left ?? MOST, today?.tickets ?? 0), free: 0 };
  const free = Math.min(MOST, today?.freeLeft ?? 0);
  return { most: gifts ? free : Math.min(MOST, today?.left ?? MOST), free };
}
