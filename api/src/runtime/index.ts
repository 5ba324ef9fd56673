export {
  CommandRuntime,
  type Outcome,
  Overloaded,
  type Request,
  TooManyConflicts,
} from './command-runtime.ts';
export { type Folded, FoldedStreams } from './folded-streams.ts';
export { type LoggedEvent, readRecorded } from './logged-event.ts';
export { LruMap } from './lru-map.ts';
