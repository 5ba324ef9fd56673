import type { TimeSources } from '@skins/api/foundation/runtime';

// The time of shops in this process: the machine's, and ahead of it where a test did not want to wait for a notice.

let aheadMs = 0;

/** Milliseconds since 1970. */
export const shopTime = (): number => Date.now() + aheadMs;

/** Lets time pass in all shops of this process, in milliseconds. */
export const letPass = (ms: number): void => {
  aheadMs += ms;
};

export const TEST_TIME: TimeSources = { wall: shopTime, steady: () => performance.now() + aheadMs };
