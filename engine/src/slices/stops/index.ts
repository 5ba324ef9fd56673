// Games that are stopped at once, switched off by rules, or closed with the whole shop.
import { combine, defineSlice, defineStream } from '../../kernel/index.ts';
import { type Proposals, proposals } from '../operators/index.ts';
import { approveResume } from './approve-resume.ts';
import { audit } from './audit.ts';
import { dropResume } from './drop-resume.ts';
import { FEATURE_SWITCHES, MAINTENANCE, events } from './events.ts';
import { proposeResume } from './propose-resume.ts';
import { type Stopped, stopped } from './state.ts';
import { stopGame } from './stop-game.ts';

export { FEATURE_SWITCHES, GameResumed, GameStopped, MAINTENANCE, StopReason } from './events.ts';
export type { Ordering } from './ordering.ts';
export { type Maintenance, type Stop, type Stopped, maintenanceAt } from './state.ts';
export { type GameClosed, refusedWhenClosed } from './refused-when-closed.ts';
export { type StopGame, type StopGameRejection, stopGame } from './stop-game.ts';
export {
  type ProposeResume,
  type ProposeResumeRejection,
  proposeResume,
  resumeHashOf,
} from './propose-resume.ts';
export { approveResume } from './approve-resume.ts';
export { dropResume } from './drop-resume.ts';

/** State of the stream of stops. */
export interface Stops {
  readonly stopped: Stopped;
  /** proposals to resume games */
  readonly proposals: Proposals;
}

export const STOPS_STREAM = 'stops-shop';

export const stops = defineSlice({
  name: 'stops',
  events,
  player: { none: 'a stop is everybody’s' },
  streams: { stops: defineStream({ fold: combine<Stops>({ stopped, proposals }), id: /^shop$/ }) },
  commands: {
    'stop-game': stopGame,
    'propose-resume': proposeResume,
    'approve-resume': approveResume,
    'drop-resume': dropResume,
  },
  measures: [],
  rules: [FEATURE_SWITCHES, MAINTENANCE],
  audit,
});
