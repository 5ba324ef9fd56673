import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../shell/net';
import { serverNow } from '../../shell/net/clock';
import { refreshUser } from '../../shell/session';
import { useLive } from '../live/use-live';
import { type WishDetail, detailQuery } from './queries';

/** A round is published a little after its time, and verified then. */
const BEACON_POLL_MS = 1_500;
/** Without live messages a growing wish is asked for again. */
const GROWING_POLL_MS = 15_000;

/** Returns when to ask again, in milliseconds from now; false if nothing changes any more. */
function pollOf(detail: WishDetail | undefined, now: number): number | false {
  const wish = detail?.wish;
  if (wish === undefined || wish.overAt !== null) return false;
  if (wish.state !== 'sealing') return GROWING_POLL_MS;
  return Math.max(BEACON_POLL_MS, (wish.roundTime ?? 0) - now + BEACON_POLL_MS);
}

/** Returns a wish, asked for again whenever it can tell more. */
export function useWish(id: string) {
  const { language } = useTranslation().i18n;
  const found = useQuery({
    ...detailQuery(id, language),
    refetchInterval: ({ state }) => pollOf(state.data, serverNow()),
    refetchIntervalInBackground: true,
  });
  const again = () => void queries.invalidateQueries({ queryKey: ['wishes', 'detail'] });
  useLive(
    'wish',
    {
      reload: again,
      wish: (message) => {
        if (message['id'] === id) again();
      },
    },
    found.data === undefined ? undefined : null,
  );
  useSettled(found.data);
  return found;
}

/** Refetches the player's figures once a wish with own shares is over: items and gems move then. */
function useSettled(detail: WishDetail | undefined): void {
  const at = detail?.wish.overAt ?? null;
  const own = (detail?.mine?.shares ?? 0) > 0;
  useEffect(() => {
    if (at === null || !own || serverNow() - at > GROWING_POLL_MS) return;
    void refreshUser();
    void queries.invalidateQueries({ queryKey: ['bag'] });
  }, [at, own]);
}
