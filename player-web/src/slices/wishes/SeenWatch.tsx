import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../shell/net/clock';
import { useSession } from '../../shell/session';
import { useLive } from '../live/use-live';
import { type OwnWish, ownQuery } from './queries';
import { sawWish } from './seen-wishes';

/** A full wish is signed within two seconds, and its round comes nine seconds after it filled. */
const SEALING_POLL_MS = 1_000;

const isSealing = ({ state, roundTime }: OwnWish['wish'], now: number): boolean =>
  state === 'sealing' && roundTime !== null && now < roundTime;

/** Returns how often to ask: only while an own wish is full and its signed note is not here yet. */
const pollOf = (own: readonly OwnWish[] | undefined, now: number): number | false =>
  own?.some(({ wish, note }) => isSealing(wish, now) && note === null) === true ? SEALING_POLL_MS : false;

/** On any page: fetches root and signed note of wishes with own shares before the round, and keeps them. */
export function SeenWatch() {
  const { token } = useSession();
  const { language } = useTranslation().i18n;
  const isPlayer = token !== undefined;
  const { data, refetch } = useQuery({
    ...ownQuery(language),
    enabled: isPlayer,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => pollOf(state.data, serverNow()),
    refetchIntervalInBackground: true,
  });
  const waits = data?.length ?? 0;
  useLive(
    'wish',
    {
      reload: () => void refetch(),
      wish: ({ event }) => {
        if (waits > 0 && (event === 'frozen' || event === 'sealed')) void refetch();
      },
    },
    isPlayer && waits > 0 ? null : undefined,
  );
  useEffect(() => {
    for (const { wish, root, note } of data ?? [])
      if (root !== null && note !== null && wish.roundNumber !== null && wish.roundTime !== null)
        sawWish({
          draw: `wish-${wish.id}`,
          round: wish.roundNumber,
          outAt: wish.roundTime,
          root,
          note,
        });
  }, [data]);
  return null;
}
