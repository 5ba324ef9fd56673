import type { Logger } from 'pino';
import type { Alerts } from './alerts.ts';
import type { Condition } from './conditions.ts';

const EVERY_MS = 10_000;

/**
 * Checks the shop periodically, and passes the conditions to the alerts.
 * @returns a function that stops it
 */
export function watchHealth(
  look: () => Promise<readonly Condition[]>,
  alerts: Alerts,
  logger: Logger,
  everyMs = EVERY_MS,
): () => Promise<void> {
  let looking: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(look)
      .then((conditions) => alerts.take(conditions))
      .catch((error: unknown) => logger.error({ err: error }, 'the shop cannot be looked at'));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
    await alerts.close();
  };
}
