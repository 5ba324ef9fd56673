import type { Logger } from 'pino';

/** Time between two looks for days that are over, milliseconds. */
const SWEEP_MS = 10_000;

interface Parts {
  readonly logger: Logger;
  readonly closing: AsyncDisposableStack;
  /** what the log says if a sweep fails: 'rankings are not closed' */
  readonly trouble: string;
}

/** Sweeps regularly until the shop closes; one sweep at a time. A failed one is repeated by the next. */
export function sweepRegularly(sweep: () => Promise<void>, { logger, closing, trouble }: Parts): void {
  let sweeping = false;
  const timer = setInterval(() => {
    if (sweeping) return;
    sweeping = true;
    sweep()
      .catch((error: unknown) => logger.error(error, trouble))
      .finally(() => {
        sweeping = false;
      });
  }, SWEEP_MS);
  timer.unref();
  closing.defer(() => clearInterval(timer));
}
