// Memories of a log, inside and outside its data folder. They prevent the shop from continuing a log that was rolled back.
export { TABLE as MEMORY_TABLE, changesFrom, countChanges, prepareMemory } from './accounts-memory.ts';
export { EndFile, MarkFile, markFolder, prepareMarks } from './mark-file.ts';
export { REPLICA_NOTE, forgetReplica, noteReplica } from './replica-note.ts';
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
