// Suspensions: whether a player may act.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { endSuspension } from './end-suspension.ts';
import { events } from './events.ts';
import { standing as fold } from './state.ts';
import { suspendPlayer } from './suspend-player.ts';

export {
  LIFT_REASONS,
  LiftReason,
  PlayerSuspended,
  SUSPEND_REASONS,
  SuspendReason,
  SuspensionEnded,
} from './events.ts';
export { type Standing, type Suspension, suspensionAt } from './state.ts';
export {
  type StandingContext,
  type SuspendPlayer,
  type SuspendPlayerRejection,
  suspendPlayer,
} from './suspend-player.ts';
export { type EndSuspension, type EndSuspensionRejection, endSuspension } from './end-suspension.ts';
export { type PlayerSuspendedRejection, refusedWhenSuspended } from './refused-when-suspended.ts';

export const standing = defineSlice({
  name: 'standing',
  events,
  player: playerPart(fold),
  streams: {},
  commands: { 'suspend-player': suspendPlayer, 'end-suspension': endSuspension },
  measures: [],
  rules: [],
  audit,
});
