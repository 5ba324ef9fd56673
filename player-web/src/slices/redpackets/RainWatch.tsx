import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { lazyExtra } from '../../shell/app/lazy-with-retry';
import { withTexts } from '../../shell/app/with-texts';
import { serverNow } from '../../shell/net/clock';
import { useLive } from '../live/use-live';
import { nextQuery, refreshRains } from './queries';
import { COUNTDOWN_MS } from './times';

// Its code loads only when a rain is at hand: most visits see none.
const Overlay = lazyExtra(withTexts(async () => (await import('./RainOverlay')).RainOverlay));

/** Timers of browsers end at 2^31 milliseconds; longer waits are asked for again. */
const WAIT_MAX_MS = 3_600_000;

/** Waits for the next rain, by its message and by its published start, and shows it over any page. */
export function RainWatch() {
  const { data: next } = useQuery(nextQuery);
  const [told, setTold] = useState<number>();
  const [shown, setShown] = useState<number>();
  const [over, setOver] = useState<number>();
  const start = told ?? next ?? undefined;
  useLive('drop', { redPacket: ({ time }) => typeof time === 'number' && setTold(time) }, null);
  useEffect(() => {
    if (start === undefined || start === over) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = start - COUNTDOWN_MS - serverNow();
      if (left <= 0) setShown(start);
      else timer = setTimeout(wait, Math.min(left, WAIT_MAX_MS));
    };
    wait();
    return () => clearTimeout(timer);
  }, [start, over]);
  if (shown === undefined || shown === over) return null;
  const leave = () => {
    setOver(shown);
    setTold(undefined);
    void refreshRains();
  };
  return (
    <Suspense fallback={null}>
      <Overlay key={shown} start={shown} onOver={leave} />
    </Suspense>
  );
}
