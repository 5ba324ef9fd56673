export {
  type AnyEvent,
  type Event,
  type EventData,
  type EventKind,
  type EventOf,
  type EventType,
  type Upcasters,
  closed,
  defineEvent,
} from './event.ts';
export { type Codec, UnreadableEvent, codecOf } from './codec.ts';
export { type EventMeta, type Fold, type Reaction, combine, foldOf, on } from './fold.ts';
export { type Accepted, type Command, type Decision, type Rejected, accepted, rejected } from './decider.ts';
export { type Amount, UNITS_PER_GEM, isAmount, parseGems, times, toGems } from './money.ts';
export { Sequence } from './sequence.ts';
export { InvariantBroken, invariant } from './invariant.ts';
export { canonicalJson } from './canonical.ts';
export { DAY_MS, houseDate, houseDay, startOfHouseDay } from './calendar.ts';
