import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 25;
const MOST = 1_200;

/** Waits until a condition holds, half a minute at most, enough for a busy machine. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < MOST; n += 1) {
    if (await holds()) return;
    await wait(EVERY_MS);
  }
  throw new Error('it does not come about');
}
