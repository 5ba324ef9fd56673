export { CommandRuntime, type Outcome, Overloaded, TooManyConflicts } from './command-runtime.ts';
export { FoldedStreams } from './folded-streams.ts';
export { type LoggedEvent, readRecorded } from './logged-event.ts';
export { MemoryBudget } from './memory-budget.ts';
export { LruMap } from './lru-map.ts';
