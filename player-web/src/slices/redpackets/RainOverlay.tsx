import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { openLogin } from '../../shell/app/modals';
import { useLanguage, useSession } from '../../shell/session';
import { CountIn } from './CountIn';
import { Fall } from './Fall';
import { rainQuery } from './queries';
import { RainStrip } from './RainStrip';
import { Summary } from './Summary';
import { type Phase, phaseAt } from './times';
import { useGrabs } from './use-grabs';
import { useNow } from './use-now';
import { Visitor } from './Visitor';

/** Refetch intervals in milliseconds. */
const WATCH_MS = 5_000;
const PAYING_MS = 1_500;

interface OverlayProps {
  /** milliseconds since 1970: it names the rain */
  readonly start: number;
  readonly onOver: () => void;
}

/** One rain over any page: the strip, the count-in, the fall, and what it came to. */
export function RainOverlay({ start, onOver }: OverlayProps) {
  const language = useLanguage();
  const { token } = useSession();
  const now = useNow();
  const grabs = useGrabs();
  const { data, refetch } = useQuery({
    ...rainQuery({ time: start }, language),
    refetchInterval: ({ state }) => intervalOf(state.data?.rain.state),
  });
  const phase =
    data === undefined || data === null ? undefined : phaseAt(now, data.rain.start, data.rain.endsAt);
  useEffect(() => {
    if (phase === 'falling' || phase === 'over') void refetch();
  }, [phase, refetch]);
  const cancelled = data === null || data?.rain.state === 'cancelled';
  const nothing = phase === 'over' && token === undefined;
  useEffect(() => {
    if (cancelled || nothing) onOver();
  }, [cancelled, nothing, onOver]);
  if (data === undefined || data === null || phase === undefined || cancelled) return null;
  const part: Readonly<Record<Phase, ReactNode>> = {
    before: null,
    countdown: <RainStrip detail={data} now={now} onLeave={onOver} />,
    'count-in': <CountIn detail={data} now={now} onLeave={onOver} />,
    falling:
      token === undefined ? (
        <Visitor detail={data} now={now} onLogin={openLogin} onLeave={onOver} />
      ) : (
        <Fall detail={data} now={now} grabs={grabs} onLeave={onOver} />
      ),
    over: token === undefined ? null : <Summary detail={data} onClose={onOver} />,
  };
  return part[phase];
}

function intervalOf(state: string | undefined): number | false {
  if (state === 'falling' || state === 'announced') return WATCH_MS;
  return state === 'paying' ? PAYING_MS : false;
}
