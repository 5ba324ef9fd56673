import type { TimeSources } from '@skins/api/foundation/runtime';

// The time of shops in this process: the machine's, advanced if a test does not want to wait.

let aheadMs = 0;

/** Returns milliseconds since 1970. */
export const shopTime = (): number => Date.now() + aheadMs;

/** Advances the time of all shops in this process, by milliseconds. */
export const letPass = (ms: number): void => {
  aheadMs += ms;
};

export const TEST_TIME: TimeSources = { wall: shopTime, steady: () => performance.now() + aheadMs };
