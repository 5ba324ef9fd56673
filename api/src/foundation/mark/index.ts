// What is remembered of a log, outside its data folder and beside it, so that no log that went back in time is gone on with.
export { changesFrom, countChanges, prepareMemory } from './accounts-memory.ts';
export { EndFile, MarkFile, markFolder, prepareMarks } from './mark-file.ts';
export type { Contradiction } from './held-log.ts';
export { MarkKeeper } from './mark-keeper.ts';
export {
  type Admitted,
  type Said,
  UnknownLog,
  admitLog,
  demandNoLogMeant,
  logAndMark,
} from './newest-log.ts';
