import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../shell/net';
import { serverNow } from '../../shell/net/clock';
import { refreshUser } from '../../shell/session';
import { useLive } from '../live/use-live';
import { type BattleDetail, detailQuery } from './queries';

/** Viewers of one battle ask again within this time, not all at once. */
const JITTER_MS = 200;
/** A round is published a little after its time, and verified then. */
const BEACON_POLL_MS = 1_500;
/** Stakes and items move a moment after the end. */
const SETTLING_POLL_MS = 500;
/** Without live messages a waiting battle is asked for again. */
const WAITING_POLL_MS = 10_000;

/** Returns when to ask again, in milliseconds from now; false if nothing changes any more. */
function pollOf(detail: BattleDetail | undefined, now: number, jitter: number): number | false {
  if (detail === undefined) return false;
  const { battle, next } = detail;
  if (isSettling(detail)) return SETTLING_POLL_MS;
  if (next !== null) return Math.max(20, next - now + jitter);
  if (battle.state === 'waiting') return WAITING_POLL_MS;
  if (battle.state === 'running') return BEACON_POLL_MS;
  if (battle.state !== 'sealing') return false;
  return Math.max(BEACON_POLL_MS, (battle.roundTime ?? 0) - now + jitter);
}

/** Returns a battle, asked for again whenever it can tell more. */
export function useDetail(id: string) {
  const { language } = useTranslation().i18n;
  const found = useQuery({
    ...detailQuery(id, language),
    refetchInterval: ({ state }) => pollOf(state.data, serverNow(), Math.random() * JITTER_MS),
    refetchIntervalInBackground: true,
  });
  const topic = found.data?.topic;
  const again = () => void queries.invalidateQueries({ queryKey: ['battles', 'detail'] });
  useLive(
    'battle',
    {
      reload: again,
      battle: (message) => {
        if (message.topic === topic) again();
      },
    },
    topic === undefined ? undefined : null,
  );
  useSettled(found.data);
  return found;
}

/** Returns whether an own battle is over, and its stakes and items are still on their way. */
const isSettling = ({ battle, settled }: BattleDetail): boolean =>
  battle.mine !== null && battle.overAt !== null && !settled;

/** Refetches the player's figures once an own battle is settled: items and gems have moved then. */
function useSettled(detail: BattleDetail | undefined): void {
  const waited = useRef(false);
  const own = detail !== undefined && detail.battle.mine !== null;
  const settled = own && detail.settled;
  const at = detail?.battle.overAt ?? 0;
  useEffect(() => {
    const before = waited.current;
    waited.current = own && !settled;
    if (!settled || (!before && serverNow() - at > WAITING_POLL_MS)) return;
    void refreshUser();
    void queries.invalidateQueries({ queryKey: ['bag'] });
    void queries.invalidateQueries({ queryKey: ['props'] });
  }, [own, settled, at]);
}
