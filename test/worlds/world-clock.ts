import type { TimeSources } from '@skins/api/foundation/runtime';
import { HandClock } from '../flows/hand-clock.ts';

/** A machine's clock: its time is advanced by hand, and it may be set wrong. */
export class WorldClock extends HandClock {
  /** milliseconds that the settable clock is ahead */
  offset = 0;

  readonly sources: TimeSources = {
    wall: () => this.time + this.offset,
    steady: () => this.time,
  };
}
