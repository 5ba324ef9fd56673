// Limits of players on their own play, and an operator's duties to players.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { confirmRaise } from './confirm-raise.ts';
import { dropRaise } from './drop-raise.ts';
import { POLICY, events } from './events.ts';
import { excludeSelf } from './exclude-self.ts';
import { passRealityCheck } from './pass-reality-check.ts';
import { setLimit } from './set-limit.ts';
import { setRealityCheck } from './set-reality-check.ts';
import { limitsFold } from './state.ts';
import { shareExclusion } from './share-exclusion.ts';
import { takeBreak } from './take-break.ts';

export {
  BREAK_HOURS_MAX,
  BreakTaken,
  CHECK_MINUTES_MAX,
  CHECK_MINUTES_MIN,
  EXCLUSION_DAYS_MAX,
  EXCLUSION_DAYS_MIN,
  ExclusionMark,
  ExclusionShared,
  LIMIT_KINDS,
  LIMIT_SPANS,
  LimitAmount,
  LimitKind,
  LimitSet,
  LimitSpan,
  POLICY,
  POLICY_PACKS,
  type Policy,
  type PolicyPack,
  type PolicyTerms,
  RAISE_WAIT_MS,
  RaiseAsked,
  RaiseConfirmed,
  RaiseDropped,
  RealityCheckSet,
  RealityChecked,
  SelfExcluded,
  breakEnd,
  exclusionEnd,
  leastOf,
  termsOf,
} from './events.ts';
export {
  type Braked,
  type Gauge,
  type Identity,
  type LimitOwner,
  type LimitReached,
  type PlayBraked,
  UNKNOWN,
  brakedAt,
  gaugesOf,
  playBrakedAt,
} from './brakes.ts';
export { type CapName, type Limits, type Raise, capName, limitsFold } from './state.ts';
export { type Quarter, type Usage, quartersOf, usedSince } from './usage.ts';
export { windowStart } from './window.ts';
export {
  type Begins,
  type LimitedRejection,
  type Weighing,
  refusedWhenLimited,
  weighingOf,
} from './refused-when-limited.ts';
export { type SetLimit, type SetLimitRejection, lapses, setLimit } from './set-limit.ts';
export { type ConfirmRaise, type ConfirmRaiseRejection, confirmRaise } from './confirm-raise.ts';
export { dropRaise } from './drop-raise.ts';
export { type TakeBreak, type TakeBreakRejection, takeBreak } from './take-break.ts';
export { type ExcludeSelf, type ExcludeSelfRejection, excludeSelf } from './exclude-self.ts';
export { type ShareExclusion, shareExclusion } from './share-exclusion.ts';
export { type SetRealityCheck, type SetRealityCheckRejection, setRealityCheck } from './set-reality-check.ts';
export { passRealityCheck } from './pass-reality-check.ts';

export const limits = defineSlice({
  name: 'limits',
  events,
  player: playerPart(limitsFold),
  streams: {},
  commands: {
    'set-limit': setLimit,
    'confirm-raise': confirmRaise,
    'drop-raise': dropRaise,
    'take-break': takeBreak,
    'exclude-self': excludeSelf,
    'share-exclusion': shareExclusion,
    'set-reality-check': setRealityCheck,
    'pass-reality-check': passRealityCheck,
  },
  measures: [],
  rules: [POLICY],
  audit,
});
