export {
  type AnyEvent,
  type AnyEventType,
  type Event,
  type EventData,
  type EventKind,
  type EventOf,
  type FormerVersion,
  closed,
  defineEvent,
} from './event.ts';
export { type Codec, NewerEvent, UnreadableEvent, codecOf, lifted } from './codec.ts';
export { type EventMeta, type Fold, foldOf, measuring, on, onMeasure } from './fold.ts';
export { type Among, amongIn, idAmong } from './among.ts';
export { combine } from './combine.ts';
export { DEEDS, type Deed, type DeedDone, type DeedWindow, type Done } from './deeds.ts';
export { type MeasureName, type Measured, type Vocabulary, measured } from './measures.ts';
export {
  type Accepted,
  type AnyCommand,
  type Command,
  type Decision,
  type Moment,
  type Told,
  type Rejected,
  accepted,
  rejected,
} from './decider.ts';
export { type Guard, guarded } from './guard.ts';
export { type Amount, UNITS_PER_GEM, isAmount, parseGems, shareOf, times, toGems } from './money.ts';
export { InvariantBroken, invariant } from './invariant.ts';
export { Image, isImage } from './image.ts';
export { canonicalJson } from './canonical.ts';
export { CLOCK_TOLERANCE_MS } from './time.ts';
export {
  DAY_MS,
  HOUR_MS,
  QUARTERS_KEPT,
  QUARTER_MS,
  houseDate,
  houseDay,
  offsetText,
  quarterOf,
  quartersOfDay,
  startOfHouseDay,
  startOfHouseMonth,
  startOfHouseWeek,
} from './calendar.ts';
export { ChainId, Hash, Reveal, UserSeed } from './reveal.ts';
export { type Paid, experienceOf, nothingPaid, paidCounts } from './paid.ts';
export { OfferedReward, type PromisedReward, Prop, PropCount, Reward, StepReward } from './reward.ts';
export { ordered } from './member-order.ts';
export {
  AT_ONCE_EDITION,
  CARD_EDITION,
  CLAIMED_EDITION,
  COMMENTED_EDITION,
  UNSHELVED_EDITION,
  DEBT_EDITION,
  WRITTEN_EDITION,
  DECLARED_EDITION,
  EDITION,
  FOUR_EYES_EDITION,
  LEADING_EDITION,
  MONEY_EDITION,
  STANDING_EDITION,
  STRICTER_EDITION,
  INPUT_EDITION,
  AGREED_EDITION,
  TEXTS_EDITION,
} from './edition.ts';
export { Place, placeOf, streamOf, versionOf } from './place.ts';
export {
  type Actor,
  type Role,
  SYSTEM,
  actorOf,
  flowActor,
  isFlowActor,
  isPlayerActor,
  operatorActor,
  playerActor,
} from './actor.ts';
export { OPERATOR_ROLES, type OperatorRole, RIGHTS, type Right, mayDo } from './rights.ts';
export { type Grammar, type Writing, all, either, maybe, maybeUntil, one, some, typesIn } from './grammar.ts';
export { type Action, type Awaited, type Json, type Step, stepId } from './flow.ts';
export {
  drawnByRound,
  fullRoundFixed,
  isOfOthers,
  mayBeVoid,
  roundFixed,
  sealedInTime,
} from './audit-rounds.ts';
export { type Bars, barOf, followsOfBars } from './audit-bars.ts';
export { auditedDays } from './audit-days.ts';
export { type AuditedStake, stakeReleased, stakeReserved, stakeSettled } from './audit-stakes.ts';
export { BEACON_PATIENCE_MS, DrawnRound, FixedRound, Sealed, awaiting, sealing } from './fixed-round.ts';
export { type AnyStreamKind, type StreamKind, defineStream, idOf, kindOf, playerPart } from './stream.ts';
export { DatedFacts, followStops } from './dated-facts.ts';
export type { KeptClass } from './plain-state.ts';
export {
  type PublishedRules,
  type RulesInForce,
  type ProposeRight,
  type RulesKind,
  defineRules,
  fittingOnce,
} from './published.ts';
export {
  type Audit,
  type Books,
  type Desk,
  type BeaconKey,
  type SignedRound,
  type OwnBooks,
  type InputOf,
  NO_BOOKS,
  type RunningAudit,
  type Shelf,
  type Total,
  type Way,
  defineAudit,
  follow,
} from './audit.ts';
export {
  type AuditedItem,
  type AuditedProp,
  type DeedBooks,
  type EpochBooks,
  type ItemBooks,
  type LedgerBooks,
  type Leg,
  type Obligation,
  type ObligationBooks,
  type Outcome,
  type Proposed,
  type Publishing,
  type RuleBooks,
  type SeedBooks,
  type OperatorBooks,
  type PropBooks,
  type StandingBooks,
} from './books.ts';
export { type Envelope, inputIn, parsePlain, readRecord } from './record.ts';
export { type Finding, type Violation, unequal, violationOf } from './violation.ts';
export { type AnySlice, type None, type PlayerOf, type Slice, type StreamsOf, defineSlice } from './slice.ts';
