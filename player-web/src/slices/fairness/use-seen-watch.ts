import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../shell/net/clock';
import { useSession } from '../../shell/session';
import type { LiveEvents } from '../live/messages';
import { useLive } from '../live/use-live';
import type { seenDraws } from './seen-draws';

interface Room {
  readonly id: string;
  readonly state: string;
  readonly roundNumber: number | null;
  readonly roundTime: number | null;
}

interface Noted {
  readonly root: string | null;
  readonly note: string | null;
}

/** One game's rooms in which the player has a stake. */
interface Watched<Own extends Noted> {
  /** its name is the first part of a draw's name, too */
  readonly channel: 'battle' | 'wish';
  readonly ownQuery: (language: string) => UseQueryOptions<Own[], Error, Own[], string[]>;
  readonly roomOf: (own: Own) => Room;
  readonly saw: ReturnType<typeof seenDraws>['saw'];
}

/** A full room is signed within two seconds, and its round comes nine seconds after it filled. */
const SEALING_POLL_MS = 1_000;

const isSealing = ({ state, roundTime }: Room, now: number): boolean =>
  state === 'sealing' && roundTime !== null && now < roundTime;

/** On any page: fetches root and signed note of the player's full rooms before the round, and keeps them. */
export function useSeenWatch<Own extends Noted>({ channel, ownQuery, roomOf, saw }: Watched<Own>): void {
  const { token } = useSession();
  const { language } = useTranslation().i18n;
  const isPlayer = token !== undefined;
  const { data, refetch } = useQuery({
    ...ownQuery(language),
    enabled: isPlayer,
    refetchOnWindowFocus: true,
    // Only while an own room is full and its signed note is not here yet.
    refetchInterval: ({ state }) =>
      state.data?.some((own) => own.note === null && isSealing(roomOf(own), serverNow())) === true
        ? SEALING_POLL_MS
        : false,
    refetchIntervalInBackground: true,
  });
  const waits = data?.length ?? 0;
  const heard = ({ event }: LiveEvents['battle' | 'wish']) => {
    // Without a stake of their own nobody has to ask, whatever is frozen elsewhere.
    if (waits > 0 && (event === 'frozen' || event === 'sealed')) void refetch();
  };
  useLive(
    channel,
    { reload: () => void refetch(), battle: heard, wish: heard },
    isPlayer && waits > 0 ? null : undefined,
  );
  useEffect(() => {
    for (const own of data ?? []) {
      const { root, note } = own;
      const { id, roundNumber: round, roundTime: outAt } = roomOf(own);
      if (root !== null && note !== null && round !== null && outAt !== null)
        saw({ draw: `${channel}-${id}`, round, outAt, root, note });
    }
  }, [data, channel, roomOf, saw]);
}
