// Activities: deeds within a time bring rewards, step by step.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { ACTIVITIES, events, measures } from './events.ts';
import { receiveActivity } from './receive-activity.ts';
import { activitiesFold } from './state.ts';

export {
  ACTIVITIES,
  ACTIVITY_DEEDS,
  ACTIVITY_KINDS,
  type Activities,
  type Activity,
  type ActivityKind,
  ActivityReceived,
  OpeningUsed,
} from './events.ts';
export { type ActivityPart, type GrantedOpenings } from './state.ts';
export {
  type ActivityPhase,
  type ActivityTerms,
  type StepStanding,
  activitiesOf,
  activityOf,
  activityPhaseOf,
  doneFor,
  endOfClaims,
  stepsOf,
} from './standing.ts';
export { type UseOpening, type UseOpeningRejection, openingUsed } from './opening.ts';
export {
  type ReceiveActivity,
  type ReceiveActivityContext,
  type ReceiveActivityRejection,
  receiveActivity,
} from './receive-activity.ts';

export const activities = defineSlice({
  name: 'activities',
  events,
  player: playerPart(activitiesFold),
  streams: {},
  commands: { 'receive-activity': receiveActivity },
  measures,
  rules: [ACTIVITIES],
  audit,
});
