import type { Logger } from 'pino';
import type { TimeSources } from './shop-clock.ts';
import { type Lease, holds } from '../store/index.ts';
import { processTimers } from './timers.ts';

interface Parts {
  readonly logger: Logger;
  readonly closing: AsyncDisposableStack;
  readonly time: TimeSources;
  /** from the end of a sweep to the next one, milliseconds */
  readonly everyMs: number;
  /** what the log says if a sweep fails: 'rankings are not closed' */
  readonly trouble: string;
  /** the right to sweep, among several nodes; undefined: this is the only server */
  readonly lease: Pick<Lease, 'generation'> | undefined;
}

/** Sweeps regularly until the shop closes, while no other node does; one sweep at a time. A failed one is repeated by the next. */
export function sweepRegularly(sweep: () => Promise<void>, parts: Parts): void {
  const { logger, closing, time, everyMs, trouble, lease } = parts;
  const { timers = processTimers } = time;
  let cancel = (): void => undefined;
  let closed = false;
  const later = () => {
    if (closed) return;
    cancel = timers.after(everyMs, async () => {
      if (holds(lease)) await sweep().catch((error: unknown) => logger.error(error, trouble));
      later();
    });
  };
  later();
  closing.defer(() => {
    closed = true;
    cancel();
  });
}
