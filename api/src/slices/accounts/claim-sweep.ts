import type { Database } from 'better-sqlite3';
import { bindingsBefore, claimsBefore } from './open-claims.ts';
import type { PhoneChanges } from './phone-change.ts';
import type { Registrar } from './registration.ts';

const EVERY_MS = 60_000;
/** Age after which a claim counts as interrupted, in milliseconds; a running registration takes seconds. */
const CUT_OFF_MS = 600_000;

interface SweepParts {
  readonly registrar: Pick<Registrar, 'settleClaim'>;
  readonly phones: Pick<PhoneChanges, 'settle'>;
  readonly readModels: Database;
  readonly clock: () => number;
  /** called with the error if a claim could not be settled; the next round retries */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Finishes interrupted registrations at the start and every minute. It completes those whose personal data was stored, and
 * releases the login of the others. It also finishes interrupted phone number changes.
 * @returns a function that stops the sweep after the current round
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
