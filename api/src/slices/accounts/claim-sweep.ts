import type { Database } from 'better-sqlite3';
import { bindingsBefore, claimsBefore } from './open-claims.ts';
import type { PhoneChanges } from './phone-change.ts';
import type { Registrar } from './registration.ts';

const EVERY_MS = 60_000;
/** A registration that is under way takes seconds. */
const CUT_OFF_MS = 600_000;

interface SweepParts {
  readonly registrar: Pick<Registrar, 'settleClaim'>;
  readonly phones: Pick<PhoneChanges, 'settle'>;
  readonly readModels: Database;
  readonly clock: () => number;
  /** hears why a claim could not be settled; the next round tries again */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Ends registrations that were cut off: at the start, and each minute. One whose personal data was kept is completed, another's
 * login is released. Changes of a number that were cut off are ended, too.
 * @returns what stops it, once the round under way is over
 */
export function sweepClaims({
  registrar,
  phones,
  readModels,
  clock,
  onTrouble,
}: SweepParts): () => Promise<void> {
  const before = claimsBefore(readModels);
  const boundBefore = bindingsBefore(readModels);
  let running: Promise<void> = Promise.resolve();

  async function round(): Promise<void> {
    try {
      for (const { login, player } of before(clock() - CUT_OFF_MS))
        await registrar.settleClaim(login, player);
      for (const binding of boundBefore(clock() - CUT_OFF_MS)) await phones.settle(binding);
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
