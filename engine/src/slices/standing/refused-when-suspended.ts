import type { Guard } from '../../kernel/index.ts';
import type { SuspendReason } from './events.ts';
import { type Standing, suspensionAt } from './state.ts';

/** Rejection: the player is suspended. */
export interface PlayerSuspendedRejection {
  readonly code: 'player-suspended';
  readonly reason: SuspendReason;
  /** milliseconds since 1970; null: until it is lifted */
  readonly until: number | null;
}

/** Refuses every command of a suspended player. */
export const refusedWhenSuspended: Guard<{ readonly standing: Standing }, PlayerSuspendedRejection> = {
  before({ standing }, time) {
    const suspension = suspensionAt(standing, time);
    return suspension && { code: 'player-suspended', reason: suspension.reason, until: suspension.until };
  },
};
