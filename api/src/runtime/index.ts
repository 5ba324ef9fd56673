export { CommandRuntime, type Outcome, Overloaded, TooManyConflicts } from './command-runtime.ts';
export { FoldedStreams } from './folded-streams.ts';
export { type LoggedEvent, endOf, readRecorded } from './logged-event.ts';
export { MemoryBudget } from './memory-budget.ts';
export { LruMap } from './lru-map.ts';
export { MACHINE_TIME, ShopClock, type TimeSources } from './shop-clock.ts';
export { type Stop, type Writing, WritingStopped } from './writing.ts';
