import type { rehearsalProgress } from '@skins/api/boxes/contract';
import type { DataOf } from '@skins/api/contract';
import { useEffect, useState } from 'react';
import { answerOf } from '../../shell/session';

const ASK_EVERY_MS = 400;

/** Returns a unique id for a rehearsal; it need not be secret. */
export const newRun = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the progress of a rehearsal as a fraction; undefined while it is queued. */
export function useProgress(run: string, waiting: boolean): number | undefined {
  const [told, setTold] = useState<{ readonly run: string; readonly share: number }>();
  useEffect(() => {
    if (!waiting) return undefined;
    const ask = async () => {
      const { read, events } = await answerOf<DataOf<typeof rehearsalProgress>>(
        `/boxes/rehearse?run=${encodeURIComponent(run)}`,
      );
      if (events > 0) setTold({ run, share: read / events });
    };
    // Errors are ignored: the rehearsal itself reports failures.
    const timer = setInterval(() => void ask().catch(() => undefined), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [run, waiting]);
  return waiting && told?.run === run ? told.share : undefined;
}
