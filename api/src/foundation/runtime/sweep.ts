import type { Logger } from 'pino';
import type { TimeSources } from './shop-clock.ts';
import { processTimers } from './timers.ts';

interface Parts {
  readonly logger: Logger;
  readonly closing: AsyncDisposableStack;
  readonly time: TimeSources;
  /** from the end of a sweep to the next one, milliseconds */
  readonly everyMs: number;
  /** what the log says if a sweep fails: 'rankings are not closed' */
  readonly trouble: string;
}

/** Sweeps regularly until the shop closes; one sweep at a time. A failed one is repeated by the next. */
export function sweepRegularly(sweep: () => Promise<void>, parts: Parts): void {
  const { logger, closing, time, everyMs, trouble } = parts;
  const { timers = processTimers } = time;
  let cancel = (): void => undefined;
  let closed = false;
  const later = () => {
    if (closed) return;
    cancel = timers.after(everyMs, async () => {
      await sweep().catch((error: unknown) => logger.error(error, trouble));
      later();
    });
  };
  later();
  closing.defer(() => {
    closed = true;
    cancel();
  });
}
