import type { Database } from 'better-sqlite3';
import { claimsBefore } from './open-claims.ts';
import type { Registrar } from './registration.ts';

const EVERY_MS = 60_000;
/** A registration that is under way takes seconds. */
const CUT_OFF_MS = 600_000;

interface SweepParts {
  readonly registrar: Pick<Registrar, 'settleClaim'>;
  readonly readModels: Database;
  readonly clock: () => number;
  /** hears why a claim could not be settled; the next round tries again */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Ends registrations that were cut off: at the start, and each minute. One whose personal data was kept is completed, another's
 * login is released.
 * @returns what stops it, once the round under way is over
 */
export function sweepClaims({ registrar, readModels, clock, onTrouble }: SweepParts): () => Promise<void> {
  const before = claimsBefore(readModels);
  let running: Promise<void> = Promise.resolve();

  async function round(): Promise<void> {
    try {
      for (const { login, player } of before(clock() - CUT_OFF_MS))
        await registrar.settleClaim(login, player);
    } catch (error) {
      onTrouble(error);
    }
  }

  const sweep = () => void (running = running.then(round));
  const timer = setInterval(sweep, EVERY_MS);
  sweep();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
