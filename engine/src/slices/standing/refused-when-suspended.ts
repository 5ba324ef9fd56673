import type { Guard } from '../../kernel/index.ts';
import type { SuspendReason } from './events.ts';
import { type Standing, suspensionAt } from './state.ts';

/** The player may do nothing for now. */
export interface PlayerSuspendedRejection {
  readonly code: 'player-suspended';
  readonly reason: SuspendReason;
  /** milliseconds since 1970; null: until it is lifted */
  readonly until: number | null;
}

/** Every command of a player is refused while the player is suspended, whatever it would do. */
export const refusedWhenSuspended: Guard<{ readonly standing: Standing }, PlayerSuspendedRejection> = {
  before({ standing }, time) {
    const suspension = suspensionAt(standing, time);
    return suspension && { code: 'player-suspended', reason: suspension.reason, until: suspension.until };
  },
};
