import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../shell/net/clock';
import { useSession } from '../../shell/session';
import { useLive } from '../live/use-live';
import { type OwnBattle, ownQuery } from './queries';
import { sawBattle } from './seen-battles';

/** A full battle is signed within two seconds, and its round comes nine seconds after it filled. */
const SEALING_POLL_MS = 1_000;

/** Returns how often to ask: only while an own battle is full and its signed note is not here yet. */
const pollOf = (own: readonly OwnBattle[] | undefined, now: number): number | false =>
  own?.some(({ battle, note }) => isSealing(battle, now) && note === null) === true ? SEALING_POLL_MS : false;

const isSealing = ({ state, roundTime }: OwnBattle['battle'], now: number): boolean =>
  state === 'sealing' && roundTime !== null && now < roundTime;

/** On any page: fetches root and signed note of the player's full battles before the round, and keeps them. */
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
    'battle',
    {
      reload: () => void refetch(),
      battle: ({ event }) => {
        // Without a seat of their own nobody has to ask, whatever is frozen elsewhere.
        if (waits > 0 && (event === 'frozen' || event === 'sealed')) void refetch();
      },
    },
    isPlayer && waits > 0 ? null : undefined,
  );
  useEffect(() => {
    for (const { battle, root, note } of data ?? [])
      if (root !== null && note !== null && battle.roundNumber !== null && battle.roundTime !== null)
        sawBattle({
          draw: `battle-${battle.id}`,
          round: battle.roundNumber,
          outAt: battle.roundTime,
          root,
          note,
        });
  }, [data]);
  return null;
}
